import path from 'node:path';
import { isTable, namedFields, parseFields, readFrontMatter } from './front-matter.ts';
import { areClosing } from './post-fields.ts';

/** Part of an export that its source did not show to everybody (security row 81). */
export interface ClosedPlace {
  start: string;
  /** Jekyll collection; '' for all files. */
  collection: string;
  hold: string;
}

/** Each post is compared with each place on the main thread. */
export const mostPlaces = 1_000;

export const rulesFile =
  /(^|\/)(?:_index\.(?:md|markdown)|_config\.ya?ml|hugo\.(?:toml|ya?ml|json)|config\.(?:toml|ya?ml))$/i;

function baseOf(file: string): string {
  const folder = path.posix.dirname(file).replace(/(^|\/)config\/[^/]+$/, '');
  return folder === '.' || folder === '' ? '' : `${folder}/`;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const isClosed = (values: unknown): boolean => isTable(values) && areClosing(namedFields(values));

/** Cuts a pattern at its first wildcard. Holding back too much costs only a click. */
function startOf(base: string, written: unknown): string {
  const [fixed = '', star] = String(written ?? '')
    .replace(/^\.?\/+/, '')
    .split(/(?=[*?[{])/);
  if (star !== undefined || fixed === '') return base + fixed;
  return `${base}${fixed.replace(/\/+$/, '')}/`;
}

/** Jekyll renders a collection only when its settings say so. */
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

/** @throws Error when the file cannot be read */
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

export const unreadPlace = (file: string): ClosedPlace => ({
  start: baseOf(file),
  collection: '',
  hold: `What ${file} says of its folder could not be read; it stays a draft.`,
});

export const tooManyPlaces: ClosedPlace = {
  start: '',
  collection: '',
  hold: `More than ${mostPlaces.toLocaleString('en-US')} folders of the export were not for everybody, too many to tell them apart; it stays a draft.`,
};

export function holdsOfPlaces(file: string, places: readonly ClosedPlace[]): string[] {
  const holds = places
    .filter(({ start, collection }) => {
      const isInCollection = collection === '' || `/${file}`.includes(`/_${collection}/`);
      return isInCollection && `${file}/`.startsWith(start);
    })
    .map(({ hold }) => hold);
  return [...new Set(holds)];
}
