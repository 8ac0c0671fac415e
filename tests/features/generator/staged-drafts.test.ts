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
  const write = async (input: { kind: 'outline' } | Section) => {
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
  it('goes from a brief over an outline to a text of the editor, once', async () => {
    const { caller, staged, id, category, outlined } = await begin();
    const parts = await outlined();
    expect(parts.map(({ heading }) => heading)).toEqual([
      '',
      'Four questions',
      'The first evening',
    ]);
    const { text } = await staged.open({ id });
    expect(await staged.open({ id })).toEqual({ text });
    expect((await staged.get({ id })).text).toEqual(text);
    expect(await staged.ofText({ text })).toEqual({ id });
    expect(await staged.list()).toEqual([]);
    const kept = await caller.admin.autosave.get({ ref: text });
    expect(kept?.form).toMatchObject({
      ...{ title: 'A first app', slug: 'a-first-app', content: '', isPublished: 'false' },
      categoryId: category.id,
    });
  });

  it('offers each section to its text, where it counts as written by a model', async () => {
    const { caller, staged, id, write, outlined } = await begin();
    const [first, second] = await outlined();
    const { text } = await staged.open({ id });
    await write({ kind: 'section', sectionId: first?.id ?? '' });
    const written = await write({ kind: 'section', sectionId: second?.id ?? '' });
    expect(written.sections.map(({ html, offeredHtml }) => [html, offeredHtml])).toEqual([
      ['', stageAnswers.section.content],
      ['', stageAnswers.section.content],
      ['', null],
    ]);
    const prompts = openAi.calls.map(({ body }) => body.messages?.at(-1)?.content ?? '');
    expect(prompts.every((prompt) => prompt.includes('Owners of a bakery'))).toBe(true);
    expect(prompts[2]).toMatch(
      /The part before ends\nBegin with a person[\s\S]*Write part 2: Four/,
    );
    const offered = { id, sectionId: first?.id ?? '', offeredHtml: stageAnswers.section.content };
    await staged.decide({ ...offered, isTaken: true });
    const post = 'draftId' in text ? { draftId: text.draftId } : text;
    expect(await caller.admin.suggestions.provenance({ post })).toMatchObject([
      { purpose: 'section', wordCount: 5, model: expect.stringMatching(/./) },
    ]);
    // Another window has taken it meanwhile.
    await expect(staged.decide({ ...offered, isTaken: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('offers what is written anew beside what stands, to be taken or refused', async () => {
    const { staged, id, write, outlined } = await begin();
    const [first] = await outlined();
    const sectionId = first?.id ?? '';
    await write({ kind: 'section', sectionId });
    const offered = { id, sectionId, offeredHtml: stageAnswers.section.content };
    await staged.decide({ ...offered, isTaken: true });
    const again = await write({ kind: 'section', sectionId, wish: 'Name somebody' });
    const { html, offeredHtml } = again.sections[0] ?? {};
    expect([html, offeredHtml]).toEqual([
      stageAnswers.section.content,
      stageAnswers.anotherSection.content,
    ]);
    const anew = { id, sectionId, offeredHtml: offeredHtml ?? '' };
    await expect(
      staged.decide({ ...anew, offeredHtml: '<p>Else</p>', isTaken: true }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const refused = await staged.decide({ ...anew, isTaken: false });
    expect(refused.sections[0]).toMatchObject({ html, offeredHtml: null });
    await write({ kind: 'section', sectionId, wish: 'Name somebody' });
    const taken = await staged.decide({ ...anew, isTaken: true });
    expect(taken.sections[0]).toMatchObject({ html: offeredHtml, offeredHtml: null });
  });

  it('opens with the sections that its text had before', async () => {
    const { caller, admin } = await begin();
    const { id } = await createStagedDraft({ adminId: admin.id });
    const { text } = await caller.admin.stagedDrafts.open({ id });
    const kept = await caller.admin.autosave.get({ ref: text });
    expect(kept?.form?.content).toBe('<h2>Who</h2>\n<p>Begin with a person.</p>');
  });

  it('has an outline that is changed by hand without losing what is written', async () => {
    const { staged, id, get, write, outlined } = await begin();
    const [first, second] = await outlined();
    const sectionId = second?.id ?? '';
    await write({ kind: 'section', sectionId });
    const offered = { id, sectionId, offeredHtml: stageAnswers.section.content };
    await staged.decide({ ...offered, isTaken: true });
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
    const { caller, staged, id, write, outlined } = await begin();
    const [part] = await outlined();
    expect(part?.heading).toBe('<b>Bold</b> & more');
    expect(part?.points.length).toBeLessThanOrEqual(1_000);
    const { sections } = await write({ kind: 'section', sectionId: part?.id ?? '' });
    const offeredHtml = sections[0]?.offeredHtml ?? '';
    expect(offeredHtml).toMatch(/^<h3>Big<\/h3><p>Text<img /);
    expect(offeredHtml).not.toMatch(/script|onclick|javascript/);
    await staged.decide({ id, sectionId: part?.id ?? '', offeredHtml, isTaken: true });
    const { text } = await staged.open({ id });
    const kept = await caller.admin.autosave.get({ ref: text });
    expect(kept?.form?.content).toContain('<h2>&lt;b&gt;Bold&lt;/b&gt; &amp; more</h2>');
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
    const { staged, id, get, write, outlined } = await begin();
    const [part] = await outlined();
    const sectionId = part?.id ?? '';
    await write({ kind: 'section', sectionId });
    const offered = { id, sectionId, offeredHtml: stageAnswers.section.content };
    await staged.decide({ ...offered, isTaken: true });
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
    await expect(staged.ask({ id, kind: 'outline' })).rejects.toMatchObject({ code: 'CONFLICT' });
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
