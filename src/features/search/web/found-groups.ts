import { paths } from '../../../shared/paths.ts';
import type { DeveloperCard } from '../../developers/developers.ts';
import { exploreDevelopersWords } from '../../developers/words/directory/directory-words.ts';
import type { FoundPost } from '../../posts/posts.ts';
import type { FoundEntry } from '../search.ts';
import { type SearchGroupId, searchContent } from '../words/search.ts';

export interface SearchGroup {
  id: SearchGroupId | 'suggestions';
  title: string;
  entries: readonly FoundEntry[];
}

const maxDevelopers = 6;

export function groupOf(id: SearchGroupId, entries: readonly FoundEntry[]): SearchGroup {
  return { id, title: searchContent.groups[id], entries };
}

export function postEntries(posts: readonly FoundPost[]): FoundEntry[] {
  return posts.map(({ title, excerpt, slug }) => ({
    title,
    description: excerpt,
    to: paths.post(slug),
  }));
}

/** The first of the developers that a search found; only these are shown. */
export function shownDevelopers<One>(developers: readonly One[]): readonly One[] {
  return developers.slice(0, maxDevelopers);
}

export function developerEntries(
  developers: readonly Pick<DeveloperCard, 'id' | 'developerName' | 'bio'>[],
): FoundEntry[] {
  return shownDevelopers(developers).map(({ id, developerName, bio }) => ({
    title: developerName || exploreDevelopersWords.card.anonymous,
    description: bio,
    to: paths.developerProfile(id),
  }));
}

/** Entries that lack words of the query come after posts and developers, which have all of them. */
export function inOrder<Group extends { entries: readonly FoundEntry[] }>(
  indexed: readonly Group[],
  others: readonly Group[],
  isWhole: boolean,
): Group[] {
  const ordered = isWhole ? [...indexed, ...others] : [...others, ...indexed];
  return ordered.filter(({ entries }) => entries.length > 0);
}
