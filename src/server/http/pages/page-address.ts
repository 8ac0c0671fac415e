import { creatorsContent } from '../../../features/creators/words/creators.ts';
import { developerLimits } from '../../../features/developers/developer-limits.ts';
import { exploreDevelopersContent } from '../../../features/developers/words/explore-developers.ts';
import {
  estimateAudiences,
  estimatePaces,
  estimatePieces,
  estimateServices,
  readEstimateCode,
} from '../../../features/estimate/estimate.ts';
import { estimatePages } from '../../../features/estimate/words/estimate.ts';
import { glossaryContent } from '../../../features/glossary/words/glossary.ts';
import { tipsContent } from '../../../features/tips/words/tips.ts';
import { resourcesContent } from '../../../features/tools/words/resources.ts';
import { toolNames } from '../../../features/tools/words/tool-names.ts';
import { hourOfAddress } from '../../../shared/answer-time.ts';
import { maxOpenPages, pageQueryLimits, paths } from '../../../shared/paths.ts';
import { readSlug } from '../../../shared/slug-pattern.ts';
import { countries } from '../../../shared/words/countries.ts';

interface QueryKey {
  /** The value as the page reads it; null for one that it ignores, or takes for the address without this key. */
  read: (value: string) => string | null;
  /** May stand there several times. */
  isMany?: true;
  /** Anybody can make up values without end. */
  isOpen?: true;
}

function oneOf(values: readonly (string | null)[]): QueryKey {
  return { read: (value) => (values.includes(value) ? value : null) };
}

function someOf(values: readonly string[], most: number): QueryKey {
  return {
    read: (value) => {
      const asked = value.split(',');
      return (
        values
          .filter((one) => asked.includes(one))
          .slice(0, most)
          .join(',') || null
      );
    },
  };
}

function text(maxLength: number): QueryKey {
  return { read: (value) => (value.trim() ? value.slice(0, maxLength) : null), isOpen: true };
}

/** A page of something that is not there is a 404, and those are never kept. */
const idOfKnown: QueryKey = {
  read: (value) => (/^[1-9]\d{0,8}$/.test(value) ? value : null),
};
const slugOfKnown: QueryKey = { read: (value) => readSlug(value) ?? null };
const idOfAny: QueryKey = { ...idOfKnown, isOpen: true };

const hour: QueryKey = {
  read: (value) => (hourOfAddress(value) ? value : null),
  isOpen: true,
};

/** The first tab is the address without a tab. */
const tabOf = ({ tabs }: { tabs: readonly { id: string }[] }) =>
  oneOf(tabs.slice(1).map((tab) => tab.id));
const filterOf = ({ filters }: { filters: readonly { slug: string | null }[] }) =>
  oneOf(filters.map(({ slug }) => slug));

/** One page is the address without a number. */
const openPages = oneOf(Array.from({ length: maxOpenPages - 1 }, (_, index) => String(index + 2)));

const estimate: QueryKey = {
  read: (value) => (readEstimateCode(value) ? value : null),
  isOpen: true,
};

type QueryKeys = ReadonlyMap<string, QueryKey>;
const keys = (record: Record<string, QueryKey>): QueryKeys => new Map(Object.entries(record));

const none = keys({});

/** As its form sends it without scripts. */
const ofEstimate = keys({
  service: oneOf(estimateServices),
  audience: oneOf(estimateAudiences),
  piece: { ...someOf(estimatePieces, estimatePieces.length), isMany: true, isOpen: true },
  pace: oneOf(estimatePaces),
});

/** What each page reads of its address beside its path, in the order that addresses of this site have. */
const keysOfPages: ReadonlyMap<string, QueryKeys> = new Map([
  [paths.tips, keys({ tab: tabOf(tipsContent) })],
  [paths.creators, keys({ tab: tabOf(creatorsContent) })],
  [paths.resources, keys({ category: filterOf(resourcesContent) })],
  [
    paths.glossary,
    keys({ q: text(pageQueryLimits.glossarySearch), category: filterOf(glossaryContent) }),
  ],
  [paths.blog, keys({ category: idOfKnown, tag: slugOfKnown, cursor: idOfAny, pages: openPages })],
  [
    paths.exploreDevelopers,
    keys({
      q: text(developerLimits.searchText),
      country: oneOf(countries),
      experience: oneOf(exploreDevelopersContent.filters.experience.steps.map(String)),
      tool: someOf(toolNames, developerLimits.toolFilters),
      cursor: idOfAny,
      pages: openPages,
    }),
  ],
  [paths.contact, keys({ sent: oneOf(['contact']), by: hour, estimate })],
  ...[...estimatePages.keys()].map((path) => [path, ofEstimate] as const),
  [paths.developerSignup, keys({ step: oneOf(['code', 'profile']) })],
]);

/** The same for pages whose address carries a parameter, by what stands before it. */
const keysBelow: readonly (readonly [prefix: string, QueryKeys])[] = [
  [paths.developerProfile(''), keys({ sent: oneOf(['message', 'report', 'code', 'profile']) })],
  [paths.nudges(''), keys({ sent: oneOf(['confirmAddress', 'stopNudges']) })],
  [paths.message(''), keys({ sent: oneOf(['message', 'addition', 'takeBack']) })],
  [
    paths.request(''),
    keys({
      sent: oneOf([
        ...['contact', 'remark', 'call', 'cancelCall', 'nda', 'withdraw', 'quote'],
        ...['showing', 'choice'],
      ]),
    }),
  ],
];

function keysOf(pathname: string): QueryKeys {
  const below = keysBelow.find(([prefix]) => pathname.startsWith(prefix));
  return keysOfPages.get(pathname) ?? below?.[1] ?? none;
}

export interface PageAddress {
  /** Path and query without anything that the page does not read: one address for one page. */
  url: string;
  /** Carries a value that anybody can make up, so that keeping the page would let anybody fill the cache. */
  isOpen: boolean;
}

/** Two addresses that a page shows the same for have one page address. */
export function pageAddress(pathname: string, query: string): PageAddress {
  const kept = new URLSearchParams();
  let isOpen = false;
  if (query !== '') {
    const given = new URLSearchParams(query);
    for (const [name, key] of keysOf(pathname)) {
      const value = key.read(key.isMany ? given.getAll(name).join(',') : (given.get(name) ?? ''));
      if (value === null) continue;
      kept.set(name, value);
      isOpen ||= key.isOpen === true;
    }
  }
  const search = kept.size > 0 ? `?${kept}` : '';
  return { url: `${pathname}${search}`, isOpen };
}
