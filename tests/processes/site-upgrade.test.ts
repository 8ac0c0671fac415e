import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { sentenceFor } from '../../src/app/cli/command.ts';
import { type Probe, upgrade } from '../../src/app/cli/upgrade/upgrade.ts';
import { siteVersion } from '../../src/server/package-root.ts';
import { readJobRevision } from '../../src/server/queue/schema.ts';
import { testDatabase } from '../setup/database/database.ts';
import { contentOf } from '../setup/database/database-content.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { earlierDatabase } from '../setup/database/earlier-database.ts';
import { insertRandomRows } from '../setup/database/random-rows.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { testSecretsKey } from '../setup/database/test-keyring.ts';
import { runSiteHere } from '../setup/programs/site-program.ts';

const home = temporaryDataDir();
/** One of its steps ends a transaction early: it adds a value to an enum. */
const severalSteps = '20261204110000';
const migrations = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name));
/** `UPGRADES=20 npx vitest run tests/processes/site-upgrade.test.ts` upgrades 20 databases and goes back in each. */
const randomUpgrades = Number(process.env.UPGRADES ?? 1);

let backups = 0;
const newFile = () => {
  backups += 1;
  return path.join(home, `before-${backups}.tar.gz`);
};
const envOf = (connection: pg.PoolConfig) => ({
  DATA_DIR: home,
  DATABASE_URL: databaseUrl(connection),
  SECRETS_KEY: testSecretsKey,
});

async function upgradeWith(connection: pg.PoolConfig, probe: Probe, file = newFile()) {
  const output = new PassThrough();
  const whole = text(output);
  const terminal = {
    ...{ stdin: Readable.from([]), stdout: output, stderr: output },
    env: envOf(connection),
  };
  const fault = await upgrade(terminal, file, probe).then(
    () => null,
    (error: unknown) => sentenceFor(error),
  );
  output.end();
  return { fault, output: await whole };
}

const fine: Probe = async () => 7;

/** Pages come from the copy and not from the site. */
function brokenOnSite(): Probe {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked > 1) throw new Error('3 of 7 pages did not come.');
    return 7;
  };
}

async function trialDatabases(): Promise<number> {
  const { rowCount } = await testDatabase().pool.query(
    `SELECT 1 FROM pg_database WHERE datname LIKE '%trial_restore'`,
  );
  return rowCount ?? 0;
}

const appliedOf = async (pool: pg.Pool) =>
  (await pool.query('SELECT 1 FROM _prisma_migrations')).rowCount;

/** A restore holds messages back, and no backup has what tells visitors apart. */
const changedByRestore = ['OutgoingMessage', 'TrafficSalt', 'TrafficVisitor'];
const savedContentOf = (connection: pg.PoolConfig) => contentOf(connection, changedByRestore);

describe('site upgrade', { timeout: 120_000 }, () => {
  it('saves the site, upgrades a copy and then the site, names each step and draws the pages', async () => {
    const { pool, connection } = await earlierDatabase(severalSteps);
    await pool.query(
      `INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "isPublished", "publishedAt", "updatedAt")
         VALUES ('The ferry', 'ferry', 'It sails.', '<p>At noon.</p>', true, now(), now())`,
    );
    const file = newFile();
    const { code, output } = await runSiteHere(['upgrade', file], envOf(connection));
    expect(output).toMatch(
      new RegExp(
        `^5 steps to version ${siteVersion()}\\.\nSaved to ${file}: [\\s\\S]*A copy was upgraded, and its \\d\\d+ pages came\\.\n  20261204110000_report_answers\n  [\\s\\S]*\n\\d\\d+ pages came\\. The database is of version ${siteVersion()}: start this version now\\.\n$`,
      ),
    );
    expect(code).toBe(0);
    expect(existsSync(file)).toBe(true);
    expect(await appliedOf(pool)).toBe(migrations.length);
    expect(await trialDatabases()).toBe(0);
    expect(await runSiteHere(['upgrade', newFile()], envOf(connection))).toEqual({
      code: 0,
      output: `The database is of version ${siteVersion()} already.\n`,
    });
  });

  it('leaves the site alone where the pages of the copy do not come', async () => {
    const { pool, connection } = await earlierDatabase(severalSteps);
    const before = await appliedOf(pool);
    const { fault } = await upgradeWith(connection, async () => {
      throw new Error('3 of 7 pages did not come.');
    });
    expect(fault).toMatch(/^The upgrade of a copy went wrong: [\s\S]* The site was not changed\.$/);
    expect(await appliedOf(pool)).toBe(before);
    expect(await trialDatabases()).toBe(0);
  });

  it('leaves the site as it was where its first step fails', async () => {
    const { pool, connection } = await earlierDatabase('20261208100000');
    // Only the site has it: a backup carries no table that no version of the site makes.
    await pool.query('CREATE TABLE "BackupOutcome" ()');
    const { fault } = await upgradeWith(connection, fine);
    expect(fault).toMatch(
      /^The migration "20261208100000_backup_outcomes" failed: .* The site was not changed\.$/,
    );
  });

  it('goes back where a later step fails, after the first ones were kept', async () => {
    const { pool, connection } = await earlierDatabase(severalSteps);
    await insertRandomRows(pool, 2);
    const before = await savedContentOf(connection);
    await pool.query('CREATE TABLE "BackupOutcome" ()');
    const { fault, output } = await upgradeWith(connection, fine);
    expect(output).toMatch(/20261208100000_backup_outcomes" failed: .* Going back …\n$/);
    expect(fault).toMatch(/^The site is as it was when the backup was made; what was written /);
    expect(await savedContentOf(connection)).toEqual(before);
    expect(await appliedOf(pool)).toBe(migrations.indexOf('20261204110000_report_answers'));
  });

  it('takes a changed queue away on its way back, which the old version makes anew', async () => {
    const { pool, connection } = await earlierDatabase('20261208100000');
    const { fault } = await upgradeWith(connection, async () => {
      if ((await appliedOf(pool)) !== migrations.length) return 7;
      // As a newer version of the library would.
      await pool.query('INSERT INTO graphile_worker.migrations (id) VALUES (999)');
      throw new Error('3 of 7 pages did not come.');
    });
    expect(fault).toMatch(/^The site is as it was /);
    expect(await readJobRevision(pool)).toBe(0);
  });

  it('says what to do where it cannot go back either', async () => {
    const { connection } = await earlierDatabase('20261208100000');
    const file = newFile();
    const probe = brokenOnSite();
    const { fault } = await upgradeWith(
      connection,
      async (...asked) => {
        const pages = await probe(...asked).catch((error: unknown) => {
          rmSync(file);
          throw error;
        });
        return pages;
      },
      file,
    );
    expect(fault).toMatch(
      new RegExp(
        `^It could not go back: .* Stop every copy, get the old version and restore ${file} with --replace\\.$`,
      ),
    );
  });

  it('refuses what it cannot save first', async () => {
    const { connection } = await earlierDatabase(severalSteps);
    expect(await upgradeWith(connection, fine, path.join(home, 'none', 'b.tar.gz'))).toMatchObject({
      fault: `There is no folder ${path.join(home, 'none')}.`,
    });
    expect(await runSiteHere(['upgrade'], envOf(connection))).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no target of backups'),
    });
  });

  it.each(Array.from({ length: randomUpgrades }, (_value, index) => index + 1))(
    'goes back from pages that do not come, and upgrades the same random site %i afterwards',
    async (seed) => {
      const from = migrations[migrations.length - 1 - (seed % 25)] ?? '';
      const { pool, connection } = await earlierDatabase(from);
      expect(await insertRandomRows(pool, seed)).toBeGreaterThan(20);
      const before = await savedContentOf(connection);
      const { fault } = await upgradeWith(connection, brokenOnSite());
      expect(fault).toMatch(/^The site is as it was when the backup was made; what was written /);
      expect(await savedContentOf(connection)).toEqual(before);
      expect(await appliedOf(pool)).toBe(migrations.indexOf(from));
      expect(await upgradeWith(connection, fine)).toMatchObject({ fault: null });
      expect(await appliedOf(pool)).toBe(migrations.length);
      expect(await trialDatabases()).toBe(0);
    },
  );
});
