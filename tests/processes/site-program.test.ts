import { cp } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readSecret } from '../../src/app/cli/terminal.ts';
import { verifyPassword } from '../../src/features/accounts/server/admin-accounts.service.ts';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { createFileMediaStore } from '../../src/server/integrations/media-store/media-store-files.ts';
import { siteVersion } from '../../src/server/package-root.ts';
import { createAdmin } from '../factories/admins.ts';
import { createSite } from '../factories/site.ts';
import { restore, save } from '../setup/database/backups.ts';
import { resetDatabase, testDatabase } from '../setup/database/database.ts';
import { contentOf } from '../setup/database/database-content.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { emptyDatabase } from '../setup/database/empty-database.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { endPrograms } from '../setup/programs/program.ts';
import { runSite, runSiteHere } from '../setup/programs/site-program.ts';
import { silentLog } from '../setup/silent-log.ts';

afterAll(endPrograms);

const folder = temporaryDataDir();
const dataDir = path.join(folder, 'data');

beforeEach(resetDatabase);

const onServer = () => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl() });

describe('the program', () => {
  it('explains itself, and says what is wrong with a call', async () => {
    const help = await runSite(['--help'], {});
    expect(help.code).toBe(0);
    for (const command of [
      'backup',
      'restore',
      'move',
      'admin',
      'key',
      'check',
      'jobs',
      'purge',
      'samples',
      'developer',
    ]) {
      expect(help.output).toMatch(new RegExp(`^ +${command}\\b.* {2}\\S`, 'm'));
    }
    expect(await runSite(['--version'], {})).toEqual({ code: 0, output: `${siteVersion()}\n` });
    expect(await runSiteHere(['restore'], {})).toEqual({
      code: 2,
      output: 'error: name a file, or a moment with --to\n(--help says more)\n',
    });
  });

  it('carries a site to a server with one command and back with two', async () => {
    await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
    const mediaStore = createFileMediaStore(path.join(dataDir, 'media'));
    await createSite(mediaStore);
    const first = path.join(folder, 'first.tar.gz');
    await save(first, mediaStore);
    const running = await startEmbeddedDatabase({ dataDir, log: silentLog });
    await restore(running.connection, mediaStore, { file: first });
    const before = await contentOf(running.connection);
    const server = await emptyDatabase();
    const move = ['move', '--to', databaseUrl(server)];
    const embedded = { DATA_DIR: dataDir };
    expect(await runSiteHere(move, embedded)).toEqual({
      code: 1,
      output: expect.stringMatching(/^The site is running on the embedded database: stop it first/),
    });
    await running.stop();

    const moved = await runSite(move, embedded);
    expect(moved).toEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ rows moved to the server; counts and sums are the same/),
    });
    expect(await contentOf(server)).toEqual(before);

    const file = path.join(folder, 'second.tar.gz');
    const saved = await runSiteHere(['backup', file], {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(server),
    });
    expect(saved).toEqual({
      code: 0,
      output: expect.stringMatching(/^Saved to \S+: \d+ rows of \d+ tables, 4 picture files\.\n/),
    });
    const back = await runSite(['restore', file, '--replace', '--keep-sign-ins'], embedded);
    expect(back).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^The site is as it was at \d{4}-\S+ \(version \S+\): \d+ rows, 4 /,
      ),
    });
    const again = await startEmbeddedDatabase({ dataDir, log: silentLog });
    expect(await contentOf(again.connection)).toEqual(before);
    await again.stop();
  });

  it('says in a sentence why a restore or a move is not done, and shows no password', async () => {
    await createAdmin();
    const file = path.join(folder, 'refused.tar.gz');
    await save(file, createFileMediaStore(path.join(dataDir, 'media')));
    expect(await runSiteHere(['restore', file], onServer())).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^This database holds a site already\. Say --replace [^\n]*\n$/,
      ),
    });
    const nowhere = { DATA_DIR: dataDir, DATABASE_URL: 'postgresql://u:canary@127.0.0.1:9/site' };
    const refused = await runSiteHere(['backup', path.join(folder, 'none.tar.gz')], nowhere);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^The database cannot be reached: [^\n]*DATABASE_URL[^\n]*\n$/);
    expect(refused.output).not.toContain('canary');
  });
});

describe('admin', () => {
  it('adds an account with a password from a pipe, lists it, and gives it another one', async () => {
    const password = 'velvet orbit ladder mango';
    const added = await runSiteHere(['admin', 'add', 'owner'], onServer(), `${password}\n`);
    expect(added).toEqual({ code: 0, output: 'Admin "owner" is created.\n' });
    const { passwordHash } = await testDatabase().prisma.admin.findUniqueOrThrow({
      where: { username: 'owner' },
    });
    expect(await verifyPassword(passwordHash, password)).toBe(true);
    const again = await runSiteHere(['admin', 'password', 'owner'], onServer(), 'owner1\n');
    expect(again.code).toBe(1);
    expect(again.output).toMatch(/^The password [^\n]*\.\n$/);
    expect((await runSiteHere(['admin', 'list'], onServer())).output).toMatch(
      /^owner +may sign in +\d{4}-/m,
    );
    const nora = ['admin', 'add', 'nora', '--role'];
    const unknown = await runSiteHere([...nora, 'king'], onServer(), `${password}\n`);
    expect(unknown).toEqual({
      code: 1,
      output: 'A role is one of owner, editor, author, contributor.\n',
    });
    await runSiteHere([...nora, 'author'], onServer(), `${password}\n`);
    const { output } = await runSiteHere(['admin', 'list'], onServer());
    expect(output).toMatch(/^owner .* owner$/m);
    expect(output).toMatch(/^nora .* author$/m);
    expect(await runSiteHere(['admin', 'remove', 'owner'], onServer())).toEqual({
      code: 1,
      output: expect.stringMatching(/^"owner" is the last owner who can sign in\..*--last/),
    });
  });
});

describe('a question for a password', () => {
  it('shows nothing of the answer, and ends when it is broken off', async () => {
    const ask = (typed: string) => {
      const stdin = Object.assign(new PassThrough(), { isTTY: true });
      const stderr = new PassThrough();
      const answer = readSecret({ stdin, stdout: stderr, stderr, env: {} }, 'Password: ');
      stdin.end(typed);
      return { answer, shown: () => String(stderr.read()) };
    };
    const { answer, shown } = ask('canary\r');
    expect(await answer).toBe('canary');
    expect(shown()).toBe('Password: \n');
    for (const key of ['\u0003', '\u0004']) {
      await expect(ask(key).answer).rejects.toThrow('Stopped. Nothing was changed.');
    }
  });
});

describe('jobs', () => {
  it('lists what has failed for good without private numbers, and tries it again', async () => {
    const { pool } = testDatabase();
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM graphile_worker.add_job('deliverMessage', '{}', max_attempts => 3)`,
    );
    const id = String(rows[0]?.id);
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET attempts = 3, last_error = 'No answer for +12015550123'`,
    );
    const listed = await runSite(['jobs'], onServer());
    expect(listed.code).toBe(0);
    expect(listed.output).toMatch(/^0 ready, .* 1 failed for good\.$/m);
    expect(listed.output).toMatch(new RegExp(`^${id} +deliverMessage +3 .*No answer for`, 'm'));
    expect(listed.output).not.toContain('2015550123');
    expect(await runSiteHere(['jobs', 'retry', id, '999999'], onServer())).toEqual({
      code: 1,
      output:
        '1 job will be tried again as soon as a copy of the site runs.\nNo job that has failed for good: 999999.\n',
    });
    const ready = await pool.query('SELECT 1 FROM graphile_worker.jobs WHERE attempts = 0');
    expect(ready.rowCount).toBe(1);
    const again = await runSiteHere(['jobs', 'retry', '--all'], onServer());
    expect(again.output).toBe('No job has failed for good.\n');
  });
});

describe('purge', () => {
  it('counts what is kept no longer, and then deletes it', async () => {
    const { prisma } = testDatabase();
    const admin = await createAdmin();
    await prisma.session.createMany({
      data: [
        { id: 'ended', adminId: admin.id, expiresAt: new Date('2020-01-01') },
        { id: 'living', adminId: admin.id, expiresAt: new Date('2100-01-01') },
      ],
    });
    const counted = await runSite(['purge', '--dry-run'], onServer());
    expect(counted.code).toBe(0);
    expect(counted.output).toMatch(/^What +Kept \(days or versions\) +Would be deleted$/m);
    expect(counted.output).toMatch(/^endedSessions +0 +1$/m);
    expect(await prisma.session.count()).toBe(2);
    const deleted = await runSiteHere(['purge'], onServer());
    expect(deleted.output).toMatch(/^endedSessions +0 +1$/m);
    expect(await prisma.session.findMany({ select: { id: true } })).toEqual([{ id: 'living' }]);
  });
});
