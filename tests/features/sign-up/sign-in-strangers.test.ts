import { beforeEach, describe, expect, it } from 'vitest';
import { codeLimits } from '../../../src/shared/limits/limits.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { type SignInBrowser, signInBrowser, wrongCode } from '../../setup/steps/sign-in-browser.ts';

/** Security row 61: nobody can use up another's tries, sends or sign-in. */

let offsetMs = 0;
const clock = { now: () => new Date(Date.now() + offsetMs) };
const testApp = setUpTestApp({ replace: () => ({ clock }) });
const phoneNumber = '+16125550142';
const minuteMs = 60_000;

beforeEach(async () => {
  offsetMs = 0;
  await createDeveloper({ phoneNumber });
});

const owner = (from = '198.51.100.7') => signInBrowser(testApp, { from });
const stranger = (index = 0) => signInBrowser(testApp, { from: `203.0.${index}.9` });
const codeFor = async (browser: SignInBrowser) => {
  const sent = await browser.send(phoneNumber);
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ demoCode: string }>().demoCode;
};
const tryOften = async (browser: SignInBrowser, code: string, times = 5) => {
  for (let i = 0; i < times; i += 1) await browser.verify(phoneNumber, code);
};

describe('wrong codes of a stranger', () => {
  it.each([
    ['who brings no cookie', signInBrowser(testApp, { from: '203.0.113.9', keepsCookies: false })],
    ['behind the same address', signInBrowser(testApp)],
  ])('%s leave the tries of the browser that asked', async (_name, attacker) => {
    const member = owner();
    const code = await codeFor(member);
    await tryOften(attacker, wrongCode(code), 20);
    expect((await member.verify(phoneNumber, code)).statusCode).toBe(200);
  });

  it('who asked for a code too leave them as well', async () => {
    const member = owner();
    const code = await codeFor(member);
    const attacker = stranger();
    await codeFor(attacker);
    await tryOften(attacker, wrongCode(code), 20);
    expect((await member.verify(phoneNumber, code)).statusCode).toBe(200);
  });

  it('leave the tries of a caller without cookies at the address that asked', async () => {
    const caller = signInBrowser(testApp, { keepsCookies: false });
    const code = await codeFor(caller);
    await tryOften(stranger(), wrongCode(code), 20);
    expect((await caller.verify(phoneNumber, code)).statusCode).toBe(200);
  });

  it('find the right one five times at most, wherever they come from', async () => {
    const code = await codeFor(owner());
    for (let i = 0; i < codeLimits.checks.limit; i += 1) {
      expect((await stranger(i).verify(phoneNumber, wrongCode(code))).statusCode).toBe(400);
    }
    expect((await stranger(6).verify(phoneNumber, code)).statusCode).toBe(429);
    expect(await testDatabase().prisma.session.count()).toBe(0);
  });
});

describe('number and code alone', () => {
  it('sign in, wherever the code was asked for', async () => {
    const code = await codeFor(owner());
    const elsewhere = signInBrowser(testApp, { from: '203.0.113.9', keepsCookies: false });
    expect((await elsewhere.verify(phoneNumber, code)).statusCode).toBe(200);
  });

  it('have tries of their own: those of the browser that asked are not theirs', async () => {
    const member = owner();
    const code = await codeFor(member);
    await tryOften(member, wrongCode(code));
    expect((await member.verify(phoneNumber, code)).statusCode).toBe(429);
    const elsewhere = signInBrowser(testApp, { from: '203.0.113.9', keepsCookies: false });
    expect((await elsewhere.verify(phoneNumber, code)).statusCode).toBe(200);
  });
});

describe('a new code', () => {
  it.each([
    ['in the browser', true],
    ['for a caller without cookies', false],
  ])('is a new start after five typos, %s', async (_name, keepsCookies) => {
    const member = signInBrowser(testApp, { keepsCookies });
    await tryOften(member, wrongCode(await codeFor(member)));
    const refused = await member.verify(phoneNumber, '000000');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe('Too many wrong codes. Please ask for a new code.');
    offsetMs = minuteMs;
    expect((await member.verify(phoneNumber, await codeFor(member))).statusCode).toBe(200);
  });

  it('that a stranger asked for does not replace the one on its way', async () => {
    const member = owner();
    const code = await codeFor(member);
    offsetMs = minuteMs;
    await codeFor(stranger());
    await codeFor(signInBrowser(testApp));
    expect((await member.verify(phoneNumber, code)).statusCode).toBe(200);
  });

  it('that a stranger asked for signs in the person who holds the phone', async () => {
    const code = await codeFor(stranger());
    const member = owner();
    await codeFor(member);
    expect((await member.verify(phoneNumber, code)).statusCode).toBe(200);
  });
});

describe('sends of strangers', () => {
  /** Nine minutes exceed any cooldown. */
  const sendOften = async (browserOf: (index: number) => SignInBrowser, times: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i += 1) {
      statuses.push((await browserOf(i).send(phoneNumber)).statusCode);
      offsetMs += 9 * minuteMs;
    }
    return statuses.filter((status) => status === 200).length;
  };

  it('from one address leave the member codes', async () => {
    const attacker = stranger();
    await sendOften(() => attacker, 20);
    const member = owner();
    expect((await member.verify(phoneNumber, await codeFor(member))).statusCode).toBe(200);
  });

  it('from ten networks leave the member codes, at an address never seen before', async () => {
    await sendOften((index) => stranger(index), 10);
    const member = owner();
    expect((await member.verify(phoneNumber, await codeFor(member))).statusCode).toBe(200);
  });

  it('from everywhere are bounded, and a browser that signed in before still gets codes', async () => {
    const member = owner();
    await member.verify(phoneNumber, await codeFor(member));
    await member.logOut();
    const messages = await sendOften((index) => stranger(index % 200), 100);
    expect(messages).toBeLessThanOrEqual(20);

    const refused = await stranger(201).send(phoneNumber);
    expect(refused.statusCode).toBe(429);
    expect((await member.verify(phoneNumber, await codeFor(member))).statusCode).toBe(200);
  });

  it('start no waiting for the member', async () => {
    await codeFor(stranger());
    await codeFor(owner());
  });
});
