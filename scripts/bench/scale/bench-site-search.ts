import { searchDirectory } from '../../../src/features/developers/server/directory/directory.service.ts';
import { searchPosts } from '../../../src/features/posts/server/reading/post-search.service.ts';
import { createFinder } from '../../../src/features/search/finder.ts';
import { searchedText } from '../../../src/features/search/query-words.ts';
import { searchLimits } from '../../../src/features/search/search-limits.ts';
import { searchIndexOf } from '../../../src/features/search/server/search-index.ts';
import type { Deps } from '../../../src/server/deps.ts';

export const questions = [
  ...['what is row level securty', 'cursor vs copilot', 'how much does an app cost', 'loveable'],
  ...['webhok', 'prompt for login', 'hire a developer in montevideo', 'bakrey apps', 'the', 'th'],
  ...['what is an api', 'build', 'garcia munchen', 'react design', 'autentication', 'xqzwv'],
  ...['database', 'ai', 'vibe coding', 'websites for a bakery', 'montevidoe', 'test my app'],
];

/** Does what the page of results asks for: the index of the site, posts and developers at once. */
export function siteSearch(
  deps: Pick<Deps, 'db' | 'clock' | 'content'>,
): (q: string) => Promise<unknown> {
  const find = createFinder(searchIndexOf(({ release }) => release, []));
  return (text) => {
    const q = searchedText(text);
    return Promise.all([
      searchPosts(deps, q),
      searchDirectory(deps, { q }),
      find(text, searchLimits.perGroup),
    ]);
  };
}
