import type { Limit } from './limit.ts';
import * as limits from './limits.ts';
import * as quotas from './quotas.ts';

const isLimit = (value: object): value is Limit => 'what' in value;

function limitsIn(value: unknown): Limit[] {
  if (typeof value !== 'object' || value === null) return [];
  return isLimit(value) ? [value] : Object.values(value).flatMap(limitsIn);
}

/** Every limit of the site. Sorted by its table, because bundlers order the exports of a file differently. */
export function allLimits(): Limit[] {
  return Object.entries({ ...limits, ...quotas })
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, table]) => limitsIn(table));
}
