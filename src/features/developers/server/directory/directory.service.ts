import type { Deps } from '../../../../server/deps.ts';
import type { SitemapParts } from '../../../../server/formats/sitemap-parts.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { findSkill, firstSkillsOf, storedKeysOf } from '../../../skills/server/skills.service.ts';
import { developerPage, directoryPageSize } from '../../developer-limits.ts';
import type { DeveloperCard, DirectoryPage, DirectoryQuery } from '../../developers.ts';
import { profilePath } from '../../profile-path.ts';
import {
  countListed,
  type DirectoryFilter,
  findCards,
  findListedPart,
  findListedParts,
} from './directory.queries.ts';

type DirectoryDeps = Pick<Deps, 'db' | 'clock' | 'content'>;

const skillsOnCard = 3;

export async function listDevelopers(
  deps: Pick<Deps, 'db'>,
  input: { limit?: number | undefined; cursor?: number | undefined },
): Promise<DeveloperCard[]> {
  const rows = await findCards(deps.db.prisma, {
    query: undefined,
    country: undefined,
    startedUntil: undefined,
    tools: [],
    skills: [],
    cursor: input.cursor,
    take: input.limit ?? developerPage.defaultSize,
  });
  return rows;
}

export async function searchDirectory(
  deps: DirectoryDeps,
  query: DirectoryQuery,
): Promise<DirectoryPage> {
  const skill = query.skill ? findSkill(deps, query.skill) : null;
  if (query.skill && !skill) return { items: [], nextCursor: null, skill: null };
  const thisYear = deps.clock.now().getUTCFullYear();
  const filter = {
    country: query.country || undefined,
    startedUntil: query.minExperienceYears ? thisYear - query.minExperienceYears : undefined,
    tools: query.tools ?? [],
    skills: skill ? storedKeysOf(deps, skill.key) : [],
    cursor: query.cursor ?? undefined,
    take: directoryPageSize + 1,
  };
  const db = deps.db.prisma;
  const find = (text: DirectoryFilter['query']) => findCards(db, { ...filter, query: text });
  const rows = query.q ? await searchByText(db, query.q, find) : await find(undefined);
  const shown = rows.slice(0, directoryPageSize);
  const ids = shown.map(({ id }) => id);
  const skillsById = await firstSkillsOf(deps, ids, skillsOnCard);
  const items = shown.map((row) => ({ ...row, skills: [...(skillsById.get(row.id) ?? [])] }));
  const hasMore = rows.length > directoryPageSize;
  const nextCursor = hasMore ? (items.at(-1)?.id ?? null) : null;
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
