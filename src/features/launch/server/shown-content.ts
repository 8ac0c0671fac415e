import {
  type ContentValue,
  isSectionShown,
  type SectionState,
} from '../../../shared/content/fields.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import type { SavedOf } from './unset-content.ts';

type Values = Readonly<Record<string, ContentValue>>;

/** Leaves out what no page shows, because its section is hidden or empty. */
export function shownContent(
  kind: ContentKind,
  saved: SavedOf,
  kinds: readonly ContentKind[],
): Values {
  const { section } = kind;
  const page = section && kinds.find(({ name }) => name === section.page);
  if (page && !isShown(page, saved, section.id)) return {};
  const value = saved(kind).value as Values;
  return Object.fromEntries(Object.entries(value).filter(([name]) => isShown(kind, saved, name)));
}

/** A group without a section of its own is always shown, and a section without entries never. */
function isShown(kind: ContentKind, saved: SavedOf, name: string): boolean {
  const { sections } = kind.fields;
  if (sections?.type !== 'sections' || !sections.sections.some(({ id }) => id === name))
    return true;
  const value = saved(kind).value as Values & { sections: readonly SectionState[] };
  const { items } = (value[name] ?? {}) as { items?: ContentValue };
  return isSectionShown(value.sections, name) && !(Array.isArray(items) && items.length === 0);
}
