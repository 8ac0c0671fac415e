import { createAccessLink } from '../../factories/access-links.ts';
import { conversationId } from '../../factories/conversations.ts';
import '../../../src/features/messages/web/MessagePage.tsx';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageKeyDays } from '../../../src/features/developers/developer-limits.ts';
import { createMail } from '../../../src/server/integrations/mail.ts';
import { counters } from '../../../src/shared/limits/limits.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { createAdmin } from '../../factories/admins.ts';
import { callerWith } from '../../factories/callers.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { type SmtpDouble, startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const owner = 'owner@vibecode.example';
const form = { name: 'Grace', email: 'grace@example.com', message: 'Could you build a list?' };
let smtp: SmtpDouble;
let now = new Date();
let ownId: number;
let own: ReturnType<typeof callerWith>['caller']['developer']['messages'];

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({
    clock: { now: () => now },
    mail: {
      ownerAddress: owner,
      send: (mail) =>
        createMail(
          { smtpUrl: smtp.url, from: 'site@vibecode.example', ownerEmail: owner },
          30_000,
        ).send(mail),
    },
  }),
});
const postForm = formPoster(testApp);

async function signedIn(developerId: number) {
  const cookie = await testApp().cookieFor('developer', developerId);
  return callerWith(testApp(), { cookie }).caller.developer.messages;
}

beforeEach(async () => {
  smtp.mails.length = 0;
  smtp.state.behavior = 'takes';
  now = new Date();
  ownId = (await createDeveloper({ developerName: 'Marit' })).id;
  own = await signedIn(ownId);
});

const db = () => testApp().deps.db.prisma;
const visitor = () => callerWith(testApp()).caller.developer.messages;
const open = (key: string) => testApp().app.inject({ url: `/messages/${key}` });
const mainText = (body: string) =>
  new JSDOM(body).window.document.querySelector('main')?.textContent ?? '';
const keyIn = (mail: { raw: string } | undefined) =>
  /\/messages\/([\w-]{32})/.exec(mail ? wordsOf(mail) : '')?.[1] ?? '';
const mailsToSender = () => smtp.mails.filter(({ to }) => to.includes(form.email));

async function send(extra: object = {}, to = ownId) {
  const { messageKey } = await visitor().send({ ...form, ...extra, developerId: to });
  const { id: messageId } = await db().developerMessage.findFirstOrThrow({
    orderBy: { id: 'desc' },
  });
  return { key: messageKey ?? '', messageId };
}

describe('the page of a message', () => {
  it('goes from received over read to answered, and shows both sides without an address', async () => {
    const { key, messageId } = await send();
    const stage = async () => (await visitor().page.byKey({ key })).stage;
    expect(await stage()).toBe('received');
    await own.mark({ messageId, isRead: true });
    expect(await stage()).toBe('read');
    await own.answer({ messageId, text: 'Yes. When do you need it?' });
    expect(await stage()).toBe('answered');

    await visitor().page.add({ key, text: 'By the end of May.' });
    const { body, statusCode } = await open(key);
    expect(statusCode).toBe(200);
    for (const words of [form.message, 'Yes. When do you need it?', 'By the end of May.']) {
      expect(mainText(body)).toContain(words);
    }
    const { phoneNumber } = await db().developer.findUniqueOrThrow({ where: { id: ownId } });
    expect(body).not.toContain(form.email);
    expect(body).not.toContain(phoneNumber);

    const { items, unreadCount } = await own.list({});
    expect(items).toMatchObject([
      { senderEmail: '', isRead: false, isAnswered: true, entryCount: 2 },
    ]);
    expect(unreadCount).toBe(1);
    expect((await own.entries({ messageId })).items.map(({ party }) => party)).toEqual([
      ...['sender', 'developer'],
    ]);
  });

  it('is kept by nobody and found by no search engine; its key stands in no log', async () => {
    const { key } = await send();
    for (const { headers } of [await open(key), await open('x'.repeat(32))]) {
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    await postForm(`/messages/${key}`, { form: 'messageEntry', text: 'A word more.' });
    expect(testApp().logLines.join('')).not.toContain(key);
    await expect(testApp().caller.developer.messages.page.byKey({ key })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('does not open without its own key, nor after its time', async () => {
    const { key, messageId } = await send();
    const { keyHash } = await db().accessLink.findFirstOrThrow();
    const ended = await createAccessLink({ messageId, endsAt: new Date(now.getTime() - 1) });
    for (const guess of [String(messageId), keyHash, keyHash.slice(0, 32), ended]) {
      expect((await open(guess)).statusCode, guess).toBe(404);
    }
    now = new Date(now.getTime() + (messageKeyDays * 24 + 1) * 3_600_000);
    expect((await open(key)).statusCode).toBe(404);
  });

  it('works without scripts: the form leads there, adds to it and takes it back', async () => {
    const sent = await postForm(`/developer-profile/${ownId}`, form);
    expect(sent.statusCode).toBe(303);
    const address = String(sent.headers.location).split('#')[0] ?? '';
    expect(mainText((await testApp().app.inject({ url: address })).body)).toContain(
      'Message sent!',
    );
    const path = address.split('?')[0] ?? '';
    const tooShort = await postForm(path, { form: 'messageEntry', text: 'x' });
    expect([tooShort.statusCode, mainText(tooShort.body)]).toEqual([
      ...[400, expect.stringContaining('Message must be at least 2 characters')],
    ]);
    expect((await postForm(path, { form: 'messageEntry', text: 'More.' })).statusCode).toBe(303);
    expect(await db().conversationEntry.findMany()).toMatchObject([
      { side: 'incoming', body: 'More.' },
    ]);
    expect((await postForm(path, { form: 'takeBack' })).statusCode).toBe(400);
    const end = await postForm(path, { form: 'takeBack', confirmed: 'on' });
    const last = await testApp().app.inject({ url: String(end.headers.location).split('#')[0] });
    expect([last.statusCode, mainText(last.body)]).toEqual([
      ...[404, expect.stringContaining('Your message is deleted')],
    ]);
    expect(await db().developerMessage.count()).toBe(0);
    expect(await db().conversationEntry.count()).toBe(0);
  });

  it('of what is taken for junk looks like any other', async () => {
    const { key } = await send({ website: 'https://spam.example' });
    expect(await visitor().page.byKey({ key })).toMatchObject({ stage: 'received' });
    await runDueJobs(testApp());
    expect(smtp.mails).toEqual([]);
  });

  it('opens to a retry within the hour, and to nobody who copies the words later', async () => {
    await send();
    expect((await visitor().send({ ...form, developerId: ownId })).messageKey).toHaveLength(32);
    await db().developerMessage.updateMany({
      data: { createdAt: new Date(now.getTime() - 61 * 60_000) },
    });
    expect((await visitor().send({ ...form, developerId: ownId })).messageKey).toBeNull();
  });
});

describe('what both sides write', () => {
  it('is one entry when the button is pressed twice, also at the same time', async () => {
    const { key, messageId } = await send();
    await Promise.all([
      own.answer({ messageId, text: 'Yes.' }),
      own.answer({ messageId, text: 'Yes.' }),
    ]);
    await Promise.all([
      visitor().page.add({ key, text: 'Good.' }),
      visitor().page.add({ key, text: 'Good.' }),
    ]);
    expect(await db().conversationEntry.count()).toBe(2);
  });

  it('has an end: entries of a message, and entries of its sender in an hour', async () => {
    const { key, messageId } = await send();
    const of = { conversationId: await conversationId({ messageId }), side: 'incoming' as const };
    await db().conversationEntry.createMany({
      data: Array.from({ length: quotas.messageEntries.limit }, (_, n) => ({
        ...{ ...of, body: `Number ${n}`, createdAt: now },
      })),
    });
    await expect(own.answer({ messageId, text: 'One more.' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const other = await send({ message: 'Another message, please.' });
    for (let n = 0; n < counters.entry.limit; n += 1) {
      await visitor().page.add({ key: other.key, text: `Word ${n}` });
    }
    await expect(visitor().page.add({ key: other.key, text: 'Word' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await expect(visitor().page.add({ key, text: 'Word' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('comes in pages, the latest first', async () => {
    const { messageId } = await send();
    for (let n = 0; n < 12; n += 1) await own.answer({ messageId, text: `Answer ${n}` });
    const first = await own.entries({ messageId });
    const second = await own.entries({ messageId, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ body }) => body)).toEqual(
      Array.from({ length: 12 }, (_, n) => `Answer ${11 - n}`),
    );
    expect(second.nextCursor).toBeNull();
  });

  it('brings an archived message back when its sender writes again', async () => {
    const { key, messageId } = await send();
    await own.mark({ messageId, isArchived: true });
    expect((await own.list({})).items).toEqual([]);
    expect(await own.list({ folder: 'archived' })).toMatchObject({
      items: [{ id: messageId, isArchived: true }],
      unreadCount: 0,
      archivedCount: 1,
    });
    await visitor().page.add({ key, text: 'Are you there?' });
    expect((await own.list({ folder: 'unread' })).items).toMatchObject([{ id: messageId }]);
  });

  it('that its sender has written on to is not marked as read, or put away, by who has not seen that', async () => {
    const { key, messageId } = await send();
    await visitor().page.add({ key, text: 'Are you there?' });
    for (const mark of [{ isRead: true }, { isRead: true, isArchived: true }]) {
      await expect(own.mark({ messageId, entryCount: 0, ...mark })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }
    expect((await own.list({})).items).toMatchObject([{ isRead: false, isArchived: false }]);
    expect(await own.mark({ messageId, entryCount: 1, isRead: true })).toMatchObject({
      isRead: true,
    });
  });

  it('is nobody else’s: another developer reads, answers and archives nothing', async () => {
    const { messageId } = await send();
    const other = await signedIn((await createDeveloper()).id);
    for (const call of [
      () => other.entries({ messageId }),
      () => other.answer({ messageId, text: 'Let me answer.' }),
      () => other.mark({ messageId, isArchived: true }),
      () => other.mark({ messageId, entryCount: 0, isRead: true }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await db().conversationEntry.count()).toBe(0);
  });
});

describe('a blocked sender', () => {
  it('is answered as before, and reaches the developer no more, whatever the case of the address', async () => {
    const { key, messageId } = await send();
    await own.blocks.add({ messageId });
    await own.blocks.add({ messageId });
    await own.mark({ messageId, isRead: true });
    now = new Date(now.getTime() + 60_000);
    const again = await send({ email: 'Grace@Example.com', message: 'Why do you not answer?' });
    await visitor().page.add({ key, text: 'Hello? Hello?' });

    expect(await visitor().page.byKey({ key })).toMatchObject({
      stage: 'received',
      entries: [{ body: 'Hello? Hello?' }],
    });
    expect(await visitor().page.byKey({ key: again.key })).toMatchObject({ stage: 'received' });
    expect(await own.list({})).toMatchObject({
      items: [{ id: messageId, isRead: true, entryCount: 0 }],
      unreadCount: 0,
    });
    expect((await own.entries({ messageId })).items).toEqual([]);
    for (const call of [
      () => own.mark({ messageId: again.messageId, isRead: true }),
      () => own.answer({ messageId: again.messageId, text: 'Yes.' }),
      () => own.delete({ messageId: again.messageId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await runDueJobs(testApp());
    expect(smtp.mails.filter(({ to }) => /^grace@/i.test(to.join()))).toHaveLength(2);
  });

  it('is blocked by one developer alone, and until that ends', async () => {
    const { messageId } = await send();
    await own.blocks.add({ messageId });
    const other = await createDeveloper();
    await send({}, other.id);
    const otherOwn = await signedIn(other.id);
    expect((await otherOwn.list({})).items).toHaveLength(1);
    const [block] = await own.blocks.list();
    if (!block) throw new Error('Nobody is blocked.');
    expect(block).toMatchObject({ senderName: form.name });
    expect(JSON.stringify(await db().blockedSender.findMany())).not.toContain(form.email);
    await expect(otherOwn.blocks.end({ blockId: block.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await own.blocks.end({ blockId: block.id });
    await send({ message: 'Now it comes through.' });
    expect((await own.list({})).items).toHaveLength(2);
  });
});

describe('a reported message', () => {
  const reports = async (role: 'owner' | 'editor' = 'owner') => {
    const cookie = await testApp().cookieFor('admin', (await createAdmin({ role })).id);
    return callerWith(testApp(), { cookie }).caller.admin.messageReports;
  };
  const reported = async () => {
    const sent = await send();
    await own.report({ messageId: sent.messageId, reason: 'abuse', word: 'Rude.' });
    const owners = await reports();
    const [report] = (await owners.list()).items;
    if (!report) throw new Error('Nothing is reported.');
    return { ...sent, owners, report };
  };

  it('is read by the owner alone, without the address, and no other message is', async () => {
    const { key, messageId } = await send();
    await send({ message: 'Something that nobody reports.' });
    await visitor().page.add({ key, text: 'Answer me!' });
    await own.report({ messageId, reason: 'abuse', word: 'Rude.' });
    const found = await (await reports()).list();
    expect(found).toMatchObject({
      total: 1,
      items: [
        {
          ...{ reason: 'abuse', word: 'Rude.', developer: { id: ownId, name: 'Marit' } },
          message: { body: form.message, entries: [{ body: 'Answer me!' }] },
        },
      ],
    });
    expect(JSON.stringify(found)).not.toContain(form.email);
    const editor = await reports('editor');
    await expect(editor.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await own.list({})).items.map(({ isReported }) => isReported)).toEqual([false, true]);
  });

  it('is reported once, by its developer', async () => {
    const { messageId } = await send();
    const report = { messageId, reason: 'spam' as const, word: '' };
    const other = await signedIn((await createDeveloper()).id);
    await expect(other.report(report)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const ends = await Promise.allSettled([own.report(report), own.report(report)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(own.report(report)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(own.report({ ...report, word: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('stays when the report is dismissed, which is done once', async () => {
    const { owners, report, messageId } = await reported();
    await owners.dismiss({ id: report.id });
    expect(await owners.list()).toMatchObject({ items: [], total: 0 });
    expect((await own.list({})).items).toMatchObject([{ id: messageId, isReported: true }]);
    for (const call of [owners.dismiss, owners.deleteMessage, owners.blockSender]) {
      await expect(call({ id: report.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await db().activityEntry.findMany()).toMatchObject([
      { action: 'left', targetType: 'reported message', summary: `to developer ${ownId}` },
    ]);
  });

  it('is deleted for both sides', async () => {
    const { owners, report, key } = await reported();
    await owners.deleteMessage({ id: report.id });
    expect((await own.list({})).items).toEqual([]);
    expect((await open(key)).statusCode).toBe(404);
    expect(await db().report.count()).toBe(0);
    expect(await db().activityEntry.count({ where: { action: 'deleted' } })).toBe(1);
  });

  it('has a sender whom the owner blocks for all developers, and unblocks', async () => {
    const { owners, report } = await reported();
    await owners.blockSender({ id: report.id });
    const other = await createDeveloper();
    const otherOwn = await signedIn(other.id);
    const { key } = await send({}, other.id);
    expect(await visitor().page.byKey({ key })).toMatchObject({ stage: 'received' });
    expect(await otherOwn.list({})).toMatchObject({ items: [], unreadCount: 0 });
    const [block] = (await owners.list()).blockedSenders;
    expect(block).toMatchObject({ senderName: form.name });
    expect(JSON.stringify(await db().blockedSender.findMany())).not.toContain(form.email);
    await owners.unblock({ id: block?.id ?? 0 });
    await send({ message: 'Now it comes through.' }, other.id);
    expect((await otherOwn.list({})).items).toHaveLength(1);
  });

  it('and whom a developer has blocked are among what that developer takes along', async () => {
    const { messageId } = await reported();
    await own.blocks.add({ messageId });
    const cookie = await testApp().cookieFor('developer', ownId);
    expect(await callerWith(testApp(), { cookie }).caller.developer.exportData()).toMatchObject({
      blockedSenders: [{ senderName: form.name }],
      messageReports: [{ messageId, reason: 'abuse', word: 'Rude.' }],
    });
  });
});

describe('mail to the sender', () => {
  it('has a key of its own and not a word that anybody has typed', async () => {
    const { key, messageId } = await send({ name: 'Buy at evil.example' });
    await own.answer({ messageId, text: 'Go to evil.example and win.' });
    await runDueJobs(testApp());
    expect(mailsToSender()).toHaveLength(2);
    const keys = new Set([key, ...mailsToSender().map(keyIn)]);
    expect(keys.size).toBe(3);
    expect(mailsToSender().map(wordsOf).join()).not.toContain('evil.example');
    expect(JSON.stringify(await db().outgoingMessage.findMany())).not.toContain('/messages/');
    for (const each of keys) {
      expect(await visitor().page.byKey({ key: each })).toMatchObject({ stage: 'answered' });
    }
  });

  it('is bounded for each address', async () => {
    for (let n = 0; n < 5; n += 1) await send({ message: `Message number ${n}, for you.` });
    await runDueJobs(testApp());
    expect(mailsToSender()).toHaveLength(3);
  });

  it('takes its key back where the server refuses it, and never goes out twice after an unclear end', async () => {
    const { messageId } = await send();
    await runDueJobs(testApp());
    smtp.mails.length = 0;
    await own.answer({ messageId, text: 'Yes.' });
    const before = await db().accessLink.count();
    smtp.state.behavior = 'refuses';
    await runDueJobs(testApp());
    expect(await db().accessLink.count()).toBe(before);
    smtp.state.behavior = 'hangsUp';
    now = new Date(now.getTime() + 60 * 60_000);
    await runDueJobs(testApp());
    smtp.state.behavior = 'takes';
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    await runDueJobs(testApp());
    expect(mailsToSender()).toHaveLength(1);
    expect(await db().outgoingMessage.findMany({ where: { state: 'unclear' } })).toHaveLength(1);
  });

  it('goes with its message', async () => {
    const { key } = await send();
    await visitor().page.takeBack({ key });
    await runDueJobs(testApp());
    expect(smtp.mails).toEqual([]);
    expect(await db().outgoingMessage.count()).toBe(0);
  });
});

describe('a message of the time before pages', () => {
  it('shows its address, and is answered through the site only where mail tells its sender', async () => {
    const { id: messageId } = await createMessage(ownId, {
      ...{ isAddressShown: true, senderEmail: form.email },
    });
    expect((await own.list({})).items).toMatchObject([{ senderEmail: form.email }]);
    const { mail } = testApp().deps;
    mail.ownerAddress = null;
    try {
      await expect(own.answer({ messageId, text: 'Yes.' })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    } finally {
      mail.ownerAddress = owner;
    }
    await own.answer({ messageId, text: 'Yes.' });
    await runDueJobs(testApp());
    const page = await visitor().page.byKey({ key: keyIn(mailsToSender()[0]) });
    expect(page).toMatchObject({ stage: 'answered', entries: [{ body: 'Yes.' }] });
  });
});
