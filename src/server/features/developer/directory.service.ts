import type { DeveloperCard, DirectoryQuery } from '../../../shared/developer.ts';
import { developerPage, directoryPageSize } from '../../../shared/developer-limits.ts';
import type { Deps } from '../../deps.ts';
import { type CardRow, type DirectoryFilter, findCards } from './directory.queries.ts';

type DirectoryDeps = Pick<Deps, 'db' | 'clock'>;

function toCard(row: CardRow): DeveloperCard {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Quotes, minus and "or" are for those who know them, and mean something to the words around them. */
const operators = /"|(?:^|\s)-|\bor\b/i;

/** Splits off the last word, which people are still typing, unless the search says exactly what it wants. */
function searchTerms(q: string): { words: string; prefix: string } {
  const match = operators.test(q) ? null : /^(|.*\s)([\p{L}\p{N}]+)$/su.exec(q);
  if (!match) return { words: q, prefix: '' };
  return { words: (match[1] ?? '').trim(), prefix: match[2] ?? '' };
}

/** Every developer with a complete profile, newest first; the next page starts after the id of the last one. */
export async function listDevelopers(
  deps: DirectoryDeps,
  input: { limit?: number | undefined; cursor?: number | undefined },
): Promise<DeveloperCard[]> {
  const rows = await findCards(deps.db.prisma, {
    words: '',
    prefix: '',
    country: undefined,
    startedUntil: undefined,
    tools: [],
    cursor: input.cursor,
    take: input.limit ?? developerPage.defaultSize,
  });
  return rows.map(toCard);
}

/** A page of the directory. */
export async function searchDirectory(
  deps: DirectoryDeps,
  query: DirectoryQuery,
): Promise<{ items: DeveloperCard[]; nextCursor: number | null }> {
  const thisYear = deps.clock.now().getUTCFullYear();
  const filter: DirectoryFilter = {
    ...searchTerms(query.q ?? ''),
    country: query.country || undefined,
    startedUntil: query.minExperienceYears ? thisYear - query.minExperienceYears : undefined,
    tools: query.tools ?? [],
    cursor: query.cursor ?? undefined,
    take: directoryPageSize + 1,
  };
  const rows = await findCards(deps.db.prisma, filter);
  const items = rows.slice(0, directoryPageSize).map(toCard);
  const hasMore = rows.length > directoryPageSize;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}
