import type { SendMailOptions } from 'nodemailer';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeReplyAddress } from '../../../../src/server/outbox/reply-address.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import {
  dkimName,
  dkimRecord,
  postmarkPost,
  webhookPassword,
  writeMail,
} from '../../../factories/inbound-mail.ts';
import { createDnsDouble } from '../../../mocks/dns.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const owner = 'owner@vibecode.example';
const client = 'ada@example.com';
const base = 'reply@in.vibecode.example';
const dns = createDnsDouble();
let now = new Date();

const testApp = setUpTestApp({
  env: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Site <site@vibecode.example>',
    OWNER_EMAIL: owner,
    MAIL_REPLIES_TO: base,
    POSTMARK_WEBHOOK_PASSWORD: webhookPassword,
  },
  replace: () => ({
    clock: { now: () => now },
    dns: dns.dns,
    mail: { ownerAddress: owner, send: async () => ({ outcome: 'sent' }) },
  }),
});
const db = () => testApp().deps.db.prisma;

let requestId: number;
beforeEach(async () => {
  now = new Date();
  dns.state.records = { [dkimName('vibecode.example')]: [dkimRecord] };
  requestId = (await createRequest()).id;
});

const dayMs = 24 * 3_600_000;
const address = (side: 'outgoing' | 'incoming', ageDays = 0) =>
  makeReplyAddress(testApp().deps.keyring, base, {
    ...{ requestId, side, issuedAt: new Date(now.getTime() - ageDays * dayMs) },
  });

async function post(mail: SendMailOptions, options: { signedBy?: string } = {}) {
  now = new Date(now.getTime() + 1_000);
  const raw = await writeMail({ date: now, text: 'We begin on Monday.', ...mail }, options);
  expect((await testApp().app.inject(postmarkPost(raw))).statusCode).toBe(200);
}
const told = () =>
  db().outgoingMessage.findMany({
    where: { dedupeKey: { startsWith: 'mail-refused:' } },
    select: { recipient: true, text: true, stepAddress: true, hasLink: true, origin: true },
  });
const prove = () => db().requestMail.create({ data: { requestId, provenAddress: client } });
const signed = { signedBy: 'vibecode.example' };

describe('an answer of the owner by mail that is refused', () => {
  it.each<[string, () => Promise<void>, string]>([
    ['is not signed', () => post({ from: owner, to: address('outgoing') }), 'has not signed it'],
    [
      'comes from another address',
      () => post({ from: 'me@home.example', to: address('outgoing') }),
      'no account of the site has confirmed',
    ],
    [
      'holds no words',
      () => post({ from: owner, to: address('outgoing'), text: '' }, signed),
      'no words of its own',
    ],
    [
      'is too long',
      () =>
        post({ from: owner, to: address('outgoing'), text: 'Long words. '.repeat(2_000) }, signed),
      'is longer than',
    ],
    [
      'answers a mail of last year',
      () => post({ from: owner, to: address('outgoing', 200) }, signed),
      'has ended',
    ],
  ])('because it %s, is told to the owner alone, with what to do', async (_why, send, words) => {
    await signedInAdmin(testApp());
    await send();
    expect(await told()).toEqual([
      {
        recipient: owner,
        text: expect.stringContaining(words),
        stepAddress: expect.stringContaining(String(requestId)),
        hasLink: false,
        origin: 'generated',
      },
    ]);
    expect((await told())[0]?.text).not.toContain('We begin on Monday.');
  });

  it('is told three times a day at most, and never about an automatic mail', async () => {
    await post({
      from: owner,
      to: address('outgoing'),
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(await told()).toEqual([]);
    for (let count = 0; count < 5; count += 1) await post({ from: owner, to: address('outgoing') });
    expect(await told()).toHaveLength(3);
  });
});

describe('an answer of a client by mail that is refused', () => {
  it('is told to a proven address, without a link to the request or an address for answers', async () => {
    await prove();
    await post({ from: client, to: address('incoming', 200) });
    expect(await told()).toEqual([
      {
        recipient: client,
        text: expect.stringContaining('has ended'),
        stepAddress: expect.stringMatching(/\/contact$/),
        hasLink: false,
        origin: 'replied',
      },
    ]);
    expect(await db().outgoingMessage.count({ where: { conversationId: { not: null } } })).toBe(0);
  });

  it('is told to nobody while the address is not proven, or when another one wrote', async () => {
    await post({ from: client, to: address('incoming', 200) });
    await prove();
    await post({ from: 'mallory@evil.example', to: address('incoming', 200) });
    await post({ from: 'mallory@evil.example', to: address('incoming') });
    expect(await told()).toEqual([]);
  });
});
