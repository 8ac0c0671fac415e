/**
 * Measures the production build and prints each figure beside its goal. Some figures stand beside those of a bare
 * `node:http` server in the same run: the ratio is the cost of our own work. The goals assume two idle cores.
 * `npm run bench -- fresh visit` measures only these subjects, `--seconds 10` measures longer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureDatabase } from './bench/bench-database.ts';
import { measureDesk } from './bench/bench-desk.ts';
import { measureFreshPages } from './bench/bench-fresh.ts';
import { measureMemoryUnderLoad } from './bench/bench-memory.ts';
import { measureCachedPages } from './bench/bench-pages.ts';
import { measurePaint } from './bench/bench-paint.ts';
import { seedBenchPosts } from './bench/bench-posts.ts';
import { type Figure, printReport } from './bench/bench-report.ts';
import { type Measured, startSite, stopMeasured } from './bench/bench-site.ts';
import { measureColdVisit } from './bench/bench-visit.ts';
import { measureFinding } from './bench/scale/bench-finding.ts';
import { measureScale } from './bench/scale/bench-scale.ts';

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds);
const memorySeconds = seconds * 12;

/** All load comes from one address. */
const manyReads = { PUBLIC_READS_PER_MINUTE: '1000000' };
const manyCallers = { ...manyReads, TRUSTED_PROXIES: '127.0.0.1' };

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
  desk: () => onSeededSite(measureDesk),
  memory: () => onSeededSite((site) => measureMemoryUnderLoad(site, memorySeconds), manyCallers),
  database: measureDatabase,
  finding: measureFinding,
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
