import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOpenAi } from '../../../src/server/integrations/ai/ai-openai.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createAiDraft } from '../../factories/posts/ai-drafts.ts';
import { createCategory } from '../../factories/posts/posts.ts';
import { honestDraft, type OpenAiDouble, openAiKey, startOpenAi } from '../../mocks/openai.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, type RunningJobs, runDueJobs, startDueJobs } from '../../setup/jobs.ts';

let openAi: OpenAiDouble;
let now = new Date('2026-03-01T12:00:00Z');

beforeAll(async () => {
  openAi = await startOpenAi();
  const picture = sharp({
    create: { width: 1536, height: 1024, channels: 3, background: '#d6451b' },
  });
  openAi.state.picture64 = (await picture.png().toBuffer()).toString('base64');
});
afterAll(() => openAi.stop());
beforeEach(() => {
  openAi.reset();
  now = new Date('2026-03-01T12:00:00Z');
});

const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir(), OPENAI_API_KEY: openAiKey, OPENAI_DAILY_BUDGET: '3' },
  replace: ({ settings }) => ({
    clock: { now: () => now },
    ai: createOpenAi({
      ...settings.ai,
      apiKey: openAiKey,
      baseUrl: openAi.baseUrl,
      timeoutMs: 30_000,
    }),
  }),
});
const db = () => testApp().deps.db.prisma;
const subject = 'How to plan a first app';

let underWay: RunningJobs | undefined;
const work = async () => {
  underWay = await startDueJobs(testApp());
};
const stopWorking = async () => {
  const stopping = underWay;
  underWay = undefined;
  await stopping?.stop();
};
afterEach(stopWorking);

async function start() {
  const { id: categoryId } = await createCategory();
  const { caller, cookie, admin } = await signedInAdmin(testApp());
  const generate = () => caller.admin.aiDrafts.start({ subject, categoryId });
  const finished = async () => {
    await runDueJobs(testApp());
    return caller.admin.aiDrafts.current();
  };
  const begun = () =>
    vi.waitFor(async () => expect((await caller.admin.aiDrafts.current())?.text).not.toBe(''), {
      timeout: 15_000,
    });
  return { caller, cookie, admin, categoryId, generate, begun, finished };
}

describe('a draft under way', () => {
  it('goes on when its request is over, and is there on return', async () => {
    const { cookie, categoryId, finished } = await start();
    const hungUp = new AbortController();
    const tab = callerWith(testApp(), { cookie, signal: hungUp.signal }).caller;
    const begun = await tab.admin.aiDrafts.start({ subject, categoryId });
    expect(begun).toMatchObject({ subject, categoryId, state: 'running', stage: 'writing' });
    hungUp.abort();
    expect(await finished()).toMatchObject({
      id: begun.id,
      state: 'done',
      notice: '',
      result: { title: honestDraft.title, imageUrl: expect.stringMatching(/^\/media\/post-/) },
    });
    expect(await db().blogPost.count()).toBe(0);
  });

  it('is there also with a character that no database takes', async () => {
    openAi.state.draft = { ...honestDraft, title: 'A \0plan', content: '<p>Be\0gin</p>' };
    const { generate, finished } = await start();
    await generate();
    expect(await finished()).toMatchObject({ state: 'done', result: { content: '<p>Begin</p>' } });
  });

  it('shows what has arrived to those who ask, in any tab', async () => {
    openAi.state.text = 'drip';
    const { generate, cookie } = await start();
    await generate();
    await work();
    const otherTab = callerWith(testApp(), { cookie }).caller;
    await vi.waitFor(
      async () =>
        expect(await otherTab.admin.aiDrafts.current()).toMatchObject({
          state: 'running',
          title: honestDraft.title,
          text: expect.stringContaining('Start with'),
        }),
      { timeout: 15_000 },
    );
    await stopWorking();
    await vi.waitFor(() => expect(openAi.state.hangUps).toBe(1), { timeout: 15_000 });
  });

  it('is cancelled from any tab, and the service is asked no more', async () => {
    openAi.state.text = 'drip';
    const { generate, caller } = await start();
    const { id } = await generate();
    await work();
    await vi.waitFor(() => expect(openAi.calls).toHaveLength(1), { timeout: 15_000 });
    await caller.admin.aiDrafts.cancel({ id });
    expect(await caller.admin.aiDrafts.current()).toMatchObject({
      state: 'ended',
      failure: 'cancelled',
    });
    await underWay?.done;
    underWay = undefined;
    expect(openAi.state.hangUps).toBe(1);
    expect(await db().modelRun.findMany()).toMatchObject([{ outcome: 'cancelled' }]);
  });

  it('that was cancelled while it waited for its turn is never asked for', async () => {
    const { generate, caller } = await start();
    const { id } = await generate();
    await caller.admin.aiDrafts.cancel({ id });
    await runDueJobs(testApp());
    expect(openAi.calls).toEqual([]);
    expect(await db().modelRun.findMany()).toMatchObject([{ outcome: 'cancelled' }]);
  });

  it('is begun again by another copy after a stop of the server, and ends once', async () => {
    openAi.state.text = 'drip';
    const { generate, caller, begun, finished } = await start();
    await generate();
    await work();
    await begun();
    await stopWorking();
    expect(await caller.admin.aiDrafts.current()).toMatchObject({ state: 'running' });
    openAi.reset();
    await testApp().deps.db.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    expect(await finished()).toMatchObject({ state: 'done', title: honestDraft.title });
    expect(await db().activityEntry.count({ where: { action: 'generated' } })).toBe(1);
    expect(await jobsInQueue(testApp())).toEqual([]);
  });

  it('is made once where a copy that was believed dead goes on too', async () => {
    openAi.state.text = 'drip';
    const { generate, caller, begun, finished } = await start();
    await generate();
    await work();
    await begun();
    openAi.state.text = 'none';
    await testApp().deps.db.pool.query(
      'UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL',
    );
    const draft = await finished();
    expect(draft).toMatchObject({ state: 'done' });
    // The first worker notices at its next heartbeat.
    await underWay?.done;
    underWay = undefined;
    expect(await caller.admin.aiDrafts.current()).toEqual(draft);
    expect(await db().activityEntry.count({ where: { action: 'generated' } })).toBe(1);
  });

  it('is broken off by the last try, and what had arrived is kept', async () => {
    openAi.state.text = 'drip';
    const { generate, caller, begun } = await start();
    await generate();
    await testApp().deps.db.pool.query('UPDATE graphile_worker._private_jobs SET attempts = 3');
    await work();
    await begun();
    await stopWorking();
    expect(await caller.admin.aiDrafts.current()).toMatchObject({
      state: 'ended',
      failure: 'brokenOff',
      title: honestDraft.title,
    });
  });

  it('is broken off when nobody signs for it and no job will take it up', async () => {
    const { caller, admin, generate } = await start();
    const row = { adminId: admin.id, result: undefined, heartbeatAt: now };
    await createAiDraft({ ...row, outcome: 'running', text: 'Arrived so far' });
    const other = await generate();
    const endLost = async () => {
      await addJob(db(), 'endLostDrafts', {});
      await testApp().deps.db.pool.query(
        `UPDATE graphile_worker._private_jobs SET run_at = '2999-01-01' WHERE key IS NOT NULL`,
      );
      await runDueJobs(testApp());
    };
    await endLost();
    expect(await db().modelRun.count({ where: { outcome: 'running' } })).toBe(2);
    now = new Date(now.getTime() + 121_000);
    await endLost();
    expect(await db().modelRun.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { outcome: 'brokenOff', text: 'Arrived so far' },
      { id: other.id, outcome: 'running' },
    ]);
    await caller.admin.aiDrafts.discard({ id: other.id });
    expect(await caller.admin.aiDrafts.current()).toMatchObject({
      state: 'ended',
      failure: 'brokenOff',
      message: expect.stringContaining('kept'),
    });
  });
});

describe('a draft that failed', () => {
  it('says why, and makes room for the next', async () => {
    openAi.state.text = 'refused';
    const { generate, finished } = await start();
    await generate();
    expect(await finished()).toMatchObject({
      state: 'ended',
      failure: 'refused',
      message: 'The AI declined to write about this subject.',
    });
    openAi.state.text = 'none';
    expect(await generate()).toMatchObject({ waiting: 0 });
    expect(await finished()).toMatchObject({ state: 'done', waiting: 0 });
  });

  it('keeps what had arrived behind the next one', async () => {
    openAi.state.text = 'cutOff';
    const { generate, finished, caller } = await start();
    const { id } = await generate();
    expect(await finished()).toMatchObject({ failure: 'unavailable', title: honestDraft.title });
    openAi.state.text = 'none';
    const next = await generate();
    expect(next.waiting).toBe(1);
    await finished();
    await caller.admin.aiDrafts.discard({ id: next.id });
    expect(await caller.admin.aiDrafts.current()).toMatchObject({ id, state: 'ended' });
  });

  it('is told of at once where no service is set up or the budget is used up', async () => {
    const { generate, finished } = await start();
    for (let request = 0; request < 4; request += 1) {
      await generate();
      await finished();
    }
    expect(await finished()).toMatchObject({ failure: 'overBudget' });
    expect(openAi.calls).toHaveLength(6);
  });
});

it('shows every request in the log, with what it cost and what became of it', async () => {
  const { caller, generate, finished, admin } = await start();
  const { id } = await generate();
  await finished();
  const { data } = await caller.admin.aiDrafts.save({ id });
  expect(await caller.admin.aiDrafts.requests({})).toMatchObject({
    total: 1,
    items: [
      {
        actor: `admin:${admin.username}`,
        subject,
        model: 'gpt-4.1',
        outcome: 'ok',
        inputTokens: 120,
        outputTokens: 800,
        postId: data.id,
        canBringBack: false,
      },
    ],
  });
});
