import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { resumeWork } from '../../../src/app/server/jobs/resume.ts';
import type { MailOutcome } from '../../../src/server/integrations/mail.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { withoutReceipts } from '../../factories/contact.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';

let outcome: MailOutcome = { outcome: 'sent' };
let sentCount = 0;
const testApp = setUpTestApp({
  replace: (deps) => ({
    ...withoutReceipts(deps),
    mail: {
      ownerAddress: 'owner@vibecode.example',
      send: async () => {
        if (outcome.outcome === 'sent') sentCount += 1;
        return outcome;
      },
    },
  }),
});
beforeEach(() => {
  outcome = { outcome: 'sent' };
  sentCount = 0;
});

const db = () => testDatabase().prisma;
const cause = new Error('550 <owner@vibecode.example> has no room');

async function putMail() {
  await testApp().app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {
      ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
      ...{ projectType: 'Other', description: 'A booking site.', budgetRange: '$100,000+' },
    },
  });
}

async function failMail() {
  await putMail();
  outcome = { outcome: 'refused', cause };
  await testDatabase().pool.query(
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1',
  );
  await runDueJobs(testApp());
}

async function open() {
  const { caller } = await signedInAdmin(testApp());
  return caller.admin.failedJobs;
}

describe('several jobs that have failed for good', () => {
  it('are tried again at once, and one that is gone is named', async () => {
    const work = await open();
    await failMail();
    outcome = { outcome: 'sent' };
    const { failed } = await work.list();
    const jobs = [...failed.map(({ id }) => ({ id })), { id: '999999' }];
    const retried = await work.retryJobs({ jobs });
    expect(retried.changed).toEqual(failed.map(({ id }) => ({ id })));
    expect(retried.failed).toEqual([
      { id: '999999', message: expect.stringContaining('not there any more') },
    ]);
    await runDueJobs(testApp());
    expect(sentCount).toBe(failed.length);
    expect((await work.list()).failed).toEqual([]);
  });
});

describe('a job that has failed for good', () => {
  it('is shown with what it is about and why, and nobody’s address in the reason', async () => {
    const work = await open();
    expect(await work.list()).toEqual({ failed: [], unclear: [], retryingCount: 0 });
    await failMail();
    expect(await work.list()).toEqual({
      failed: [
        {
          id: expect.stringMatching(/^\d+$/),
          name: 'deliverMessage',
          about: expect.stringMatching(/Other request from Ada Lovelace, to owner@/),
          fault: '550 <***@***> has no room',
          attempts: 14,
          failedAt: expect.any(Date),
        },
      ],
      unclear: [],
      retryingCount: 0,
    });
    expect(await work.count()).toEqual({ count: 1 });
  });

  it('is not one that waits for its next try', async () => {
    const work = await open();
    await putMail();
    outcome = { outcome: 'refused', cause };
    await runDueJobs(testApp());
    expect(await work.list()).toEqual({ failed: [], unclear: [], retryingCount: 1 });
  });

  it('is tried again when somebody says so, once', async () => {
    const work = await open();
    await failMail();
    const [job] = (await work.list()).failed;
    const id = job?.id ?? '';
    outcome = { outcome: 'sent' };
    await work.retryJob({ id });
    await expect(work.retryJob({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await runDueJobs(testApp());
    expect(sentCount).toBe(1);
    expect(await work.count()).toEqual({ count: 0 });
    expect(await db().activityEntry.findMany()).toMatchObject([
      { action: 'tried again', targetType: 'job', summary: 'deliverMessage' },
    ]);
  });

  it('is given up with its message, which does not come back with the next start', async () => {
    const work = await open();
    await failMail();
    const [job] = (await work.list()).failed;
    await work.discardJob({ id: job?.id ?? '' });
    expect(await jobsInQueue(testApp())).toEqual([]);
    expect(await db().outgoingMessage.count()).toBe(0);
    await resumeWork(testApp().deps);
    expect(await jobsInQueue(testApp())).toEqual([]);
  });

  it('is left alone by a start, which would try it as often again', async () => {
    await failMail();
    await resumeWork(testApp().deps);
    expect(await jobsInQueue(testApp())).toMatchObject([{ attempts: 14, maxAttempts: 14 }]);
  });

  it('and only such a one can be given up', async () => {
    const work = await open();
    await addJob(db(), 'endLostDrafts', {});
    const { rows } = await testDatabase().pool.query('SELECT id FROM graphile_worker.jobs');
    for (const id of [rows[0].id, '999999']) {
      await expect(work.discardJob({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(work.retryJob({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(work.retryJob({ id: '1; DROP TABLE' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await jobsInQueue(testApp())).toHaveLength(1);
  });
});

describe('a message that may have arrived', () => {
  async function loseMail() {
    await putMail();
    outcome = { outcome: 'unclear', cause: new Error('Timeout') };
    await runDueJobs(testApp());
  }

  it('is shown, and sent again only when somebody says so', async () => {
    const work = await open();
    await loseMail();
    const [message] = (await work.list()).unclear;
    expect(message).toMatchObject({ about: expect.stringContaining('owner@'), fault: 'Timeout' });
    expect(await work.count()).toEqual({ count: 1 });
    expect(await jobsInQueue(testApp())).toEqual([]);
    outcome = { outcome: 'sent' };
    await work.sendMessageAgain({ id: message?.id ?? '' });
    await runDueJobs(testApp());
    expect(sentCount).toBe(1);
    expect((await work.list()).unclear).toEqual([]);
  });

  it('is let be when somebody says so', async () => {
    const work = await open();
    await loseMail();
    const [message] = (await work.list()).unclear;
    await work.discardMessage({ id: message?.id ?? '' });
    expect(await db().outgoingMessage.count()).toBe(0);
    const gone = { id: message?.id ?? '' };
    await expect(work.discardMessage(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(work.sendMessageAgain(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is another one than a message that waits for its turn', async () => {
    const work = await open();
    await putMail();
    const [row] = await db().outgoingMessage.findMany();
    for (const id of [row?.id ?? '', randomUUID()]) {
      await expect(work.discardMessage({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await db().outgoingMessage.count()).toBe(1);
  });
});
