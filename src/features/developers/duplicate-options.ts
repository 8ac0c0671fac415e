export const duplicateKinds = ['photo', 'words', 'network'] as const;

export const duplicateLimits = {
  /** Others that a mark names. */
  named: 3,
  /** Others who joined from the same network. Two people of one household are no sign. */
  minOfNetwork: 2,
  /** Days between them. */
  networkDays: 7,
  /** Days for which a developer is new. */
  newDays: 7,
} as const;

export type DuplicateKind = (typeof duplicateKinds)[number];
