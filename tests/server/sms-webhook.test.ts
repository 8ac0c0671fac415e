import twilio from 'twilio';
import { describe, expect, it } from 'vitest';
import { twilioAccount } from '../mocks/twilio.ts';
import { testDatabase } from '../setup/database.ts';
import { createTestApp, setUpTestApp } from '../setup/harness.ts';

const url = '/webhooks/sms';
const testApp = setUpTestApp({
  env: {
    TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
    TWILIO_AUTH_TOKEN: twilioAccount.authToken,
    TWILIO_VERIFY_SERVICE_SID: twilioAccount.verifyServiceSid,
  },
});
const from = '+16125550177';
let sequence = 0;

function message(fields: Record<string, string>) {
  sequence += 1;
  return {
    MessageSid: `SM${String(sequence).padStart(32, '0')}`,
    From: from,
    To: '+16125550142',
    ...fields,
  };
}

function post(
  fields: Record<string, string>,
  options: { signature?: string; headers?: Record<string, string>; host?: string } = {},
) {
  const signature =
    options.signature ??
    twilio.getExpectedTwilioSignature(
      twilioAccount.authToken,
      `http://localhost:3000${url}`,
      fields,
    );
  return testApp().app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
      ...options.headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

const text = (body: string) => post(message({ Body: body }));
const leads = () => testDatabase().prisma.contactRequest.findMany({ orderBy: { id: 'asc' } });
const optOuts = () => testDatabase().prisma.smsOptOut.findMany({ select: { phoneNumber: true } });

describe('a text message to the site', () => {
  it.each(['VIBE', ' vibe ', 'Vibe'])('%s gets a friendly answer with a link', async (body) => {
    const response = await text(body);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/xml/);
    expect(response.body).toContain('<Response><Message>');
    expect(response.body).toContain('http://localhost:3000/contact#top');
    expect(await leads()).toMatchObject([
      { source: 'sms', phoneNumber: from, description: body.trim() ? body : '', status: 'new' },
    ]);
  });

  it('that is delivered twice is one lead', async () => {
    const fields = message({ Body: 'VIBE' });
    await post(fields);
    expect((await post(fields)).statusCode).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  it('in other words is kept too', async () => {
    const response = await text('Can you build <b>a shop</b> & more?');
    expect(response.body).toContain('We will get back to you');
    expect(await leads()).toMatchObject([{ description: 'Can you build <b>a shop</b> & more?' }]);
  });

  it('STOP opts the number out, START in again, and neither is a lead', async () => {
    expect((await text('stop')).body).toContain('opted out');
    expect(await optOuts()).toEqual([{ phoneNumber: from }]);
    const silent = await text('VIBE');
    expect(silent.body).not.toContain('<Message>');
    expect((await text('START')).body).toContain('opted in');
    expect(await optOuts()).toEqual([]);
    expect(await leads()).toHaveLength(1);
  });

  it('HELP is answered', async () => {
    expect((await text('help')).body).toContain('STOP');
    expect(await leads()).toEqual([]);
  });

  it('that Twilio answered by itself is honoured in silence', async () => {
    const response = await post(message({ Body: 'STOP', OptOutType: 'STOP' }));
    expect(response.body).not.toContain('<Message>');
    expect(await optOuts()).toHaveLength(1);
  });

  it('from a machine that never stops gets no more answers', async () => {
    for (let i = 0; i < 10; i += 1) expect((await text('hello')).body).toContain('<Message>');
    const last = await text('hello');
    expect([last.statusCode, last.body.includes('<Message>')]).toEqual([200, false]);
    expect((await text('STOP')).body).toContain('opted out');
  });
});

describe('a forged request', () => {
  it.each([
    ['no signature', ''],
    ['a wrong signature', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='],
    [
      'a signature of another address',
      twilio.getExpectedTwilioSignature(twilioAccount.authToken, 'http://evil.example/x', {}),
    ],
  ])('with %s is refused and leaves nothing', async (_name, signature) => {
    expect((await post(message({ Body: 'VIBE' }), { signature })).statusCode).toBe(403);
    expect(await leads()).toEqual([]);
  });

  it('with one changed field is refused', async () => {
    const fields = message({ Body: 'VIBE' });
    const signature = twilio.getExpectedTwilioSignature(
      twilioAccount.authToken,
      `http://localhost:3000${url}`,
      fields,
    );
    expect((await post({ ...fields, From: '+16125550100' }, { signature })).statusCode).toBe(403);
    expect((await post({ ...fields, Extra: '1' }, { signature })).statusCode).toBe(403);
  });

  it('does not pass by naming another host', async () => {
    const fields = message({ Body: 'VIBE' });
    const signature = twilio.getExpectedTwilioSignature(
      twilioAccount.authToken,
      `http://evil.example${url}`,
      fields,
    );
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await post(fields, { signature, headers })).statusCode).toBe(403);
  });

  it('that is signed but incomplete is refused', async () => {
    expect((await post({ Body: 'VIBE' })).statusCode).toBe(400);
    expect((await post(message({ From: 'javascript:x' }))).statusCode).toBe(400);
  });

  it('takes forms only, and small ones', async () => {
    const { app } = testApp();
    const json = await app.inject({ method: 'POST', url, payload: { Body: 'VIBE' } });
    expect(json.statusCode).toBe(415);
    expect((await post(message({ Body: 'x'.repeat(40_000) }))).statusCode).toBe(413);
  });
});

it('there is no webhook without a configured Twilio', async () => {
  const demo = await createTestApp();
  const response = await demo.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'Body=VIBE',
  });
  await demo.app.close();
  await demo.deps.contentBus.close();
  expect(response.statusCode).toBe(404);
});
