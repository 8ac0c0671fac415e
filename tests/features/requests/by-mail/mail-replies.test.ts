import { readFile } from 'node:fs/promises';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMail } from '../../../../src/server/integrations/mail.ts';
import { callerWith, signedInAdmin } from '../../../factories/callers.ts';
import { contactForm } from '../../../factories/contact.ts';
import {
  dkimName,
  dkimRecord,
  mailgunPost,
  postmarkPost,
  signingKey,
  webhookPassword,
  writeMail,
} from '../../../factories/inbound-mail.ts';
import { createDnsDouble } from '../../../mocks/dns.ts';
import { type SmtpDouble, startSmtp, wordsOf } from '../../../mocks/smtp.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { runDueJobs } from '../../../setup/jobs.ts';

let smtp: SmtpDouble;
let now = new Date();
const owner = 'owner@vibecode.example';
const client = contactForm.email;
const dns = createDnsDouble();

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.mails.length = 0;
  now = new Date();
  dns.state.isAway = false;
  dns.state.records = {
    [dkimName('vibecode.example')]: [dkimRecord],
    [dkimName('example.com')]: [dkimRecord],
  };
});

const testApp = setUpTestApp({
  env: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Site <site@vibecode.example>',
    OWNER_EMAIL: owner,
    MAIL_REPLIES_TO: 'reply@in.vibecode.example',
    MAILGUN_SIGNING_KEY: signingKey,
    POSTMARK_WEBHOOK_PASSWORD: webhookPassword,
  },
  replace: () => ({
    clock: { now: () => now },
    dns: dns.dns,
    mail: {
      ownerAddress: owner,
      send: (mail) =>
        createMail({ smtpUrl: smtp.url, from: 'site@vibecode.example', ownerEmail: owner }).send(
          mail,
        ),
    },
  }),
});

const db = () => testApp().deps.db.prisma;
const admin = async () => (await signedInAdmin(testApp())).caller.admin;
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, 'im').exec(raw)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';
const addressIn = (text: string) =>
  /[\w.+-]+@[\w.-]+/.exec(text.split('<').at(-1) ?? '')?.[0] ?? '';

/** A request that the owner has answered; the addresses that both sides answer to, and the mails that went out. */
async function answeredRequest(form: Partial<typeof contactForm> = {}) {
  const { requestKey } = await callerWith(testApp()).caller.contact.submit({
    ...contactForm,
    ...form,
  });
  const { id: requestId } = await db().contactRequest.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await (await admin()).threads.answer({ requestId, text: 'Yes, we can build that.' });
  await runDueJobs(testApp());
  const toClient = mailsTo(client).find((mail) => /can build that/.test(wordsOf(mail)))?.raw ?? '';
  const toOwner = mailsTo(owner)[0]?.raw ?? '';
  smtp.mails.length = 0;
  return {
    requestId,
    key: requestKey ?? '',
    toClient,
    toOwner,
    clientReplies: addressIn(headerOf(toClient, 'Reply-To')),
    ownerReplies: addressIn(headerOf(toOwner, 'Reply-To')),
  };
}

const entriesOf = async (requestId: number) =>
  (await (await admin()).threads.get({ requestId })).entries;
const bodiesOf = async (requestId: number) =>
  (await entriesOf(requestId)).map(({ side, body, file }) => `${side}: ${file?.name ?? body}`);
const answer = 'outgoing: Yes, we can build that.';

async function post(mail: SendMailOptions, options: { signedBy?: string } = {}) {
  const raw = await writeMail({ date: now, ...mail }, options);
  const { statusCode, body } = await testApp().app.inject(postmarkPost(raw));
  return `${statusCode} ${body}`;
}

const keyIn = (raw: string) => /\/requests\/([\w-]{32})/.exec(wordsOf({ raw }))?.[1] ?? '';
const requests = () => callerWith(testApp()).caller.contact.requests;
const addEntry = (key: string) => requests().addEntry({ key, text: 'One more thing.' });
const openPage = (key: string) => requests().byKey({ key });
const quote = {
  ...{ title: 'A site', currency: 'USD' as const, assumptions: '', validUntil: '2093-12-24' },
  positions: [{ text: 'Site', fromAmount: 8_000, toAmount: 10_000 }],
};

const fates = () =>
  testApp()
    .logLines.map((line) => JSON.parse(line))
    .flatMap(({ fate }) => fate ?? []);

const same = '200 {"ok":true}';

describe('an answer of the client by mail', () => {
  it('joins the request as if written on its page, and the owner gets it with an address for the answer', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    expect(clientReplies).toMatch(/^reply\+c[\w.]+@in\.vibecode\.example$/);
    const text = [
      'Splendid! When can you begin?',
      '',
      'On Fri, Nov 27, 2026 at 9:00 AM A Studio <site@vibecode.example> wrote:',
      '> Yes, we can build that.',
    ].join('\n');
    expect(await post({ from: `Ada <${client}>`, to: clientReplies, text })).toBe(same);
    const entries = await entriesOf(requestId);
    expect(entries.at(-1)).toMatchObject({
      side: 'incoming',
      body: 'Splendid! When can you begin?',
      channel: 'mail',
      seenAt: null,
      quoted: expect.stringContaining('> Yes, we can build that.'),
    });
    expect(await (await admin()).threads.unseen()).toEqual([requestId]);
    await runDueJobs(testApp());
    const [mail] = mailsTo(owner);
    expect(mail && wordsOf(mail)).toContain('When can you begin?');
    expect(headerOf(mail?.raw ?? '', 'Reply-To')).toMatch(/<reply\+o[\w.]+@in\.vibecode\.example>/);
  });

  it('comes by either provider', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    const raw = await writeMail({ from: client, to: 'hidden@x.example', text: 'By Mailgun.' });
    const { app } = testApp();
    const posted = await app.inject(mailgunPost(raw, { at: now, recipient: clientReplies }));
    expect(`${posted.statusCode} ${posted.body}`).toBe(same);
    expect(await bodiesOf(requestId)).toEqual([answer, 'incoming: By Mailgun.']);
  });

  it('brings pictures and PDFs as files, and names the rest', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    const picture = await readFile('docs/screenshot.png');
    const attachments = [
      { filename: 'screen.png', content: picture },
      { filename: 'plan.pdf', content: '%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n' },
      { filename: 'costs.xlsx', content: 'x' },
      { filename: 'fake.png', content: 'this is no picture', contentType: 'image/png' },
    ];
    await post({ from: client, to: clientReplies, text: 'See below.', attachments });
    expect(await bodiesOf(requestId)).toEqual([
      answer,
      'incoming: See below.\n\nAttached to the mail, and not taken: fake.png, costs.xlsx',
      'incoming: screen.png',
      'incoming: plan.pdf',
    ]);
    await runDueJobs(testApp());
    expect(mailsTo(owner)).toHaveLength(1);
    expect(mailsTo(owner).map(wordsOf).join()).toContain('A file: plan.pdf');
  });

  it('joins the kept request once, with what it quotes, when it is to one that joined another', async () => {
    const kept = await answeredRequest();
    const merged = await answeredRequest({ description: 'A shop, next.' });
    const mail = { from: client, messageId: '<a@example.com>', text: 'Splendid!\n\n> Yes, we can' };
    const before = { ...mail, to: merged.clientReplies };
    await post(before);
    await post({ ...before, to: kept.clientReplies, messageId: '<b@example.com>' });
    const { merging } = (await admin()).inbox;
    await merging.merge({ id: kept.requestId, mergedId: merged.requestId });
    for (const messageId of ['<a@example.com>', '<c@example.com>']) {
      await post({ ...before, messageId });
    }
    now = new Date(now.getTime() + 60_000);
    await post({ ...before, messageId: '<d@example.com>', text: 'After the merge.' });
    const saidOf = async ({ requestId }: { requestId: number }) =>
      (await entriesOf(requestId))
        .filter(({ side }) => side === 'incoming')
        .map(({ body, quoted }) => `${body} ${quoted}`.trim());
    const said = 'Splendid! > Yes, we can';
    expect(await saidOf(kept)).toEqual([said, said, 'After the merge.']);
    await merging.part({ id: merged.requestId });
    expect(await saidOf(kept)).toEqual([said, 'After the merge.']);
    expect(await saidOf(merged)).toEqual([said]);
  });

  it('keeps the file of a second mail with the same words', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    const mail = { from: client, to: clientReplies, text: 'As promised.' };
    await post(mail);
    const attachments = [
      { filename: 'plan.pdf', content: '%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n' },
    ];
    await post({ ...mail, attachments, date: new Date(now.getTime() + 60_000) });
    expect(await bodiesOf(requestId)).toEqual([
      ...[answer, 'incoming: As promised.', 'incoming: plan.pdf'],
    ]);
  });

  it('is found by the mail that it answers when the address has lost its part, if its domain has signed it', async () => {
    const { requestId, toClient } = await answeredRequest();
    const reply = {
      ...{ from: client, to: 'reply@in.vibecode.example', text: 'Found?' },
      inReplyTo: headerOf(toClient, 'Message-ID'),
    };
    await post(reply);
    expect(await bodiesOf(requestId)).toEqual([answer]);
    await post(reply, { signedBy: 'evil.example' });
    expect(await bodiesOf(requestId)).toEqual([answer]);
    await post(reply, { signedBy: 'example.com' });
    expect(await bodiesOf(requestId)).toEqual([answer, 'incoming: Found?']);
    expect(fates()).toEqual(['unproven', 'unproven', 'entered']);
  });
});

describe('an answer of the owner by mail', () => {
  const text = [
    'We begin on Monday.',
    '',
    `Ada <reply+o1.abcdef.${'0'.repeat(32)}@in.vibecode.example> wrote:`,
    '> Hello',
  ].join('\n');

  it('goes to the client, who sees the address of the site only', async () => {
    const { requestId, ownerReplies } = await answeredRequest();
    expect(ownerReplies).toMatch(/^reply\+o/);
    const mail = { from: `The Owner <${owner}>`, to: ownerReplies, text };
    expect(await post(mail, { signedBy: 'vibecode.example' })).toBe(same);
    expect(await bodiesOf(requestId)).toEqual([answer, 'outgoing: We begin on Monday.']);
    await runDueJobs(testApp());
    const [sent] = mailsTo(client);
    expect(sent && wordsOf(sent)).toContain('We begin on Monday.');
    expect(sent?.raw).not.toContain(owner);
    expect(sent?.raw).not.toContain('reply+o');
    const { status } = await db().contactRequest.findUniqueOrThrow({ where: { id: requestId } });
    expect(status).toBe('answered');
  });

  it('needs the signature of its domain: the signed address alone sends nothing in the name of the site', async () => {
    const { requestId, ownerReplies } = await answeredRequest();
    const mail = { from: owner, to: ownerReplies, text };
    await post(mail);
    await post(mail, { signedBy: 'evil.example' });
    await post({ ...mail, from: client }, { signedBy: 'example.com' });
    expect(await bodiesOf(requestId)).toEqual([answer]);
    expect(fates()).toEqual(['unproven', 'unproven', 'stranger']);
    await runDueJobs(testApp());
    expect(smtp.mails.map(({ to }) => to)).toEqual([[owner], [owner], [owner]]);
    for (const mail of smtp.mails) expect(wordsOf(mail)).not.toContain(text);
  });

  it('comes again while the DNS is away', async () => {
    const { requestId, ownerReplies } = await answeredRequest();
    dns.state.isAway = true;
    const mail = { from: owner, to: ownerReplies, text, messageId: '<one@vibecode.example>' };
    expect(await post(mail, { signedBy: 'vibecode.example' })).toMatch(/^503/);
    dns.state.isAway = false;
    expect(await post(mail, { signedBy: 'vibecode.example' })).toBe(same);
    expect(await bodiesOf(requestId)).toEqual([answer, 'outgoing: We begin on Monday.']);
  });
});

describe('mail that changes nothing', () => {
  it('is answered like all other mail', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    const mail = { from: client, to: clientReplies, text: 'Once.', messageId: '<a@example.com>' };
    const [local = '', host = ''] = clientReplies.split('@');
    const forgedPart = `${local.slice(0, -1)}${local.endsWith('0') ? '1' : '0'}@${host}`;
    const otherRequest = clientReplies.replace(/\+c\w+/, '+czz');
    for (const changed of [
      { from: 'mallory@evil.example' },
      { from: [client, 'mallory@evil.example'] },
      { to: forgedPart },
      { to: otherRequest },
      { to: 'reply@in.vibecode.example' },
      { to: 'nobody@in.vibecode.example' },
      { text: '' },
    ]) {
      expect(await post({ ...mail, ...changed })).toBe(same);
    }
    expect(await bodiesOf(requestId)).toEqual([answer]);
    await runDueJobs(testApp());
    expect(smtp.mails).toEqual([]);
  });

  it('is a copy of mail that took effect, with the same or another Message-ID', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    const mail = { from: client, to: clientReplies, text: 'Once.', messageId: '<a@example.com>' };
    await Promise.all([post(mail), post(mail), post(mail)]);
    await post({ ...mail, messageId: '<b@example.com>' });
    await post({ ...mail, messageId: '<c@example.com>', text: 'Other words.' });
    expect(await bodiesOf(requestId)).toEqual([answer, 'incoming: Once.']);
  });

  it.each<[string, SendMailOptions]>([
    ['a vacation', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['an old vacation', { headers: { Precedence: 'auto_reply' } }],
    ['Exchange', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['a list', { headers: { 'List-Id': '<list.example.com>' } }],
    ['a bounce', { headers: { 'Return-Path': '<>' } }],
  ])('is written by %s', async (_name, automatic) => {
    const { requestId, clientReplies } = await answeredRequest();
    const text = 'I am away.';
    expect(await post({ from: client, to: clientReplies, text, ...automatic })).toBe(same);
    expect(await bodiesOf(requestId)).toEqual([answer]);
    expect(fates()).toEqual(['automatic']);
  });

  it('is beyond the entries of an hour', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    for (let count = 0; count < 22; count += 1) {
      now = new Date(now.getTime() + 1_000);
      const text = `Number ${count}`;
      expect(await post({ from: client, to: clientReplies, text })).toBe(same);
    }
    expect(await bodiesOf(requestId)).toHaveLength(21);
  });

  it('comes to an address whose links the owner has revoked, or after its time', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    const sentAt = now;
    now = new Date(sentAt.getTime() + 181 * 24 * 3_600_000);
    await post({ from: client, to: clientReplies, text: 'Late.' });
    now = new Date(sentAt.getTime() + 5_000);
    await (await admin()).threads.revokeLinks({ requestId });
    await post({ from: client, to: clientReplies, text: 'Revoked.' });
    expect(await bodiesOf(requestId)).toEqual([answer]);
  });
});

describe('the webhook', () => {
  it('refuses what its provider has not signed, and takes a signature once', async () => {
    const { requestId, clientReplies } = await answeredRequest();
    const { app } = testApp();
    const status = async (request: ReturnType<typeof mailgunPost>) =>
      (await app.inject(request)).statusCode;
    const mail = async (text: string) =>
      writeMail({ from: client, to: clientReplies, text, date: now });
    const raw = await mail('Hello.');
    expect(await status(mailgunPost(raw, { at: now, key: 'another' }))).toBe(403);
    const old = new Date(now.getTime() - 16 * 60_000);
    expect(await status(mailgunPost(raw, { at: old }))).toBe(403);
    expect((await app.inject(postmarkPost(raw, { password: 'wrong' }))).statusCode).toBe(403);
    expect(await bodiesOf(requestId)).toEqual([answer]);
    const token = 'a'.repeat(50);
    expect(await status(mailgunPost(raw, { at: now, token }))).toBe(200);
    now = new Date(now.getTime() + 1_000);
    expect(await status(mailgunPost(await mail('Again.'), { at: now, token }))).toBe(200);
    expect(await bodiesOf(requestId)).toEqual([answer, 'incoming: Hello.']);
  });

  it('answers a post without a whole mail like all others', async () => {
    for (const payload of ['{}', '[]', 'null', '{"RawEmail":7}', 'no json']) {
      const request = { ...postmarkPost(Buffer.from('')), payload };
      expect((await testApp().app.inject(request)).statusCode).toBe(200);
    }
  });
});

describe('mail of the site', () => {
  it.each<
    [string, (request: Awaited<ReturnType<typeof answeredRequest>>) => Promise<unknown>, boolean]
  >([
    ['nothing', async () => {}, false],
    ['an entry by the link that the page showed', ({ key }) => addEntry(key), false],
    ['an open mailed link', ({ toClient }) => openPage(keyIn(toClient)), false],
    ['an entry by a mailed link', ({ toClient }) => addEntry(keyIn(toClient)), true],
    [
      'an answer by mail',
      ({ clientReplies }) => post({ from: client, to: clientReplies, text: 'Good.' }),
      true,
    ],
  ])(
    'after %s, greets by name only once the address has been shown to be theirs',
    async (_what, happen, isNamed) => {
      const request = await answeredRequest();
      await happen(request);
      await (await admin()).quotes.send({ requestId: request.requestId, seen: 0, quote });
      const { text } = await db().outgoingMessage.findFirstOrThrow({
        where: { dedupeKey: { startsWith: 'quote:' } },
      });
      expect(text.split('\n')[0]).toBe(isNamed ? `Hello ${contactForm.firstName},` : 'Hello,');
    },
  );

  it('names its thread, and the mail that it answers', async () => {
    const { toClient, clientReplies, requestId } = await answeredRequest();
    const root = headerOf(toClient, 'References');
    expect(root).toMatch(/^<[\da-f]{32}@localhost>$/);
    const messageId = '<from-ada@example.com>';
    await post({ from: client, to: clientReplies, text: 'Good.', messageId });
    await (await admin()).threads.answer({ requestId, text: 'Then we begin.', after: 2 ** 31 - 1 });
    await runDueJobs(testApp());
    const [mail] = mailsTo(client);
    expect(headerOf(mail?.raw ?? '', 'References')).toBe(`${root} ${messageId}`);
    expect(headerOf(mail?.raw ?? '', 'In-Reply-To')).toBe(messageId);
  });
});
