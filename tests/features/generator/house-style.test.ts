import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askModel } from '../../../src/features/generator/server/ask-model.service.ts';
import { createOpenAi } from '../../../src/server/integrations/ai/ai-openai.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import {
  createAiUsage,
  createHouseStyle,
  firstHouseStyle,
} from '../../factories/posts/house-style.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { type OpenAiDouble, openAiKey, startOpenAi } from '../../mocks/openai.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let openAi: OpenAiDouble;
let now = new Date('2026-03-31T23:59:00Z');

beforeAll(async () => {
  openAi = await startOpenAi();
});
afterAll(() => openAi.stop());
beforeEach(() => {
  openAi.reset();
  openAi.state.answerOf = () => 'Short.';
  now = new Date('2026-03-31T23:59:00Z');
});

const testApp = setUpTestApp({
  env: {
    OPENAI_API_KEY: openAiKey,
    OPENAI_INPUT_PRICE: '2',
    OPENAI_OUTPUT_PRICE: '8.5',
    OPENAI_MAX_OUTPUT_TOKENS: '1000',
  },
  replace: ({ settings }) => ({
    clock: { now: () => now },
    ai: createOpenAi({ ...settings.ai, apiKey: openAiKey, baseUrl: openAi.baseUrl }),
  }),
});

const text = 'A text of forty characters, as it stands.';

async function ask() {
  const asking = askModel(testApp().deps, {
    purpose: 'shorten',
    asker: { label: 'admin:test', adminId: null },
    instructions: 'Shorten it.',
    text,
    signal: new AbortController().signal,
  });
  let step = await asking.next();
  while (!step.done) step = await asking.next();
  return step.value;
}
const uses = () => testApp().deps.db.prisma.aiUsage.findMany({ orderBy: { id: 'asc' } });

describe('the house style', () => {
  it('is part of every request, with the samples that are still there', async () => {
    const sample = await createPost({ title: 'Ours', content: '<p>We say <b>you</b>.</p>' });
    const deleted = await createPost({ title: 'Gone', deletedAt: new Date() });
    const { caller } = await signedInAdmin(testApp());
    const settings = {
      ...firstHouseStyle,
      voice: 'Calm and short.',
      wordsToUse: 'app\nsketch',
      wordsToAvoid: 'synergy',
      samplePostIds: [deleted.id, sample.id],
    };
    await caller.admin.houseStyle.save({ settings, version: 0 });
    await ask();
    const [call] = openAi.calls;
    const instructions = call?.body.messages?.[0]?.content;
    expect(instructions).toMatch(/^Shorten it\./);
    expect(instructions).toContain('Voice: Calm and short.');
    expect(instructions).toContain('Words to use: app; sketch');
    expect(instructions).toContain('Words to avoid: synergy');
    expect(instructions).toContain('Sample “Ours”: We say you .');
    expect(instructions).not.toContain('Gone');
    expect(await caller.admin.houseStyle.get()).toMatchObject({
      samplePosts: [{ id: sample.id, title: 'Ours' }],
    });
  });

  it('is not undone by an older form', async () => {
    const { caller } = await signedInAdmin(testApp());
    const save = (voice: string) =>
      caller.admin.houseStyle.save({
        settings: { ...firstHouseStyle, voice },
        version: 0,
      });
    await save('first');
    await expect(save('second')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await caller.admin.houseStyle.get()).toMatchObject({ voice: 'first', version: 1 });
  });
});

describe('what a request took', () => {
  it('is kept with model, tokens, cost, time and who asked', async () => {
    expect(await ask()).toMatchObject({ outcome: 'ok', text: 'Short.', costMicros: 7_040 });
    expect(await uses()).toMatchObject([
      {
        actor: 'admin:test',
        purpose: 'shorten',
        model: 'gpt-4.1',
        outcome: 'ok',
        inputTokens: 120,
        outputTokens: 800,
        isEstimated: false,
        costMicros: 7_040n,
        createdAt: now,
      },
    ]);
  });

  it.each(['noUsage', 'absurdUsage'] as const)(
    'is reckoned from characters where the service has %s',
    async (fault) => {
      openAi.state.text = fault;
      await ask();
      expect(await uses()).toMatchObject([
        { inputTokens: 13, outputTokens: 2, isEstimated: true, costMicros: 43n },
      ]);
    },
  );

  it('is nothing where the service has refused the request', async () => {
    openAi.state.text = 'rateLimited';
    expect(await ask()).toMatchObject({ outcome: 'rateLimited' });
    expect(await uses()).toMatchObject([
      { outcome: 'rateLimited', inputTokens: 0, outputTokens: 0, costMicros: 0n },
    ]);
  });

  it('counts for the month in which it was asked (UTC), by purpose', async () => {
    const { caller } = await signedInAdmin(testApp());
    await createAiUsage({ createdAt: new Date('2026-02-28T23:59:59Z') });
    await createAiUsage({ createdAt: new Date('2026-03-01T00:00:00Z'), costMicros: 500n });
    await createAiUsage({ createdAt: now, purpose: 'draft', inputTokens: 2_000_000_000 });
    await createAiUsage({ createdAt: now, purpose: 'draft', inputTokens: 2_000_000_000 });
    expect(await caller.admin.houseStyle.month()).toMatchObject({
      since: new Date('2026-03-01T00:00:00Z'),
      inputTokens: 4_000_000_100,
      outputTokens: 150,
      costMicros: 500,
      requestCount: 3,
      unpricedCount: 2,
      hasPrices: true,
      purposes: [
        { purpose: 'draft', requestCount: 2, costMicros: null },
        { purpose: 'shorten', requestCount: 1, costMicros: 500 },
      ],
    });
    now = new Date('2026-04-01T00:00:00Z');
    expect(await caller.admin.houseStyle.month()).toMatchObject({
      requestCount: 0,
      costMicros: null,
    });
    expect(await caller.admin.houseStyle.usage({})).toMatchObject({ total: 4 });
  });
});

it('a request whose process died is broken off, and stays counted with the most that it may take', async () => {
  const { caller } = await signedInAdmin(testApp());
  const running = { outcome: 'running', isEstimated: true } as const;
  await createAiUsage({ ...running, createdAt: now });
  await createAiUsage({ ...running, createdAt: new Date(now.getTime() - 5 * 60_000) });
  const { items } = await caller.admin.houseStyle.usage({});
  expect(items.map(({ outcome }) => outcome)).toEqual(['running', 'brokenOff']);
  expect(await caller.admin.houseStyle.month()).toMatchObject({
    requestCount: 2,
    isEstimated: true,
  });
});

describe('the monthly limit', () => {
  it.each([
    ['tokens', { monthlyTokenLimit: 1_900 }, { inputTokens: 500, outputTokens: 400 }],
    ['money', { monthlyCentLimit: 100 }, { costMicros: 995_000n }],
  ])('of %s refuses what it does not cover, and says so', async (_of, limit, used) => {
    await createHouseStyle(limit);
    await createAiUsage({ createdAt: now, ...used });
    expect(await ask()).toMatchObject({ outcome: 'overMonth' });
    expect(openAi.calls).toEqual([]);
    const { caller } = await signedInAdmin(testApp());
    await expect(caller.admin.generate({ subject: 'A subject' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining("This month's budget"),
    });
    now = new Date('2026-04-01T00:00:00Z');
    expect(await ask()).toMatchObject({ outcome: 'ok' });
  });

  it('holds for requests at the same time together', async () => {
    // Each request reserves 13 tokens in and 1,000 out, and uses 920.
    await createHouseStyle({ monthlyTokenLimit: 3_100 });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(3);
    expect(openAi.calls).toHaveLength(3);
  });
});
