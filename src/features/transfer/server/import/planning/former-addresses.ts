import path from 'node:path';
import { formerPath } from '../../../../../shared/addresses/former-path.ts';
import { paths } from '../../../../../shared/paths.ts';
import type { SourcePost } from '../source-post.ts';
import type { PlacingTools } from './place-text.ts';

export interface PlannedPost {
  source: SourcePost;
  title: string;
  slug: string;
}

export interface PlanTools extends Omit<PlacingTools, 'placeLink'> {
  /** New paths of posts by former path and by file key (`newFileKeys`). */
  newPaths: ReadonlyMap<string, string>;
  formerOrigin: string | null;
  /** Authors with an account need no byline. */
  accounts: ReadonlySet<string>;
}

const withoutEnding = (file: string) => file.replace(/\.(?:md|markdown|mdx)$/i, '');

/** Names by which other files may link to a file: its path, parts of it, and its name without the date. */
export function newFileKeys(file: string): string[] {
  if (file === '') return [];
  const parts = withoutEnding(file)
    .replace(/\/_?index$/, '')
    .split('/');
  const last = parts.at(-1) ?? '';
  const tails = parts.map((_part, index) => parts.slice(index).join('/'));
  return [...tails, last.replace(/^\d{4}-\d{2}-\d{2}-/, '')].map((key) => `file:${key}`);
}

function fileAddress(address: string, folder: string, newPaths: ReadonlyMap<string, string>) {
  const isReference = address.startsWith('ref:');
  const isRelative = /^(?![a-z][a-z\d+.-]*:|[/#?])/i.test(address);
  if (!isReference && !isRelative) return null;
  const [named = '', fragment] = decoded(address.replace(/^ref:/, '')).split('#');
  const file = withoutEnding(named)
    .replace(/\/(?:_?index)?$/, '')
    .replace(/^\//, '');
  const whole = path.posix.normalize(path.posix.join(folder, file));
  const target =
    newPaths.get(`file:${whole}`) ?? newPaths.get(`file:${file.replace(/^(?:\.\.?\/)+/, '')}`);
  return target && fragment ? `${target}#${fragment}` : (target ?? null);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function placeLinkWith({ newPaths, formerOrigin }: PlanTools, folder: string) {
  return (address: string): string => {
    const ofFile = fileAddress(address, folder, newPaths);
    if (ofFile !== null) return ofFile;
    const isGhost = address.startsWith('__GHOST_URL__');
    const isFormer = formerOrigin !== null && address.startsWith(formerOrigin);
    const place = isGhost
      ? address.slice('__GHOST_URL__'.length) || '/'
      : isFormer
        ? address.slice(formerOrigin.length) || '/'
        : address;
    if (!place.startsWith('/')) return address;
    const [withoutFragment = '', fragment] = place.split('#');
    const target = newPaths.get(formerPath(withoutFragment) ?? '');
    if (target) return fragment ? `${target}#${fragment}` : target;
    return isFormer ? address : place;
  };
}

export function formerPathsOf({ source, slug }: PlannedPost): string[] {
  const found = source.formerAddresses.flatMap((address) => formerPath(address) ?? []);
  return [...new Set(found)].filter((place) => place !== paths.post(slug));
}
