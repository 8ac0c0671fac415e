export const availabilityKinds = ['project', 'partTime', 'fullTime', 'mentoring'] as const;
export const availabilityDays = [7, 30, 90] as const;
export const ratePeriods = ['hour', 'day'] as const;

/** ISO 4217. */
export const rateCurrencies = [
  ...([
    'USD',
    'EUR',
    'GBP',
    'AUD',
    'BRL',
    'CAD',
    'CHF',
    'CZK',
    'DKK',
    'INR',
    'JPY',
    'KRW',
  ] as const),
  ...(['MXN', 'NGN', 'NOK', 'NZD', 'PLN', 'SEK', 'SGD', 'TRY', 'UAH', 'ZAR'] as const),
] as const;

export const availabilityLimits = {
  hoursPerWeek: { min: 1, max: 80 },
  rate: { min: 1, max: 1_000_000 },
  languages: 8,
  freeFromWithinDays: 366,
} as const;

/** A new availability from the switch of the profile says no more than this. */
export const firstAvailability = { kinds: ['project'], days: 90 } as const;

export type AvailabilityKind = (typeof availabilityKinds)[number];
export type AvailabilityDays = (typeof availabilityDays)[number];
export type RatePeriod = (typeof ratePeriods)[number];
export type RateCurrency = (typeof rateCurrencies)[number];

/** `ending`: the time of the reminder has come. */
export type AvailabilityState = 'shown' | 'ending' | 'ended';
