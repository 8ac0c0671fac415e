import path from 'node:path';
import { isTable, namedFields, parseFields, readFrontMatter } from './front-matter.ts';
import { areClosing } from './post-fields.ts';

/** A part of an export that was not for everybody where it comes from (security row 81). */
export interface ClosedPlace {
  /** Paths in it begin with this. */
  start: string;
  /** A collection of Jekyll's; '' for all files. */
  collection: string;
  hold: string;
}

/** Each post is compared with each place, on the thread that serves. */
export const mostPlaces = 1_000;

/** Files that speak for others: of a section of Hugo's, and the settings of Hugo and Jekyll. */
export const rulesFile =
  /(^|\/)(?:_index\.(?:md|markdown)|_config\.ya?ml|hugo\.(?:toml|ya?ml|json)|config\.(?:toml|ya?ml))$/i;

/** The folder that a file speaks for, as paths in it begin. */
function baseOf(file: string): string {
  const folder = path.posix.dirname(file).replace(/(^|\/)config\/[^/]+$/, '');
  return folder === '.' || folder === '' ? '' : `${folder}/`;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const isClosed = (values: unknown): boolean => isTable(values) && areClosing(namedFields(values));

/** Patterns are taken up to their first star: what is held back by mistake costs a click. */
function startOf(base: string, written: unknown): string {
  const [fixed = '', star] = String(written ?? '')
    .replace(/^\.?\/+/, '')
    .split(/(?=[*?[{])/);
  if (star !== undefined || fixed === '') return base + fixed;
  return `${base}${fixed.replace(/\/+$/, '')}/`;
}

/** Jekyll makes no pages of a collection unless it is told to. */
function silentCollections(collections: unknown): string[] {
  const entries = isTable(collections)
    ? Object.entries(collections)
    : listOf(collections).map((name) => [String(name), null] as const);
  return entries.flatMap(([name, rules]) =>
    name === 'posts' || (isTable(rules) && rules.output === true) ? [] : [name],
  );
}

type Place = Omit<ClosedPlace, 'hold'>;

function jekyllPlaces(base: string, settings: Record<string, unknown>): Place[] {
  const { defaults, collections, exclude } = settings;
  const scoped = listOf(defaults).flatMap((rule) => {
    if (!isTable(rule) || !isClosed(rule.values)) return [];
    const scope = isTable(rule.scope) ? rule.scope : {};
    return [{ start: startOf(base, scope.path), collection: String(scope.type ?? '') }];
  });
  const excluded = listOf(exclude ?? [])
    .flat()
    .map((written) => ({ start: startOf(base, written), collection: '' }))
    // A pattern that begins with a star names no folder.
    .filter(({ start }) => start !== base);
  const silent = collections === undefined ? [] : silentCollections(collections);
  return [...scoped, ...excluded, ...silent.map((collection) => ({ start: base, collection }))];
}

/**
 * Reads of a file that speaks for others what was not for everybody.
 * @throws Error where it cannot be read
 */
export function closedPlaces(file: string, content: string): ClosedPlace[] {
  const base = baseOf(file);
  const name = path.posix.basename(file).toLowerCase();
  const hold = `Its folder was not for everybody, as ${file} says; it stays a draft.`;
  const isAbout = (cascade: unknown): Place[] =>
    listOf(cascade).some(isClosed) ? [{ start: base, collection: '' }] : [];
  const placesIn = (): Place[] => {
    if (name.startsWith('_index.')) return isAbout(readFrontMatter(content).fields.get('cascade'));
    const ending = path.posix.extname(name);
    const format = ending === '.toml' ? 'toml' : ending === '.json' ? 'json' : 'yaml';
    const settings = parseFields(content, format);
    if (!isTable(settings)) return [];
    return name.startsWith('_config.') ? jekyllPlaces(base, settings) : isAbout(settings.cascade);
  };
  return placesIn()
    .slice(0, mostPlaces + 1)
    .map((place) => ({ ...place, hold }));
}

/** All that a file speaks for which could not be read. */
export const unreadPlace = (file: string): ClosedPlace => ({
  start: baseOf(file),
  collection: '',
  hold: `What ${file} says of its folder could not be read; it stays a draft.`,
});

/** All of an export with more closed places than are compared. */
export const tooManyPlaces: ClosedPlace = {
  start: '',
  collection: '',
  hold: `More than ${mostPlaces.toLocaleString('en-US')} folders of the export were not for everybody, too many to tell them apart; it stays a draft.`,
};

/** Reasons why a file was not for everybody. */
export function holdsOfPlaces(file: string, places: readonly ClosedPlace[]): string[] {
  const holds = places
    .filter(({ start, collection }) => {
      const isInCollection = collection === '' || `/${file}`.includes(`/_${collection}/`);
      return isInCollection && `${file}/`.startsWith(start);
    })
    .map(({ hold }) => hold);
  return [...new Set(holds)];
}
