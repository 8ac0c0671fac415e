import twilio from 'twilio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startTwilioDouble,
  type TwilioDouble,
  twilioAccount,
  twilioEnv,
} from '../../mocks/twilio.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { productionEnv } from '../../setup/programs/production-env.ts';

let double: TwilioDouble;
let now = new Date();
const accountEnv = {
  ...twilioEnv,
};
const env: Record<string, string> = { ...productionEnv, ...accountEnv };
beforeAll(async () => {
  double = await startTwilioDouble();
  env.TWILIO_API_URL = double.url;
});
beforeEach(() => {
  double.reset();
  now = new Date();
});
afterAll(() => double.close());

const testApp = setUpTestApp({ env, replace: () => ({ clock: { now: () => now } }) });
const phoneNumber = '+16125550142';

function createBrowser() {
  let cookie = '';
  const call = async (url: string, payload?: object) => {
    const answer = await testApp().app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { cookie },
      ...(payload && { payload }),
    });
    const set = answer.cookies.map(({ name, value }) => `${name}=${value}`);
    if (set.length > 0) cookie = set.join('; ');
    return answer;
  };
  return {
    ask: () => call('/api/developers/send-verification', { phoneNumber }),
    verify: (verificationCode: string) =>
      call('/api/developers/verify-phone', { phoneNumber, verificationCode }),
    async isUndelivered(): Promise<boolean> {
      const input = encodeURIComponent(JSON.stringify({ phoneNumber }));
      const answer = await call(`/trpc/developer.codeDelivery?input=${input}`);
      return answer.json().result.data.json.isUndelivered;
    },
  };
}

function statusAddress(): URL {
  return new URL(double.calls.at(-1)?.form.get('StatusCallback') ?? '');
}

function report(
  fields: Record<string, string>,
  { address = statusAddress(), signature }: { address?: URL; signature?: string } = {},
) {
  const signed = twilio.getExpectedTwilioSignature(twilioAccount.authToken, address.href, fields);
  return testApp().app.inject({
    method: 'POST',
    url: address.pathname + address.search,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? signed,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}
const undelivered = { MessageStatus: 'undelivered', ErrorCode: '30003' };

describe('a code that did not arrive', () => {
  it('is told to the browser that waits for it, and to nobody else', async () => {
    const [owner, stranger] = [createBrowser(), createBrowser()];
    expect((await owner.ask()).statusCode).toBe(200);
    expect(statusAddress().origin).toBe('https://vibecode.example');
    expect(await owner.isUndelivered()).toBe(false);
    expect((await report(undelivered)).statusCode).toBe(204);
    expect(await owner.isUndelivered()).toBe(true);
    expect(await stranger.isUndelivered()).toBe(false);
  });

  it('costs no wait, and is good all the same should it arrive', async () => {
    const browser = createBrowser();
    await browser.ask();
    const code = double.codeOf(phoneNumber);
    expect((await browser.ask()).statusCode).toBe(429);
    await report(undelivered);
    expect((await browser.ask()).statusCode).toBe(200);
    expect(await browser.isUndelivered()).toBe(false);
    expect((await browser.verify(code)).statusCode).toBe(200);
  });

  it('is bounded like every failed attempt', async () => {
    const statuses: number[] = [];
    for (let sends = 0; sends < 12; sends += 1) {
      const { statusCode } = await createBrowser().ask();
      statuses.push(statusCode);
      if (statusCode === 200) await report(undelivered);
    }
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(503)]);
  });

  it('is no news once it was used', async () => {
    const browser = createBrowser();
    await browser.ask();
    await browser.verify(double.codeOf(phoneNumber));
    await report(undelivered);
    expect(await testDatabase().prisma.signInCode.count({ where: { delivery: 'sent' } })).toBe(1);
  });
});

describe('a report', () => {
  it.each(['queued', 'sent', 'delivered'])(
    'of a message that is %s changes nothing',
    async (state) => {
      const browser = createBrowser();
      await browser.ask();
      expect((await report({ MessageStatus: state })).statusCode).toBe(204);
      expect(await browser.isUndelivered()).toBe(false);
    },
  );

  it('that is not signed, or was signed for another code, is refused', async () => {
    const browser = createBrowser();
    await browser.ask();
    expect((await report(undelivered, { signature: 'forged' })).statusCode).toBe(403);
    const address = statusAddress();
    const other = new URL(address);
    other.searchParams.set('code', '999999');
    const signature = twilio.getExpectedTwilioSignature(
      twilioAccount.authToken,
      other.href,
      undelivered,
    );
    expect((await report(undelivered, { address, signature })).statusCode).toBe(403);
    expect(await browser.isUndelivered()).toBe(false);
  });

  it('that says nothing is refused', async () => {
    await createBrowser().ask();
    expect((await report({ ErrorCode: '30003' })).statusCode).toBe(400);
    const nameless = new URL('/webhooks/sms-status', statusAddress());
    expect((await report(undelivered, { address: nameless })).statusCode).toBe(400);
  });
});

describe('without TLS', () => {
  const { MODE: _mode, SITE_URL: _siteUrl, ADMIN_PASSWORD: _password, ...local } = productionEnv;
  const plainEnv: Record<string, string> = { ...local, ...accountEnv, MODE: 'demo' };
  beforeAll(() => {
    plainEnv.TWILIO_API_URL = double.url;
  });
  const plainApp = setUpTestApp({ env: plainEnv });

  it('no report is asked for', async () => {
    await plainApp().app.inject({
      method: 'POST',
      url: '/api/developers/send-verification',
      payload: { phoneNumber },
    });
    expect(double.calls.at(-1)?.form.has('StatusCallback')).toBe(false);
  });
});

describe('without Twilio', () => {
  const demoApp = setUpTestApp();

  it('there is no address for reports', async () => {
    const url = '/webhooks/sms-status?code=1';
    expect((await demoApp().app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});
