import { type NextStation, nextStationOf, type StationPlace } from './next-station.ts';
import { pathSlugs } from './path-slugs.ts';
import type { Walked } from './progress-code.ts';

/** A reader's progress on all paths, as the browser keeps it. */
export interface Progress {
  version: 1;
  walked: Walked;
  /** A station that was opened from the map and is not marked yet. */
  opened: StationPlace | null;
  /** Read by the home page, which does not know the paths. */
  next: NextStation | null;
}

/** Stations of a path in their order. */
export interface WalkedPath {
  slug: string;
  stations: readonly { number: number; title: string; to: string }[];
}

export const noProgress: Progress = { version: 1, walked: {}, opened: null, next: null };

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Takes what it knows: the stored value may be of another version. */
export function progressOf(stored: unknown): Progress {
  if (typeof stored !== 'object' || stored === null) return noProgress;
  const { version, walked, opened } = stored as Partial<Record<keyof Progress, unknown>>;
  if (version !== 1) return noProgress;
  const numbersOf = (slug: string) => {
    const numbers = (walked as Record<string, unknown> | undefined)?.[slug];
    return Array.isArray(numbers) ? numbers.filter(isNumber) : [];
  };
  const { path, number } = (opened ?? {}) as Partial<StationPlace>;
  return {
    version,
    walked: Object.fromEntries(pathSlugs.map((slug) => [slug, numbersOf(slug)])),
    opened: typeof path === 'string' && isNumber(number) ? { path, number } : null,
    next: nextStationOf(stored),
  };
}

export const isWalked = ({ walked }: Pick<Progress, 'walked'>, { path, number }: StationPlace) =>
  walked[path]?.includes(number) ?? false;

/** Walked stations of a path that are still there. */
export const walkedIn = (progress: Pick<Progress, 'walked'>, { slug, stations }: WalkedPath) =>
  stations.filter(({ number }) => isWalked(progress, { path: slug, number }));

/** Marks a station, or takes its mark back. */
export function withMark(progress: Progress, place: StationPlace, isMarked: boolean): Progress {
  const others = (progress.walked[place.path] ?? []).filter((one) => one !== place.number);
  const { opened } = progress;
  const isOpened = opened?.path === place.path && opened.number === place.number;
  return {
    ...progress,
    walked: { ...progress.walked, [place.path]: isMarked ? [...others, place.number] : others },
    opened: isOpened ? null : opened,
  };
}

/** Adds the stations of a code to those that are walked already. */
export function withWalked(progress: Progress, added: Walked): Progress {
  const walked = pathSlugs.map((slug) => [
    slug,
    [...new Set([...(progress.walked[slug] ?? []), ...(added[slug] ?? [])])],
  ]);
  return { ...progress, walked: Object.fromEntries(walked) };
}

/** Stations that a code would add, of those that are there. */
export function newIn(progress: Progress, added: Walked, paths: readonly WalkedPath[]): number {
  return paths.flatMap((path) =>
    walkedIn({ walked: added }, path).filter(
      ({ number }) => !isWalked(progress, { path: path.slug, number }),
    ),
  ).length;
}

/** The first station without a mark: of the path that was walked last, then of the others. */
export function nextIn(progress: Progress, paths: readonly WalkedPath[]): NextStation | null {
  const current = progress.opened?.path ?? progress.next?.path;
  const first = paths.filter(({ slug }) => slug === current);
  for (const path of [...first, ...paths]) {
    const found = path.stations.find(
      ({ number }) => !isWalked(progress, { path: path.slug, number }),
    );
    if (found) {
      return { path: path.slug, number: found.number, title: found.title, to: found.to };
    }
  }
  return null;
}
