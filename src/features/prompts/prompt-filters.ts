import {
  type PromptKind,
  type PromptLevel,
  promptKinds,
  promptLevels,
} from './words/prompt-types.ts';

export const promptLimits = { searchText: 100 } as const;

/** Longest times that a reader can ask for. */
export const promptTimesMinutes = [15, 30, 60, 90] as const;

/** Empty values match every prompt. */
export interface PromptFilters {
  q: string;
  kind: PromptKind | '';
  /** Slug. */
  tool: string;
  level: PromptLevel | '';
  /** 0 means any time. */
  minutes: number;
}

/** A level as it stands in the address. */
export const levelInAddress = (level: PromptLevel) => level.toLowerCase();

/** Ignores values that the page does not offer. */
export function filtersOf(searchParams: URLSearchParams): PromptFilters {
  const asked = (name: string) => searchParams.get(name) ?? '';
  const minutes = Number(asked('time'));
  return {
    q: asked('q').trim().slice(0, promptLimits.searchText),
    kind: promptKinds.find((kind) => kind === asked('kind')) ?? '',
    tool: asked('tool'),
    level: promptLevels.find((level) => levelInAddress(level) === asked('level')) ?? '',
    minutes: promptTimesMinutes.find((time) => time === minutes) ?? 0,
  };
}

export function hasFilters({ q, kind, tool, level, minutes }: PromptFilters): boolean {
  return [q, kind, tool, level].some((value) => value !== '') || minutes > 0;
}
