import type { Browser } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { type Visit, visitOnPhone, withBrowser } from './bench-phone.ts';
import type { Figure } from './bench-report.ts';
import type { Measured } from './bench-site.ts';

const visitsOfEach = 3;
const firstPaintGoalMs = 1_200;
const largestPaintGoalMs = 1_600;

/** Sizes without pictures. Pages with data carry the code that requests more of it. */
const goalKilobytes = { marketing: 200, withData: 260 };
const pages: { path: string; kind: keyof typeof goalKilobytes }[] = [
  { path: paths.home, kind: 'marketing' },
  { path: paths.tips, kind: 'marketing' },
  { path: paths.resources, kind: 'marketing' },
  { path: paths.whatIsVibecoding, kind: 'marketing' },
  { path: paths.glossary, kind: 'marketing' },
  { path: paths.services, kind: 'marketing' },
  { path: paths.contact, kind: 'marketing' },
  { path: paths.blog, kind: 'withData' },
  { path: paths.post('bench-post-1'), kind: 'withData' },
  { path: paths.exploreDevelopers, kind: 'withData' },
  { path: paths.developerSignup, kind: 'withData' },
];

function median(visits: readonly Visit[], of: (visit: Visit) => number): number {
  const sorted = visits.map(of).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function figuresOf(
  browser: Browser,
  site: Measured,
  { path, kind }: (typeof pages)[number],
): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (let count = 0; count < visitsOfEach; count += 1) {
    visits.push(await visitOnPhone(browser, `${site.url}${path}`, true));
  }
  const weight = (visit: Visit) => visit.scriptKilobytes + visit.otherKilobytes;
  return [
    {
      name: `${path}, first paint`,
      value: median(visits, ({ firstPaintMs }) => firstPaintMs),
      unit: 'ms',
      goal: { atMost: firstPaintGoalMs },
    },
    {
      name: '  largest paint',
      value: median(visits, ({ largestPaintMs }) => largestPaintMs),
      unit: 'ms',
      goal: { atMost: largestPaintGoalMs },
    },
    {
      name: `  without pictures, ${median(visits, ({ requests }) => requests.length)} requests`,
      value: median(visits, weight),
      unit: 'kB',
      goal: { atMost: goalKilobytes[kind] },
    },
    {
      name: '  pictures of the first screen',
      value: median(visits, ({ pictureKilobytes }) => pictureKilobytes),
      unit: 'kB',
      goal: { atMost: 150 },
    },
  ];
}

export function measurePaint(site: Measured): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    // Warms up the server: otherwise the first visit waits for the start of the program.
    for (const { path } of pages) await visitOnPhone(browser, `${site.url}${path}`, false);
    const figures: Figure[] = [];
    for (const page of pages) figures.push(...(await figuresOf(browser, site, page)));
    return figures;
  });
}
