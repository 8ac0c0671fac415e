import type { Deps } from '../../../../server/deps.ts';
import type { SitemapParts } from '../../../../server/formats/sitemap-parts.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { findSkill, firstSkillsOf, storedKeysOf } from '../../../skills/server/skills.service.ts';
import { developerPage, directoryPageSize } from '../../developer-limits.ts';
import type {
  DeveloperCard,
  DirectoryFilters,
  DirectoryPage,
  DirectoryQuery,
} from '../../developers.ts';
import { sortedCursorPattern } from '../../directory/directory-choices.ts';
import { profilePath } from '../../profile-path.ts';
import { availabilityWords } from './availability-words.ts';
import {
  type CardRow,
  countListed,
  type DirectoryPlace,
  findCards,
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

export async function searchDirectory(
  deps: DirectoryDeps,
  query: DirectoryQuery,
): Promise<DirectoryPage> {
  const filter = filterOf(deps, query);
  if (!filter) return { items: [], nextCursor: null, skill: null };
  const sort: DirectoryPlace['sort'] = query.sort ?? 'newest';
  const place: DirectoryPlace = {
    sort,
    cursor: readCursor(query.cursor, sort),
    take: directoryPageSize + 1,
  };
  const db = deps.db.prisma;
  const find = (text: DirectoryFilter['query']) => findCards(db, { ...filter, query: text }, place);
  const rows = query.q ? await searchByText(db, query.q, find) : await find(undefined);
  const shown = rows.slice(0, directoryPageSize);
  const ids = shown.map(({ id }) => id);
  const skillsById = await firstSkillsOf(deps, ids, skillsOnCard);
  const items = shown.map((row) => ({
    ...row,
    skills: [...(skillsById.get(row.id) ?? [])],
    isVerified: row.verifiedUntil !== null && row.verifiedUntil > filter.now,
  }));
  const last = shown.at(-1);
  const nextCursor = last && rows.length > directoryPageSize ? cursorAfter(last, sort) : null;
  const skill = query.skill ? findSkill(deps, query.skill) : null;
  return { items, nextCursor, skill: skill && { key: skill.key, name: skill.name } };
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
