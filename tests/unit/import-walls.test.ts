import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The walls are Biome rules in biome.json; this holds that each of them stops what it is there for. */
const forbidden = [
  ['src/web/api/env.ts', "import { parseEnv } from '../../server/env.ts';"],
  ['src/web/api/late.ts', "const env = await import('../../server/env.ts');"],
  ['src/web/api/router.ts', "import { appRouter } from '../../server/trpc/router.ts';"],
  ['src/web/api/node.ts', "import fs from 'node:fs';"],
  ['src/web/components/feature.ts', "import { Y } from '../features/blog/Y.tsx';"],
  ['src/web/components/env.ts', "import { parseEnv } from '../../server/env.ts';"],
  ['src/server/theme.ts', "import { theme } from '../web/theme.ts';"],
  ['src/server/features/inbox/other.ts', "import { y } from '../blog/blog.queries.ts';"],
  ['src/server/features/inbox/theme.ts', "import { theme } from '../../../web/theme.ts';"],
  ['src/shared/site.ts', "import { site } from '../content/site.ts';"],
  ['src/shared/package.ts', "import superjson from 'superjson';"],
  ['src/content/package.ts', "import { z } from 'zod';"],
  ['src/content/theme.ts', "import { theme } from '../web/theme.ts';"],
] as const;

const allowed = [
  ['src/web/api/type.ts', "import type { AppRouter } from '../../server/trpc/router.ts';"],
  ['src/web/api/package.ts', "import { renderToString } from 'react-dom/server';"],
  ['src/server/features/inbox/own.ts', "import { y } from './inbox.queries.ts';"],
  ['src/shared/schema.ts', "import { z } from 'zod';"],
  ['src/content/paths.ts', "import { paths } from '../shared/paths.ts';"],
] as const;

let folder: string;
let report: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vibecode-walls-'));
  copyFileSync('biome.json', path.join(folder, 'biome.json'));
  for (const [file, code] of [...forbidden, ...allowed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--only=style/noRestrictedImports', '--colors=off'];
  report = spawnSync(process.execPath, [biome, ...options, '--max-diagnostics=100'], {
    cwd: folder,
    encoding: 'utf8',
  }).stderr;
});

afterAll(() => rmSync(folder, { recursive: true }));

const isStopped = (file: string) => new RegExp(`^${file}:.*noRestrictedImports`, 'm').test(report);

describe('the import walls', () => {
  it.each(forbidden)('stop %s: %s', (file) => {
    expect(isStopped(file)).toBe(true);
  });

  it.each(allowed)('let %s pass: %s', (file) => {
    expect(isStopped(file)).toBe(false);
  });
});
