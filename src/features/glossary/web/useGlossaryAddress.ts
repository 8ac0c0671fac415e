import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageQueryLimits } from '../../../shared/paths.ts';
import { type GlossaryFilter, glossaryWords } from '../words/glossary-words.ts';

/** Browsers limit how often an address may change. */
const addressDelayMs = 300;
/** State of history entries made by typing or choosing. */
const ownWrite = 'glossary-search';

function parametersOf(query: string, filter: GlossaryFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('q', query.trim());
  if (filter.slug !== null) parameters.set('category', filter.slug);
  return parameters;
}

/** Falls back to all categories when the category is unknown. */
export function readGlossaryAddress(parameters: URLSearchParams) {
  const { filters } = glossaryWords;
  const slug = parameters.get('category');
  return {
    query: (parameters.get('q') ?? '').slice(0, pageQueryLimits.glossarySearch),
    filter: filters.find((filter) => filter.slug === slug) ?? filters[0],
  };
}

/** Keeps search text and category in the address, for shared links and back navigation. */
export function useGlossaryAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  const location = useLocation();
  const { filters } = glossaryWords;
  const { query: addressQuery, filter } = readGlossaryAddress(searchParams);

  const [query, setQuery] = useState(addressQuery);
  const knownAddressQuery = useRef(addressQuery);
  const knownLocation = useRef(location);
  const pendingWrite = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // The first address is known, and the box may hold text that was typed before the scripts loaded.
    if (knownLocation.current === location) return;
    knownLocation.current = location;
    const isOwnWrite = location.state === ownWrite && knownAddressQuery.current === addressQuery;
    if (isOwnWrite) return;
    // A link or back navigation changed the address, so the box follows it.
    knownAddressQuery.current = addressQuery;
    clearTimeout(pendingWrite.current);
    pendingWrite.current = undefined;
    setQuery(addressQuery);
  }, [location, addressQuery]);

  useEffect(() => () => clearTimeout(pendingWrite.current), []);

  const write = (nextQuery: string, nextFilter: GlossaryFilter, replace: boolean) => {
    clearTimeout(pendingWrite.current);
    pendingWrite.current = undefined;
    knownAddressQuery.current = nextQuery.trim();
    setSearchParams(parametersOf(nextQuery, nextFilter), {
      replace,
      state: ownWrite,
      preventScrollReset: true,
    });
  };

  return {
    query,
    filter,
    search(text: string) {
      setQuery(text);
      clearTimeout(pendingWrite.current);
      pendingWrite.current = setTimeout(() => write(text, filter, true), addressDelayMs);
    },
    /** Writes a pending change at once: a later write would undo a navigation that has begun. */
    settle() {
      if (pendingWrite.current !== undefined) write(query, filter, true);
    },
    choose(slug: string | null) {
      const next = filters.find((item) => item.slug === slug) ?? filters[0];
      write(query, next, false);
    },
  };
}
