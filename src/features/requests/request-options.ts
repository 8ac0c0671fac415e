/** Lifetime of a link to the page, in days. */
export const requestKeyDays = 180;

export const requestLimits = {
  minEntry: 2,
  maxEntry: 5_000,
  maxAnswer: 20_000,
  /** Providers accept no longer text message, also in several parts. */
  maxTextMessage: 1_600,
  minSignature: 2,
  maxSignature: 200,
} as const;
