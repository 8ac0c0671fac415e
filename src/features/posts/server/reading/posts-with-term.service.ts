import { LRUCache } from 'lru-cache';
import type { ContentBus } from '../../../../server/content-bus.ts';
import type { Deps } from '../../../../server/deps.ts';
import { paths } from '../../../../shared/paths.ts';
import { mentionOf } from '../../../glossary/term-mentions.ts';
import { postSearch } from '../../post-search-limits.ts';
import { searchPosts } from './post-search.service.ts';

interface PostPlace {
  title: string;
  to: string;
}

const mostPosts = 5;
/** As long as a page is kept. */
const keptMs = 30_000;
/** Exceeds the number of terms of a glossary. */
const mostTerms = 1_000;

const found = new WeakMap<ContentBus, LRUCache<string, Promise<readonly PostPlace[]>>>();

function foundOf(bus: ContentBus): LRUCache<string, Promise<readonly PostPlace[]>> {
  const known = found.get(bus);
  if (known) return known;
  const made = new LRUCache<string, Promise<readonly PostPlace[]>>({ max: mostTerms, ttl: keptMs });
  found.set(bus, made);
  bus.onChange(() => made.clear());
  return made;
}

/**
 * Published posts whose title or excerpt holds the whole term, by the search of posts. Kept until content changes. None while the
 * database does not answer: the page of a term is drawn all the same.
 */
export async function postsWithTerm(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'contentBus'>,
  term: string,
): Promise<readonly PostPlace[]> {
  if (term.length < postSearch.minTextLength) return [];
  const kept = foundOf(deps.contentBus);
  const known = kept.get(term);
  if (known) return known;
  const reading = readPosts(deps, term);
  kept.set(term, reading);
  try {
    return await reading;
  } catch (error) {
    kept.delete(term);
    deps.log.warn({ err: error }, 'posts with a term could not be read');
    return [];
  }
}

async function readPosts(
  deps: Pick<Deps, 'db' | 'clock'>,
  term: string,
): Promise<readonly PostPlace[]> {
  const mention = mentionOf(term);
  const posts = await searchPosts(deps, term.slice(0, postSearch.maxTextLength));
  // The search also finds beginnings of words and near words.
  return posts
    .filter(({ title, excerpt }) => mention.test(title) || mention.test(excerpt ?? ''))
    .slice(0, mostPosts)
    .map(({ title, slug }) => ({ title, to: paths.post(slug) }));
}
