import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../../server/deps.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import type { DirectoryFilters } from '../../developers.ts';
import { mostCounted } from '../../directory/directory-choices.ts';
import { type FacetName, type Facets, facetNames } from '../../directory/facets.ts';
import { filterOf } from './directory.service.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import { optionsOf, type WordCounts } from './facet-options.ts';
import { countWords, everybodysWord } from './facets.queries.ts';

type FacetDeps = Pick<Deps, 'db' | 'clock' | 'content'>;

/** The page is kept as long once more: together a count is at most a minute old. */
const keptForMs = 30_000;
const mostKept = 500;

interface Kept {
  madeAt: number;
  facets: Promise<Facets>;
}

/** By the filters, for each database. */
const kept = new WeakMap<Deps['db'], LRUCache<string, Kept>>();

/** A facet counts without its own choice, so that each option says how many it would find. */
function withoutChoice(facet: FacetName, filters: DirectoryFilters): DirectoryFilters | null {
  const key = (
    {
      ...({ skill: 'skill', tool: 'tools', country: 'country', kind: 'kind' } as const),
      ...({ free: 'freeBy', hours: 'minHours', rate: 'rate', language: 'language' } as const),
      ...({ mark: 'mark' } as const),
    } as const
  )[facet];
  return filters[key] === undefined ? null : { ...filters, [key]: undefined };
}

async function countFor(
  deps: FacetDeps,
  filters: DirectoryFilters,
  facets: readonly FacetName[],
): Promise<WordCounts> {
  const filter = filterOf(deps, filters);
  if (!filter) return new Map();
  const db = deps.db.prisma;
  const count = async (query: DirectoryFilter['query']) => [
    ...(await countWords(db, { ...filter, query }, facets)),
  ];
  return new Map(filters.q ? await searchByText(db, filters.q, count) : await count(undefined));
}

/** A choice that nobody matches is named too. */
function withChoice(facet: FacetName, filters: DirectoryFilters, found: WordCounts): WordCounts {
  const { skill, country, kind, rate, language, mark, minHours } = filters;
  const chosen = { skill, country, kind, rate, language, mark, hours: minHours };
  const value = Object.entries(chosen).find(([name]) => name === facet)?.[1];
  return value === undefined ? found : new Map([[`${facet}=${value}`, 0], ...found]);
}

async function countFacets(deps: FacetDeps, filters: DirectoryFilters): Promise<Facets> {
  const now = deps.clock.now();
  const chosen = facetNames.filter((facet) => withoutChoice(facet, filters) !== null);
  const others = facetNames.filter((facet) => !chosen.includes(facet));
  const found = await countFor(deps, filters, others);
  const options: [FacetName, Facets['options'][FacetName]][] = [];
  for (const facet of facetNames) {
    const wider = withoutChoice(facet, filters);
    const counts = wider ? withChoice(facet, filters, await countFor(deps, wider, [facet])) : found;
    options.push([facet, optionsOf(deps, facet, { counts, now, filters })]);
  }
  return {
    total: Math.min(found.get(everybodysWord) ?? 0, mostCounted + 1),
    options: Object.fromEntries(options) as Facets['options'],
  };
}

/** Counts the developers who match, and those who would with each other choice of a filter. At most half a minute old. */
export async function facetsOf(deps: FacetDeps, filters: DirectoryFilters): Promise<Facets> {
  const cache = kept.get(deps.db) ?? new LRUCache<string, Kept>({ max: mostKept });
  kept.set(deps.db, cache);
  const key = JSON.stringify(Object.entries(filters).toSorted());
  const nowMs = deps.clock.now().getTime();
  const last = cache.get(key);
  if (last && Math.abs(nowMs - last.madeAt) < keptForMs) return last.facets;
  const facets = countFacets(deps, filters);
  cache.set(key, { madeAt: nowMs, facets });
  facets.catch(() => cache.delete(key));
  return facets;
}
