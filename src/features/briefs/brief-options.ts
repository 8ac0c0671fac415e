/** Values and bounds of briefs: requests that are offered to developers of the network. */
export const briefLimits = {
  daysToAnswer: 14,
  /** Counts from the developer's yes; the sender chooses within it. */
  daysToChoose: 14,
  /** Limits the word that the developer sends with the answer. */
  maxWord: 500,
  maxSuggestions: 10,
  maxSearch: 200,
} as const;

/** States of a brief; seen and expired follow from its times. */
export const briefStates = [
  'offered',
  'seen',
  'yes',
  'no',
  'chosen',
  'notChosen',
  'withdrawn',
  'expired',
] as const;

export type BriefState = (typeof briefStates)[number];

/** Waits for its developer, or for the sender. */
export function isBriefOpen(state: BriefState): boolean {
  return state === 'offered' || state === 'seen' || state === 'yes';
}
