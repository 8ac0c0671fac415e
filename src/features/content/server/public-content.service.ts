import type { Deps } from '../../../server/deps.ts';
import type { CachedRead } from '../../../server/http/api/rest-cache.ts';
import type { ContentValues, DrawnContent } from '../../../server/published-content.ts';
import { namesEntry, partsOfEntryName } from '../../../shared/addresses/content-entries.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { contentNamesSchema } from '../content.ts';
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

const contentPath = `${serverPaths.api}/content`;
const names = contentNamesSchema();

export interface ContentApi {
  content(input: { kinds: string }): Promise<unknown>;
}

/** Content of a page that a reader moves to. */
export function cachedContentReads(path: string, search: string): CachedRead<ContentApi> | null {
  if (!path.startsWith(`${contentPath}/`) || search !== '') return null;
  const { data: kinds } = names.safeParse(path.slice(contentPath.length + 1));
  if (kinds === undefined) return null;
  return {
    ...{ key: path, template: `${contentPath}/{kinds}`, content: 'other' },
    ask: (api) => api.content({ kinds }),
  };
}
