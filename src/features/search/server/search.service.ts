import type { Deps } from '../../../server/deps.ts';
import type { PublishedContent } from '../../../server/published-content.ts';
import { createFinder, type Finder, rankerOf } from '../finder.ts';
import type { Fit } from '../ranker.ts';
import type { Found, SearchIndex } from '../search.ts';
import type { IndexedGroupId } from '../search-groups.ts';
import { searchLimits } from '../search-limits.ts';
import { searchIndexOf } from './search-index.ts';

type IndexDeps = Pick<Deps, 'content' | 'listedPages'>;

interface Built {
  revision: string;
  index: SearchIndex;
  ranked: { rank: ReturnType<typeof rankerOf>; find: Finder } | null;
}

const built = new WeakMap<PublishedContent, Built>();

/** Builds the index once per change of the content. */
function builtIndex({ content, listedPages }: IndexDeps): Built {
  const { revision } = content;
  const kept = built.get(content);
  if (kept?.revision === revision) return kept;
  const index = searchIndexOf((kind) => content.valueOf(kind), listedPages());
  const made: Built = { revision, index, ranked: null };
  built.set(content, made);
  return made;
}

export function getSearchIndex(deps: IndexDeps): SearchIndex {
  return builtIndex(deps).index;
}

function builtRanker(deps: IndexDeps) {
  const kept = builtIndex(deps);
  if (kept.ranked) return kept.ranked;
  const rank = rankerOf(kept.index);
  kept.ranked = { rank, find: createFinder(kept.index, rank) };
  return kept.ranked;
}

/** Addresses of the best entries of all groups, without fragments, each once. */
export function rankedAddresses(deps: IndexDeps, question: string, fit: Fit): string[] {
  const found = builtRanker(deps).rank(question, fit);
  return [...new Set(found.map(({ entry }) => entry.to.split('#')[0] ?? ''))];
}

/** Searches everything but posts and developers, as the dialog does in the browser. */
export function findInIndex(
  deps: IndexDeps,
  { q, group }: { q: string; group?: IndexedGroupId | undefined },
): Found {
  const { find } = builtRanker(deps);
  if (group === undefined) return find(q, searchLimits.perGroup);
  const { groups, isWhole } = find(q, searchLimits.aloneInGroup);
  return { groups: groups.filter(({ id }) => id === group), isWhole };
}
