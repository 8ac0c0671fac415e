import { Prisma } from '../../../../server/db/generated/client.ts';
import {
  exactQuery,
  filteredQuery,
  lexeme,
  type TextQuery,
} from '../../../../server/search/text-query.ts';

export interface DirectoryFilter {
  query: TextQuery | undefined;
  country: string | undefined;
  /** Latest year of the first line of code. */
  startedUntil: number | undefined;
  tools: readonly string[];
  /** Keys of one skill: that of today and former ones. */
  skills: readonly string[];
  /** Words of an availability. One of each list is there. */
  availability: readonly (readonly string[])[];
  isVerified: boolean;
  now: Date;
}

/** Earliest year that a profile accepts (specification, section 5). */
const firstYear = 1950;
const decadeYears = 10;

/** Covers "up to this year" with whole decades and single years, the fewest lexemes possible. */
function yearsUntil(year: number): string[] {
  const found: string[] = [];
  for (let from = firstYear; from <= year; from += decadeYears) {
    if (from + decadeYears - 1 <= year) found.push(`decade=${from / decadeYears}`);
    else for (let single = from; single <= year; single += 1) found.push(`year=${single}`);
  }
  return found;
}

/** The index reads the rows of every word. A longer part leads to most of the developers who are available. */
const mostLeadingWords = 12;

function anyOf(words: readonly string[]): string {
  return `(${words.map(lexeme).join('|')})`;
}

/** Filters are lexemes of the search vector (see the migrations `text_search` and `finding`). */
export function filterQuery(filter: DirectoryFilter): TextQuery | undefined {
  const { query, country, startedUntil, tools, skills, availability, isVerified } = filter;
  const facets: string[] = [];
  if (country !== undefined) facets.push(lexeme(`country=${country}`));
  if (tools.length > 0) facets.push(anyOf(tools.map((tool) => `tool=${tool}`)));
  if (skills.length > 0) facets.push(anyOf(skills.map((skill) => `skill=${skill}`)));
  if (startedUntil !== undefined) facets.push(anyOf(['year=', ...yearsUntil(startedUntil)]));
  if (isVerified) facets.push(lexeme('mark=verified'));
  // PostgreSQL stops at the first part that a row lacks, so the longest part comes last.
  const sorted = availability.toSorted((one, other) => one.length - other.length);
  const leading = sorted.filter((words) => words.length <= mostLeadingWords).map(anyOf);
  const long = sorted.slice(leading.length).map(anyOf);
  facets.push(...leading);
  if (facets.length + long.length === 0) return query;
  const whole = [...facets, ...long].join('&');
  const filters = exactQuery(whole, facets.length > 0 ? facets.join('&') : whole);
  return query ? filteredQuery(query, filters) : filters;
}

/** The words of an ended availability stay until the next run of the job. */
export function isStillAvailable({ now }: Pick<DirectoryFilter, 'now'>): Prisma.Sql {
  return Prisma.sql`"availableUntil" > ${now}::timestamptz`;
}

/** The word of an ended mark stays as long. */
export function isStillVerified({ now }: Pick<DirectoryFilter, 'now'>): Prisma.Sql {
  return Prisma.sql`"verifiedUntil" > ${now}::timestamptz`;
}

/** Asks of the row what its words may say too long; null when the filter needs none of it. */
export function stillHolds(filter: DirectoryFilter): Prisma.Sql | null {
  const conditions = [
    ...(filter.availability.length > 0 ? [isStillAvailable(filter)] : []),
    ...(filter.isVerified ? [isStillVerified(filter)] : []),
  ];
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : null;
}
