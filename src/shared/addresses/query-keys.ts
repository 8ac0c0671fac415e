import { maxOpenPages } from '../paths.ts';
import { readSlug } from '../text/slug-pattern.ts';
import { hourOfAddress } from '../time/answer-time.ts';
import type { QueryKey } from './page.ts';

/** One of these values. */
export function oneOf(values: readonly (string | null)[]): QueryKey {
  return { read: (value) => (values.includes(value) ? value : null) };
}

/** Up to `most` of these values, divided by commas, in the order of the values. */
export function someOf(values: readonly string[], most: number): QueryKey {
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

/** Any text, cut to a length. */
export function anyText(maxLength: number): QueryKey {
  return { read: (value) => (value.trim() ? value.slice(0, maxLength) : null), isOpen: true };
}

/** A row id. The page of a row that does not exist is a 404, which no cache keeps. */
export const rowId: QueryKey = { read: (value) => (/^[1-9]\d{0,8}$/.test(value) ? value : null) };

/** A row id after which a list goes on. */
export const cursor: QueryKey = { ...rowId, isOpen: true };

export const slug: QueryKey = { read: (value) => readSlug(value) ?? null };

export const hour: QueryKey = {
  read: (value) => (hourOfAddress(value) ? value : null),
  isOpen: true,
};

/** Ids of tabs. The first tab is the address without a tab. */
export function tabOf({ tabs }: { tabs: readonly { id: string }[] }): QueryKey {
  return oneOf(tabs.slice(1).map(({ id }) => id));
}

export function filterOf({ filters }: { filters: readonly { slug: string | null }[] }): QueryKey {
  return oneOf(filters.map(({ slug: value }) => value));
}

/** Number of open pages of a list. One page is the address without a number. */
export const openPages: QueryKey = oneOf(
  Array.from({ length: maxOpenPages - 1 }, (_, index) => String(index + 2)),
);
