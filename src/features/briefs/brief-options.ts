/** A brief is a request that is offered to a developer of the network. */
export const briefLimits = {
  daysToAnswer: 14,
  /** Days from the developer's yes until the sender must choose. */
  daysToChoose: 14,
  /** Characters of the text that a developer sends with the answer. */
  maxWord: 500,
  maxSuggestions: 10,
  maxSearch: 200,
} as const;

/** "seen" and "expired" follow from the times of a brief and are not stored. */
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

export function isBriefOpen(state: BriefState): boolean {
  return state === 'offered' || state === 'seen' || state === 'yes';
}
