import { describe, expect, it } from 'vitest';
import {
  directoryPath,
  filtersOf,
  hasFilters,
  noFilters,
} from '../../../src/features/developers/addresses/directory-filters.ts';
import {
  cursorOf,
  directoryQuery,
} from '../../../src/features/developers/web/directory/directory-address.ts';
import { toolNames } from '../../../src/features/tools/words/tool-names.ts';
import { toolsKind } from '../../../src/features/tools/words/tools.ts';

const filters = (search: string) => filtersOf(new URLSearchParams(search));

describe('the address of the directory', () => {
  it('and its filters are two spellings of one thing', () => {
    const wanted = {
      ...{ q: 'tide & time', country: 'Norway', experience: 5, tools: ['v0', 'Cursor'] },
      ...{ skill: 'tool.cursor', kind: 'mentoring' as const, free: '2026-12-24', hours: 20 },
      ...{ rate: 'EUR.day.400', language: 'pt-BR', mark: 'verified' as const, sort: '' as const },
    };
    const address = new URL(directoryPath(wanted, 42), 'http://localhost');
    expect(filtersOf(address.searchParams)).toEqual(wanted);
    expect(cursorOf(address.searchParams)).toBe(42);
    const sorted = { ...wanted, sort: 'fit' as const };
    const sortedAddress = new URL(directoryPath(sorted, '143.7'), 'http://localhost');
    expect(filtersOf(sortedAddress.searchParams)).toEqual(sorted);
    expect(cursorOf(sortedAddress.searchParams)).toBe('143.7');
    expect(directoryPath(noFilters)).toBe('/explore-developers');
    expect(hasFilters(filters(''))).toBe(false);
  });

  it('ignores what the page does not offer', () => {
    expect(filters('experience=4&tool=Abacus&country=&q=+')).toEqual(noFilters);
    expect(filters('experience=-1&tool=,,')).toEqual(noFilters);
    expect(filters('kind=king&hours=7&hours=-5&sort=old&language=%27')).toEqual(noFilters);
    expect(filters('free=2026-02-30')).toEqual(noFilters);
    expect(filters('free=9999-01-01&rate=USD.hour.51')).toEqual(noFilters);
    expect(filters('rate=XXX.hour.50')).toEqual(noFilters);
    expect(cursorOf(new URLSearchParams('sort=fit&cursor=42'))).toBeNull();
    expect(cursorOf(new URLSearchParams('cursor=143.7'))).toBeNull();
    for (const cursor of ['0', '-1', '1e9', 'x', '']) {
      expect(cursorOf(new URLSearchParams({ cursor }))).toBeNull();
    }
  });

  it('never asks for more than the server takes', () => {
    expect(filters(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
    expect(filters(`tool=${toolNames.join(',')}`).tools).toHaveLength(5);
    expect(directoryQuery(noFilters)).toEqual({});
  });

  it('offers the tools of the comparison', () => {
    expect(toolNames).toEqual(toolsKind.release.tools.map(({ name }) => name));
  });
});
