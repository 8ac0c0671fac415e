import { type ForeignChoices, type ForeignSummary, mostForeign } from '../../../post-import.ts';
import type { FoundForeign } from './foreign-tags.ts';

/** Each foreign tag once, the most frequent first. */
export function foreignSummary(
  posts: readonly { foreign: readonly FoundForeign[] }[],
  chosen: ForeignChoices,
): ForeignSummary[] {
  const byKey = new Map<string, ForeignSummary>();
  for (const { key, usual, choices } of posts.flatMap(({ foreign }) => foreign)) {
    const known = byKey.get(key);
    byKey.set(key, {
      key,
      postCount: (known?.postCount ?? 0) + 1,
      choices: [...new Set([...(known?.choices ?? []), ...choices])],
      choice: (Object.hasOwn(chosen, key) ? chosen[key] : undefined) ?? usual,
    });
  }
  return [...byKey.values()].sort((a, b) => b.postCount - a.postCount).slice(0, mostForeign);
}
