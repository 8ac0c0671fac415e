import type { SectionState } from '../content/fields.ts';
import type { ContentKind } from '../content/kind.ts';
import { maxOpenPages } from '../paths.ts';
import { readSlug } from '../text/slug-pattern.ts';
import { hourOfAddress } from '../time/answer-time.ts';
import type { QueryKey } from './page.ts';
import type { SectionTab } from './tab-address.ts';

export function oneOf(values: readonly (string | null)[]): QueryKey {
  return { read: (value) => (values.includes(value) ? value : null) };
}

/** Accepts up to `most` of these values, separated by commas, and returns them in the order of `values`. */
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

export function anyText(maxLength: number): QueryKey {
  return { read: (value) => (value.trim() ? value.slice(0, maxLength) : null), isOpen: true };
}

/** Accepts any row id: the page of a missing row is a 404, which no cache keeps. */
export const rowId: QueryKey = { read: (value) => (/^[1-9]\d{0,8}$/.test(value) ? value : null) };

export const cursor: QueryKey = { ...rowId, isOpen: true };

export const slug: QueryKey = { read: (value) => readSlug(value) ?? null };

export const hour: QueryKey = {
  read: (value) => (hourOfAddress(value) ? value : null),
  isOpen: true,
};

/** The first shown tab is the address without this parameter. */
export function tabOf<Section extends string>(
  { tabs }: { tabs: readonly SectionTab<Section>[] },
  kind: ContentKind<string, { readonly sections: readonly SectionState<Section>[] }>,
): QueryKey {
  return {
    read: (value, published) => {
      const shown = published(kind).sections.filter(({ isShown }) => isShown);
      const wanted = tabs.find(({ id }) => id === value)?.section;
      return shown.findIndex(({ id }) => id === wanted) > 0 ? value : null;
    },
  };
}

export function filterOf({ filters }: { filters: readonly { slug: string | null }[] }): QueryKey {
  return oneOf(filters.map(({ slug: value }) => value));
}

export const openPages: QueryKey = oneOf(
  Array.from({ length: maxOpenPages - 1 }, (_, index) => String(index + 2)),
);
