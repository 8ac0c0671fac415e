import { paths } from '../../../../shared/paths.ts';
import { countries } from '../../../../shared/words/countries/countries.ts';
import type { ApiUtils } from '../../../../web/api/trpc.ts';
import { openPagesOf } from '../../../../web/components/links/open-pages.ts';
import type { PageLocation } from '../../../../web/route.ts';
import { readSkillKey } from '../../../skills/skill-keys.ts';
import { toolNames } from '../../../tools/words/tool-names.ts';
import { developerLimits } from '../../developer-limits.ts';
import type { DirectoryQuery } from '../../developers.ts';
import { experienceSteps } from '../../words/explore-developers-words.ts';

/** Empty values match everybody. */
export interface DirectoryFilters {
  q: string;
  country: string;
  /** Minimum years of coding. 0 means no filter. */
  experience: number;
  tools: readonly string[];
  /** Key of a skill. */
  skill: string;
}

export const noFilters: DirectoryFilters = {
  q: '',
  country: '',
  experience: 0,
  tools: [],
  skill: '',
};

const toolSeparator = ',';

/** Ignores values that the page does not offer. */
export function filtersOf(searchParams: URLSearchParams): DirectoryFilters {
  const experience = Number(searchParams.get('experience') ?? 0);
  const asked = (searchParams.get('tool') ?? '').split(toolSeparator);
  return {
    q: (searchParams.get('q') ?? '').trim().slice(0, developerLimits.searchText),
    country: countries.find((name) => name === searchParams.get('country')) ?? '',
    experience: experienceSteps.includes(experience) ? experience : 0,
    tools: toolNames.filter((name) => asked.includes(name)).slice(0, developerLimits.toolFilters),
    skill: readSkillKey(searchParams.get('skill')) ?? '',
  };
}

export function cursorOf(searchParams: URLSearchParams): number | null {
  const value = searchParams.get('cursor');
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

export function hasFilters(filters: DirectoryFilters): boolean {
  return directoryPath(filters) !== paths.exploreDevelopers;
}

export function directoryPath(filters: DirectoryFilters, cursor: number | null = null): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  if (filters.country) query.set('country', filters.country);
  if (filters.experience) query.set('experience', String(filters.experience));
  // Fixed order, so that equal filters share one URL.
  const tools = toolNames.filter((name) => filters.tools.includes(name));
  if (tools.length > 0) query.set('tool', tools.join(toolSeparator));
  if (filters.skill) query.set('skill', filters.skill);
  if (cursor !== null) query.set('cursor', String(cursor));
  return query.size > 0 ? `${paths.exploreDevelopers}?${query}` : paths.exploreDevelopers;
}

export function directoryQuery(filters: DirectoryFilters): Omit<DirectoryQuery, 'cursor'> {
  return {
    q: filters.q || undefined,
    country: filters.country || undefined,
    minExperienceYears: filters.experience || undefined,
    tools: filters.tools.length > 0 ? [...filters.tools] : undefined,
    skill: filters.skill || undefined,
  };
}

export function prefetchDirectory(
  utils: ApiUtils,
  { searchParams }: PageLocation,
): Promise<unknown> {
  return utils.developer.directory.prefetchInfinite(directoryQuery(filtersOf(searchParams)), {
    initialCursor: cursorOf(searchParams),
    pages: openPagesOf(searchParams),
    getNextPageParam: (page) => page.nextCursor,
  });
}
