/** Lifetime of a link under which nothing was written, in days. */
export const testimonialLinkDays = 90;

export const testimonialLimits = {
  minQuote: 20,
  maxQuote: 600,
  minAuthor: 2,
  maxAuthor: 120,
  maxRole: 120,
} as const;

export const testimonialRatings = ['5', '4', '3', '2', '1'] as const;

/** Withdrawn: taken back by its writer or by the owner, without words. */
export const testimonialStates = ['asked', 'written', 'approved', 'declined', 'withdrawn'] as const;
