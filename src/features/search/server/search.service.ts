import type { Deps } from '../../../server/deps.ts';
import type { PublishedContent } from '../../../server/published-content.ts';
import { createFinder, type Finder } from '../finder.ts';
import type { Found, SearchIndex } from '../search.ts';
import type { IndexedGroupId } from '../search-groups.ts';
import { searchLimits } from '../search-limits.ts';
import { searchIndexOf } from './search-index.ts';

type IndexDeps = Pick<Deps, 'content' | 'listedPages'>;

interface Built {
  revision: string;
  index: SearchIndex;
  find: Finder | null;
}

const built = new WeakMap<PublishedContent, Built>();

/** Builds the index once per change of the content. */
function builtIndex({ content, listedPages }: IndexDeps): Built {
  const { revision } = content;
  const kept = built.get(content);
  if (kept?.revision === revision) return kept;
  const index = searchIndexOf((kind) => content.valueOf(kind), listedPages());
  const made = { revision, index, find: null };
  built.set(content, made);
  return made;
}

export function getSearchIndex(deps: IndexDeps): SearchIndex {
  return builtIndex(deps).index;
}

/** Searches everything but posts and developers, as the dialog does in the browser. */
export function findInIndex(
  deps: IndexDeps,
  { q, group }: { q: string; group?: IndexedGroupId | undefined },
): Found {
  const kept = builtIndex(deps);
  kept.find ??= createFinder(kept.index);
  if (group === undefined) return kept.find(q, searchLimits.perGroup);
  const { groups, isWhole } = kept.find(q, searchLimits.aloneInGroup);
  return { groups: groups.filter(({ id }) => id === group), isWhole };
}
