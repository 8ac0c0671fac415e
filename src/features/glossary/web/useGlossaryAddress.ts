import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageQueryLimits } from '../../../shared/paths.ts';
import { type GlossaryFilter, glossaryContent } from '../words/glossary.ts';

/** Browsers cap how often an address may change; the list itself follows every key. */
const addressDelayMs = 300;
/** The state of a history entry that typing or choosing made. */
const ownWrite = 'glossary-search';

function parametersOf(query: string, filter: GlossaryFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('q', query.trim());
  if (filter.slug !== null) parameters.set('category', filter.slug);
  return parameters;
}

/** Reads the search text and the category of an address; without a known category, all of them. */
export function readGlossaryAddress(parameters: URLSearchParams) {
  const { filters } = glossaryContent;
  const slug = parameters.get('category');
  return {
    query: (parameters.get('q') ?? '').slice(0, pageQueryLimits.glossarySearch),
    filter: filters.find((filter) => filter.slug === slug) ?? filters[0],
  };
}

/** Search text and category, kept in the address so that a search can be shared and gone back to. */
export function useGlossaryAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  const location = useLocation();
  const { filters } = glossaryContent;
  const { query: addressQuery, filter } = readGlossaryAddress(searchParams);

  const [query, setQuery] = useState(addressQuery);
  const knownAddressQuery = useRef(addressQuery);
  const pendingWrite = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const isOwnWrite = location.state === ownWrite && knownAddressQuery.current === addressQuery;
    if (isOwnWrite) return;
    // A link or a step back changed the address: the box follows it.
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
    /** Writes what still waits: later it would call back a navigation that has begun. */
    settle() {
      if (pendingWrite.current !== undefined) write(query, filter, true);
    },
    choose(slug: string | null) {
      const next = filters.find((item) => item.slug === slug) ?? filters[0];
      write(query, next, false);
    },
  };
}
