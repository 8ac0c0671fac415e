import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createAdmin } from '../factories/admins.ts';
import { testDatabase } from '../setup/database/database.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { testKeyring, testSecretsKey } from '../setup/database/test-keyring.ts';
import { endPrograms, startProcess, startServer } from '../setup/programs/program.ts';
import { portOfServer } from '../setup/raw-http.ts';

afterAll(endPrograms);

const home = temporaryDataDir();

const script = (name: string, code: string) => [
  '--input-type=module',
  '--eval',
  `import * as ours from ${JSON.stringify(pathToFileURL(path.resolve('scripts', name)).href)};${code}`,
];

it('the server starts from any folder', { timeout: 60_000 }, async () => {
  const server = startServer(
    { DATABASE_URL: databaseUrl(), DATA_DIR: path.join(home, 'data'), PORT: '0' },
    { cwd: home },
  );
  await server.until(/ready at http:\/\/\S+:\d+/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('a start names the address of the server behind a pooler where nobody answers there', async () => {
  const server = startServer({
    ...{ DATABASE_URL: databaseUrl(), DATA_DIR: path.join(home, 'data'), PORT: '0' },
    DATABASE_LISTEN_URL: 'postgresql://user:canary@127.0.0.1:9/site',
  });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^The database cannot be reached: .*Check DATABASE_LISTEN_URL /);
  expect(server.output()).not.toContain('canary');
});

it('a start encrypts the secret of an authenticator app that an older version has stored in clear', {
  timeout: 60_000,
}, async () => {
  const { id: adminId } = await createAdmin();
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const { adminTotp } = testDatabase().prisma;
  await adminTotp.create({ data: { adminId, secret } });
  const server = startServer({
    ...{ DATABASE_URL: databaseUrl(), DATA_DIR: path.join(home, 'data'), PORT: '0' },
    SECRETS_KEY: testSecretsKey,
  });
  await server.until(/ready at /);
  const stored = await adminTotp.findUniqueOrThrow({ where: { adminId } });
  expect(stored.secret).toMatch(new RegExp(`^\\S*${testKeyring.keyId}`));
  expect(stored.secret).not.toContain(secret);
  server.child.kill('SIGTERM');
  await server.ended;
});

it('the server is built of packages as they are in production, whatever it is started with', () => {
  const texts = readdirSync('dist/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join('dist/server', name), 'utf8'));
  // A package that is built already, such as the reconciler of PDFs, names both builds in its license and holds the code of one.
  const builds = texts
    .flatMap((text) => text.match(/^\/\/ node_modules\/.*/gm) ?? [])
    .map((line) => path.posix.basename(line))
    .filter((name) => /^react.*\.(?:production|development)\.js$/.test(name));
  expect(builds).toContain('react-dom-server.node.production.js');
  expect(builds.filter((name) => name.includes('development'))).toEqual([]);
  expect(texts.filter((text) => text.includes('process.env.NODE_ENV'))).toEqual([]);
});

it('a taken port is reported before any work is done', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  const port = await portOfServer(other);
  const dataDir = path.join(home, 'never-made');
  const server = startProcess(['scripts/start.mjs'], { PORT: String(port), DATA_DIR: dataDir });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    `Port ${port} is taken. Stop the other program or set PORT to a free port.\n`,
  );
  expect(existsSync(dataDir)).toBe(false);
  other.close();
});

it.each([
  ['a demo', {}, 'free'],
  ['a demo with an address of its own', { SITE_URL: 'http://site.example' }, 'refused'],
  ['production', { MODE: 'production' }, 'refused'],
])('the usual port is taken: %s without PORT', async (_name, env, expected) => {
  // Another program may have it already.
  const other = createServer()
    .listen(3000, '127.0.0.1')
    .on('error', () => {});
  const started = startProcess(
    script('settings.mjs', 'await ours.requireFreePort(); console.log("port", process.env.PORT)'),
    env,
  );
  await started.ended;
  if (expected === 'free') {
    expect(started.output()).toMatch(
      /^Port 3000 is taken\. The site takes port (\d+)\.\nport \1\n$/,
    );
  } else {
    expect(started.output()).toContain('Port 3000 is taken. Stop the other program');
  }
  other.close();
});

it('npm start takes its settings from the .env beside its package', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  const port = await portOfServer(other);
  const checkout = path.join(home, 'checkout');
  cpSync('scripts', path.join(checkout, 'scripts'), { recursive: true });
  writeFileSync(path.join(checkout, '.env'), `PORT=${port}\n`);
  const server = startProcess([path.join(checkout, 'scripts/start.mjs')], {});
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`Port ${port} is taken.`);
  other.close();
});

it('.env is read, and what the environment says already stands', async () => {
  writeFileSync(path.join(home, '.env'), 'PORT=4711\nADMIN_USERNAME="the owner"\n# a comment\n');
  const reader = startProcess(
    script(
      'settings.mjs',
      `ours.loadSettingsFile(${JSON.stringify(home)}); console.log(process.env.PORT, process.env.ADMIN_USERNAME)`,
    ),
    { PORT: '4712' },
  );
  await reader.ended;
  expect(reader.output()).toBe('4712 the owner\n');
});

it('a missing .env is none', async () => {
  const reader = startProcess(
    script('settings.mjs', `ours.loadSettingsFile(${JSON.stringify(path.join(home, 'nowhere'))})`),
    {},
  );
  expect(await reader.ended).toBe(0);
});

it('what npm started ends with npm, even with a killed one', async () => {
  const child = script(
    'end-with-parent.mjs',
    `ours.endWithParent(); console.log("up"); setInterval(() => {}, 1000)`,
  );
  const command = [process.execPath, ...child].map((word) => `'${word}'`).join(' ');
  const npm = startProcess(
    [
      '--eval',
      `require('child_process').spawn('sh', ['-c', ${JSON.stringify(`${command}; true`)}], { stdio: 'inherit' })`,
    ],
    { npm_lifecycle_event: 'start' },
  );
  await npm.until(/^up$/m);
  npm.child.kill('SIGKILL');
  // The output closes when the last process that writes to it ends.
  await npm.ended;
});
