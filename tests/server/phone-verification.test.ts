import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SmsVerifier } from '../../src/server/integrations/sms.ts';
import { hashCode } from '../../src/server/integrations/sms-demo.ts';
import { createDeveloper, fictionalNumber } from '../factories/developers.ts';
import { testDatabase } from '../setup/database.ts';
import { createTestApp, setUpTestApp, type TestApp } from '../setup/harness.ts';

let offsetMs = 0;
const clock = { now: () => new Date(Date.now() + offsetMs) };
const testApp = setUpTestApp({ replace: () => ({ clock }) });
beforeEach(() => {
  offsetMs = 0;
});

const phoneNumber = '+16125550142';
const refused = 'Invalid or expired verification code';
const post = (path: string, payload: object, remoteAddress = '127.0.0.1', app = testApp().app) =>
  app.inject({ method: 'POST', url: `/api/developers/${path}`, payload, remoteAddress });
const send = (number = phoneNumber, from?: string) =>
  post('send-verification', { phoneNumber: number }, from);
const verify = (verificationCode: string, number = phoneNumber) =>
  post('verify-phone', { phoneNumber: number, verificationCode });
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const sessionCount = () => testDatabase().prisma.session.count();

describe('input', () => {
  it.each([
    ['send-verification', {}, 'Please enter a phone number'],
    ['send-verification', { phoneNumber: '  ' }, 'Please enter a phone number'],
    ['verify-phone', { phoneNumber }, 'Please enter the verification code'],
    ['verify-phone', { phoneNumber, verificationCode: '' }, 'Please enter the verification code'],
    ['verify-phone', { phoneNumber, verificationCode: '12345' }, refused],
  ])('%s refuses %o', async (path, payload, message) => {
    const response = await post(path, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(response.json().issues[0].message).toBe(message);
  });

  it.each([1, true, [phoneNumber], { toString: 'x' }, null, 'x'.repeat(5_000)])(
    'refuses %o for a number without a fault of its own',
    async (value) => {
      expect((await post('send-verification', { phoneNumber: value })).statusCode).toBe(400);
    },
  );
});

describe('a code', () => {
  it('is stored as a hash that is bound to its number', async () => {
    const { demoCode } = (await send()).json();
    const row = await testDatabase().prisma.phoneVerification.findUniqueOrThrow({
      where: { phoneNumber },
    });
    expect(row.codeHash).toBe(hashCode(phoneNumber, demoCode));
    expect(JSON.stringify(row)).not.toContain(demoCode);
  });

  it('works once', async () => {
    const { demoCode } = (await send()).json();
    expect((await verify(demoCode)).statusCode).toBe(200);
    const again = await verify(demoCode);
    expect([again.statusCode, again.json().message]).toEqual([400, refused]);
    expect(await sessionCount()).toBe(1);
  });

  it('allows five checks: the sixth fails although it is right', async () => {
    const { demoCode } = (await send()).json();
    for (let i = 0; i < 5; i += 1) {
      expect((await verify(wrongCode(demoCode))).statusCode).toBe(400);
    }
    const sixth = await verify(demoCode);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers['retry-after']).toBeDefined();
    expect(await sessionCount()).toBe(0);
  });

  it('expires after ten minutes', async () => {
    const { demoCode } = (await send()).json();
    offsetMs = 10 * 60_000 + 1;
    expect((await verify(demoCode)).statusCode).toBe(400);
  });

  it('fails for another number', async () => {
    const { demoCode } = (await send()).json();
    await send('+16125550143');
    expect((await verify(demoCode, '+16125550143')).statusCode).toBe(400);
    expect((await verify(demoCode)).statusCode).toBe(200);
  });

  it('is replaced by the next one', async () => {
    const first = (await send()).json().demoCode;
    offsetMs = 31_000;
    const second = (await send()).json().demoCode;
    if (first !== second) expect((await verify(first)).statusCode).toBe(400);
    expect((await verify(second)).statusCode).toBe(200);
  });

  it('opens one session at most under 100 checks at once', { timeout: 30_000 }, async () => {
    const { demoCode } = (await send()).json();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => verify(demoCode).then(({ statusCode }) => statusCode)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.every((status) => [200, 400, 429].includes(status))).toBe(true);
    expect(await sessionCount()).toBe(1);
    expect(await testDatabase().prisma.developer.count()).toBe(1);
  });

  it('does not sign in to a disabled account', async () => {
    await createDeveloper({ phoneNumber, disabledAt: new Date() });
    const { demoCode } = (await send()).json();
    expect((await verify(demoCode)).statusCode).toBe(403);
    expect(await sessionCount()).toBe(0);
  });
});

describe('sending again', () => {
  it('waits 30 seconds, then 60, then 120, and asks the provider nothing meanwhile', async () => {
    for (const cooldownSeconds of [30, 60, 120]) {
      expect((await send()).json()).toMatchObject({ cooldownSeconds });
      const before = testApp().logLines.length;
      offsetMs += cooldownSeconds * 1_000 - 2_000;
      const tooEarly = await send();
      expect(tooEarly.statusCode).toBe(429);
      expect(Number(tooEarly.headers['retry-after'])).toBeLessThanOrEqual(2);
      expect(testApp().logLines.slice(before).join()).not.toContain('demo sign-up code');
      offsetMs += 3_000;
    }
  });

  it('sends one code when it is asked for many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
  });

  it('needs no waiting after a code was used', async () => {
    const { demoCode } = (await send()).json();
    await verify(demoCode);
    expect((await send()).json()).toMatchObject({ cooldownSeconds: 30 });
    expect((await verify(demoCode)).statusCode).toBe(400);
  });
});

describe('caps', () => {
  it('holds a number to ten codes a day', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect((await send()).statusCode).toBe(200);
      offsetMs += 8 * 60_000;
    }
    expect((await send()).statusCode).toBe(429);
  });

  it('holds an address to its hourly cap, whatever it says about itself', async () => {
    let index = 0;
    const next = (headers = {}) => {
      index += 1;
      return testApp().app.inject({
        method: 'POST',
        url: '/api/developers/send-verification',
        payload: { phoneNumber: fictionalNumber(index) },
        remoteAddress: '203.0.113.5',
        headers,
      });
    };
    for (let i = 0; i < 30; i += 1) expect((await next()).statusCode).toBe(200);
    expect((await next()).statusCode).toBe(429);
    expect((await next({ 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429);
    expect((await send(phoneNumber, '203.0.114.5')).statusCode).toBe(200);
  });
});

describe('10,000 scripted sends over 1,000 numbers', () => {
  let other: TestApp | undefined;
  afterEach(async () => {
    await other?.app.close();
    await other?.deps.contentBus.close();
  });

  it.each([
    { limit: 'the daily budget', budget: 120, expected: 120 },
    { limit: 'the caps of seven subnets', budget: 100_000, expected: 210 },
  ])('stay within $limit', { timeout: 240_000 }, async ({ budget, expected }) => {
    const sent: string[] = [];
    const sms: SmsVerifier = {
      showsCode: false,
      async send(number) {
        sent.push(number);
        return { outcome: 'sent', code: null };
      },
      check: async () => ({ outcome: 'wrongCode' }),
    };
    const perAddress = 10;
    other = await createTestApp({
      env: { SMS_DAILY_BUDGET: String(budget), SMS_HOURLY_PER_ADDRESS: String(perAddress) },
      replace: () => ({ clock, sms }),
    });
    const { app } = other;
    const statuses = new Set<number>();
    const sentFrom = new Map<string, number>();
    const attempt = async (index: number) => {
      const address = `203.0.${index % 7}.${index % 50}`;
      const before = { phoneNumber: fictionalNumber(index % 1_000) };
      const { statusCode } = await post('send-verification', before, address, app);
      statuses.add(statusCode);
      if (statusCode === 200) sentFrom.set(address, (sentFrom.get(address) ?? 0) + 1);
    };
    for (let start = 0; start < 10_000; start += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, i) => attempt(start + i)));
      offsetMs += 60_000;
    }

    const perSubnet = new Map<string, number>();
    for (const [address, count] of sentFrom) {
      expect(count).toBeLessThanOrEqual(perAddress);
      const subnet = address.split('.').slice(0, 3).join('.');
      perSubnet.set(subnet, (perSubnet.get(subnet) ?? 0) + count);
    }
    for (const count of perSubnet.values()) expect(count).toBeLessThanOrEqual(3 * perAddress);
    const perNumber = new Map<string, number>();
    for (const number of sent) perNumber.set(number, (perNumber.get(number) ?? 0) + 1);
    for (const count of perNumber.values()) expect(count).toBeLessThanOrEqual(10);
    expect(sent).toHaveLength(expected);
    expect([...statuses].sort()).toEqual([200, 429]);
  });
});

describe('from outside', () => {
  it('a known and an unknown number look the same', { timeout: 60_000 }, async () => {
    const known = Array.from({ length: 15 }, (_, i) => fictionalNumber(1_000 + i));
    const unknown = Array.from({ length: 15 }, (_, i) => fictionalNumber(2_000 + i));
    for (const number of known) await createDeveloper({ phoneNumber: number });
    const measure = async (number: string, from: string) => {
      const startedAt = performance.now();
      const response = await send(number, from);
      const wrong = await verify('000000', number);
      const timeMs = performance.now() - startedAt;
      const { demoCode: _code, ...body } = response.json();
      return { timeMs, answer: [response.statusCode, body, wrong.statusCode, wrong.json()] };
    };
    await measure(phoneNumber, '198.51.100.1');
    const results = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (const [index, number] of known.entries()) {
      for (const [kind, tested] of [
        ['known', number],
        ['unknown', unknown[index] ?? ''],
      ] as const) {
        const { timeMs, answer } = await measure(tested, '198.51.100.1');
        results[kind].push(timeMs);
        answers.add(JSON.stringify(answer));
      }
    }
    expect([...answers]).toHaveLength(1);
    const median = (values: number[]) => values.sort((a, b) => a - b)[7] ?? 0;
    const ratio = median(results.known) / median(results.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('the log holds the demo code and two digits of the number, nothing more', async () => {
    const { demoCode } = (await send()).json();
    await verify(wrongCode(demoCode));
    await verify(demoCode);
    const log = testApp().logLines.join('\n');
    expect(log).toContain('***42');
    expect(log).not.toContain('5550142');
    expect(log).not.toContain(wrongCode(demoCode));
    expect(log.split(demoCode)).toHaveLength(2);
  });
});
