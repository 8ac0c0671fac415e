import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAi } from '../../../src/server/integrations/ai/ai-openai.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createHouseStyle } from '../../factories/posts/house-style.ts';
import { createCategory } from '../../factories/posts/posts.ts';
import { createStagedDraft } from '../../factories/posts/staged-drafts.ts';
import { type OpenAiDouble, openAiKey, startOpenAi, type TextFault } from '../../mocks/openai.ts';
import { stageAnswers } from '../../mocks/stage-answers.ts';
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
  env: { DATA_DIR: temporaryDataDir(), OPENAI_API_KEY: openAiKey },
  replace: ({ settings }) => ({
    ai: createOpenAi({
      ...settings.ai,
      apiKey: openAiKey,
      baseUrl: openAi.baseUrl,
      timeoutMs: 30_000,
    }),
  }),
});
const db = () => testApp().deps.db.prisma;
const brief = {
  ...{ subject: 'A first app', reader: 'Owners of a bakery', goal: 'They can plan one' },
  ...{ sources: 'https://example.com/notes', voice: 'Calm' },
};

let underWay: RunningJobs | undefined;
afterEach(async () => {
  const stopping = underWay;
  underWay = undefined;
  await stopping?.stop();
});

async function begin() {
  const { caller, admin } = await signedInAdmin(testApp());
  const category = await createCategory();
  const staged = caller.admin.stagedDrafts;
  const { id } = await staged.begin({ ...brief, categoryId: category.id });
  const get = () => staged.get({ id });
  const write = async (input: { kind: 'outline' | 'details' } | Section) => {
    await staged.ask({ id, ...input });
    await runDueJobs(testApp());
    return get();
  };
  const outlined = async () => (await write({ kind: 'outline' })).sections;
  return { caller, admin, category, staged, id, get, write, outlined };
}
interface Section {
  kind: 'section';
  sectionId: string;
  wish?: string;
}

const lastStep = ({ steps }: { steps: readonly { outcome: string; message: string }[] }) =>
  steps.at(-1);
const seen = async (look: () => Promise<boolean>) => {
  await expect.poll(look, { timeout: 15_000 }).toBe(true);
};

describe('a draft in stages', () => {
  it('goes from a brief over an outline and sections to a draft post, once', async () => {
    const { caller, staged, id, category, write, outlined } = await begin();
    const parts = await outlined();
    expect(parts.map(({ heading }) => heading)).toEqual([
      '',
      'Four questions',
      'The first evening',
    ]);
    for (const { id: sectionId } of parts) await write({ kind: 'section', sectionId });
    const whole = await write({ kind: 'details' });
    expect(whole.details.title).toBe(stageAnswers.details.title);
    expect(whole.steps).toHaveLength(5);
    expect(
      whole.steps.every(({ inputTokens, durationMs }) => inputTokens > 0 && durationMs >= 0),
    ).toBe(true);
    const prompts = openAi.calls.map(({ body }) => body.messages?.at(-1)?.content ?? '');
    expect(prompts.every((prompt) => prompt.includes('Owners of a bakery'))).toBe(true);
    expect(prompts[2]).toContain('Write part 2: Four questions');

    const { data } = await staged.save({ id });
    expect(data).toMatchObject({
      ...{ title: stageAnswers.details.title, isPublished: 'false', categoryId: category.id },
      excerpt: stageAnswers.details.excerpt,
    });
    expect(data.content).toMatch(/^<p>Begin[\s\S]*<h2>Four questions<\/h2>\n<p>Begin/);
    expect((await staged.save({ id })).data.id).toBe(data.id);
    expect(await staged.list()).toEqual([]);
    expect(await caller.admin.facts.of({ postId: data.id })).toMatchObject({
      isModelWritten: true,
    });
    const usage = await db().aiUsage.groupBy({ by: ['purpose'], _count: true });
    expect(new Set(usage.map(({ purpose }) => purpose))).toEqual(
      new Set(['outline', 'section', 'details']),
    );
  });

  it('offers what is written anew beside what stands, to be taken or refused', async () => {
    const { staged, id, write, outlined } = await begin();
    const [first] = await outlined();
    const sectionId = first?.id ?? '';
    await write({ kind: 'section', sectionId });
    const again = await write({ kind: 'section', sectionId, wish: 'Name somebody' });
    const { html, offeredHtml } = again.sections[0] ?? {};
    expect([html, offeredHtml]).toEqual([
      stageAnswers.section.content,
      stageAnswers.anotherSection.content,
    ]);
    const offered = { id, sectionId, offeredHtml: offeredHtml ?? '' };
    await expect(
      staged.decide({ ...offered, offeredHtml: '<p>Else</p>', isTaken: true }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const refused = await staged.decide({ ...offered, isTaken: false });
    expect(refused.sections[0]).toMatchObject({ html, offeredHtml: null });
    await write({ kind: 'section', sectionId, wish: 'Name somebody' });
    const taken = await staged.decide({ ...offered, isTaken: true });
    expect(taken.sections[0]).toMatchObject({ html: offeredHtml, offeredHtml: null });
  });

  it('keeps details that were written by hand, and offers others', async () => {
    const { staged, id, get, write } = await begin();
    const { version, details } = await get();
    await staged.saveDetails({ id, version, details: { ...details, title: 'Mine' } });
    expect(await write({ kind: 'details' })).toMatchObject({
      details: { title: 'Mine', excerpt: '' },
      offeredDetails: { title: stageAnswers.details.title },
    });
  });

  it('has an outline that is changed by hand without losing what is written', async () => {
    const { staged, id, get, write, outlined } = await begin();
    const [first, second] = await outlined();
    await write({ kind: 'section', sectionId: second?.id ?? '' });
    const { version } = await get();
    const added = { id: randomUUID(), heading: 'New', points: '' };
    const parts = [second, added, first].map((part) => ({
      ...{ id: part?.id ?? '', heading: part?.heading ?? '', points: part?.points ?? '' },
    }));
    const changed = await staged.saveOutline({ id, version, parts });
    const again = await staged.saveOutline({ id, version, parts });
    expect(again.version).toBe(changed.version);
    expect(changed.sections.map(({ heading, html }) => [heading, html !== ''])).toEqual([
      ['Four questions', true],
      ['New', false],
      ['', false],
    ]);
    // The third part was left out; a new outline would remove its text.
    await expect(staged.ask({ id, kind: 'outline' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(staged.saveOutline({ id, version, parts: [added] })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: /changed elsewhere/,
    });
  });

  it('says what is missing before it can be saved', async () => {
    const { staged, id } = await begin();
    await expect(staged.save({ id })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is discarded and brought back', async () => {
    const { staged, id, get } = await begin();
    await staged.discard({ id });
    await expect(get()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await staged.list()).toEqual([]);
    await staged.undiscard({ id });
    expect((await staged.list()).map((row) => row.id)).toEqual([id]);
  });
});

describe('what a model writes', () => {
  it('is cleaned like everything that comes from outside', async () => {
    openAi.state.answerOf = ({ response_format: format }) =>
      JSON.stringify(format).includes('"name":"section"')
        ? JSON.stringify({
            content:
              '<h1>Big</h1><p onclick="x()">Text<script>alert(1)</script><img src="javascript:1"></p>',
          })
        : JSON.stringify({
            sections: [{ heading: '<b>Bold</b> &\nmore', points: 'x'.repeat(5_000) }],
          });
    const { staged, id, get, write, outlined } = await begin();
    const [part] = await outlined();
    expect(part?.heading).toBe('<b>Bold</b> & more');
    expect(part?.points.length).toBeLessThanOrEqual(1_000);
    const { sections } = await write({ kind: 'section', sectionId: part?.id ?? '' });
    expect(sections[0]?.html).toMatch(/^<h3>Big<\/h3><p>Text<img /);
    expect(sections[0]?.html).not.toMatch(/script|onclick|javascript/);
    const { version, details } = await get();
    const named = { ...details, title: 'T', slug: 't', excerpt: 'E' };
    await staged.saveDetails({ id, version, details: named });
    const { data } = await staged.save({ id });
    expect(data.content).toContain('<h2>&lt;b&gt;Bold&lt;/b&gt; &amp; more</h2>');
  });

  it.each<[TextFault, string]>([
    ['refused', 'refused'],
    ['notJson', 'malformed'],
    ['wrongShape', 'malformed'],
    ['outOfTokens', 'malformed'],
    ['empty', 'malformed'],
    ['cutOff', 'unavailable'],
    ['hugeText', 'tooLarge'],
    ['wrongKey', 'unauthorized'],
    ['rateLimited', 'rateLimited'],
    ['serverError', 'unavailable'],
  ])('costs nothing that stands when it is %s', async (fault, outcome) => {
    const { get, write, outlined } = await begin();
    const [part] = await outlined();
    const sectionId = part?.id ?? '';
    await write({ kind: 'section', sectionId });
    openAi.state.text = fault;
    const after = await write({ kind: 'section', sectionId });
    expect(lastStep(after)).toMatchObject({ outcome, message: expect.stringMatching(/./) });
    expect(after.sections[0]).toMatchObject({
      html: stageAnswers.section.content,
      offeredHtml: null,
    });
    openAi.state.text = 'none';
    await write({ kind: 'section', sectionId });
    expect(lastStep(await get())).toMatchObject({ outcome: 'ok' });
  });

  it.each([
    ['ok', 'none'],
    ['malformed', 'outOfTokens'],
  ] as const)('ends %s also with a character that no database takes', async (outcome, fault) => {
    const { write, outlined } = await begin();
    const [, section] = await outlined();
    openAi.state.text = fault;
    openAi.state.answerOf = () =>
      JSON.stringify({ content: `<p>Be\0gin ${'on '.repeat(200)}</p>` });
    const after = await write({ kind: 'section', sectionId: section?.id ?? '' });
    expect(lastStep(after)).toMatchObject({ outcome });
    expect(openAi.calls).toHaveLength(2);
  });

  it('is refused by the month that is used up', async () => {
    await createHouseStyle({ monthlyTokenLimit: 1 });
    const { write } = await begin();
    expect(lastStep(await write({ kind: 'outline' }))).toMatchObject({ outcome: 'overMonth' });
    expect(openAi.calls).toHaveLength(0);
  });
});

describe('a stage under way', () => {
  const written = (id: number) => async () =>
    (await db().modelRun.findFirst({ where: { draftId: id } }))?.runBy !== '';

  it('is one at a time, in every window', async () => {
    const { staged, id } = await begin();
    await staged.ask({ id, kind: 'outline' });
    await expect(staged.ask({ id, kind: 'details' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is stopped, and nothing changes', async () => {
    openAi.state.text = 'drip';
    const { staged, id, get } = await begin();
    await staged.ask({ id, kind: 'outline' });
    underWay = await startDueJobs(testApp());
    await seen(written(id));
    await staged.cancel({ id });
    await seen(async () => {
      const step = await db().modelRun.findFirst({ where: { draftId: id } });
      return step?.outcome === 'cancelled';
    });
    expect((await get()).sections).toEqual([]);
  });

  it('is begun again by another process when its own stops', async () => {
    openAi.state.text = 'hang';
    const { staged, id, get } = await begin();
    await staged.ask({ id, kind: 'outline' });
    const stopping = await startDueJobs(testApp());
    await seen(written(id));
    await stopping.stop();
    openAi.state.text = 'none';
    expect(lastStep(await get())).toMatchObject({ outcome: 'running' });
    await db()
      .$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = NULL, locked_by = NULL`;
    await runDueJobs(testApp());
    expect((await get()).sections).toHaveLength(3);
    expect((await get()).steps).toHaveLength(1);
  });

  it('is said to be broken off when its process died and no job takes it up', async () => {
    const { id, get } = await begin();
    await db().modelRun.create({
      data: {
        ...{
          draftId: id,
          actor: 'admin:test',
          purpose: 'outline',
          model: 'test',
          outcome: 'running',
        },
        heartbeatAt: new Date(Date.now() - 5 * 60_000),
      },
    });
    await addJob(db(), 'endLostDrafts', {});
    await runDueJobs(testApp());
    expect(lastStep(await get())).toMatchObject({
      outcome: 'brokenOff',
      message: expect.stringMatching(/server stopped/),
    });
  });

  it('belongs to its admin', async () => {
    const { admin } = await begin();
    const { id } = await createStagedDraft({ adminId: admin.id });
    const { caller } = await signedInAdmin(testApp(), { username: 'other' });
    await expect(caller.admin.stagedDrafts.get({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
