import type { AvailabilityDays, AvailabilityKind, RatePeriod } from '../availability-options.ts';

export const availabilityKindNames: Readonly<Record<AvailabilityKind, string>> = {
  project: 'Projects',
  partTime: 'Part-time work',
  fullTime: 'Full-time work',
  mentoring: 'Mentoring',
};

export const ratePeriodNames: Readonly<Record<RatePeriod, string>> = {
  hour: 'hour',
  day: 'day',
};

export const availabilityDaysNames: Readonly<Record<AvailabilityDays, string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
};

export const availabilityFactsContent = {
  title: 'Availability',
  kinds: 'Available for',
  hours: 'Hours a week',
  freeFrom: 'Free from',
  now: 'Now',
  rate: 'Rate',
  rateRange: (from: string, to: string, per: string) =>
    `${from === to ? from : `${from} to ${to}`} per ${per}`,
  timeZone: 'Time zone',
  languages: 'Languages',
  goodUntil: 'Good until',
};
