import { describe, expect, it } from 'vitest';
import { freeJobsOfTheDead } from '../../../src/app/server/jobs/heartbeat.ts';
import { startWorker } from '../../../src/app/server/jobs/worker.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { applyJobMigrations, jobSchemaRevision } from '../../../src/server/queue/schema.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';

const testApp = setUpTestApp();
const db = () => testDatabase().prisma;
const put = async (runAt?: Date) => {
  const { id: postId } = await createPost();
  await addJob(db(), 'announcePublication', { postId }, { runAt });
};

function announcements(count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    testApp().deps.contentBus.onChange(() => {
      left -= 1;
      if (left === 0) resolve();
    });
  });
}

describe('a job', () => {
  it('goes with the transaction that causes it', async () => {
    const failing = db().$transaction(async (tx) => {
      await addJob(tx, 'announcePublication', { postId: 1 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await jobsInQueue(testApp())).toEqual([]);

    await db().$transaction((tx) => addJob(tx, 'announcePublication', { postId: 2 }));
    expect(await runDueJobs(testApp())).toEqual([
      { name: 'announcePublication', payload: { postId: 2 }, error: null },
    ]);
    expect(await jobsInQueue(testApp())).toEqual([]);
  });

  it('waits for its time', async () => {
    await put(new Date(Date.now() + 60_000));
    expect(await runDueJobs(testApp())).toEqual([]);
    expect(await jobsInQueue(testApp())).toHaveLength(1);
  });

  it('replaces the waiting one of its key, or leaves it alone', async () => {
    const later = new Date(Date.now() + 60_000);
    await addJob(db(), 'announcePublication', { postId: 1 }, { key: 'one' });
    await addJob(db(), 'announcePublication', { postId: 2 }, { key: 'one', runAt: later });
    expect(await jobsInQueue(testApp())).toMatchObject([{ runAt: later }]);
    await addJob(db(), 'announcePublication', { postId: 3 }, { key: 'one', keepsExisting: true });
    expect(await jobsInQueue(testApp())).toMatchObject([{ runAt: later }]);
  });

  it('that makes no sense fails for good at once', async () => {
    await testDatabase().pool.query(
      `SELECT graphile_worker.add_job('announcePublication', '{"postId": "1; DROP TABLE"}')`,
    );
    const [result] = await runDueJobs(testApp());
    expect(result?.error?.message).toBe('The payload is not what this job takes.');
    expect(await jobsInQueue(testApp())).toMatchObject([{ attempts: 1, maxAttempts: 1 }]);
  });
});

describe('the worker', () => {
  it('does jobs as they come, and signs off when it stops', async () => {
    await put();
    const first = announcements(1);
    const worker = startWorker(testApp().deps);
    await first;
    const second = announcements(1);
    await put();
    await second;
    expect(await db().jobWorker.count()).toBe(1);
    await worker.stop();
    // The schedule may have added another job at the full minute.
    const waiting = (await jobsInQueue(testApp())).map(({ name }) => name);
    expect(waiting).not.toContain('announcePublication');
    expect(await db().jobWorker.count()).toBe(0);
  });

  it('can be stopped before it has started', async () => {
    await startWorker(testApp().deps).stop();
    expect(await db().jobWorker.count()).toBe(0);
  });
});

describe('the jobs of a process that died', () => {
  async function lockedBy(worker: string, silentSeconds: number) {
    const { pool } = testDatabase();
    await put();
    const since = `now() - make_interval(secs => ${silentSeconds})`;
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = '${worker}', locked_at = ${since}, attempts = 1`,
    );
    await pool.query(`INSERT INTO "JobWorker" VALUES ('${worker}', ${since})`);
  }

  it('are free within a minute', async () => {
    await lockedBy('dead', 50);
    expect(await runDueJobs(testApp())).toEqual([]);
    expect(await freeJobsOfTheDead(testDatabase().pool)).toEqual(['dead']);
    expect(await runDueJobs(testApp())).toHaveLength(1);
  });

  it('stay where they are while it lives, however long they take', async () => {
    await lockedBy('living', 50);
    await testDatabase().pool.query('UPDATE "JobWorker" SET "seenAt" = now()');
    expect(await freeJobsOfTheDead(testDatabase().pool)).toEqual([]);
    expect(await runDueJobs(testApp())).toEqual([]);
  });
});

describe('the tables of the queue', () => {
  it('are those of the library that is installed', async () => {
    const { rows } = await testDatabase().pool.query<{ id: number }>(
      'SELECT max(id) AS id FROM graphile_worker.migrations',
    );
    expect(rows[0]?.id).toBe(jobSchemaRevision);
  });

  it('are made once when two copies start at the same moment', async () => {
    const { pool } = testDatabase();
    await pool.query('DROP SCHEMA graphile_worker CASCADE');
    await Promise.all([applyJobMigrations(pool), applyJobMigrations(pool)]);
    await put();
    expect(await runDueJobs(testApp())).toHaveLength(1);
  });
});
