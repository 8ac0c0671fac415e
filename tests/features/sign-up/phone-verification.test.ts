import { beforeEach, describe, expect, it } from 'vitest';
import { hashCode } from '../../../src/features/sign-up/server/sign-in-code.ts';
import { createKeyring } from '../../../src/server/keyring/keyring.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { makeSecretsKey, parseSecretsKeys } from '../../../src/server/settings/secrets-key.ts';
import { codeLimits } from '../../../src/shared/limits/limits.ts';
import { createDeveloper, fictionalNumber } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { testKeyring } from '../../setup/database/test-keyring.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { signInBrowser, wrongCode } from '../../setup/steps/sign-in-browser.ts';

let offsetMs = 0;
const clock = { now: () => new Date(Date.now() + offsetMs) };
const testApp = setUpTestApp({ replace: () => ({ clock }) });
beforeEach(() => {
  offsetMs = 0;
});

const phoneNumber = '+16125550142';
const refused = 'Invalid or expired verification code';
const post = (path: string, payload: object, remoteAddress = '127.0.0.1') =>
  testApp().app.inject({ method: 'POST', url: `/api/developers/${path}`, payload, remoteAddress });
const send = (number = phoneNumber, from?: string) =>
  post('send-verification', { phoneNumber: number }, from);
const verify = (verificationCode: string, number = phoneNumber) =>
  post('verify-phone', { phoneNumber: number, verificationCode });
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
  it('is taken in the digits of any keyboard, with a number in them', async () => {
    const { demoCode } = (await send('＋１ ６１２ ５５５ ０１４２')).json();
    const fullWidth = demoCode.replace(/\d/g, (digit: string) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    );
    expect((await verify(fullWidth)).statusCode).toBe(200);
  });

  it('is stored as a hash that is bound to its number and to a key outside the database', async () => {
    const { demoCode } = (await send()).json();
    const row = await testDatabase().prisma.signInCode.findFirstOrThrow({
      where: { phoneNumber },
    });
    expect(row.codeHash).toBe(hashCode(testKeyring, phoneNumber, demoCode));
    expect(hashCode(testKeyring, '+16125550199', demoCode)).not.toBe(row.codeHash);
    const anotherKey = createKeyring(parseSecretsKeys(makeSecretsKey()));
    expect(hashCode(anotherKey, phoneNumber, demoCode)).not.toBe(row.codeHash);
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
    for (let i = 0; i < codeLimits.checks.limit; i += 1) {
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

  it('is replaced by the next one that the same browser asks for', async () => {
    const browser = signInBrowser(testApp);
    const first = (await browser.send(phoneNumber)).json().demoCode;
    offsetMs = 31_000;
    const second = (await browser.send(phoneNumber)).json().demoCode;
    if (first !== second) {
      expect((await browser.verify(phoneNumber, first)).statusCode).toBe(400);
    }
    expect((await browser.verify(phoneNumber, second)).statusCode).toBe(200);
  });

  it('is deleted two days later, used or not', async () => {
    const { demoCode } = (await send()).json();
    await verify(demoCode);
    await send('+16125550143');
    offsetMs = 49 * 60 * 60_000;
    await send('+16125550144');
    await addJob(testDatabase().prisma, 'purge', { name: 'signInCodes' });
    await runDueJobs(testApp());
    expect(await testDatabase().prisma.signInCode.findMany()).toMatchObject([
      { phoneNumber: '+16125550144' },
    ]);
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

  it('signs in to an account whose profile is hidden', async () => {
    await createDeveloper({ phoneNumber, hiddenAt: new Date() });
    const { demoCode } = (await send()).json();
    expect((await verify(demoCode)).statusCode).toBe(200);
    expect(await sessionCount()).toBe(1);
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
      expect(testApp().logLines.slice(before).join()).not.toContain('text message not sent');
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

describe('from outside', () => {
  it('a known and an unknown number look the same', async () => {
    const answers = new Set<string>();
    for (const [index, isKnown] of [true, false].entries()) {
      const number = fictionalNumber(1_000 + index);
      if (isKnown) await createDeveloper({ phoneNumber: number });
      const sent = await send(number);
      const wrong = await verify('000000', number);
      const { demoCode: _code, phoneNumber: _number, ...body } = sent.json();
      const headers = [sent.headers, wrong.headers].map((all) => Object.keys(all).sort());
      answers.add(JSON.stringify([sent.statusCode, body, wrong.statusCode, wrong.json(), headers]));
    }
    expect([...answers]).toHaveLength(1);
  });

  it('the log holds the demo code and two digits of the number, nothing more', async () => {
    const { demoCode } = (await send()).json();
    await verify(wrongCode(demoCode));
    await verify(demoCode);
    const log = testApp().logLines.join('\n');
    expect(log).toContain('***42');
    expect(log).not.toContain('5550142');
    expect(log).not.toContain(wrongCode(demoCode));
    expect(log.split('\n').filter((line) => line.includes(demoCode))).toHaveLength(1);
  });
});
