import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { appRouter } from '../../../src/app/server/routers/router.ts';
import { buildOpenApiDocument } from '../../../src/server/http/api/openapi.ts';
import { createDeveloper, createMessage, createProject } from '../../factories/developers.ts';
import { twilioEnv } from '../../mocks/twilio.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { pourEndlessBody } from '../../setup/hostile/endless-body.ts';
import { portOf } from '../../setup/raw-http.ts';

const testApp = setUpTestApp({
  env: {
    ...twilioEnv,
    // Nobody listens there: an accepted code would show as 503.
    TWILIO_API_URL: 'http://127.0.0.1:9',
  },
});

type Method = NonNullable<InjectOptions['method']>;
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const openApi = buildOpenApiDocument(appRouter, {
  siteOrigin: 'http://localhost:3000',
  isProduction: false,
});

const operations = Object.entries(openApi.paths ?? {})
  .filter(([path]) => path.startsWith('/developers'))
  .flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method: method.toUpperCase() as Method, path, operation }] : [];
    }),
  );

const oddValues: unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 31,
  '',
  '\u0000',
  '\ud800',
  "' OR 1=1 --",
  '<script>',
  '../../etc/passwd',
  'x'.repeat(10_000),
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 1 },
];
const fieldNames = [
  'phoneNumber',
  'verificationCode',
  'developerName',
  'bio',
  'country',
  'state',
  'birthDate',
  'yearStartedCoding',
  'showPhoneNumber',
  'title',
  'category',
  'story',
  'projectLink',
  'builtWith',
  'projectIds',
  'name',
  'email',
  'message',
  'website',
  'fillTimeMs',
  'isRead',
  'limit',
  'cursor',
];
const internals = /\bat .+:\d+:\d+|node_modules|[Pp]risma|SELECT |INSERT |postgres|ECONN|\.ts\b/;

/** Replaces lone surrogates, which an address cannot contain. */
const wellFormed = (text: string) => Buffer.from(text).toString();

describe('odd input', () => {
  it.each(operations)(
    '$method $path answers it without a fault or an internal',
    {
      timeout: 60_000,
    },
    async ({ method, path }) => {
      const { app, cookieFor } = testApp();
      for (const [index, odd] of oddValues.entries()) {
        const { id } = await createDeveloper();
        await createProject(id);
        await createMessage(id);
        const cookie = await cookieFor('developer', id);
        const text = typeof odd === 'string' ? odd : JSON.stringify(odd);
        const inPath = index % 2 === 0 ? String(id) : encodeURI(wellFormed(text)).slice(0, 500);
        const url = `/api${path.replace(/\{\w+\}/g, inPath || '0')}`;
        const body = Object.fromEntries(fieldNames.map((name) => [name, odd]));
        const query = new URLSearchParams(fieldNames.map((name) => [name, text.slice(0, 100)]));
        const response = await app.inject(
          method === 'GET' || method === 'DELETE'
            ? { method, url: `${url}?${query}`, headers: { cookie } }
            : { method, url, headers: { cookie }, payload: body },
        );
        expect(response.statusCode, `${url} ${text.slice(0, 40)}`).toBeLessThan(500);
        expect(response.body.replaceAll(text, '')).not.toMatch(internals);
        expect(response.headers['content-type']).toContain('application/json');
      }
    },
  );
});

describe('private answers', () => {
  it.each(operations)('$method $path may be kept by nobody', async ({ method, path }) => {
    const { id } = await createDeveloper();
    const { app, cookieFor } = testApp();
    const response = await app.inject({
      method,
      url: `/api${path.replace('{sessionId}', 'a'.repeat(64)).replace(/\{\w+\}/g, String(id))}`,
      headers: { cookie: await cookieFor('developer', id) },
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it.each(['x.css', 'x.js', '%2fx.css', ';x.css'])(
    'are not found under a name that a cache would keep: current/%s',
    async (suffix) => {
      const { id } = await createDeveloper();
      const { app, cookieFor } = testApp();
      const cookie = await cookieFor('developer', id);
      const separator = suffix.startsWith('x') ? '/' : '';
      const url = `/api/developers/current${separator}${suffix}`;
      const response = await app.inject({ url, headers: { cookie } });
      // 405 if the name could be an id, which takes PATCH.
      expect([404, 405]).toContain(response.statusCode);
      expect(response.headers['cache-control']).toMatch(/no-store/);
    },
  );
});

describe('the OpenAPI document', () => {
  it.each([
    'GET /developers',
    'GET /developers/current',
    'GET /developers/profile/{developerId}',
    'POST /developers/send-verification',
    'POST /developers/verify-phone',
    'PATCH /developers/{id}',
    'POST /developers/logout',
  ])('names %s of the specification, with an example of its answer', (name) => {
    const found = operations.find(({ method, path }) => `${method} ${path}` === name);
    expect(JSON.stringify(found?.operation.responses?.['200'])).toContain('"examples":[');
  });

  it('shows what the two steps of a sign-up take', () => {
    for (const name of ['DeveloperSendVerificationInput', 'DeveloperVerifyPhoneInput']) {
      expect(JSON.stringify(openApi.components?.schemas?.[name])).toContain('+16125550142');
    }
  });
});

describe('a body without end', () => {
  it('is refused early, for every content type', { timeout: 120_000 }, async () => {
    const { app } = testApp();
    const port = await portOf(app);
    const before = process.memoryUsage().arrayBuffers;
    for (const path of [
      '/api/developers/send-verification',
      '/trpc/developer.sendVerification',
      '/webhooks/sms',
    ]) {
      for (const contentType of [
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
      ]) {
        const status = await pourEndlessBody(port, path, contentType);
        expect([413, 415], `${path} ${contentType}`).toContain(status);
      }
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});
