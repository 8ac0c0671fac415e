import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createContent } from '../../../src/app/server/content/create-content.ts';
import { sitemap, sitemapPart } from '../../../src/app/server/feeds/sitemap.service.ts';
import { sitePages } from '../../../src/app/server/pages.ts';
import { searchDirectory } from '../../../src/features/developers/server/directory/directory.service.ts';
import { listEditorPosts } from '../../../src/features/posts/server/list/post-list.service.ts';
import { searchPosts } from '../../../src/features/posts/server/reading/post-search.service.ts';
import { listCards } from '../../../src/features/posts/server/reading/reading.service.ts';
import type { Database } from '../../../src/server/db/client.ts';
import type { PublishedContent } from '../../../src/server/published-content.ts';
import type { ListedPage } from '../../../src/shared/addresses/page.ts';
import { measureFreshPages } from '../bench-fresh.ts';
import type { Figure } from '../bench-report.ts';
import { startSite, stopMeasured } from '../bench-site.ts';
import { forgetStatistics, openWorld, scaleWorld } from './bench-scale-world.ts';
import { questions, siteSearch } from './bench-site-search.ts';
import { bestMs, milliseconds } from './best-time.ts';

const searchGoalMs = 30;
const listGoalMs = 10;
const pageGoalMs = 5;
const longestTaskMs = 50;
const typists = 10;
const typingMs = 4_000;

const searches = [
  ...['the', 'th', 'co', 'zz', 'build', 'bakery', 'montevideo', 'zürich', 'garcia munchen', 'a b'],
  ...['xylophonist', 'montevidoe', 'bakrey apps', 'the zz'],
  ...['日本', 'e-mail', 'kovačević s', 'xqzwv'],
  ...['"the and"', '"react design"', 'build -react', '-the', '-build', 'react or design', '!! &'],
];

const texts = [
  ...['i', 'build', 'zzz', 'freelance -react', 'apps or sites', '"react design"', 'bakery'],
  ...['montevideo', 'the mobile sites', '"the and"', 'kovacevic bui'],
];
const countries = [undefined, 'United States', 'Uruguay', 'Nowhere'];
const minYears = [undefined, 1, 6, 16, 41, 55];
const toolChoices = [[], ['Cursor'], ['Rare tool'], ['v0', 'Lovable']];

interface Deps {
  db: Database;
  content: PublishedContent;
  clock: { now(): Date };
  settings: { siteOrigin: string };
  listedPages: () => readonly ListedPage[];
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function directoryMs(deps: Deps): Promise<number[]> {
  const all: number[] = [];
  for (const q of texts)
    for (const country of countries)
      for (const minExperienceYears of minYears)
        for (const tools of toolChoices) {
          const query = { q, country, minExperienceYears, tools };
          all.push(await bestMs(() => searchDirectory(deps, query), searchGoalMs));
        }
  return all;
}

async function measureSearches(deps: Deps, named: (name: string) => string): Promise<Figure[]> {
  const goal = { atMost: searchGoalMs };
  const found: number[] = [];
  for (const text of searches)
    found.push(await bestMs(() => searchPosts(deps, text), searchGoalMs));
  const search = siteSearch(deps);
  const everything: number[] = [];
  for (const text of [...searches, ...questions]) {
    everything.push(await bestMs(() => search(text), searchGoalMs));
  }
  const figures: Figure[] = [
    { name: named('search of posts, p95'), value: percentile(found, 0.95), unit: 'ms', goal },
    { name: named('search of all, p95'), value: percentile(everything, 0.95), unit: 'ms', goal },
  ];
  await forgetStatistics(deps.db.pool);
  for (const when of ['without statistics', 'with statistics']) {
    const all = await directoryMs(deps);
    const name = named(`directory, ${all.length} combinations ${when}`);
    figures.push(
      { name: `${name}, the slowest`, value: Math.max(...all), unit: 'ms', goal },
      { name: `${name}, half of them`, value: percentile(all, 0.5), unit: 'ms', goal: null },
    );
    await deps.db.pool.query('VACUUM ANALYZE');
  }
  return figures;
}

async function measureLists(deps: Deps, named: (name: string) => string): Promise<Figure[]> {
  const { rows } = await deps.db.pool.query<{ id: number }>(
    `SELECT "id" FROM "BlogPost" WHERE "isPublished" AND "deletedAt" IS NULL AND "publishedAt" <= now()
     ORDER BY "publishedAt" DESC OFFSET (SELECT count(*) * 0.9 FROM "BlogPost" WHERE "publishedAt" <= now()) LIMIT 1`,
  );
  const cursor = rows[0]?.id;
  const category = (await deps.db.prisma.blogCategory.findFirst({ select: { id: true } }))?.id;
  const page = { page: 1, search: '', sort: 'updated' } as const;
  const owner = { kind: 'session', adminId: 0, label: 'bench', role: 'owner' } as const;
  const lists: [string, number, () => Promise<unknown>][] = [
    ['blog, first page', pageGoalMs, () => listCards(deps, {})],
    ['blog, at nine tenths', pageGoalMs, () => listCards(deps, { cursor })],
    ['category, at nine tenths', pageGoalMs, () => listCards(deps, { category, cursor })],
    ['posts of the dashboard', listGoalMs, () => listEditorPosts(deps, owner, { ...page })],
    [
      'search of the dashboard',
      searchGoalMs,
      () => listEditorPosts(deps, owner, { ...page, search: 'bakery' }),
    ],
  ];
  const figures: Figure[] = [];
  for (const [name, atMost, work] of lists) {
    figures.push({
      name: named(name),
      value: await bestMs(work, atMost),
      unit: 'ms',
      goal: { atMost },
    });
  }
  return figures;
}

async function measureSitemap(deps: Deps, named: (name: string) => string): Promise<Figure[]> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const index = await sitemap(deps);
  const parts = [...index.matchAll(/\/sitemap-([a-z0-9-]+)\.xml/g)].map(([, part = '']) => part);
  const times: number[] = [];
  for (const part of parts) times.push(await milliseconds(() => sitemapPart(deps, part)));
  delay.disable();
  return [
    {
      name: named('sitemap, longest task of the main thread'),
      value: delay.max / 1_000_000,
      unit: 'ms',
      goal: { atMost: longestTaskMs },
    },
    { name: named('sitemap, slowest part'), value: Math.max(0, ...times), unit: 'ms', goal: null },
  ];
}

async function asOften(url: string, untilMs: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < untilMs) {
    times.push(await milliseconds(async () => (await fetch(url)).arrayBuffer()));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}

async function measureTyping(dataDir: string, named: (name: string) => string): Promise<Figure[]> {
  const site = await startSite(dataDir, { PUBLIC_READS_PER_MINUTE: '1000000' });
  try {
    const page = `${site.url}/blog`;
    await asOften(page, performance.now() + 500);
    const quiet = percentile(await asOften(page, performance.now() + typingMs), 0.95);
    const untilMs = performance.now() + typingMs;
    const answers: number[] = [];
    const type = async (typist: number) => {
      for (let count = typist; performance.now() < untilMs; count += 1) {
        const q = searches[count % searches.length];
        const input = encodeURIComponent(JSON.stringify({ q }));
        answers.push(
          await milliseconds(async () =>
            (await fetch(`${site.url}/trpc/blog.search?input=${input}`)).arrayBuffer(),
          ),
        );
        // Fast typing: a letter every fifth of a second.
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    const [busy] = await Promise.all([
      asOften(page, untilMs),
      ...Array.from({ length: typists }, (_, typist) => type(typist)),
    ]);
    return [
      { name: named('a page, nobody types, p95'), value: quiet, unit: 'ms', goal: null },
      {
        name: named(`a page, ${typists} people type, p95`),
        value: percentile(busy ?? [], 0.95),
        unit: 'ms',
        goal: { atMost: searchGoalMs },
      },
      {
        name: named(`their searches, p95`),
        value: percentile(answers, 0.95),
        unit: 'ms',
        goal: { atMost: 2 * searchGoalMs },
      },
    ];
  } finally {
    await stopMeasured(site);
  }
}

async function measurePages(dataDir: string, named: (name: string) => string): Promise<Figure[]> {
  const site = await startSite(dataDir, { PUBLIC_READS_PER_MINUTE: '1000000' });
  try {
    const figures = await measureFreshPages(site, dataDir, 'post-1');
    return figures.map((figure) => ({ ...figure, name: named(figure.name) }));
  } finally {
    await stopMeasured(site);
  }
}

export async function measureScale(rowCount: number): Promise<Figure[]> {
  const named = (name: string) => `${rowCount.toLocaleString('en-US')} rows: ${name}`;
  const dataDir = await scaleWorld(rowCount);
  const { db, log, close } = await openWorld(dataDir);
  const deps = {
    db,
    content: createContent({ db, log }),
    clock: { now: () => new Date() },
    settings: { siteOrigin: 'https://site.example' },
    listedPages: () => sitePages.listedPaths.map((path) => ({ path, title: '', description: '' })),
  };
  const figures: Figure[] = [];
  try {
    figures.push(...(await measureSearches(deps, named)));
    figures.push(...(await measureLists(deps, named)));
    figures.push(...(await measureSitemap(deps, named)));
  } finally {
    await close();
  }
  return [
    ...figures,
    ...(await measurePages(dataDir, named)),
    ...(await measureTyping(dataDir, named)),
  ];
}
