import type { Deps } from '../../../server/deps.ts';
import type { PublishedContent } from '../../../server/published-content.ts';
import type { SearchIndex } from '../search.ts';
import { searchIndexOf } from './search-index.ts';

const built = new WeakMap<PublishedContent, { revision: string; index: SearchIndex }>();

/** Builds the index once per change of the content. */
export function getSearchIndex({
  content,
  listedPages,
}: Pick<Deps, 'content' | 'listedPages'>): SearchIndex {
  const { revision } = content;
  const kept = built.get(content);
  if (kept?.revision === revision) return kept.index;
  const index = searchIndexOf((kind) => content.valueOf(kind), listedPages());
  built.set(content, { revision, index });
  return index;
}
