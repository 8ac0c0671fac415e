import type { Deps } from '../../../server/deps.ts';
import { wholeList } from '../../../shared/addresses/content-entries.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import type { EntryPlace } from '../content.ts';

/** Stands between the slugs of an entry that is made of several, as `cursor-vs-zed`. */
const between = '-vs-';

function isNamed(value: Readonly<Record<string, unknown>>, slugs: readonly string[]): boolean {
  const { slug = value.id, name } = value;
  if (typeof slug === 'string') return slugs.includes(slug);
  return typeof name === 'string' && slugs.includes(hyphenate(name));
}

function* placesIn(
  value: unknown,
  path: string,
  slugs: readonly string[],
): Generator<Omit<EntryPlace, 'kind'>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && isNamed(value as Record<string, unknown>, slugs)) {
    yield { path, value };
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    yield* placesIn(part, path === '' ? name : `${path}.${name}`, slugs);
  }
}

/** Finds where the words of an entry with its own page stand in content. */
export function placesOfEntry(
  { content }: Pick<Deps, 'content'>,
  kinds: readonly ContentKind[],
  slug: string,
): EntryPlace[] {
  const slugs = [slug, ...slug.split(between)];
  return kinds.flatMap((kind) => {
    const value = content.valueOf(kind);
    const places = slug === wholeList ? [{ path: '', value }] : [...placesIn(value, '', slugs)];
    return places.map((place) => ({ kind: kind.name, ...place }));
  });
}
