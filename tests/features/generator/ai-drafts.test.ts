import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAi } from '../../../src/server/integrations/ai/ai-openai.ts';
import { pictureSources } from '../../../src/shared/media/media.ts';
import { createToken } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { honestDraft, type OpenAiDouble, openAiKey, startOpenAi } from '../../mocks/openai.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let openAi: OpenAiDouble;
/** Tolerates a slow double on a busy machine. */
const patientMs = 30_000;
let timeoutMs = patientMs;

beforeAll(async () => {
  openAi = await startOpenAi();
  const picture = await sharp({
    create: { width: 1536, height: 1024, channels: 3, background: '#d6451b' },
  })
    .png()
    .toBuffer();
  openAi.state.picture64 = picture.toString('base64');
});
afterAll(() => openAi.stop());
beforeEach(() => openAi.reset());

const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir(), OPENAI_API_KEY: openAiKey, OPENAI_DAILY_BUDGET: '3' },
  replace: ({ settings }) => {
    const openAiWithin = (limitMs: number) =>
      createOpenAi({
        ...settings.ai,
        apiKey: openAiKey,
        baseUrl: openAi.baseUrl,
        timeoutMs: limitMs,
      });
    return {
      ai: {
        isConfigured: true,
        write: (input, signal) => openAiWithin(timeoutMs).write(input, signal),
        draw: (prompt, signal) => openAiWithin(timeoutMs).draw(prompt, signal),
      },
    };
  },
});

const subject = 'How to plan a first app';
const requestLog = () => testApp().deps.db.prisma.modelRun.findMany({ orderBy: { id: 'asc' } });

async function generate() {
  const { caller } = await signedInAdmin(testApp());
  return caller.admin.generate({ subject });
}

describe('a draft', () => {
  it('is text and a picture of ours, and is not saved as a post', async () => {
    const { data } = await generate();
    const { imagePrompt: _imagePrompt, ...fields } = honestDraft;
    expect(data).toEqual({ ...fields, imageUrl: expect.stringMatching(/^\/media\/post-/) });
    expect(pictureSources(data.imageUrl)).toMatchObject({ widthPx: 1536, heightPx: 1024 });
    const picture = await testApp().app.inject(data.imageUrl);
    expect(picture.statusCode).toBe(200);
    expect(await testApp().deps.db.prisma.blogPost.count()).toBe(0);
  });

  it('asks for structured output within the token limit', async () => {
    await generate();
    const [text, picture] = openAi.calls;
    expect(text).toMatchObject({
      path: '/v1/chat/completions',
      authorization: `Bearer ${openAiKey}`,
      body: {
        stream: true,
        max_completion_tokens: 8_000,
        response_format: { type: 'json_schema', json_schema: { strict: true } },
        messages: [{ role: 'system' }, { role: 'user', content: subject }],
      },
    });
    expect(picture?.body.prompt).toContain(honestDraft.imagePrompt);
  });

  it('gets a slug that no post holds', async () => {
    await createPost({ slug: honestDraft.slug });
    await createPost({ slug: `${honestDraft.slug}-2` });
    expect((await generate()).data.slug).toBe(`${honestDraft.slug}-3`);
  });

  it('leaves a row with model, duration, tokens and outcome', async () => {
    await generate();
    expect(await requestLog()).toMatchObject([
      {
        actor: expect.stringMatching(/^admin:/),
        subject,
        model: 'gpt-4.1',
        imageModel: 'gpt-image-1',
        outcome: 'ok',
        inputTokens: 120,
        outputTokens: 800,
        durationMs: expect.any(Number),
      },
    ]);
  });

  it('refuses a blank subject without asking anybody', async () => {
    const { caller } = await signedInAdmin(testApp());
    await expect(caller.admin.generate({ subject: ' \n ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(openAi.calls).toEqual([]);
  });
});

describe('a program that hangs up', () => {
  it('cancels the request to the service', async () => {
    openAi.state.text = 'drip';
    const hangUp = new AbortController();
    const { cookie } = await signedInAdmin(testApp());
    const { caller } = callerWith(testApp(), { cookie, signal: hangUp.signal });
    const answer = caller.admin.generate({ subject });
    await expect.poll(() => openAi.calls).toHaveLength(1);
    hangUp.abort();
    await expect(answer).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(openAi.calls).toHaveLength(1);
    expect(await requestLog()).toMatchObject([{ outcome: 'cancelled' }]);
  });
});

describe('a service that misbehaves', () => {
  it.each([
    ['cutOff', 'unavailable', 'SERVICE_UNAVAILABLE'],
    ['outOfTokens', 'malformed', 'BAD_GATEWAY'],
    ['thinksOnly', 'outOfTokens', 'BAD_GATEWAY'],
    ['refused', 'refused', 'BAD_REQUEST'],
    ['notJson', 'malformed', 'BAD_GATEWAY'],
    ['wrongShape', 'malformed', 'BAD_GATEWAY'],
    ['hugeText', 'tooLarge', 'BAD_GATEWAY'],
    ['hugeLine', 'tooLarge', 'BAD_GATEWAY'],
    ['wrongKey', 'unauthorized', 'BAD_GATEWAY'],
    ['noQuota', 'noQuota', 'SERVICE_UNAVAILABLE'],
    ['rateLimited', 'rateLimited', 'TOO_MANY_REQUESTS'],
    ['serverError', 'unavailable', 'SERVICE_UNAVAILABLE'],
    ['redirect', 'unavailable', 'SERVICE_UNAVAILABLE'],
  ] as const)('%s is %s for the log and %s for the caller', async (fault, outcome, code) => {
    openAi.state.text = fault;
    await expect(generate()).rejects.toMatchObject({
      code,
      message: expect.not.stringContaining(openAiKey),
    });
    expect(await requestLog()).toMatchObject([{ outcome }]);
    expect(openAi.calls).toHaveLength(1);
    expect(testApp().logLines.join()).not.toContain('Bearer');
  });

  it.each(['hang', 'drip'] as const)('%s ends at the time limit', async (fault) => {
    timeoutMs = 150;
    openAi.state.text = fault;
    try {
      await expect(generate()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    } finally {
      timeoutMs = patientMs;
    }
    expect(await requestLog()).toMatchObject([{ outcome: 'timeout' }]);
  });

  it.each(['addressOnly', 'notAPicture', 'refused', 'serverError'] as const)(
    'a picture that fails (%s) does not cost the text',
    async (fault) => {
      openAi.state.picture = fault;
      const { data } = await generate();
      expect(data).toMatchObject({ title: honestDraft.title, imageUrl: '' });
      expect(await requestLog()).toMatchObject([{ outcome: 'okWithoutPicture' }]);
    },
  );

  it('cannot smuggle markup, endless lines or a foreign address into a post', async () => {
    openAi.state.draft = {
      ...honestDraft,
      title: `T\u0000itle\n${'long '.repeat(100)}`,
      slug: '../../Admin?x=<script>',
      content:
        '<p onclick="alert(1)">Hi<script>alert(1)</script></p><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><iframe src="//evil"></iframe>',
      metaTitle: '',
    };
    const { data } = await generate();
    expect(data.content).not.toMatch(/script|onclick|onerror|javascript|iframe/i);
    expect(data.slug).toBe('admin-x-script');
    expect(data.title.length).toBeLessThanOrEqual(200);
    expect(data.title).not.toMatch(/[\n\0]/);
    expect(data.metaTitle).toContain('vibecode.land');
  });

  it('is malformed when nothing is left of its HTML', async () => {
    openAi.state.draft = { ...honestDraft, content: '<script>alert(1)</script>' };
    await expect(generate()).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });
});

describe('limits', () => {
  it('stops at the daily budget, and the request log says so', async () => {
    const { caller } = await signedInAdmin(testApp());
    for (let request = 0; request < 3; request += 1) await caller.admin.generate({ subject });
    await expect(caller.admin.generate({ subject })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(openAi.calls).toHaveLength(6);
    expect((await requestLog()).at(-1)).toMatchObject({ outcome: 'overBudget' });
  });
});

describe('POST /api/blog/generate', () => {
  it('answers a program with a token, and refuses everybody else', async () => {
    const { admin } = await signedInAdmin(testApp());
    const token = await createToken(admin.id);
    const post = (headers: Record<string, string>) =>
      testApp().app.inject({
        method: 'POST',
        url: '/api/blog/generate',
        headers,
        payload: { subject },
      });
    expect((await post({})).statusCode).toBe(401);
    expect((await post({ 'admin-token': 'vcl_wrong' })).statusCode).toBe(401);
    const answer = await post({ 'admin-token': token.secret });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ data: { title: honestDraft.title } });
  });
});
