/** Values and bounds of the page of a contact request. */

/** How long a link to the page opens it, in days. */
export const requestKeyDays = 180;

export const requestLimits = {
  minEntry: 2,
  maxEntry: 5_000,
  maxAnswer: 20_000,
  minSignature: 2,
  maxSignature: 200,
} as const;
