import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sms } from '../../../src/server/integrations/sms/sms.ts';
import { withSetting } from '../../../src/shared/limits/limit.ts';
import { codeLimits } from '../../../src/shared/limits/limits.ts';
import { createDeveloper, fictionalNumber } from '../../factories/developers.ts';
import { resetDatabase, testDatabase } from '../../setup/database/database.ts';
import { createTestApp, type TestApp } from '../../setup/harness.ts';
import { signInBrowser } from '../../setup/steps/sign-in-browser.ts';

/** Security rows 1 and 62: what may be sent, and what is kept for members. */

let offsetMs = 0;
let sent: { to: string; text: string }[] = [];
let attempts = 0;
let isProviderDown = false;
let testApp: TestApp;
const clock = { now: () => new Date(Date.now() + offsetMs) };
const sms: Sms = {
  send: async (message) => {
    attempts += 1;
    if (isProviderDown) return { outcome: 'unavailable', mayArrive: false, cause: 'It is down.' };
    sent.push(message);
    return { outcome: 'sent' };
  },
  dateOf: async () => null,
};
const codeOf = (number: string) =>
  /#(\d{6})$/.exec(sent.findLast(({ to }) => to === number)?.text ?? '')?.[1] ?? '';

async function start(env: Record<string, string>) {
  testApp = await createTestApp({ env, replace: () => ({ clock, sms, codeOnScreen: () => null }) });
}

beforeEach(async () => {
  offsetMs = 0;
  sent = [];
  attempts = 0;
  isProviderDown = false;
  await resetDatabase();
});
afterEach(async () => {
  await testApp.app.close();
  await testApp.deps.contentBus.close();
});

const caller = (from: string) => signInBrowser(() => testApp, { from, keepsCookies: false });
const member = async (index: number) =>
  (await createDeveloper({ phoneNumber: fictionalNumber(index) })).phoneNumber;
const warnings = () =>
  testApp.logLines.flatMap((line) => {
    const { budget, used, of } = JSON.parse(line);
    return budget ? [`${budget} ${used}/${of}`] : [];
  });

async function useUp(times: number, firstIndex = 0): Promise<number> {
  const before = sent.length;
  for (let i = 0; i < times; i += 1) {
    const index = firstIndex + i;
    await caller(`198.18.${index % 250}.7`).send(fictionalNumber(100 + index));
  }
  return sent.length - before;
}

describe('the budget of a day', () => {
  it('keeps a part for numbers that are members', async () => {
    await start({ SMS_DAILY_BUDGET: '20' });
    expect(await useUp(30)).toBe(12);
    const refused = await caller('203.0.113.7').send('+16125550142');
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'No more codes can be sent today. Please try again tomorrow.',
    ]);
    const number = await member(1);
    const browser = caller('203.0.113.7');
    expect((await browser.send(number)).statusCode).toBe(200);
    expect((await browser.verify(number, codeOf(number))).statusCode).toBe(200);
  });

  it('keeps a part of that for browsers that signed in before', async () => {
    await start({ SMS_DAILY_BUDGET: '20' });
    const number = await member(1);
    const home = signInBrowser(() => testApp, { from: '203.0.113.7' });
    await home.send(number);
    await home.verify(number, codeOf(number));

    await useUp(30);
    // Strangers also use up the share for numbers of members.
    for (let i = 2; i < 20; i += 1) await caller(`192.0.${i}.7`).send(await member(i));
    expect((await caller('203.0.113.9').send(await member(30))).statusCode).toBe(429);
    expect((await home.send(number)).statusCode).toBe(200);
    expect(sent).toHaveLength(17);
  });

  it('never lets one network use up the part of the members', async () => {
    await start({ SMS_DAILY_BUDGET: '100', SMS_HOURLY_PER_ADDRESS: '1000' });
    await useUp(60);
    for (let i = 1; i <= 10; i += 1) await caller(`192.0.2.${i}`).send(await member(i));
    expect(sent).toHaveLength(61);
    expect((await caller('203.0.113.7').send(await member(20))).statusCode).toBe(200);
  });

  it('is warned about in the log before it ends, once, and when it is used up', async () => {
    await start({ SMS_DAILY_BUDGET: '20', SMS_DAILY_PER_COUNTRY: '5' });
    await useUp(30);
    expect(warnings()).toEqual(['general 10/12', 'general 12/12']);
  });

  it('comes back a day after it was used', async () => {
    await start({ SMS_DAILY_BUDGET: '5' });
    await useUp(10);
    const refused = await caller('203.0.113.7').send('+16125550142');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    offsetMs = 24 * 60 * 60_000;
    expect((await caller('203.0.113.7').send('+16125550142')).statusCode).toBe(200);
  });
});

describe('sends that cost nothing', () => {
  it('are those that the provider did not take', async () => {
    await start({ SMS_DAILY_BUDGET: '5' });
    isProviderDown = true;
    for (let i = 0; i < 4; i += 1) await caller(`192.0.${i}.7`).send(fictionalNumber(i));
    expect(attempts).toBe(4);
    isProviderDown = false;
    offsetMs = 6 * 60_000;
    expect(await useUp(4)).toBe(3);
  });

  it('are codes that a phone asked for by a message of its own, also for how long one has to wait', async () => {
    await start({ SMS_DAILY_BUDGET: '5' });
    const askedAt = new Date(clock.now().getTime() - 20 * 3_600_000);
    const data = Array.from({ length: 4 }, (_, index) => ({
      ...{ phoneNumber: fictionalNumber(index), country: 'US', codeHash: 'c'.repeat(64) },
      ...{ budget: 'text' as const, delivery: 'sent' as const },
      ...{ createdAt: askedAt, expiresAt: new Date(askedAt.getTime() + 600_000) },
    }));
    await testDatabase().prisma.signInCode.createMany({ data });
    expect(await useUp(4)).toBe(3);
    const refused = await caller('203.0.113.7').send('+16125550142');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
  });
});

describe('a provider that fails', () => {
  it('is left alone by an address whose sends failed, and still asked for others', async () => {
    await start({ SMS_HOURLY_PER_ADDRESS: '2' });
    isProviderDown = true;
    const office = caller('203.0.113.7');
    for (let i = 0; i < 4; i += 1) {
      expect((await office.send(fictionalNumber(i))).statusCode).toBe(503);
    }
    expect(attempts).toBe(2);
    isProviderDown = false;
    expect((await office.send(fictionalNumber(9))).statusCode).toBe(503);
    expect((await caller('198.51.100.7').send(fictionalNumber(9))).statusCode).toBe(200);
    offsetMs = 6 * 60_000;
    expect((await office.send(fictionalNumber(10))).statusCode).toBe(200);
  });
});

describe('the budget of a country', () => {
  const german = (index: number) => `+4915123456${String(index).padStart(3, '0')}`;

  it('is its own: another country and members of this one still get codes', async () => {
    await start({ SMS_DAILY_PER_COUNTRY: '3' });
    for (let i = 0; i < 5; i += 1) await caller(`198.18.${i}.7`).send(german(i));
    expect(sent).toHaveLength(3);
    expect(warnings()).toEqual(['DE 3/3']);
    expect((await caller('203.0.113.7').send('+447911123456')).statusCode).toBe(200);
    await createDeveloper({ phoneNumber: german(99) });
    expect((await caller('203.0.113.7').send(german(99))).statusCode).toBe(200);
  });

  it('can be set for each, and no other country gets codes', async () => {
    await start({ SMS_COUNTRIES: 'US,DE:1,GB' });
    expect((await caller('198.18.1.7').send(german(1))).statusCode).toBe(200);
    expect((await caller('198.18.2.7').send(german(2))).statusCode).toBe(429);
    const french = await caller('198.18.3.7').send('+33612345678');
    expect([french.statusCode, french.json().message]).toEqual([
      400,
      'We cannot send codes to numbers of this country yet: France.',
    ]);
  });
});

describe('one address', () => {
  it('holds a class: codes that were used do not count', async () => {
    await start({ SMS_HOURLY_PER_ADDRESS: '5' });
    for (let i = 0; i < 12; i += 1) {
      const student = signInBrowser(() => testApp, { from: '203.0.113.7' });
      const number = fictionalNumber(i);
      expect((await student.send(number)).statusCode).toBe(200);
      expect((await student.verify(number, codeOf(number))).statusCode).toBe(200);
    }
  });

  it('that is used up still signs members in, and others are told a way out', async () => {
    await start({ SMS_HOURLY_PER_ADDRESS: '5' });
    const office = caller('203.0.113.7');
    for (let i = 0; i < 5; i += 1) {
      expect((await office.send(fictionalNumber(i))).statusCode).toBe(200);
    }
    const refused = await office.send(fictionalNumber(6));
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringContaining('mobile data'),
    ]);
    for (let i = 10; i < 20; i += 1) {
      expect((await office.send(await member(i))).statusCode).toBe(200);
    }
    expect((await office.send(await member(21))).statusCode).toBe(429);
  });

  it('is what the connection says, whatever the caller says about itself', async () => {
    await start({ SMS_HOURLY_PER_ADDRESS: '2' });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const { statusCode } = await testApp.app.inject({
        method: 'POST',
        url: '/api/developers/send-verification',
        payload: { phoneNumber: fictionalNumber(i) },
        remoteAddress: '203.0.113.5',
        headers: { 'x-forwarded-for': `198.51.100.${i}`, cookie: `browser=${'ab'.repeat(20)}` },
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

it('keeps 1,000 scripted sends over 200 numbers within every limit', async () => {
  const perAddress = 10;
  const perNetwork = withSetting(codeLimits.network, perAddress).limit;
  const networks = 7;
  // Three fifths of the budget are for numbers that are no members.
  await start({ SMS_DAILY_BUDGET: '500', SMS_HOURLY_PER_ADDRESS: String(perAddress) });
  const statuses = new Set<number>();
  const attempt = async (index: number, sentFrom: string[]) => {
    // Two thirds of the sends come from one address of each network.
    const address = `203.0.${index % networks}.${index % 3 ? 0 : index % 50}`;
    const { statusCode } = await caller(address).send(fictionalNumber(index % 200));
    statuses.add(statusCode);
    if (statusCode === 200) sentFrom.push(address);
  };

  const sentByHour: number[] = [];
  for (const hour of [0, 1]) {
    offsetMs = hour * 3_600_000;
    const sentFrom: string[] = [];
    for (let first = 0; first < 500; first += 50) {
      await Promise.all(
        Array.from({ length: 50 }, (_, i) => attempt(hour * 500 + first + i, sentFrom)),
      );
    }
    expect(highestCount(sentFrom)).toBeLessThanOrEqual(perAddress);
    const fromNetworks = sentFrom.map((address) => address.split('.').slice(0, 3).join('.'));
    expect(highestCount(fromNetworks)).toBeLessThanOrEqual(perNetwork);
    sentByHour.push(sentFrom.length);
  }
  expect(highestCount(sent.map(({ to }) => to))).toBeLessThanOrEqual(codeLimits.number.limit);
  // The networks' limits end the first hour, the day's budget the second.
  expect(sentByHour).toEqual([networks * perNetwork, 300 - networks * perNetwork]);
  expect(sent).toHaveLength(300);
  expect([...statuses].sort()).toEqual([200, 429]);
}, 60_000);

function highestCount(values: string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values());
}
