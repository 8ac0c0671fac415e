export const outcomeAnswers = ['finished', 'going', 'no'] as const;

export type OutcomeAnswer = (typeof outcomeAnswers)[number];

/** Both sides are asked so many days after the choice. */
export const askAfterDays = 30;

/** A choice that is older is not asked about any more. An upgrade asks nobody about old ones. */
export const askWithinDays = 60;

/** A job counts on the profile for so many days from the choice. */
export const countedDays = 365;

/** Lifetime of a link under which no recommendation stands, in days. */
export const outcomeLinkDays = 90;

export const recommendationLimits = {
  minWords: 20,
  maxWords: 600,
  minAuthor: 2,
  maxAuthor: 120,
} as const;

/** The profile shows so many recommendations, newest first. */
export const shownRecommendations = 6;

export function isYes(answer: OutcomeAnswer | null): boolean {
  return answer === 'finished' || answer === 'going';
}
