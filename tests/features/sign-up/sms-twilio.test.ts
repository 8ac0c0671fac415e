import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startTwilioDouble,
  type TwilioDouble,
  type TwilioFault,
  twilioAccount,
  twilioEnv,
} from '../../mocks/twilio.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { signInBrowser, wrongCode } from '../../setup/steps/sign-in-browser.ts';

let offsetMs = 0;
let double: TwilioDouble;
const env: Record<string, string> = {
  ...twilioEnv,
};
beforeAll(async () => {
  double = await startTwilioDouble();
  env.TWILIO_API_URL = double.url;
});
beforeEach(() => {
  offsetMs = 0;
  double.reset();
});
afterAll(() => double.close());

const clock = { now: () => new Date(Date.now() + offsetMs) };
const testApp = setUpTestApp({ env, replace: () => ({ clock }) });
const phoneNumber = '+16125550142';
const caller = () => signInBrowser(testApp, { keepsCookies: false });
const send = (number = phoneNumber) => caller().send(number);
const verify = (code: string, number = phoneNumber) => caller().verify(number, code);
const sessionCount = () => testDatabase().prisma.session.count();

describe('sign-up by text messages of Twilio', () => {
  it('sends, checks and signs in, and never shows a code', async () => {
    const sent = await send('(612) 555-0142');
    expect(sent.json()).toEqual({ success: true, phoneNumber, cooldownSeconds: 30 });
    const { accountSid, authToken, messagingServiceSid } = twilioAccount;
    expect(double.calls[0]).toMatchObject({
      method: 'POST',
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    });
    const code = double.codeOf(phoneNumber);
    expect(Object.fromEntries(double.calls[0]?.form ?? [])).toEqual({
      To: phoneNumber,
      Body: `Your vibecode.land code is ${code}. It works once and for ten minutes. Share it with nobody.\n\n@localhost:3000 #${code}`,
      MessagingServiceSid: messagingServiceSid,
      ValidityPeriod: '600',
    });

    const wrong = await verify(wrongCode(code));
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      400,
      'Invalid or expired verification code',
    ]);
    const right = await verify(code);
    expect(right.statusCode).toBe(200);
    expect(right.cookies).toContainEqual(
      expect.objectContaining({ name: 'developer_session', httpOnly: true, sameSite: 'Lax' }),
    );
    expect(testApp().logLines.join()).not.toContain(code);
  });

  it('marks the browser with an id that scripts and other sites cannot use', async () => {
    const sent = await send();
    expect(sent.cookies).toEqual([
      expect.objectContaining({ name: 'browser', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    const { value = '' } = sent.cookies[0] ?? {};
    expect(value).toMatch(/^[0-9a-f]{40}$/);
    const rows = await testDatabase().prisma.signInCode.findMany();
    expect(JSON.stringify(rows)).not.toContain(value);
    expect(JSON.stringify(rows)).not.toContain(double.codeOf(phoneNumber));
  });

  it.each<[TwilioFault, number, RegExp]>([
    ['tooMany', 429, /No code was sent/],
    ['queueFull', 429, /No code was sent/],
    ['invalidNumber', 400, /cannot receive our codes/],
    ['blockedCountry', 400, /cannot receive our codes/],
    ['noMobile', 400, /cannot receive our codes/],
    ['optedOut', 400, /Text START to \(612\) 555-0142/],
    ['unauthorized', 503, /No code was sent/],
    ['notFound', 503, /No code was sent/],
    ['failedMessage', 503, /No code was sent/],
    ['serverError', 503, /may not arrive/],
    ['malformed', 503, /may not arrive/],
    ['wrongShape', 503, /may not arrive/],
    ['hangUp', 503, /may not arrive/],
  ])(
    'answers %s with %i and the truth, at once and on the next try',
    async (fault, status, words) => {
      const browser = signInBrowser(testApp);
      for (const _try of [1, 2]) {
        double.failWith(fault);
        const response = await browser.send(phoneNumber);
        expect([response.statusCode, response.json().message]).toEqual([
          status,
          expect.stringMatching(words),
        ]);
        expect(response.body).not.toMatch(/twilio|on its way/i);
      }
      expect(double.calls).toHaveLength(2);

      double.failWith('none');
      expect((await browser.send(phoneNumber)).json()).toMatchObject({ cooldownSeconds: 30 });
      const signedIn = await browser.verify(phoneNumber, double.codeOf(phoneNumber));
      expect(signedIn.statusCode).toBe(200);
    },
  );

  it('says of a provider that takes no connection that no code was sent', async () => {
    await double.close();
    const response = await send();
    expect([response.statusCode, response.json().message]).toEqual([
      503,
      expect.stringMatching(/No code was sent/),
    ]);
    double = await startTwilioDouble(double.port);
  });

  it.each<TwilioFault>(['hang', 'drip'])(
    'gives up on a provider that does not finish (%s)',
    async (fault) => {
      double.failWith(fault);
      const response = await send();
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    },
  );

  it('takes the code of a message that arrived although its answer was late', async () => {
    const browser = signInBrowser(testApp);
    double.failWith('late');
    expect((await browser.send(phoneNumber)).statusCode).toBe(503);
    const lateCode = double.codeOf(phoneNumber);
    double.failWith('none');
    expect((await browser.send(phoneNumber)).statusCode).toBe(200);
    expect((await browser.verify(phoneNumber, lateCode)).statusCode).toBe(200);
  });

  it('leaves a provider alone that has failed five times, and asks it again five minutes later', async () => {
    double.failWith('serverError');
    for (let i = 0; i < 5; i += 1) expect((await send()).statusCode).toBe(503);
    const answer = await send();
    expect([answer.statusCode, double.calls.length]).toEqual([503, 5]);
    double.failWith('none');
    offsetMs = 5 * 60_000 + 1;
    expect((await send()).json()).toMatchObject({ cooldownSeconds: 30 });
  });

  it('keeps a code that is on its way when another could not be sent', async () => {
    const browser = signInBrowser(testApp);
    await browser.send(phoneNumber);
    offsetMs = 31_000;
    double.failWith('tooMany');
    await browser.send(phoneNumber);
    const signedIn = await browser.verify(phoneNumber, double.codeOf(phoneNumber));
    expect(signedIn.statusCode).toBe(200);
  });

  it.each(['+1 876 555 0142', '+49 1512 345678901', '900 555 0199', 'hello', '+881612345678'])(
    'asks the provider nothing about %s',
    async (number) => {
      expect((await send(number)).statusCode).toBe(400);
      expect(double.calls).toEqual([]);
    },
  );

  it('sends nothing to a number that opted out, and says what to text', async () => {
    await testDatabase().prisma.smsKeyword.create({
      data: { messageId: 'SM1', phoneNumber, isStop: true, sentAt: new Date() },
    });
    const refused = await send();
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Text messages to this number are stopped, so no code was sent. Text START to (612) 555-0142 from it, then ask for a code again.',
    ]);
    expect(double.calls).toEqual([]);
    expect(await sessionCount()).toBe(0);
  });
});
