import { beforeEach, describe, expect, it } from 'vitest';
import { inboxLimits } from '../../../src/shared/limits/limits.ts';
import { contactRequest } from '../../factories/contact.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-11-20T12:00:00Z');
const { address } = inboxLimits.contact;
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
});

const send = (payload: unknown, headers: Record<string, string> = {}) =>
  testApp().app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const storedRequests = () => testApp().deps.db.prisma.contactRequest.findMany();

describe('POST /api/contact', () => {
  it('stores the request before it answers', async () => {
    const response = await send(contactRequest);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'Message sent successfully!',
      requestKey: expect.stringMatching(/^[\w-]{32}$/),
      answerBy: '2026-11-21T12:00:00.000Z',
    });
    expect(await storedRequests()).toMatchObject([
      { ...contactRequest, status: 'new', source: 'form' },
    ]);
  });

  it('keeps the estimate that its sender was shown, in words', async () => {
    const estimate = 'apps.customers.accounts_payments.soon';
    expect((await send({ ...contactRequest, estimate })).statusCode).toBe(200);
    const [stored] = await storedRequests();
    expect(stored?.estimate).toMatch(
      /^A mobile app\. Used by: Our customers\. With: Sign-in and accounts; Payments\..*\$[\d,]+ – \$[\d,]+/,
    );
  });

  it('takes a request whose estimate is none', async () => {
    expect((await send({ ...contactRequest, estimate: 'a castle' })).statusCode).toBe(200);
    expect(await storedRequests()).toMatchObject([{ estimate: '' }]);
  });

  it('takes a request without a company', async () => {
    const { company: _company, ...rest } = contactRequest;
    expect((await send(rest)).statusCode).toBe(200);
  });

  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', ' B ', 'Last name must be at least 2 characters'],
    ['email', 'not-an-address', 'Invalid email address'],
    ['projectType', '', 'Please select a project type'],
    ['projectType', 'Spaceship', 'Please select a project type'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['budgetRange', '', 'Please select a budget range'],
    ['budgetRange', undefined, 'Please select a budget range'],
    ['firstName', 7, 'First name must be at least 2 characters'],
  ])('refuses %s %j with the message of the form', async (field, value, message) => {
    const response = await send({ ...contactRequest, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toEqual([expect.objectContaining({ path: [field], message })]);
    expect(await storedRequests()).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"firstName":', 400],
    ['a prototype key', '{"__proto__":{"admin":true}}', 400],
    ['an array', '[]', 400],
    ['a NUL character', { ...contactRequest, description: 'zero \u0000 inside it' }, 400],
    ['a huge body', { ...contactRequest, description: 'x'.repeat(3_000_000) }, 413],
  ])('refuses %s', async (_name, payload, status) => {
    const response = await send(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
    });
    expect(response.body).not.toMatch(/node_modules|\.ts:\d|SELECT .* FROM|prisma/i);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses the content type %s',
    async (contentType) => {
      expect((await send('a=b', { 'content-type': contentType })).statusCode).toBe(415);
    },
  );

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s with 403 and stores nothing', async (_name, headers) => {
    expect((await send(contactRequest, headers)).statusCode).toBe(403);
    expect(await storedRequests()).toEqual([]);
  });

  it('takes effect once when it is sent fifty times at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(contactRequest)));
    expect(await storedRequests()).toHaveLength(1);
    for (const { statusCode } of responses) expect([200, 429]).toContain(statusCode);
  });

  it('takes the same request again on another day of the same month, once', async () => {
    await send(contactRequest);
    now = new Date('2026-11-20T23:59:59Z');
    await send(contactRequest);
    expect(await storedRequests()).toHaveLength(1);
    now = new Date('2026-11-21T00:00:00Z');
    await send(contactRequest);
    expect(await storedRequests()).toHaveLength(2);
  });

  it('answers 429 with the time to wait when one address sends too much', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= address.limit; count += 1) {
      const response = await send({
        ...contactRequest,
        description: `Request number ${count} of many`,
      });
      statuses.push(response.statusCode);
      if (response.statusCode === 429) {
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
        expect(response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(address.limit);
    expect(statuses.at(-1)).toBe(429);
  });

  it('does not let a forged X-Forwarded-For move the limit', async () => {
    for (let count = 0; count < address.limit; count += 1) {
      await send(
        { ...contactRequest, description: `Request number ${count} of many` },
        { 'x-forwarded-for': `203.0.113.${count}` },
      );
    }
    const last = await send(contactRequest, { 'x-forwarded-for': '198.51.100.7' });
    expect(last.statusCode).toBe(429);
  });
});
