import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { sentenceFor } from '../../src/app/cli/command.ts';
import { type Probe, type UpgradeOptions, upgrade } from '../../src/app/cli/upgrade/upgrade.ts';
import { siteVersion } from '../../src/server/package-root.ts';
import { readJobRevision } from '../../src/server/queue/schema.ts';
import { testDatabase } from '../setup/database/database.ts';
import { contentOf } from '../setup/database/database-content.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import {
  databaseBeforeOne,
  presentDatabase,
  siteMigrations,
  writeLaterVersion,
} from '../setup/database/earlier-versions.ts';
import { insertRandomRows } from '../setup/database/random-rows.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { testSecretsKey } from '../setup/database/test-keyring.ts';
import { runSite, runSiteHere } from '../setup/programs/site-program.ts';

const home = temporaryDataDir();
/** The first step ends a transaction early: it adds a value to an enum. */
const migrationsDir = path.join(home, 'prisma/migrations');
const later = ['29990101000000_further_role', '29990101000001_further_table'] as const;
writeLaterVersion(migrationsDir, {
  [later[0]]: `ALTER TYPE "AdminRole" ADD VALUE 'guest'`,
  [later[1]]: 'CREATE TABLE "Further" ()',
});
/** `UPGRADES=20 npx vitest run tests/processes/site-upgrade.test.ts` carries 20 databases over and goes back in each. */
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

async function upgradeWith(
  connection: pg.PoolConfig,
  probe: Probe,
  { file = newFile(), ...options }: { file?: string } & Partial<UpgradeOptions> = {},
) {
  const output = new PassThrough();
  const whole = text(output);
  const terminal = {
    ...{ stdin: Readable.from([]), stdout: output, stderr: output },
    env: envOf(connection),
  };
  const fault = await upgrade(terminal, file, { migrationsDir, ...options, probe }).then(
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

async function historyOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1',
  );
  return rows.map(({ name }) => name);
}

/** A restore holds messages back, and no backup has what tells visitors apart. */
const changedByRestore = ['OutgoingMessage', 'TrafficSalt', 'TrafficVisitor'];
const savedContentOf = (connection: pg.PoolConfig) => contentOf(connection, changedByRestore);

describe('site upgrade', { timeout: 120_000 }, () => {
  it('saves the site, upgrades a copy and then the site, names each step and looks at the pages', async () => {
    const { pool, connection } = await presentDatabase();
    const file = newFile();
    const { fault, output } = await upgradeWith(connection, fine, { file });
    expect(fault).toBeNull();
    expect(output).toMatch(
      new RegExp(
        `^2 steps to version ${siteVersion()}\\.\nSaved to ${file}: [\\s\\S]*A copy was upgraded, and its 7 pages came\\.\n  ${later[0]}\n  ${later[1]}\n7 pages came\\. The database is of version ${siteVersion()}: start this version now\\.\n$`,
      ),
    );
    expect(existsSync(file)).toBe(true);
    expect(await historyOf(pool)).toEqual(expect.arrayContaining([...later]));
    expect(await trialDatabases()).toBe(0);
    expect(await upgradeWith(connection, fine)).toEqual({
      fault: null,
      output: `The database is of version ${siteVersion()} already.\n`,
    });
  });

  it('leaves the site alone where the pages of the copy do not come', async () => {
    const { pool, connection } = await presentDatabase();
    const before = await historyOf(pool);
    const { fault } = await upgradeWith(connection, async () => {
      throw new Error('3 of 7 pages did not come.');
    });
    expect(fault).toMatch(/^The upgrade of a copy went wrong: [\s\S]* The site was not changed\.$/);
    expect(await historyOf(pool)).toEqual(before);
    expect(await trialDatabases()).toBe(0);
  });

  it('leaves the site as it was where its first step fails', async () => {
    const { pool, connection } = await presentDatabase();
    const oneStep = path.join(home, 'one-step/migrations');
    writeLaterVersion(oneStep, { [later[1]]: 'CREATE TABLE "Further" ()' });
    // Only the site has it: a backup carries no table that no version of the site makes.
    await pool.query('CREATE TABLE "Further" ()');
    const { fault } = await upgradeWith(connection, fine, { migrationsDir: oneStep });
    expect(fault).toMatch(
      new RegExp(`^The migration "${later[1]}" failed: .* The site was not changed\\.$`),
    );
  });

  it('goes back where a later step fails, after the first ones were kept', async () => {
    const { pool, connection } = await presentDatabase();
    await insertRandomRows(pool, 2);
    const before = await savedContentOf(connection);
    const history = await historyOf(pool);
    await pool.query('CREATE TABLE "Further" ()');
    const { fault, output } = await upgradeWith(connection, fine);
    expect(output).toMatch(new RegExp(`${later[1]}" failed: .* Going back …\n$`));
    expect(fault).toMatch(/^The site is as it was when the backup was made; what was written /);
    expect(await savedContentOf(connection)).toEqual(before);
    expect(await historyOf(pool)).toEqual(history);
  });

  it('takes a changed queue away on its way back, which the old version makes anew', async () => {
    const { pool, connection } = await presentDatabase();
    const { fault } = await upgradeWith(connection, async () => {
      if (!(await historyOf(pool)).includes(later[1])) return 7;
      // As a newer version of the library would.
      await pool.query('INSERT INTO graphile_worker.migrations (id) VALUES (999)');
      throw new Error('3 of 7 pages did not come.');
    });
    expect(fault).toMatch(/^The site is as it was /);
    expect(await readJobRevision(pool)).toBe(0);
  });

  it('says what to do where it cannot go back either', async () => {
    const { connection } = await presentDatabase();
    const file = newFile();
    const probe = brokenOnSite();
    const { fault } = await upgradeWith(
      connection,
      (...asked) =>
        probe(...asked).catch((error: unknown) => {
          rmSync(file);
          throw error;
        }),
      { file },
    );
    expect(fault).toMatch(
      new RegExp(
        `^It could not go back: .* Stop every copy, get the old version and restore ${file} with --replace\\.$`,
      ),
    );
  });

  it('refuses what it cannot save first', async () => {
    const { connection } = await presentDatabase();
    const file = path.join(home, 'none', 'b.tar.gz');
    expect(await upgradeWith(connection, fine, { file })).toMatchObject({
      fault: `There is no folder ${path.join(home, 'none')}.`,
    });
    const { connection: old } = await databaseBeforeOne();
    expect(await runSiteHere(['adopt'], envOf(old))).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no target of backups'),
    });
  });
});

describe('site adopt', { timeout: 240_000 }, () => {
  const adopting = { adopts: true, migrationsDir: siteMigrations };

  it('carries a database of before 1.0.0 over and draws its pages; site upgrade names it', async () => {
    const { pool, connection } = await databaseBeforeOne((empty) =>
      empty.query(
        `INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "isPublished", "publishedAt", "updatedAt")
         VALUES ('The ferry', 'ferry', 'It sails.', '<p>At noon.</p>', true, now(), now())`,
      ),
    );
    expect(await runSiteHere(['upgrade', newFile()], envOf(connection))).toMatchObject({
      code: 1,
      output: expect.stringContaining('"npm run site -- adopt" carries it over'),
    });
    // The build, because drawing every page from the sources takes five times as long.
    const { code, output } = await runSite(['adopt', newFile()], envOf(connection));
    expect(output).toMatch(
      /^1 step to version [\s\S]*A copy was upgraded, and its \d\d+ pages came\.\n {2}20261201000000_version_1\n\d\d+ pages came\. The database is of version /,
    );
    expect(code).toBe(0);
    expect(await historyOf(pool)).toEqual(['20261201000000_version_1']);
    expect(await runSiteHere(['adopt', newFile()], envOf(connection))).toEqual({
      code: 0,
      output: `The database is of version ${siteVersion()} already.\n`,
    });
  });

  it('leaves a database of 1.0.0 to site upgrade', async () => {
    const { connection } = await presentDatabase();
    const { fault } = await upgradeWith(connection, fine, { adopts: true });
    expect(fault).toBe('This database is of version 1.0.0 or newer: "site upgrade" it instead.');
  });

  it.each(Array.from({ length: randomUpgrades }, (_value, index) => index + 1))(
    'goes back from pages that do not come, and carries the same random site %i over afterwards',
    async (seed) => {
      const { pool, connection } = await databaseBeforeOne(async (empty) => {
        expect(await insertRandomRows(empty, seed)).toBeGreaterThan(20);
      });
      const before = await savedContentOf(connection);
      const history = await historyOf(pool);
      const { fault } = await upgradeWith(connection, brokenOnSite(), adopting);
      expect(fault).toMatch(/^The site is as it was when the backup was made; what was written /);
      expect(await savedContentOf(connection)).toEqual(before);
      expect(await historyOf(pool)).toEqual(history);
      expect(await upgradeWith(connection, fine, adopting)).toMatchObject({ fault: null });
      expect(await historyOf(pool)).toEqual(['20261201000000_version_1']);
      expect(await trialDatabases()).toBe(0);
    },
  );
});
