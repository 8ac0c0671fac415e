import { describe, expect, it } from 'vitest';
import { seedPosts } from '../../../prisma/seed/blog.ts';
import { pathEntries as sitePathEntries } from '../../../src/app/content-entries.ts';
import { learningPathEntries } from '../../../src/features/learning-paths/path-entries.ts';
import { maxStations, pathSlugs } from '../../../src/features/learning-paths/path-slugs.ts';
import { learningPaths } from '../../../src/features/learning-paths/words/paths.ts';
import type { ValueOf } from '../../../src/shared/addresses/page.ts';

const released = sitePathEntries.entriesOf(({ release }) => release);
const isReleased = (slug: string) => seedPosts.some((post) => post.slug === slug);

describe('the learning paths of the release', () => {
  it('are those that codes know, in this order', () => {
    expect(learningPaths.map(({ slug }) => slug)).toEqual(pathSlugs);
  });

  it.each(learningPaths.map((path) => [path.slug, path] as const))(
    'lead on %s to pages that exist',
    (slug, { stations }) => {
      const shown = released.get(slug)?.stations ?? [];
      expect(shown.map(({ number }) => number)).toEqual(stations.map(({ number }) => number));
      const posts = stations.filter(({ kind }) => kind === 'post');
      expect(posts.filter((post) => !isReleased(post.slug))).toEqual([]);
    },
  );

  it.each(learningPaths.map((path) => [path.slug, path] as const))(
    'have on %s 8 to 12 stations of many kinds, each with a number of its own',
    (_slug, { name, stations }) => {
      expect(name.length).toBeLessThanOrEqual(40);
      expect(stations.length).toBeGreaterThanOrEqual(8);
      expect(stations.length).toBeLessThanOrEqual(12);
      const numbers = stations.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const number of numbers) expect(number).toBeLessThanOrEqual(maxStations);
      const kinds = stations.map(({ kind }) => kind);
      for (const kind of ['term', 'tip', 'prompt', 'tool', 'check']) expect(kinds).toContain(kind);
    },
  );

  it('check with five questions, and not always with the right answer at the same place', () => {
    const checks = learningPaths
      .flatMap(({ stations }) => stations)
      .filter((station) => station.kind === 'check');
    for (const { questions } of checks) {
      expect(questions).toHaveLength(5);
      expect(new Set(questions.map(({ right }) => right)).size).toBeGreaterThan(1);
      for (const { answers, right } of questions) expect(answers[right]).toBeDefined();
    }
  });
});

describe('the entries of the map', () => {
  it('look for the places of stations once for each publication', () => {
    let askedCount = 0;
    const { pathEntries, mapEntries, pathsOfPage, firstStationEntries } = learningPathEntries(
      () => {
        askedCount += 1;
        return { pages: [], tips: [], videos: new Map() };
      },
    );
    const published: ValueOf = ({ release }) => release;
    for (const { entriesOf } of [pathEntries, mapEntries, pathsOfPage, firstStationEntries]) {
      entriesOf(published);
    }
    expect(askedCount).toBe(1);
    mapEntries.entriesOf(({ release }) => release);
    expect(askedCount).toBe(2);
  });
});
