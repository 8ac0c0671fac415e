import { availabilityLimits } from '../availability-options.ts';

const { hoursPerWeek, languages, rate } = availabilityLimits;

export const availabilityRefusals = {
  kinds: 'Please choose what you take on',
  hours: `Please enter ${hoursPerWeek.min} to ${hoursPerWeek.max} hours`,
  freeFrom: 'Please enter a day within a year',
  rate: `Please enter a whole number up to ${rate.max.toLocaleString('en-US')}`,
  rateOrder: 'The higher rate comes second',
  timeZone: 'Please choose a time zone from the list',
  languages: `Please choose ${languages} languages at most`,
  none: 'You have not said yet what you take on.',
  notEnded: 'There is nothing to take up again.',
  isOver: 'It has ended already.',
} as const;
