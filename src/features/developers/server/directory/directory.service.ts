import type { Deps } from '../../../../server/deps.ts';
import type { SitemapParts } from '../../../../server/formats/sitemap-parts.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { developerPage, directoryPageSize } from '../../developer-limits.ts';
import type { DeveloperCard, DirectoryQuery } from '../../developers.ts';
import { profilePath } from '../../profile-path.ts';
import {
  countListed,
  type DirectoryFilter,
  findCards,
  findListedPart,
  findListedParts,
} from './directory.queries.ts';

type DirectoryDeps = Pick<Deps, 'db' | 'clock'>;

export async function listDevelopers(
  deps: DirectoryDeps,
  input: { limit?: number | undefined; cursor?: number | undefined },
): Promise<DeveloperCard[]> {
  const rows = await findCards(deps.db.prisma, {
    query: undefined,
    country: undefined,
    startedUntil: undefined,
    tools: [],
    cursor: input.cursor,
    take: input.limit ?? developerPage.defaultSize,
  });
  return rows;
}

export async function searchDirectory(
  deps: DirectoryDeps,
  query: DirectoryQuery,
): Promise<{ items: DeveloperCard[]; nextCursor: number | null }> {
  const thisYear = deps.clock.now().getUTCFullYear();
  const filter = {
    country: query.country || undefined,
    startedUntil: query.minExperienceYears ? thisYear - query.minExperienceYears : undefined,
    tools: query.tools ?? [],
    cursor: query.cursor ?? undefined,
    take: directoryPageSize + 1,
  };
  const db = deps.db.prisma;
  const find = (text: DirectoryFilter['query']) => findCards(db, { ...filter, query: text });
  const rows = query.q ? await searchByText(db, query.q, find) : await find(undefined);
  const items = rows.slice(0, directoryPageSize);
  const hasMore = rows.length > directoryPageSize;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}

export function profileParts({ db }: Pick<Deps, 'db'>): SitemapParts {
  return {
    count: (most) => countListed(db.prisma, most),
    parts: (size) => findListedParts(db.prisma, size),
    entries: async (part) =>
      (await findListedPart(db.prisma, part)).map(({ id, handle, updatedAt }) => ({
        path: profilePath({ id, handle }),
        changedAt: updatedAt,
      })),
  };
}
