import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startTwilioDouble,
  type TwilioDouble,
  type TwilioFault,
  twilioAccount,
  twilioCode,
} from '../mocks/twilio.ts';
import { testDatabase } from '../setup/database.ts';
import { setUpTestApp } from '../setup/harness.ts';

let double: TwilioDouble;
const env: Record<string, string> = {
  TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
  TWILIO_AUTH_TOKEN: twilioAccount.authToken,
  TWILIO_VERIFY_SERVICE_SID: twilioAccount.verifyServiceSid,
};
beforeAll(async () => {
  double = await startTwilioDouble();
  env.TWILIO_API_URL = double.url;
});
beforeEach(() => double.reset());
afterAll(() => double.close());

const testApp = setUpTestApp({ env });
const phoneNumber = '+16125550142';
const post = (path: string, payload: object) =>
  testApp().app.inject({ method: 'POST', url: `/api/developers/${path}`, payload });
const send = (number = phoneNumber) => post('send-verification', { phoneNumber: number });
const verify = (verificationCode: string, number = phoneNumber) =>
  post('verify-phone', { phoneNumber: number, verificationCode });
const sessionCount = () => testDatabase().prisma.session.count();

describe('sign-up by Twilio Verify', () => {
  it('sends, checks and signs in, and never shows a code', async () => {
    const sent = await send('(612) 555-0142');
    expect(sent.json()).toEqual({ success: true, cooldownSeconds: 30 });
    const { accountSid, authToken } = twilioAccount;
    expect(double.calls[0]).toMatchObject({
      path: `/v2/Services/${twilioAccount.verifyServiceSid}/Verifications`,
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    });
    expect(Object.fromEntries(double.calls[0]?.form ?? [])).toEqual({
      To: phoneNumber,
      Channel: 'sms',
    });

    const wrong = await verify('000000');
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      400,
      'Invalid or expired verification code',
    ]);
    const right = await verify(twilioCode);
    expect(right.statusCode).toBe(200);
    expect(right.cookies).toContainEqual(
      expect.objectContaining({ name: 'developer_session', httpOnly: true, sameSite: 'Lax' }),
    );
    expect(testApp().logLines.join()).not.toContain(twilioCode);
  });

  it('takes a code once', async () => {
    await send();
    expect((await verify(twilioCode)).statusCode).toBe(200);
    expect((await verify(twilioCode)).statusCode).toBe(400);
    expect(await sessionCount()).toBe(1);
  });

  it('takes a code for its own number only', async () => {
    await send();
    expect((await verify(twilioCode, '+16125550143')).statusCode).toBe(400);
    expect(await sessionCount()).toBe(0);
  });

  it('keeps counting the checks of a code that was sent again', async () => {
    await send();
    for (let i = 0; i < 5; i += 1) await verify('000000');
    await testDatabase().prisma.phoneVerification.updateMany({
      data: { lastSentAt: new Date(Date.now() - 60_000) },
    });
    expect((await send()).statusCode).toBe(200);
    expect((await verify(twilioCode)).statusCode).toBe(429);
  });

  it.each<[TwilioFault, number]>([
    ['tooMany', 429],
    ['maxSends', 429],
    ['invalidNumber', 400],
    ['blockedNumber', 400],
    ['unauthorized', 503],
    ['notFound', 503],
    ['serverError', 503],
    ['malformed', 503],
    ['wrongShape', 503],
    ['hangUp', 503],
  ])('answers %s while sending with %i', async (fault, status) => {
    double.failWith(fault);
    const response = await send();
    expect(response.statusCode).toBe(status);
    expect(response.json().message).not.toMatch(/twilio/i);
    expect(double.calls).toHaveLength(1);
  });

  it.each<[TwilioFault, number]>([
    ['tooMany', 429],
    ['maxChecks', 429],
    ['notFound', 400],
    ['unauthorized', 503],
    ['serverError', 503],
    ['malformed', 503],
    ['wrongShape', 503],
    ['hangUp', 503],
  ])('answers %s while checking with %i and never signs in', async (fault, status) => {
    await send();
    double.reset();
    double.failWith(fault);
    const response = await verify(twilioCode);
    expect(response.statusCode).toBe(status);
    expect(response.cookies).toEqual([]);
    expect(await sessionCount()).toBe(0);
    expect(double.calls).toHaveLength(1);
  });

  it.each<TwilioFault>(['hang', 'drip'])(
    'gives up on a provider that does not finish (%s) within five seconds',
    { timeout: 20_000 },
    async (fault) => {
      await send();
      double.failWith(fault);
      const startedAt = Date.now();
      const [sent, checked] = await Promise.all([send('+16125550143'), verify(twilioCode)]);
      expect(Date.now() - startedAt).toBeLessThan(5_000);
      expect([sent.statusCode, checked.statusCode]).toEqual([503, 503]);
      expect(await sessionCount()).toBe(0);
    },
  );

  it('gives the check back that the provider never answered', async () => {
    await send();
    double.failWith('serverError');
    for (let i = 0; i < 6; i += 1) expect((await verify(twilioCode)).statusCode).toBe(503);
    double.failWith('none');
    expect((await verify(twilioCode)).statusCode).toBe(200);
  });

  it.each(['+1 876 555 0142', '+49 1512 345678901', '900 555 0199', 'hello', '+881612345678'])(
    'asks the provider nothing about %s',
    async (number) => {
      expect((await send(number)).statusCode).toBe(400);
      expect(double.calls).toEqual([]);
    },
  );

  it('sends nothing to a number that opted out, and answers as always', async () => {
    await testDatabase().prisma.smsOptOut.create({ data: { phoneNumber } });
    const [silent, loud] = [await send(), await send('+16125550143')];
    expect(silent.statusCode).toBe(loud.statusCode);
    expect(silent.json()).toEqual(loud.json());
    expect(double.calls).toHaveLength(1);
  });
});
