import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Custom media queries, which the build must replace (vite.config.ts). */
const customMedia = /@(?:custom-)?media[^{};`]*\(\s*--[\w-]+[^{};`]*[{;]/g;

it.each(['client', 'server'])(
  'no style that dist/%s ships asks for a custom media query',
  async (part) => {
    const folder = path.resolve('dist', part);
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      /\.(?:css|js|html)$/.test(name),
    );
    const faults: string[] = [];
    for (const name of files) {
      const text = await readFile(path.join(folder, name), 'utf8');
      for (const [query] of text.matchAll(customMedia)) faults.push(`${name}: ${query}`);
    }
    expect(files.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);
