import twilio from 'twilio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOptedOut, purgeSmsKeywords } from '../../../src/server/outbox/text-opt-out.service.ts';
import { identityKind } from '../../../src/shared/content/identity.ts';
import { counters } from '../../../src/shared/limits/limits.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import {
  startTwilioDouble,
  type TwilioDouble,
  twilioAccount,
  twilioEnv,
} from '../../mocks/twilio.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { createTestApp, setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

const url = '/webhooks/sms';
let double: TwilioDouble;
const env: Record<string, string> = {
  ...twilioEnv,
};
beforeAll(async () => {
  double = await startTwilioDouble();
  env.TWILIO_API_URL = double.url;
});
beforeEach(() => double.reset());
afterAll(() => double.close());

const testApp = setUpTestApp({ env });
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
async function replyTo(fields: Record<string, string>): Promise<string | undefined> {
  expect((await post(fields)).body).not.toContain('<Message>');
  const before = double.delivered.length;
  await runDueJobs(testApp());
  const [reply] = double.delivered.slice(before);
  return reply?.to === from ? reply.body : undefined;
}
const replyToText = (body: string) => replyTo(message({ Body: body }));
const leads = () => testDatabase().prisma.contactRequest.findMany({ orderBy: { id: 'asc' } });
const said = async () => {
  const entries = await testDatabase().prisma.conversationEntry.findMany({
    orderBy: { id: 'asc' },
  });
  return entries.map(({ body }) => body);
};
const isStopped = () => isOptedOut(testDatabase().prisma, from);

describe('a text message to the site', () => {
  it.each(['VIBE', ' vibe ', 'Vibe'])('%s gets a friendly answer with a link', async (body) => {
    const fields = message({ Body: body });
    const response = await post(fields);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/xml/);
    expect(await replyTo(fields)).toContain('http://localhost:3000/contact#top');
    expect(await leads()).toMatchObject([
      { source: 'sms', phoneNumber: from, description: body.trim() ? body : '', status: 'new' },
    ]);
  });

  it('that is delivered twice is one lead and gets one answer', async () => {
    const fields = message({ Body: 'VIBE' });
    expect(await replyTo(fields)).toContain('Tell us what you want to build');
    expect(await replyTo(fields)).toBeUndefined();
    expect(await leads()).toHaveLength(1);
  });

  it('invites by the word and in the name that the owner chose, however both are typed', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { content } = testApp().deps;
    const { brand: _former, phone, ...rest } = identityKind.release;
    await caller.admin.content.save({
      kind: 'identity',
      value: { ...rest, brand: 'Morning Studio', phone: { ...phone, smsKeyword: 'My App' } },
      version: 0,
    });
    try {
      const invitation = await replyToText('my app!');
      expect(invitation).toMatch(/^Hi from Morning Studio! Tell us what you want to build/);
      expect(await replyToText('help')).toContain('Morning Studio: text My App to start');
      await testDatabase().prisma.contactRequest.deleteMany();
      expect(await replyToText('VIBE')).toContain('Thanks for your message to Morning Studio');
    } finally {
      await testDatabase().prisma.document.deleteMany();
      await content.refresh();
    }
  });

  it('in other words is kept too', async () => {
    const reply = await replyToText('Can you build <b>a shop</b> & more?');
    expect(reply).toContain('We will get back to you');
    expect(await leads()).toMatchObject([{ description: 'Can you build <b>a shop</b> & more?' }]);
  });

  it('joins the open conversation of its number, which gets the automatic answer once', async () => {
    const first = message({ Body: 'I need a shop.' });
    expect(await replyTo(first)).toContain('We will get back to you');
    expect(await replyToText('With payments.')).toBeUndefined();
    await Promise.all([post(first), text('And a blog.')]);
    await runDueJobs(testApp());
    expect(await leads()).toMatchObject([{ description: 'I need a shop.' }]);
    expect(await said()).toEqual(['With payments.', 'And a blog.']);
  });

  it('begins a conversation of its own after the last one was closed without an answer, or was junk', async () => {
    await text('I need a shop.');
    await testDatabase().prisma.contactRequest.updateMany({ data: { status: 'lost' } });
    expect(await replyToText('And now a blog.')).toContain('We will get back to you');
    await testDatabase().prisma.contactRequest.updateMany({ data: { status: 'spam' } });
    await text('Hello?');
    expect(await leads()).toHaveLength(3);
  });

  it('begins one conversation when several come at once', async () => {
    await Promise.all(['One', 'Two', 'Three'].map(text));
    await runDueJobs(testApp());
    expect(await leads()).toHaveLength(1);
    expect(await said()).toHaveLength(2);
    expect(double.delivered).toHaveLength(1);
  });

  it('STOP opts the number out, START in again, and neither is a lead', async () => {
    expect(await replyToText('stop')).toContain('opted out');
    expect(await isStopped()).toBe(true);
    expect(await replyToText('VIBE')).toBeUndefined();
    expect(await replyToText('START')).toContain('opted in');
    expect(await isStopped()).toBe(false);
    expect(await leads()).toHaveLength(1);
  });

  it('HELP is answered', async () => {
    expect(await replyToText('help')).toContain('STOP');
    expect(await leads()).toEqual([]);
  });

  it('that Twilio answered by itself is honored in silence', async () => {
    expect(await replyTo(message({ Body: 'STOP', OptOutType: 'STOP' }))).toBeUndefined();
    expect(await isStopped()).toBe(true);
  });

  it('from a machine that never stops gets no more answers, and nothing that it says is lost', async () => {
    const { limit } = counters['sms-inbound'];
    for (let i = 0; i < limit; i += 1) await text('VIBE');
    await runDueJobs(testApp());
    expect(double.delivered).toHaveLength(limit);
    expect(await replyToText('The eleventh line of a long text')).toBeUndefined();
    expect(await said()).toEqual(['The eleventh line of a long text']);
    expect(await replyToText('VIBE')).toBeUndefined();
    expect(await leads()).toHaveLength(limit + 1);
    expect(await replyToText('STOP')).toContain('opted out');
  });

  it('“Yes” answers a question of ours where nobody has opted out, and opts in where somebody has', async () => {
    expect(await replyToText('Yes!')).toContain('We will get back to you');
    expect(await leads()).toMatchObject([{ description: 'Yes!', status: 'new' }]);
    await text('STOP');
    await runDueJobs(testApp());
    expect(await replyToText('YES')).toContain('opted in');
    expect(await leads()).toHaveLength(1);
    expect(await isStopped()).toBe(false);
  });
});

describe('a keyword', () => {
  it.each(['Stop.', 'STOP!', ' "stop" ', 'Opt out', 'opt-out', 'ｓｔｏｐ', 'Stóp', 'Unsubscribe…'])(
    '%s opts out and is no lead',
    async (body) => {
      expect(await replyToText(body)).toContain('opted out');
      expect(await isStopped()).toBe(true);
      expect(await leads()).toEqual([]);
    },
  );

  it('in the middle of a sentence is none', async () => {
    await text('We want to stop paper invoices.');
    expect(await isStopped()).toBe(false);
    expect(await leads()).toHaveLength(1);
  });

  it('that Twilio understood in another language is honored', async () => {
    expect(await replyTo(message({ Body: 'ARRET', OptOutType: 'STOP' }))).toBeUndefined();
    expect(await isStopped()).toBe(true);
    await post(message({ Body: 'COMMENCER', OptOutType: 'START' }));
    expect(await isStopped()).toBe(false);
  });

  it('takes effect once: a replayed START does not undo a later STOP', async () => {
    const start = message({ Body: 'START' });
    await post(start);
    await text('STOP');
    expect((await post(start)).statusCode).toBe(200);
    expect(await isStopped()).toBe(true);
  });

  it('that was overtaken on its way counts by when it was sent', async () => {
    const [start, stop] = [message({ Body: 'START' }), message({ Body: 'STOP' })];
    const now = Date.now();
    double.dates.set(start.MessageSid, new Date(now - 60_000));
    double.dates.set(stop.MessageSid, new Date(now - 30_000));
    await post(stop);
    await post(start);
    expect(await isStopped()).toBe(true);
  });

  it('is forgotten after 90 days where it says only what holds anyway', async () => {
    const deps = testApp().deps;
    await text('STOP');
    await text('START');
    await post(message({ Body: 'STOP', From: '+16125550178' }));
    const later = { now: () => new Date(Date.now() + 91 * 24 * 60 * 60_000) };
    expect(await purgeSmsKeywords({ ...deps, clock: later }, 'delete')).toBe(2);
    expect(await testDatabase().prisma.smsKeyword.findMany()).toMatchObject([
      { phoneNumber: '+16125550178', isStop: true },
    ]);
  });
});

describe('CODE from a phone', () => {
  const code = /code is (\d{6})\./;
  const signIn = (verificationCode: string) =>
    testApp().app.inject({
      method: 'POST',
      url: '/api/developers/verify-phone',
      payload: { phoneNumber: from, verificationCode },
    });

  it('brings a code that signs in once', async () => {
    const [, verificationCode = ''] = code.exec((await text('Code.')).body) ?? [];
    expect((await signIn(verificationCode)).statusCode).toBe(200);
    expect((await signIn(verificationCode)).statusCode).toBe(400);
    expect(await leads()).toEqual([]);
    expect(double.delivered).toEqual([]);
  });

  it('that is delivered twice brings one', async () => {
    const fields = message({ Body: 'CODE' });
    expect((await post(fields)).body).toMatch(code);
    expect((await post(fields)).body).not.toContain('<Message>');
  });

  it('from a country that gets no codes brings none', async () => {
    const response = await post(message({ Body: 'CODE', From: '+18765550142' }));
    expect([response.statusCode, response.body.includes('<Message>')]).toEqual([200, false]);
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
