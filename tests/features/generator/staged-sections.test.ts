import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAi } from '../../../src/server/integrations/ai/ai-openai.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createHouseStyle } from '../../factories/posts/house-style.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { type OpenAiDouble, openAiKey, startOpenAi } from '../../mocks/openai.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { type RunningJobs, runDueJobs, startDueJobs } from '../../setup/jobs.ts';

let openAi: OpenAiDouble;
beforeAll(async () => {
  openAi = await startOpenAi();
});
afterAll(() => openAi.stop());
beforeEach(() => openAi.reset());

const testApp = setUpTestApp({
  env: {
    ...{ DATA_DIR: temporaryDataDir(), OPENAI_API_KEY: openAiKey },
    ...{ OPENAI_INPUT_PRICE: '1', OPENAI_OUTPUT_PRICE: '2' },
  },
  replace: ({ settings }) => ({
    ai: createOpenAi({
      ...{ ...settings.ai, apiKey: openAiKey, baseUrl: openAi.baseUrl, timeoutMs: 30_000 },
    }),
  }),
});
const db = () => testApp().deps.db.prisma;

let underWay: RunningJobs | undefined;
afterEach(async () => {
  const stopping = underWay;
  underWay = undefined;
  await stopping?.stop();
});

/** Costs of one answer of the double: 120 tokens in and 800 out. */
const answerMicros = 120 + 2 * 800;
const answerTokens = { inputTokens: 120, outputTokens: 800 };

async function outlined() {
  const { caller, admin } = await signedInAdmin(testApp());
  const category = await createCategory();
  const staged = caller.admin.stagedDrafts;
  const brief = { subject: 'A first app', reader: '', goal: '', sources: '', voice: '' };
  const { id } = await staged.begin({ ...brief, categoryId: category.id });
  await staged.ask({ id, kind: 'outline' });
  await runDueJobs(testApp());
  const { text } = await staged.open({ id });
  const { sections } = await staged.get({ id });
  const sectionIds = sections.map((section) => section.id);
  const get = () => staged.get({ id });
  const askForAll = () => staged.ask({ id, kind: 'sections', sectionIds });
  return { caller, admin, staged, id, text, sectionIds, get, askForAll };
}

const states = ({ sections }: { sections: readonly { offeredHtml: string | null }[] }) =>
  sections.map(({ offeredHtml }) => offeredHtml !== null);
const isPromptOf = (part: number) => (prompt: string) => prompt.includes(`Write part ${part}:`);
const promptOf = ({ messages }: { messages?: readonly { content: string }[] | undefined }) =>
  messages?.at(-1)?.content ?? '';
const seen = async (look: () => Promise<boolean>) => {
  await expect.poll(look, { timeout: 15_000 }).toBe(true);
};
const runs = () =>
  db().modelRun.findMany({ where: { purpose: 'section' }, orderBy: { id: 'asc' } });
const takenUp = async () => (await runs()).some(({ runBy }) => runBy !== '');
const released = () =>
  db()
    .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = NULL, locked_by = NULL`;

describe('all sections', () => {
  it('are written one after the other, each after the one before', async () => {
    const { get, askForAll } = await outlined();
    const asked = await askForAll();
    expect(asked.sections.map(({ isWaiting }) => isWaiting)).toEqual([false, true, true]);
    expect(asked.steps.at(-1)).toMatchObject({ outcome: 'running', kind: 'section' });
    await runDueJobs(testApp());
    const written = await get();
    expect(states(written)).toEqual([true, true, true]);
    expect(written.sections.some(({ isWaiting }) => isWaiting)).toBe(false);
    const prompts = openAi.calls.map(({ body }) => promptOf(body)).slice(1);
    expect(prompts.map((prompt) => /Write part (\d)/.exec(prompt)?.[1])).toEqual(['1', '2', '3']);
    expect(prompts[1]).toContain('The part before ends\nBegin with a person.');
    const rows = await runs();
    expect(rows.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok']);
  });

  it('follow from what a person wrote in the text', async () => {
    const { caller, staged, id, text, sectionIds } = await outlined();
    const kept = await caller.admin.autosave.get({ ref: text });
    if (!kept?.form) throw new Error('The text has not begun.');
    const content =
      '<p>Typed before.</p><h2 id="q">Four questions</h2><p>Typed by hand.</p><h2>Else</h2><p>No.</p>';
    await caller.admin.autosave.save({
      ...{ ref: text, baseVersion: 0, window: { savedFrom: 'a', seen: kept.version } },
      form: { ...kept.form, content },
    });
    const sectionId = sectionIds[1] ?? '';
    await staged.ask({ id, kind: 'section', sectionId, wish: 'Shorter' });
    await runDueJobs(testApp());
    const prompt = promptOf(openAi.calls.at(-1)?.body ?? {});
    expect(prompt).toContain('The part before ends\nTyped before.');
    expect(prompt).toContain('The part as it stands\n<p>Typed by hand.</p>\n');
  });

  it('go on when one fails, which says why and is tried again alone', async () => {
    openAi.state.answerOf = (body) => (isPromptOf(2)(promptOf(body)) ? '{"title":7}' : null);
    const { staged, id, sectionIds, get, askForAll } = await outlined();
    await askForAll();
    await runDueJobs(testApp());
    const after = await get();
    expect(states(after)).toEqual([true, false, true]);
    const failed = after.steps.find(({ sectionId }) => sectionId === sectionIds[1]);
    expect(failed).toMatchObject({
      outcome: 'malformed',
      message: 'The AI sent something that cannot be used. Please try again.',
    });
    openAi.state.answerOf = null;
    await staged.ask({ id, kind: 'sections', sectionIds: sectionIds.slice(1, 2) });
    await runDueJobs(testApp());
    expect(states(await get())).toEqual([true, true, true]);
  });

  it('are stopped together, and what was written stays', async () => {
    openAi.state.text = 'drip';
    const { staged, id, get, askForAll } = await outlinedWithAnswer();
    await askForAll();
    underWay = await startDueJobs(testApp());
    await seen(takenUp);
    const stopped = await staged.cancel({ id });
    expect(stopped.sections.some(({ isWaiting }) => isWaiting)).toBe(false);
    await seen(async () => (await runs())[0]?.outcome === 'cancelled');
    await underWay.done;
    expect(await runs()).toHaveLength(1);
    expect((await get()).steps.at(-1)?.message).toBe('Writing was stopped.');
  });

  it('are gone on with by another process when their own stops', async () => {
    const { get, askForAll } = await outlinedWithAnswer();
    openAi.state.text = 'hang';
    await askForAll();
    const stopping = await startDueJobs(testApp());
    await seen(takenUp);
    await stopping.stop();
    expect((await get()).sections.map(({ isWaiting }) => isWaiting)).toEqual([false, true, true]);
    openAi.state.text = 'none';
    await released();
    await runDueJobs(testApp());
    expect(states(await get())).toEqual([true, true, true]);
    expect(await runs()).toHaveLength(3);
  });

  it('go on behind one whose process died and that no job takes up', async () => {
    const { get, askForAll } = await outlinedWithAnswer();
    await askForAll();
    await db().$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    await db().modelRun.updateMany({
      where: { purpose: 'section' },
      data: { heartbeatAt: new Date(Date.now() - 5 * 60_000) },
    });
    await addJob(db(), 'endLostDrafts', {});
    await runDueJobs(testApp());
    expect(states(await get())).toEqual([false, true, true]);
    expect((await runs())[0]?.outcome).toBe('brokenOff');
  });

  it('leave out one that is removed while it waits', async () => {
    const { staged, id, get, askForAll } = await outlinedWithAnswer();
    const { version, sections } = await askForAll();
    const parts = sections.slice(0, 2);
    await staged.saveOutline({ id, version, parts });
    await runDueJobs(testApp());
    expect(states(await get())).toEqual([true, true]);
    expect(await runs()).toHaveLength(2);
  });

  it('are not asked for while one is written, nor without one that is there', async () => {
    const { staged, id, askForAll } = await outlinedWithAnswer();
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(staged.ask({ id, kind: 'sections', sectionIds: [unknown] })).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    );
    await askForAll();
    await expect(askForAll()).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

/** The double answers for the outline before it fails. */
async function outlinedWithAnswer() {
  const { text } = openAi.state;
  openAi.state.text = 'none';
  const draft = await outlined();
  openAi.state.text = text;
  return draft;
}

describe('what writing takes', () => {
  it('is summed for the text, with the outline before it, and known from the last time', async () => {
    const { caller, text, askForAll } = await outlined();
    await askForAll();
    await runDueJobs(testApp());
    await caller.admin.suggestions
      .ask({
        ...{ kind: 'texts', id: '11111111-1111-4111-8111-111111111111', purpose: 'titles' },
        ...{ title: 'A', content: '<p>Text</p>', post: text },
      })
      .catch(() => null);
    const { ofText, last } = await caller.admin.suggestions.costs({ text });
    expect(ofText).toMatchObject({
      ...{ requestCount: 5, unpricedCount: 0, isEstimated: false },
      ...{ inputTokens: 5 * 120, outputTokens: 5 * 800, costMicros: 5 * answerMicros },
    });
    expect(last).toContainEqual({
      ...{ purpose: 'section', ...answerTokens, costMicros: answerMicros, isEstimated: false },
    });
  });

  it('is nothing for a text for which nothing was asked', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createPost();
    const costs = await caller.admin.suggestions.costs({ text: { postId: id } });
    expect(costs).toEqual({ ofText: null, last: [] });
  });

  it('says beforehand that the month does not cover another request', async () => {
    await createHouseStyle({ monthlyTokenLimit: 10 });
    const { caller } = await signedInAdmin(testApp());
    expect((await caller.admin.aiDrafts.status()).hint).toMatch(/This month's budget/);
  });
});
