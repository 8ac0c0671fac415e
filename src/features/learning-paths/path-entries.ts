import { type ContentEntries, wholeList } from '../../shared/addresses/content-entries.ts';
import { oncePerPublication } from '../../shared/addresses/once-per-publication.ts';
import type { ValueOf } from '../../shared/addresses/page.ts';
import type { EntryPage } from '../../shared/content/kind.ts';
import { paths } from '../../shared/paths.ts';
import { hyphenate } from '../../shared/text/hyphenate.ts';
import { stationId } from './station-id.ts';
import { allPathsOf, pathKinds } from './words/path-kinds.ts';
import type { CheckQuestion, StationKind } from './words/path-types.ts';

/** A place of the site that a station may lead to. */
export interface StationTarget {
  title: string;
  to: string;
}

/** Places of other capabilities. */
export interface StationTargets {
  /** By their addresses. */
  pages: readonly StationTarget[];
  /** Found by their titles. */
  tips: readonly StationTarget[];
  /** By their ids. */
  videos: ReadonlyMap<string, StationTarget>;
}

export interface ShownStation extends StationTarget {
  number: number;
  kind: StationKind;
  slug: string;
  why: string;
  minutes: number;
  /** Those of a check; otherwise none. */
  questions: readonly CheckQuestion[];
}

/** A path as lists and other paths name it. */
export interface NamedPath {
  slug: string;
  name: string;
  goal: string;
  forWhom: string;
  minutes: number;
  stations: readonly Pick<ShownStation, 'number' | 'kind' | 'slug' | 'title' | 'to'>[];
}

/** Everything that the page of a path shows. */
export interface PathEntry extends NamedPath {
  stations: readonly ShownStation[];
  /** Its place among the paths, from 1 on. */
  place: number;
  /** The path that follows. */
  after: NamedPath | null;
}

export interface WholeMap {
  paths: readonly NamedPath[];
}

type WrittenPath = ReturnType<typeof allPathsOf>[number];

const pageOf = {
  term: paths.glossaryTermPage,
  prompt: paths.promptPage,
  tool: paths.toolPage,
  post: paths.post,
} as const;

/** A station without a place to lead to is left out. Posts are rows, so their titles come with `withPosts`. */
function stationsOf(path: WrittenPath, targets: StationTargets): readonly ShownStation[] {
  const pages = new Map(targets.pages.map((page) => [page.to, page]));
  const tips = new Map(targets.tips.map((tip) => [hyphenate(tip.title), tip]));
  const targetOf = ({ kind, slug, number, title }: WrittenPath['stations'][number]) => {
    if (kind === 'check') {
      return { title: title ?? '', to: `${paths.learningPath(path.slug)}#${stationId(number)}` };
    }
    if (kind === 'tip') return tips.get(slug);
    if (kind === 'video') return targets.videos.get(slug);
    const to = pageOf[kind](slug);
    return kind === 'post' ? { title: '', to } : pages.get(to);
  };
  return path.stations.flatMap((station) => {
    const target = targetOf(station);
    if (!target) return [];
    const { number, kind, slug, why, minutes, questions } = station;
    return [
      {
        ...{ number, kind, slug, title: target.title, to: target.to, why, minutes },
        questions: kind === 'check' ? questions.filter(({ answers }) => answers.length > 0) : [],
      },
    ];
  });
}

const minutesOf = (stations: readonly ShownStation[]) =>
  stations.reduce((sum, { minutes }) => sum + minutes, 0);

/** Pages of the paths in sitemap, cards and search. */
export const listedPaths = (published: ValueOf): readonly EntryPage[] =>
  allPathsOf(published).map(({ slug, name, goal }) => ({
    ...{ path: paths.learningPath(slug), title: name, description: goal },
  }));

/** Pages of the paths, and the map with all of them. */
export function learningPathEntries(targetsOf: (published: ValueOf) => StationTargets) {
  const shownPaths = oncePerPublication((published) => {
    const targets = targetsOf(published);
    return allPathsOf(published).map((path) => {
      const stations = stationsOf(path, targets);
      const { slug, name, goal, forWhom } = path;
      return { slug, name, goal, forWhom, minutes: minutesOf(stations), stations };
    });
  });
  const named = ({ stations, ...path }: NamedPath): NamedPath => ({
    ...path,
    stations: stations.map(({ number, kind, slug, title, to }) => ({
      ...{ number, kind, slug, title, to },
    })),
  });
  const pathEntries: ContentEntries<'learning-path', PathEntry> = {
    name: 'learning-path',
    madeOf: pathKinds,
    entriesOf(published) {
      const shown = shownPaths(published);
      return new Map(
        shown.map((path, index) => {
          const after = shown[index + 1];
          return [path.slug, { ...path, place: index + 1, after: after ? named(after) : null }];
        }),
      );
    },
  };
  const mapEntries: ContentEntries<'map', WholeMap> = {
    name: 'map',
    madeOf: pathKinds,
    entriesOf: (published) => new Map([[wholeList, { paths: shownPaths(published).map(named) }]]),
  };
  /** Links back from the page of a term, a prompt or a tool. By its address. */
  const pathsOfPage: ContentEntries<'paths-of-page', readonly StationTarget[]> = {
    name: 'paths-of-page',
    madeOf: [],
    entriesOf(published) {
      const links = new Map<string, StationTarget[]>();
      for (const { slug, name, stations } of shownPaths(published)) {
        for (const { to, number } of stations) {
          const link = { title: name, to: `${paths.learningPath(slug)}#${stationId(number)}` };
          const others = (links.get(to) ?? []).filter(({ title }) => title !== name);
          links.set(to, [...others, link]);
        }
      }
      return links;
    },
  };
  /** The station that a new reader begins with. Not a post, so that the home page needs no database. */
  const firstStationEntries: ContentEntries<'first-station', StationTarget> = {
    name: 'first-station',
    madeOf: [],
    entriesOf(published) {
      const stations = shownPaths(published).flatMap((path) => path.stations);
      const first = stations.find(({ kind }) => kind !== 'post');
      return new Map(first ? [[wholeList, { title: first.title, to: first.to }]] : []);
    },
  };
  return { pathEntries, mapEntries, pathsOfPage, firstStationEntries };
}

/** Puts the titles of posts in. A post that nobody can read is left out. */
export function withPosts<Station extends Pick<ShownStation, 'kind' | 'slug' | 'title'>>(
  stations: readonly Station[],
  titles: ReadonlyMap<string, string>,
): readonly Station[] {
  return stations.flatMap((station) => {
    if (station.kind !== 'post') return [station];
    const title = titles.get(station.slug);
    return title === undefined ? [] : [{ ...station, title }];
  });
}

type AllEntries = ReturnType<typeof learningPathEntries>;

export type PathEntries = AllEntries['pathEntries'];
export type MapEntries = AllEntries['mapEntries'];
export type FirstStationEntries = AllEntries['firstStationEntries'];
