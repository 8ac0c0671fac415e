import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMediaStore } from '../../../src/server/integrations/media-store/create-media-store.ts';
import { createTrace, currentTrace, runTraced } from '../../../src/server/observation/trace.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createFlatPicture, multipartBody } from '../../factories/pictures.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { type OpenAiDouble, openAiKey, startOpenAi } from '../../mocks/openai.ts';
import { type S3Double, s3Account, startS3 } from '../../mocks/s3.ts';
import { type SmtpDouble, startSmtp } from '../../mocks/smtp.ts';
import { startTwilioDouble, type TwilioDouble, twilioEnv } from '../../mocks/twilio.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { portOf, rawRequest } from '../../setup/raw-http.ts';

const proxy = '10.0.0.7';
const requestId = 'f3c1-of.the_proxy:0001';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const ownId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

let twilio: TwilioDouble;
let openAi: OpenAiDouble;
let s3: S3Double;
let smtp: SmtpDouble;
const env: Record<string, string> = {
  TRUSTED_PROXIES: `${proxy},127.0.0.1`,
  ...twilioEnv,
  OPENAI_API_KEY: openAiKey,
  MAIL_FROM: 'site@vibecode.example',
  OWNER_EMAIL: 'owner@vibecode.example',
  S3_BUCKET: s3Account.bucket,
  S3_ACCESS_KEY_ID: s3Account.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
};
beforeAll(async () => {
  [twilio, openAi, s3, smtp] = await Promise.all([
    startTwilioDouble(),
    startOpenAi(),
    startS3(),
    startSmtp(),
  ]);
  env.SMTP_URL = smtp.url;
  env.TWILIO_API_URL = twilio.url;
  env.OPENAI_BASE_URL = openAi.baseUrl;
  env.S3_ENDPOINT = s3.endpoint;
});
afterAll(() => Promise.all([twilio.close(), openAi.stop(), s3.stop(), smtp.stop()]));
beforeEach(() => {
  twilio.reset();
  openAi.reset();
});

const testApp = setUpTestApp({ env });

function get(headers: Record<string, string | string[]>, remoteAddress = proxy) {
  return testApp().app.inject({ url: '/healthz', headers, remoteAddress });
}
const lines = () => testApp().logLines.map((line): Record<string, unknown> => JSON.parse(line));

describe('what a proxy calls a request', () => {
  it('is its name here, in the answer and in the log', async () => {
    const { headers } = await get({ 'x-request-id': requestId, traceparent });
    expect(headers['x-request-id']).toBe(requestId);
    expect(lines()).toEqual([expect.objectContaining({ msg: 'request', requestId, traceId })]);
  });

  it('goes on as a part of the same trace', async () => {
    const { headers } = await get({ traceparent });
    expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
    expect(headers.traceparent).not.toBe(traceparent);
    expect(headers['x-request-id']).toMatch(ownId);
  });

  it('is not believed from anybody else', async () => {
    const given = { 'x-request-id': requestId, traceparent, 'x-forwarded-for': proxy };
    const { headers } = await get(given, '203.0.113.9');
    expect(headers['x-request-id']).toMatch(ownId);
    expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(String(headers.traceparent)).not.toContain(traceId);
    expect(JSON.stringify(lines())).not.toContain(requestId);
  });

  it.each(['short', 'a'.repeat(129), 'two words of it', '{"id":"12345678"}', 'line\u2028break-1'])(
    'is made anew where it is %j',
    async (id) => {
      const encoded = Buffer.from(id).toString('latin1');
      expect((await get({ 'x-request-id': encoded })).headers['x-request-id']).toMatch(ownId);
    },
  );

  it('is made anew where there are two of them', async () => {
    const answer = await get({ 'x-request-id': [requestId, 'another-of-them'] });
    expect(answer.headers['x-request-id']).toMatch(ownId);
  });

  it.each([
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${traceId}-00f067aa0ba902b7-01-more`,
    `00-${traceId}-00f067aa0ba902b7`,
    'nonsense',
  ])('begins a new trace after %s', async (given) => {
    const { headers } = await get({ traceparent: given });
    expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(headers.traceparent).not.toContain(traceId);
  });

  it('is understood in a later version of the form', async () => {
    const { headers } = await get({ traceparent: `01-${traceId}-00f067aa0ba902b7-00-more` });
    expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
  });
});

describe('every line of the log', () => {
  it('names the request that it belongs to, also a line of the process itself', async () => {
    const app = testApp();
    app.deps.contentBus.onChange(() => app.deps.log.info('content changed'));
    const { cookie } = await signedInAdmin(app);
    app.logLines.length = 0;
    const answer = await app.app.inject({
      method: 'POST',
      url: '/trpc/admin.categories.create',
      headers: { cookie, 'x-request-id': requestId, traceparent },
      payload: { name: 'Guides', slug: 'guides', description: '' },
    });
    expect(answer.statusCode).toBe(200);
    expect(lines().map(({ msg }) => msg)).toEqual(['content changed', 'request']);
    for (const line of lines()) expect(line).toMatchObject({ requestId, traceId });
    for (const line of app.logLines) expect(line.match(/requestId/g)).toHaveLength(1);
  });

  it('names none where no request is the cause', () => {
    testApp().deps.log.info('by itself');
    expect(currentTrace()).toBeUndefined();
    expect(lines()[0]).not.toHaveProperty('requestId');
  });

  it('about a request carries its size and a network, not an address', async () => {
    const port = await portOf(testApp().app);
    const answer = await rawRequest(port, 'GET /robots.txt?q=canary', [
      'Host: localhost',
      'X-Forwarded-For: 203.0.113.77',
    ]);
    expect(answer.status).toBe(200);
    const line = lines().find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ path: '/robots.txt', network: '203.0.113.0/24' });
    expect(line?.bytes).toBeGreaterThan(answer.body.length);
    expect(line?.bytes).toBeLessThan(answer.body.length + 3_000);
    expect(testApp().logLines.join()).not.toMatch(/203\.0\.113\.77|canary/);
  });

  it('counts the bytes of each answer of a connection for itself', async () => {
    const url = `http://127.0.0.1:${await portOf(testApp().app)}/healthz`;
    for (let count = 0; count < 3; count += 1) await (await fetch(url)).text();
    const sizes = lines().map(({ bytes }) => Number(bytes));
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThan(Math.min(...sizes) * 1.5);
  });
});

describe('a service that we call', () => {
  const given = { 'x-request-id': requestId, traceparent };
  const passedOn = {
    'x-request-id': requestId,
    traceparent: expect.stringMatching(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`)),
  };

  it('hears from the text messages which request they are for', async () => {
    await testApp().app.inject({
      method: 'POST',
      url: '/api/developers/send-verification',
      headers: given,
      payload: { phoneNumber: '+16125550142' },
      remoteAddress: proxy,
    });
    expect(twilio.calls[0]?.headers).toMatchObject(passedOn);
  });

  it('hears it with a mail, which a job sends', async () => {
    await testApp().app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: given,
      payload: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        projectType: 'Other',
        description: 'A booking site.',
        budgetRange: '$100,000+',
      },
      remoteAddress: proxy,
    });
    await runDueJobs(testApp());
    // One mail to the owner and one to the sender.
    expect(smtp.mails).toHaveLength(2);
    for (const { raw } of smtp.mails) expect(raw).toContain(`X-Request-ID: ${requestId}`);
  });

  it('hears it from the AI drafts', async () => {
    const { cookie } = await signedInAdmin(testApp());
    await testApp().app.inject({
      method: 'POST',
      url: '/trpc/admin.generate',
      headers: { ...given, cookie },
      payload: { subject: 'How to plan a first app' },
      remoteAddress: proxy,
    });
    expect(openAi.calls.length).toBeGreaterThan(0);
    for (const { headers } of openAi.calls) expect(headers).toMatchObject(passedOn);
  });

  it('hears it from the store of pictures, outside of the signature', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const { payload, headers } = multipartBody(await createFlatPicture(40, 40));
    const answer = await testApp().app.inject({
      method: 'POST',
      url: '/api/admin/pictures',
      headers: { ...headers, ...given, cookie },
      payload,
      remoteAddress: proxy,
    });
    expect(answer.statusCode).toBe(200);
    expect(s3.state.headers).toMatchObject(passedOn);
    expect(s3.state.headers.authorization).not.toMatch(/traceparent|x-request-id/);
  });

  it('hears it also from a job, which is done later', async () => {
    const app = testApp();
    app.deps.contentBus.onChange(() => app.deps.log.info('done later'));
    const trace = createTrace({ requestId, traceparent });
    const { id: postId } = await createPost();
    const db = app.deps.db.prisma;
    await runTraced(trace, () => addJob(db, 'announcePublication', { postId }));
    expect(await runDueJobs(app)).toMatchObject([{ payload: { postId }, error: null }]);
    expect(lines().find(({ msg }) => msg === 'done later')).toMatchObject({ requestId, traceId });
  });

  it('hears nothing where no request is the cause', async () => {
    const store = await createMediaStore(testApp().deps.settings);
    await store.open(`post-${'a'.repeat(32)}-10x10-w10.webp`);
    expect(s3.state.headers).not.toHaveProperty('traceparent');
  });
});
