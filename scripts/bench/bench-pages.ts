import { bareAddress, measureLoad, startBareServer } from './bench-load.ts';
import type { Figure } from './bench-report.ts';
import { type Measured, stopMeasured } from './bench-site.ts';

const targets = [
  { name: 'home page, cached', path: '/', ratio: 0.95 },
  { name: '/blog, cached', path: '/blog', ratio: 0.95 },
  { name: 'one post, cached', path: '/blog/bench-post-1', ratio: 0.95 },
  { name: 'REST list', path: '/api/blog/posts', ratio: 0.9 },
  { name: 'REST post', path: '/api/blog/posts/bench-post-1', ratio: 0.9 },
] as const;

export async function measureCachedPages(site: Measured, seconds: number): Promise<Figure[]> {
  const bare = await startBareServer();
  try {
    const figures: Figure[] = [];
    for (const { name, path, ratio } of targets) {
      const url = `${site.url}${path}`;
      const ours = await measureLoad(site, url, seconds);
      const yardstick = await measureLoad(bare, bareAddress(bare, url), seconds);
      figures.push(
        {
          name,
          value: ours.requestsPerSecond,
          unit: '/s',
          goal: { ratioAtLeast: ratio },
          yardstick: yardstick.requestsPerSecond,
        },
        {
          name: '  processor',
          value: ours.processorMs,
          unit: 'ms',
          goal: null,
          yardstick: yardstick.processorMs,
        },
      );
    }
    return figures;
  } finally {
    await stopMeasured(bare);
  }
}
