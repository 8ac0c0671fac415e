import type { Deps } from '../../../server/deps.ts';
import type { ContentValues, DrawnContent } from '../../../server/published-content.ts';
import { namesEntry, partsOfEntryName } from '../../../shared/addresses/content-entries.ts';
import { type ContentKinds, kindOf } from './content.service.ts';

/**
 * Reads one of the entries of this name, with what the database adds to it.
 * @returns null for a slug that no entry has
 * @throws NOT_FOUND when no entries have this name
 */
export type EntryReader = (
  deps: Deps,
  content: DrawnContent,
  entries: string,
  slug: string,
) => Promise<object | null>;

/** Content of a page that a reader moves to: kinds by their name, entries by `{entries}:{slug}`. */
export async function readPublicContent(
  deps: Deps,
  kinds: ContentKinds,
  readEntry: EntryReader,
  names: readonly string[],
): Promise<ContentValues> {
  const { content } = deps;
  const publicKinds = kinds.filter(({ isInternal }) => !isInternal);
  const ofKinds = names.filter((name) => !namesEntry(name));
  const read = names.filter(namesEntry).map(async (name) => {
    const { entries, slug } = partsOfEntryName(name);
    return [name, await readEntry(deps, content, entries, slug)] as const;
  });
  return {
    ...content.valuesOf(ofKinds.map((name) => kindOf(publicKinds, name).name)),
    ...Object.fromEntries(await Promise.all(read)),
  };
}
