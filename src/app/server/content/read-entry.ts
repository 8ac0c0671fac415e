import type { EntryReader } from '../../../features/content/server/public-content.service.ts';
import { caseEntries, projectCards } from '../../../features/examples/project-entries.ts';
import { serviceCases } from '../../../features/examples/service-cases.ts';
import { siteFigures } from '../../../features/examples/site-figures.ts';
import { type NamedPath, withPosts } from '../../../features/learning-paths/path-entries.ts';
import { postsWithTerm } from '../../../features/posts/server/reading/posts-with-term.service.ts';
import { titlesOfPosts } from '../../../features/posts/server/reading/titles-of-posts.service.ts';
import {
  promptEntries,
  promptListEntries,
  promptsOfTerm,
  promptsOfTool,
} from '../../../features/prompts/prompt-entries.ts';
import { developersWithTool } from '../../../features/skills/server/developers-with-tool.service.ts';
import { comparisonEntries } from '../../../features/tools/comparison-entries.ts';
import { toolEntries } from '../../../features/tools/tool-entries.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { DrawnContent } from '../../../server/published-content.ts';
import type { ContentEntries } from '../../../shared/addresses/content-entries.ts';
import { paths } from '../../../shared/paths.ts';
import {
  firstStationEntries,
  mapEntries,
  pathEntries,
  pathsOfPage,
  pieceEntries,
  termEntries,
} from '../../content-entries.ts';

type Read = (deps: Deps, content: DrawnContent, slug: string) => Promise<object | null>;

/** @param complete adds what the database and other capabilities know about the entry */
function reading<Entry extends object>(
  entries: ContentEntries<string, Entry>,
  complete: (deps: Deps, entry: Entry, content: DrawnContent) => Promise<Partial<Entry>>,
): readonly [string, Read] {
  return [
    entries.name,
    async (deps, content, slug) => {
      const entry = content.entryOf(entries, slug);
      return entry && { ...entry, ...(await complete(deps, entry, content)) };
    },
  ];
}

const nothingMore = async () => ({});

/** Titles of the posts that are stations of these paths. */
function postTitles(deps: Deps, named: readonly NamedPath[]) {
  const stations = named.flatMap((path) => path.stations);
  return titlesOfPosts(
    deps,
    stations.filter(({ kind }) => kind === 'post').map(({ slug }) => slug),
  );
}

/** Kinds that hold the words of entries, by the name of the entries. */
export const kindsOfEntries: ReadonlyMap<string, readonly { name: string }[]> = new Map(
  [
    ...[termEntries, toolEntries, comparisonEntries, promptEntries],
    ...[
      projectCards,
      caseEntries,
      serviceCases,
      siteFigures,
      pieceEntries,
      pathEntries,
      mapEntries,
    ],
  ].map(({ name, madeOf }) => [name, madeOf]),
);

const readers: ReadonlyMap<string, Read> = new Map([
  reading(termEntries, async (deps, { slug, term }, content) => ({
    posts: await postsWithTerm(deps, term),
    prompts: content.entryOf(promptsOfTerm, slug) ?? [],
    learningPaths: content.entryOf(pathsOfPage, paths.glossaryTermPage(slug)) ?? [],
  })),
  reading(toolEntries, async (deps, { slug }, content) => ({
    prompts: content.entryOf(promptsOfTool, slug) ?? [],
    learningPaths: content.entryOf(pathsOfPage, paths.toolPage(slug)) ?? [],
    developers: await developersWithTool(deps, slug),
  })),
  reading(comparisonEntries, nothingMore),
  reading(promptEntries, async (_deps, { slug }, content) => ({
    learningPaths: content.entryOf(pathsOfPage, paths.promptPage(slug)) ?? [],
  })),
  reading(promptListEntries, nothingMore),
  reading(projectCards, nothingMore),
  reading(caseEntries, nothingMore),
  reading(serviceCases, nothingMore),
  reading(siteFigures, nothingMore),
  reading(pieceEntries, nothingMore),
  reading(firstStationEntries, nothingMore),
  reading(pathEntries, async (deps, { stations, after, ...path }) => {
    const titles = await postTitles(deps, [{ ...path, stations }, ...(after ? [after] : [])]);
    return {
      stations: withPosts(stations, titles),
      after: after && { ...after, stations: withPosts(after.stations, titles) },
    };
  }),
  reading(mapEntries, async (deps, { paths: named }) => {
    const titles = await postTitles(deps, named);
    return {
      paths: named.map((path) => ({ ...path, stations: withPosts(path.stations, titles) })),
    };
  }),
]);

/** Reads an entry with a page of its own, by the name of its entries (`entry` of a route). */
export const readEntry: EntryReader = async (deps, content, entries, slug) => {
  const read = readers.get(entries);
  if (!read) throw new DomainError('NOT_FOUND', 'There is no such content');
  return read(deps, content, slug);
};
