import { paths } from '../../../shared/paths.ts';
import { countries } from '../../../shared/words/countries/countries.ts';
import {
  type AvailabilityKind,
  availabilityKinds,
} from '../../availability/availability-options.ts';
import { readSkillKey } from '../../skills/skill-keys.ts';
import { toolNames } from '../../tools/words/tool-names.ts';
import { developerLimits } from '../developer-limits.ts';
import type { DirectoryFilters as ServerFilters } from '../developers.ts';
import {
  type DirectoryMark,
  type DirectorySort,
  directoryMarks,
  directorySorts,
  hoursSteps,
  readDay,
  readLanguage,
  readRate,
} from '../directory/directory-choices.ts';
import { experienceSteps } from '../words/directory/directory-words.ts';

/** Empty values match everybody. */
export interface DirectoryFilters {
  q: string;
  country: string;
  /** Minimum years of coding. 0 means no filter. */
  experience: number;
  tools: readonly string[];
  /** Key of a skill. */
  skill: string;
  kind: AvailabilityKind | '';
  /** Free by this day, YYYY-MM-DD. */
  free: string;
  /** Hours a week at least. 0 means no filter. */
  hours: number;
  /** As `USD.hour.50`. */
  rate: string;
  language: string;
  /** Mark of the studio. */
  mark: DirectoryMark | '';
  /** Empty for the newest first. */
  sort: DirectorySort | '';
}

export const noFilters: DirectoryFilters = {
  q: '',
  country: '',
  experience: 0,
  tools: [],
  skill: '',
  kind: '',
  free: '',
  hours: 0,
  rate: '',
  language: '',
  mark: '',
  sort: '',
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
    kind: availabilityKinds.find((kind) => kind === searchParams.get('kind')) ?? '',
    free: readDay(searchParams.get('free')) ?? '',
    hours: hoursSteps.find((step) => String(step) === searchParams.get('hours')) ?? 0,
    rate: readRate(searchParams.get('rate')) ?? '',
    language: readLanguage(searchParams.get('language')) ?? '',
    mark: directoryMarks.find((mark) => mark === searchParams.get('mark')) ?? '',
    sort: directorySorts.find((sort) => sort === searchParams.get('sort')) ?? '',
  };
}

/** The order alone hides nobody. */
export function hasFilters(filters: DirectoryFilters): boolean {
  return directoryPath({ ...filters, sort: '' }) !== paths.exploreDevelopers;
}

export function directoryPath(
  filters: DirectoryFilters,
  cursor: number | string | null = null,
): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  if (filters.country) query.set('country', filters.country);
  if (filters.experience) query.set('experience', String(filters.experience));
  // Fixed order, so that equal filters share one URL.
  const tools = toolNames.filter((name) => filters.tools.includes(name));
  if (tools.length > 0) query.set('tool', tools.join(toolSeparator));
  for (const name of [
    ...(['skill', 'kind', 'free', 'hours', 'rate', 'language', 'mark', 'sort'] as const),
  ]) {
    if (filters[name]) query.set(name, String(filters[name]));
  }
  if (cursor !== null) query.set('cursor', String(cursor));
  return query.size > 0 ? `${paths.exploreDevelopers}?${query}` : paths.exploreDevelopers;
}

export function facetQuery(filters: DirectoryFilters): ServerFilters {
  return {
    q: filters.q || undefined,
    country: filters.country || undefined,
    minExperienceYears: filters.experience || undefined,
    tools: filters.tools.length > 0 ? [...filters.tools] : undefined,
    skill: filters.skill || undefined,
    kind: filters.kind || undefined,
    freeBy: filters.free || undefined,
    minHours: filters.hours || undefined,
    rate: filters.rate || undefined,
    language: filters.language || undefined,
    mark: filters.mark || undefined,
  };
}
