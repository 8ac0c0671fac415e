import type { Deps } from '../../../../server/deps.ts';
import type { SitemapParts } from '../../../../server/formats/sitemap-parts.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { absoluteUrl } from '../../../../shared/paths.ts';
import { shownAvailabilities } from '../../../availability/server/availability.service.ts';
import { findSkill, firstSkillsOf, storedKeysOf } from '../../../skills/server/skills.service.ts';
import { developerPage, directoryPageSize } from '../../developer-limits.ts';
import type {
  DeveloperCard,
  DirectoryFilters,
  DirectoryPage,
  DirectoryQuery,
} from '../../developers.ts';
import { sortedCursorPattern } from '../../directory/directory-choices.ts';
import type { OpenDirectory, OpenDirectoryInput } from '../../open-directory.ts';
import { profilePath } from '../../profile-path.ts';
import { availabilityWords } from './availability-words.ts';
import {
  type CardRow,
  countListed,
  type DirectoryPlace,
  findCards,
  findListedByIds,
  findListedPart,
  findListedParts,
} from './directory.queries.ts';
import type { DirectoryFilter } from './directory-filter.ts';

type DirectoryDeps = Pick<Deps, 'db' | 'clock' | 'content'>;

const skillsOnCard = 3;

const everybody: Omit<DirectoryFilter, 'now'> = {
  query: undefined,
  country: undefined,
  startedUntil: undefined,
  tools: [],
  skills: [],
  availability: [],
  isVerified: false,
};

export async function listDevelopers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { limit?: number | undefined; cursor?: number | undefined },
): Promise<DeveloperCard[]> {
  const cursor = input.cursor === undefined ? undefined : { key: null, id: input.cursor };
  const take = input.limit ?? developerPage.defaultSize;
  const filter = { ...everybody, now: clock.now() };
  return findCards(db.prisma, filter, { sort: 'newest', cursor, take });
}

/** Without the text. Null for a skill that the list lacks. */
export function filterOf(
  deps: Pick<Deps, 'clock' | 'content'>,
  query: DirectoryFilters,
): DirectoryFilter | null {
  const skill = query.skill ? findSkill(deps, query.skill) : null;
  if (query.skill && !skill) return null;
  const now = deps.clock.now();
  return {
    query: undefined,
    country: query.country || undefined,
    startedUntil: query.minExperienceYears
      ? now.getUTCFullYear() - query.minExperienceYears
      : undefined,
    tools: query.tools ?? [],
    skills: skill ? storedKeysOf(deps, skill.key) : [],
    availability: availabilityWords(query, now),
    isVerified: query.mark === 'verified',
    now,
  };
}

/** A cursor of another order begins at the start. */
function readCursor(
  cursor: DirectoryQuery['cursor'],
  sort: DirectoryPlace['sort'],
): DirectoryPlace['cursor'] {
  if (sort === 'newest') return typeof cursor === 'number' ? { key: null, id: cursor } : undefined;
  const found = typeof cursor === 'string' ? sortedCursorPattern.exec(cursor) : null;
  return found ? { key: Number(found[1]), id: Number(found[2]) } : undefined;
}

function cursorAfter(row: CardRow, sort: DirectoryPlace['sort']): number | string {
  return sort === 'newest' ? row.id : `${row[sort]}.${row.id}`;
}

/** The newest of those who fit, with their names. */
export async function newestListed(
  deps: DirectoryDeps,
  query: DirectoryFilters,
  take: number,
): Promise<Pick<CardRow, 'id' | 'developerName'>[]> {
  const filter = filterOf(deps, query);
  if (!filter) return [];
  const place: DirectoryPlace = { sort: 'newest', cursor: undefined, take };
  const db = deps.db.prisma;
  const find = (text: DirectoryFilter['query']) => findCards(db, { ...filter, query: text }, place);
  return query.q ? searchByText(db, query.q, find) : find(undefined);
}

/** Those whom visitors see, in the order of the ids. */
export async function listedByIds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
) {
  const now = clock.now();
  const rows = new Map((await findListedByIds(db.prisma, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, isVerified: isMarked(row, now) }] : [];
  });
}

const isMarked = ({ verifiedUntil }: Pick<CardRow, 'verifiedUntil'>, now: Date) =>
  verifiedUntil !== null && verifiedUntil > now;

/** A page of rows, each with the names of its first skills. */
async function findPage(
  deps: DirectoryDeps,
  query: DirectoryQuery,
  mostSkills: number,
): Promise<{
  rows: (CardRow & { skills: string[]; isVerified: boolean })[];
  nextCursor: number | string | null;
}> {
  const filter = filterOf(deps, query);
  if (!filter) return { rows: [], nextCursor: null };
  const sort: DirectoryPlace['sort'] = query.sort ?? 'newest';
  const place: DirectoryPlace = {
    sort,
    cursor: readCursor(query.cursor, sort),
    take: directoryPageSize + 1,
  };
  const db = deps.db.prisma;
  const find = (text: DirectoryFilter['query']) => findCards(db, { ...filter, query: text }, place);
  const found = query.q ? await searchByText(db, query.q, find) : await find(undefined);
  const shown = found.slice(0, directoryPageSize);
  const ids = shown.map(({ id }) => id);
  const skillsById = await firstSkillsOf(deps, ids, mostSkills);
  const rows = shown.map((row) => ({
    ...row,
    skills: [...(skillsById.get(row.id) ?? [])],
    isVerified: isMarked(row, filter.now),
  }));
  const last = shown.at(-1);
  const nextCursor = last && found.length > directoryPageSize ? cursorAfter(last, sort) : null;
  return { rows, nextCursor };
}

export async function searchDirectory(
  deps: DirectoryDeps,
  query: DirectoryQuery,
): Promise<DirectoryPage> {
  const { rows, nextCursor } = await findPage(deps, query, skillsOnCard);
  return { items: rows, nextCursor };
}

/** The same list for programs, with what each developer takes on. */
export async function readOpenDirectory(
  deps: DirectoryDeps & Pick<Deps, 'settings'>,
  { experience, tool, free, hours, cursor, ...same }: OpenDirectoryInput,
): Promise<OpenDirectory> {
  const query: DirectoryQuery = {
    ...same,
    minExperienceYears: experience,
    tools: tool?.split(',').flatMap((name) => name.trim() || []),
    freeBy: free,
    minHours: hours,
    cursor: cursor !== undefined && /^\d+$/.test(cursor) ? Number(cursor) : cursor,
  };
  const { rows, nextCursor } = await findPage(deps, query, quotas.skills.limit);
  const ids = rows.map(({ id }) => id);
  const availabilities = await shownAvailabilities(deps, ids);
  const items = rows.map((row) => ({
    ...row,
    profileUrl: absoluteUrl(deps.settings.siteOrigin, profilePath(row)),
    availability: availabilities.get(row.id) ?? null,
  }));
  return { items, nextCursor: nextCursor === null ? null : String(nextCursor) };
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
