import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { circlesOf } from '../../scripts/checks/import-circles.ts';
import { importFaults } from '../../scripts/checks/import-faults.ts';
import { stoppedBy } from '../../scripts/checks/import-walls.ts';
import { readImports } from '../../scripts/checks/imports.ts';

/** `npm run check` checks the project itself; this tests the rules. */
const forbidden = [
  ['src/web/api/env.ts', "import { parseEnv } from '../../server/env.ts';"],
  ['src/web/api/late.ts', "const env = await import('../../server/env.ts');"],
  ['src/web/api/type.ts', "import type { Settings } from '../../server/env.ts';"],
  ['src/web/api/router.ts', "import { appRouter } from '../../app/server/routers/router.ts';"],
  ['src/web/api/node.ts', "import fs from 'node:fs';"],
  ['src/web/components/feature.ts', "export { Y } from '../../features/posts/web/Y.tsx';"],
  ['src/features/posts/web/x.ts', "import { x } from '../../../web/design/samples.ts';"],
  ['src/features/posts/web/y.ts', "import { y } from '../server/y.ts';"],
  ['src/features/posts/server/app.ts', "import { y } from '../../../app/server/y.ts';"],
  ['src/features/posts/server/web.ts', "import { Y } from '../web/Y.tsx';"],
  ['src/features/posts/posts.ts', "import { y } from './server/y.ts';"],
  ['src/server/theme.ts', "import { theme } from '../web/theme.ts';"],
  ['src/server/http/posts.ts', "import { y } from '../../features/posts/server/y.ts';"],
  ['src/server/setup.ts', "import { silentLog } from '../setup/silent-log.ts';"],
  ['src/features/spam/server/other.ts', "import { y } from '../../posts/server/posts.queries.ts';"],
  ['src/server/http/pages/pages.ts', "import { y } from '../../auth/tokens.queries.ts';"],
  ['src/shared/site.ts', "import { site } from '../features/home/words/home.ts';"],
  ['src/shared/package.ts', "import superjson from 'superjson';"],
  ['src/features/home/words/package.ts', "import { z } from 'zod';"],
  ['src/features/home/words/theme.ts', "import { theme } from '../../../web/theme.ts';"],
] as const;

const allowed = [
  ['src/web/api/type.ts', "import type { AppRouter } from '../../app/server/routers/router.ts';"],
  ['src/app/web/routes.tsx', "const load = () => import('../../web/design/DesignPage.tsx');"],
  ['src/web/api/package.ts', "import { renderToString } from 'react-dom/server';"],
  ['src/features/posts/server/own.ts', "import { y } from './posts.queries.ts';"],
  ['src/features/posts/server/feeds/rss.ts', "import { y } from '../drafts/drafts.queries.ts';"],
  ['src/server/cli/jobs.ts', "import { y } from '../queue/job-states.queries.ts';"],
  ['src/shared/schema.ts', "import { z } from 'zod';"],
  ['src/features/home/words/paths.ts', "import { paths } from '../../../shared/paths.ts';"],
] as const;

const circles = [
  ['two files', { 'src/a.ts': "import './b.ts';", 'src/b.ts': "import './a.ts';" }],
  [
    'types alone',
    {
      'src/a.ts': "import type { B } from './b.ts';",
      'src/b.ts': "import type { A } from './a.ts';",
    },
  ],
  [
    'two folders, by different files',
    {
      'src/one/a.ts': "import '../two/b.ts';",
      'src/one/c.ts': '',
      'src/two/b.ts': '',
      'src/two/d.ts': "import '../one/c.ts';",
    },
  ],
  [
    'a folder and a room of another',
    {
      'src/one/a.ts': "import '../two/room/b.ts';",
      'src/two/room/b.ts': '',
      'src/two/d.ts': "import '../one/a.ts';",
    },
  ],
  [
    'three folders',
    {
      'src/one/a.ts': "import '../two/a.ts';",
      'src/two/a.ts': "export * from '../three/a.ts';",
      'src/three/a.ts': "const load = () => import('../one/b.ts');",
      'src/one/b.ts': '',
    },
  ],
  [
    'a room and a file beside it',
    { 'src/one/a.ts': "import './room/b.ts';", 'src/one/room/b.ts': "import '../a.ts';" },
  ],
] as const;

let folder = '';

function importsOf(files: Record<string, string>) {
  folder = mkdtempSync(path.join(tmpdir(), 'vibecode-walls-'));
  for (const root of ['src', 'tests', 'scripts', 'prisma']) mkdirSync(path.join(folder, root));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  return readImports(folder);
}

afterEach(() => rmSync(folder, { recursive: true }));

describe('the import walls', () => {
  it.each(forbidden)('stop %s: %s', (file, code) => {
    expect(stoppedBy(importsOf({ [file]: code }))).toHaveLength(1);
  });

  it.each(allowed)('let %s pass: %s', (file, code) => {
    expect(stoppedBy(importsOf({ [file]: code }))).toEqual([]);
  });
});

describe('two capabilities', () => {
  const files = {
    'src/features/posts/server/a.ts': "import '../../editor/server/b.ts';",
    'src/features/editor/server/b.ts': "import '../../posts/server/c.ts';",
    'src/features/posts/server/c.ts': '',
  };

  it('that lean on each other are told', () => {
    expect(importFaults(importsOf(files))).toEqual([
      expect.stringContaining('A circle within src/features'),
    ]);
  });
});

describe('a circle', () => {
  it.each(circles)('of %s is found once', (_name, files) => {
    expect(circlesOf(importsOf(files))).toHaveLength(1);
  });

  it('is none where a folder uses files beside it that use another room', () => {
    const files = {
      'src/start.ts': "import './room/a.ts';",
      'src/room/a.ts': "import '../base.ts';",
      'src/base.ts': "import './store/b.ts';",
      'src/store/b.ts': '',
    };
    expect(circlesOf(importsOf(files))).toEqual([]);
  });
});
