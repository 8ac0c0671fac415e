import { pageQueryLimits } from '../../shared/paths.ts';

export const searchLimits = {
  /** As many letters as posts and developers are searched for. */
  text: 100,
  /** A question may be longer than a search. */
  question: pageQueryLimits.siteSearch,
  leastText: 2,
  perGroup: 8,
  /** When one group is shown alone. */
  aloneInGroup: 50,
} as const;
