import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { BackupReport } from '../../../src/features/operations/backups.ts';
import { withBackupTurn } from '../../../src/server/backup/backup-turn.ts';
import type { JobName } from '../../../src/server/queue/payloads.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { dayMs, hourMs, minuteMs } from '../../../src/shared/time/durations.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { createStoredPicture } from '../../factories/site.ts';
import { backupFolder, restore } from '../../setup/database/backups.ts';
import { testConnection, testDatabase } from '../../setup/database/database.ts';
import { contentOf } from '../../setup/database/database-content.ts';
import { emptyDatabase } from '../../setup/database/empty-database.ts';
import { createTestApp, setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { setUpMetrics } from '../../setup/metrics.ts';

const { folder, newStore } = backupFolder();
const target = path.join(folder, 'target');
const passphrase = 'velvet orbit ladder mango';
const noon = new Date('2190-03-01T12:00:00Z');
let now = noon;

const env = { BACKUP_TARGET: target, BACKUP_HOUR: '2', BACKUP_KEEP: 'daily:2', DATA_DIR: folder };
const clock = { now: () => now };
const testApp = setUpTestApp({ env, replace: () => ({ clock }) });
const metrics = setUpMetrics(testApp);

beforeEach(() => {
  now = noon;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) renameSync(path.join(target, name), `${target}-${name}`);
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** @returns the fault of each try */
async function runJob(name: JobName & ('backUp' | 'tryRestore')): Promise<string[]> {
  await addJob(testDatabase().prisma, name, {}, { maxAttempts: 1, runAt: new Date(0) });
  const results = await runDueJobs(testApp());
  await testDatabase().pool.query('DELETE FROM graphile_worker._private_jobs');
  return results.map(({ error }) => error?.message ?? '');
}

async function report(): Promise<BackupReport> {
  const { caller } = await signedInAdmin(testApp());
  return caller.admin.backups.report();
}

const stored = () => readdirSync(target).sort();
const slow = { timeout: 180_000 };

describe('the nightly backup', () => {
  it('is made once a day after its hour, and can be restored', slow, async () => {
    await createPost({ title: 'Saved tonight' });
    expect(await runJob('backUp')).toEqual(['']);
    expect(stored()).toEqual(['site-21900301T120000Z.tar.gz']);
    const [name = ''] = stored();

    later(13 * hourMs);
    expect(await runJob('backUp')).toEqual(['']);
    expect(stored()).toEqual([name]);
    later(hourMs + minuteMs);
    await runJob('backUp');
    expect(stored()).toEqual([name, 'site-21900302T020100Z.tar.gz']);

    expect((await report()).backup).toMatchObject({
      ...{ goodAt: now, fault: null, isLate: false },
      byteSize: readFileSync(path.join(target, 'site-21900302T020100Z.tar.gz')).length,
    });
    const place = await emptyDatabase();
    await restore(place, newStore(), { file: path.join(target, name) });
    const content = await contentOf(place);
    expect(content.BlogPost?.join()).toContain('Saved tonight');
    // A restored site has made no backup yet.
    expect(content.BackupOutcome).toEqual([]);
  });

  it('keeps what the rule names, and deletes nothing but its own', slow, async () => {
    const others = ['notes.txt', 'site-2190-02-01.tar.gz'];
    for (const name of others) writeFileSync(path.join(target, name), '');
    writeFileSync(path.join(target, '.site-21900228T020000Z.tar.gz.1.unfinished'), 'half');
    for (let day = 1; day <= 3; day += 1) {
      await runJob('backUp');
      later(dayMs);
    }
    expect(stored()).toEqual([
      ...others,
      'site-21900302T120000Z.tar.gz',
      'site-21900303T120000Z.tar.gz',
    ]);
  });

  it(
    'says what went wrong until one is whole, deletes nothing, and becomes late',
    slow,
    async () => {
      await runJob('backUp');
      const [name = ''] = stored();
      renameSync(target, `${target}-away`);
      later(dayMs);
      const sentence = `there is no folder ${target}.`;
      expect(await runJob('backUp')).toEqual([expect.stringContaining(sentence)]);
      expect((await report()).backup).toMatchObject({
        ...{ goodAt: noon, faultAt: now, isLate: false },
        fault: expect.stringContaining(sentence),
      });
      later(2 * hourMs + minuteMs);
      expect((await report()).backup?.isLate).toBe(true);
      const { value } = await metrics.scrape();
      expect(value('site_backup_age_seconds')).toBe((dayMs + 2 * hourMs + minuteMs) / 1_000);

      renameSync(`${target}-away`, target);
      expect(stored()).toEqual([name]);
      expect(await runJob('backUp')).toEqual(['']);
      expect((await report()).backup).toMatchObject({ goodAt: now, fault: null, isLate: false });
      expect(stored()).toHaveLength(2);
    },
  );

  it('that has never been whole becomes late too', async () => {
    renameSync(target, `${target}-away`);
    onTestFinished(() => renameSync(`${target}-away`, target));
    await runJob('backUp');
    later(27 * hourMs);
    expect((await report()).backup).toMatchObject({ goodAt: null, isLate: true });
  });

  it('leaves the place to another that is under way', async () => {
    await withBackupTurn(testDatabase().openConnection, async () => {
      expect(await runJob('backUp')).toEqual(['']);
    });
    expect(stored()).toEqual([]);
  });

  it('is encrypted where a passphrase is set', slow, async () => {
    const closed = await createTestApp({ env: { ...env, BACKUP_PASSPHRASE: passphrase } });
    onTestFinished(async () => {
      await closed.app.close();
      await closed.deps.contentBus.close();
    });
    await addJob(testDatabase().prisma, 'backUp', {}, { runAt: new Date(0) });
    await runDueJobs({ deps: { ...closed.deps, clock } });
    expect(stored()).toEqual(['site-21900301T120000Z.tar.gz.age']);
    expect(readFileSync(path.join(target, 'site-21900301T120000Z.tar.gz.age'), 'latin1')).toMatch(
      /^age-encryption\.org\/v1\n/,
    );
  });

  it('is not made where no target is set, and the owner is told so', async () => {
    const bare = await createTestApp();
    onTestFinished(async () => {
      await bare.app.close();
      await bare.deps.contentBus.close();
    });
    await addJob(testDatabase().prisma, 'backUp', {}, { runAt: new Date(0) });
    expect(await runDueJobs(bare)).toMatchObject([{ error: null }]);
    const { cookie } = await signedInAdmin(testApp());
    const { caller } = callerWith(bare, { cookie });
    expect(await caller.admin.backups.report()).toEqual({
      ...{ target: null, backup: null, trialRestore: null, pointInTime: null },
    });
  });
});

describe('the weekly trial restore', () => {
  it('restores the newest backup elsewhere, compares it, and leaves nothing', slow, async () => {
    await createPost({ title: 'Tried' });
    await createStoredPicture(testApp().deps.mediaStore);
    await runJob('backUp');
    const before = await contentOf(testConnection());
    expect(await runJob('tryRestore')).toEqual(['']);
    expect((await report()).trialRestore).toMatchObject({ goodAt: now, fault: null });
    const { BackupOutcome: _outcome, ...after } = await contentOf(testConnection());
    expect(after).toMatchObject({ BlogPost: before.BlogPost, Media: before.Media });
    expect(readdirSync(folder)).not.toContain('trial-restore');
    expect(testApp().logLines.join()).toContain('"pictures":2');

    later(6 * dayMs);
    await runJob('tryRestore');
    expect((await report()).trialRestore?.goodAt).toEqual(noon);
    later(dayMs);
    await runJob('tryRestore');
    expect((await report()).trialRestore?.goodAt).toEqual(now);
  });

  it('says that a backup is damaged, and tries again', slow, async () => {
    await runJob('backUp');
    const [name = ''] = stored();
    const file = path.join(target, name);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, -100));
    expect(await runJob('tryRestore')).toEqual([
      expect.stringContaining(`${file} is no whole backup of this site`),
    ]);
    expect((await report()).trialRestore).toMatchObject({
      goodAt: null,
      fault: expect.stringContaining('is no whole backup'),
    });
    writeFileSync(file, bytes);
    await runJob('tryRestore');
    expect((await report()).trialRestore).toMatchObject({ goodAt: now, fault: null });
  });

  it('waits for the first backup', async () => {
    expect(await runJob('tryRestore')).toEqual(['']);
    expect((await report()).trialRestore).toBeNull();
  });
});
