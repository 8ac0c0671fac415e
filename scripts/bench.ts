/**
 * Measures the production build, each figure beside its goal and, where there is one, beside a bare `node:http` server in
 * the same run, so that the ratio says what our own work costs. The goals are those of two quiet cores.
 * `npm run bench -- fresh visit` measures these subjects alone, `--seconds 10` longer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureDatabase } from './bench/bench-database.ts';
import { measureFreshPages } from './bench/bench-fresh.ts';
import { measureMemoryUnderLoad } from './bench/bench-memory.ts';
import { measureCachedPages } from './bench/bench-pages.ts';
import { measurePaint } from './bench/bench-paint.ts';
import { seedBenchPosts } from './bench/bench-posts.ts';
import { type Figure, printReport } from './bench/bench-report.ts';
import { type Measured, startSite, stopMeasured } from './bench/bench-site.ts';
import { measureColdVisit } from './bench/bench-visit.ts';
import { measureScale } from './bench/scale/bench-scale.ts';

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds);
const memorySeconds = seconds * 12;

/** All load comes from one address here. */
const manyReads = { PUBLIC_READS_PER_MINUTE: '1000000' };
const manyCallers = { ...manyReads, TRUSTED_PROXIES: '127.0.0.1' };

/** Measures a site with 200 posts beside the sample content. */
async function onSeededSite(
  measure: (site: Measured, dataDir: string) => Promise<Figure[]>,
  settings: Record<string, string> = manyReads,
): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-bench-'));
  try {
    await seedBenchPosts(dataDir);
    const site = await startSite(dataDir, settings);
    try {
      return await measure(site, dataDir);
    } finally {
      await stopMeasured(site);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const subjects: Record<string, () => Promise<Figure[]>> = {
  pages: () => onSeededSite((site) => measureCachedPages(site, seconds)),
  fresh: () => onSeededSite((site, dataDir) => measureFreshPages(site, dataDir)),
  visit: () => onSeededSite(measureColdVisit),
  paint: () => onSeededSite(measurePaint),
  memory: () => onSeededSite((site) => measureMemoryUnderLoad(site, memorySeconds), manyCallers),
  database: measureDatabase,
  scale: async () => [...(await measureScale(200)), ...(await measureScale(100_000))],
};

const asked = positionals.length > 0 ? positionals : Object.keys(subjects);
const figures: Figure[] = [];
for (const subject of asked) {
  const measure = subjects[subject];
  if (!measure) throw new Error(`There is no subject ${subject}.`);
  figures.push(...(await measure()));
}
printReport('With 200 posts, where nothing else is said', figures);
