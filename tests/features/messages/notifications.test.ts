import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/messages/web/NotificationsPage.tsx';
import { resumeWork } from '../../../src/app/server/jobs/resume.ts';
import { noteOptOut } from '../../../src/server/outbox/text-opt-out.service.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { wordsOf } from '../../mocks/smtp.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { formPoster } from '../../setup/post-form.ts';
import { setUpProviders } from '../../setup/providers.ts';

const address = 'marit@example.com';
/** A future date, also for the database's clock, which would otherwise run scheduled jobs at once. */
const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
let developer: Awaited<ReturnType<typeof createDeveloper>>;
let own: ReturnType<typeof callerWith>['caller']['developer'];
let sequence = 0;

const { testApp, smtp, twilio } = setUpProviders(() => now);
const postForm = formPoster(testApp);
const db = () => testApp().deps.db.prisma;
const visitor = () => callerWith(testApp()).caller.developer;
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeEach(async () => {
  smtp().mails.length = 0;
  smtp().state.behavior = 'takes';
  twilio().reset();
  now = noon;
  developer = await createDeveloper({ developerName: 'Marit' });
  const cookie = await testApp().cookieFor('developer', developer.id);
  own = callerWith(testApp(), { cookie }).caller.developer;
});

async function write(extra: object = {}) {
  sequence += 1;
  const form = { name: 'Evil Name', email: 'grace@example.com', message: `Evil words ${sequence}` };
  return visitor().messages.send({ ...form, developerId: developer.id, ...extra });
}
const mailsToDeveloper = () =>
  smtp()
    .mails.filter(({ to }) => to.includes(address))
    .map(wordsOf);
const keyIn = (words = '') => /\/nudges\/([\w-]{32})$/m.exec(words)?.[1] ?? '';
const texts = () => twilio().delivered.map(({ body }) => body);

async function confirmAddress() {
  await own.notifications.choose({ channel: 'mail', timeZone: 'UTC' });
  await own.notifications.setAddress({ address });
  await runDueJobs(testApp());
  const key = keyIn(mailsToDeveloper()[0]);
  await visitor().notifications.page.confirm({ key });
  smtp().mails.length = 0;
  return key;
}

describe('a notification by text message', () => {
  beforeEach(() => own.notifications.choose({ channel: 'sms', timeZone: 'UTC' }));

  it('tells of a brief that is offered, and of the choice, and nothing of either', async () => {
    const { id: requestId } = await createRequest({ isShownToDevelopers: true });
    const key = await createAccessLink({ requestId });
    const { caller: ofOwner } = await signedInAdmin(testApp());
    await own.update({ id: developer.id, isOpenToBriefs: true });
    await ofOwner.admin.briefs.offer({ requestId, developerId: developer.id });
    await runDueJobs(testApp());
    expect(texts()).toEqual([expect.stringContaining('A brief waits for you')]);
    const [brief] = await own.briefs.list();
    await own.briefs.answer({ briefId: brief?.id ?? 0, answer: 'yes', word: '' });
    now = inHours(2);
    await callerWith(testApp()).caller.contact.briefs.choose({
      key,
      briefId: String(brief?.id),
    });
    await write();
    await runDueJobs(testApp());
    expect(texts()[1]).toContain('A message and a brief wait for you');
    expect(texts().join()).not.toMatch(/Ada|Lovelace|walks/);
  });

  it('says that a message waits and where, and nothing of it', async () => {
    await write();
    await runDueJobs(testApp());
    expect(twilio().delivered).toEqual([
      { to: developer.phoneNumber, body: expect.stringContaining('A message waits for you.') },
    ]);
    expect(texts()[0]).toContain(`/developer-profile/${developer.id}`);
    expect(texts()[0]).toContain('STOP');
    expect(texts()[0]).not.toMatch(/Evil|grace/);
  });

  it('is off until it is chosen, and is not sent for junk or what was read meanwhile', async () => {
    const other = await createDeveloper();
    await write({ developerId: other.id });
    await write({ website: 'https://spam.example' });
    await runDueJobs(testApp());
    expect(texts()).toEqual([]);
    await write();
    await db().developerMessage.updateMany({ data: { readAt: now } });
    await runDueJobs(testApp());
    expect(texts()).toEqual([]);
  });

  it('comes once an hour and three times a day, with what came in meanwhile together', async () => {
    for (let minute = 0; minute < 90; minute += 10) {
      now = new Date(noon.getTime() + minute * 60_000);
      await write();
      await runDueJobs(testApp());
    }
    expect(texts()).toHaveLength(2);
    expect(texts()[1]).toContain('7 messages wait');
    for (let hour = 2; hour < 8; hour += 1) {
      now = new Date(noon.getTime() + hour * 3_600_000);
      await write();
      await runDueJobs(testApp());
    }
    expect(texts()).toHaveLength(3);
    now = new Date(noon.getTime() + 24 * 3_600_000);
    await runDueJobs(testApp());
    expect(texts()).toHaveLength(4);
  });

  it('tells also of what a sender adds, and never twice of the same', async () => {
    const { messageKey } = await write();
    await runDueJobs(testApp());
    now = inHours(2);
    await resumeWork(testApp().deps);
    await runDueJobs(testApp());
    expect(texts()).toHaveLength(1);
    await visitor().messages.page.add({ key: messageKey ?? '', text: 'A word more.' });
    await runDueJobs(testApp());
    expect(texts()).toHaveLength(2);
  });

  it('waits for the morning of its developer', async () => {
    await own.notifications.choose({ channel: 'sms', timeZone: 'America/Chicago' });
    // 6:00 in Chicago.
    await write();
    await runDueJobs(testApp());
    expect(texts()).toEqual([]);
    now = inHours(2);
    await runDueJobs(testApp());
    expect(texts()).toHaveLength(1);
  });

  it.each([
    ['goes out then', 'sms', 1],
    ['does not, where it is not wanted any more', 'none', 0],
  ] as const)('that is late waits for the morning too, and %s', async (_end, channel, sent) => {
    const timeZone = 'America/Chicago';
    await own.notifications.choose({ channel: 'sms', timeZone });
    // 20:50 in Chicago.
    now = new Date('2096-11-24T02:50:00Z');
    twilio().failWith('tooMany');
    await write();
    await runDueJobs(testApp());
    twilio().failWith('none');
    now = inHours(1);
    await runDueJobs(testApp());
    expect(texts()).toEqual([]);
    await own.notifications.choose({ channel, timeZone });
    now = new Date('2096-11-24T14:00:00Z');
    await runDueJobs(testApp());
    expect(texts()).toHaveLength(sent);
  });

  it('ends with STOP, and says so in the profile', async () => {
    await noteOptOut(db(), {
      ...{ messageId: 'stop', phoneNumber: developer.phoneNumber, isStop: true, sentAt: now },
    });
    await write();
    await runDueJobs(testApp());
    expect(twilio().calls).toEqual([]);
    expect(await own.notifications.get()).toMatchObject({ channel: 'sms', isOptedOut: true });
  });

  it('that has not left yet is stopped by STOP too, and by another choice', async () => {
    const { id, phoneNumber } = developer;
    const stop = { messageId: 'stop', phoneNumber, isStop: true, sentAt: noon };
    for (const end of [
      () => noteOptOut(db(), stop),
      () => own.notifications.choose({ channel: 'none', timeZone: 'UTC' }),
      () => db().notificationSettings.delete({ where: { developerId: id } }),
    ]) {
      await db().smsKeyword.deleteMany();
      await own.notifications.choose({ channel: 'sms', timeZone: 'UTC' });
      twilio().failWith('tooMany');
      await write();
      await runDueJobs(testApp());
      await end();
      twilio().failWith('none');
      now = inHours(24);
      await runDueJobs(testApp());
      expect(texts()).toEqual([]);
    }
  });

  it('is not lost where its message came in while the one before was told', async () => {
    await write();
    now = new Date(noon.getTime() + 2_000);
    await runDueJobs(testApp());
    now = new Date(noon.getTime() + 1_000);
    await write();
    now = inHours(2);
    await runDueJobs(testApp());
    expect(texts()).toHaveLength(2);
    now = inHours(2);
    await resumeWork(testApp().deps);
    await runDueJobs(testApp());
    expect(texts()).toHaveLength(2);
  });

  it('is kept while the provider is away, and never sent again after an unclear end', async () => {
    twilio().failWith('tooMany');
    await write();
    await runDueJobs(testApp());
    const notifications = () => db().outgoingMessage.findMany({ where: { channel: 'sms' } });
    expect(await notifications()).toMatchObject([{ state: 'waiting' }]);
    twilio().failWith('hangUp');
    now = inHours(1);
    await runDueJobs(testApp());
    twilio().failWith('none');
    now = inHours(1);
    await resumeWork(testApp().deps);
    await runDueJobs(testApp());
    expect(texts()).toEqual([]);
    expect(await notifications()).toMatchObject([{ state: 'unclear' }]);
  });

  it('that has not left goes with the account', async () => {
    twilio().failWith('tooMany');
    await write();
    await runDueJobs(testApp());
    await own.deleteAccount();
    expect(await db().outgoingMessage.count({ where: { channel: 'sms' } })).toBe(0);
    expect(await db().notificationSettings.count()).toBe(0);
  });
});

describe('a mail address', () => {
  it('counts once it was confirmed by its link, which works once and changes nothing when it is opened', async () => {
    await own.notifications.choose({ channel: 'mail', timeZone: 'UTC' });
    await own.notifications.setAddress({ address });
    await runDueJobs(testApp());
    const key = keyIn(mailsToDeveloper()[0]);
    const open = () => testApp().app.inject({ url: `/nudges/${key}` });
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(new JSDOM(page.body).window.document.querySelectorAll('main form').length).toBe(2);
    expect(await own.notifications.get()).toMatchObject({
      mailAddress: null,
      newMailAddress: address,
    });
    await write();
    await runDueJobs(testApp());
    expect(mailsToDeveloper()).toHaveLength(1);

    const sent = await postForm(`/nudges/${key}`, { form: 'confirmAddress' });
    expect(sent.statusCode).toBe(303);
    expect(await own.notifications.get()).toMatchObject({
      mailAddress: address,
      newMailAddress: null,
    });
    const after = await testApp().app.inject({ url: String(sent.headers.location).split('#')[0] });
    expect(after.body).toContain('Confirmed');
    expect((await open()).statusCode).toBe(404);
    expect((await postForm(`/nudges/${key}`, { form: 'confirmAddress' })).statusCode).toBe(404);
    expect(testApp().logLines.join('')).not.toContain(key);
    expect(JSON.stringify(await db().outgoingMessage.findMany())).not.toContain(key);
  });

  it('is asked for again when it changes, and the one before goes on until then', async () => {
    await confirmAddress();
    await own.notifications.setAddress({ address: 'other@example.com' });
    expect(await own.notifications.get()).toMatchObject({
      ...{ mailAddress: address, newMailAddress: 'other@example.com' },
    });
    const key = await createAccessLink({ developerId: developer.id, mailAddress: address });
    await expect(visitor().notifications.page.confirm({ key })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('can be confirmed for two days', async () => {
    await own.notifications.setAddress({ address });
    await runDueJobs(testApp());
    const key = keyIn(mailsToDeveloper()[0]);
    now = inHours(49);
    await expect(visitor().notifications.page.confirm({ key })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is asked three times a day, by however many accounts', async () => {
    for (let n = 0; n < 3; n += 1) await own.notifications.setAddress({ address });
    await expect(own.notifications.setAddress({ address })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('is shown to its developer alone', async () => {
    await confirmAddress();
    const { app } = testApp();
    for (const url of [
      '/api/developers',
      `/api/developers/profile/${developer.id}`,
      '/api/developers/current',
      `/developer-profile/${developer.id}`,
      '/explore-developers',
      '/api/openapi.json',
    ]) {
      expect((await app.inject({ url })).body, url).not.toContain(address);
    }
    expect(await own.exportData()).toMatchObject({ notifications: { mailAddress: address } });
    const other = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', other.id);
    expect(
      await callerWith(testApp(), { cookie }).caller.developer.notifications.get(),
    ).toMatchObject({
      mailAddress: null,
    });
    await own.deleteAccount();
    expect(await db().accessLink.count()).toBe(0);
  });
});

describe('a notification by mail', () => {
  it('can be ended by one click of the mail program, from anywhere and without a page', async () => {
    await confirmAddress();
    await write();
    await runDueJobs(testApp());
    const [mail = ''] = mailsToDeveloper();
    expect(mail).toContain('A message waits for you');
    expect(mail).not.toMatch(/Evil|grace/);
    const stop = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail)?.[1] ?? '';
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect((await testApp().app.inject({ url: new URL(stop).pathname })).statusCode).toBe(404);
    expect(await own.notifications.get()).toMatchObject({ channel: 'mail' });
    const answer = await postForm(new URL(stop).pathname, { 'List-Unsubscribe': 'One-Click' });
    expect([answer.statusCode, answer.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(await own.notifications.get()).toMatchObject({ channel: 'none', mailAddress: null });
    now = inHours(2);
    await write();
    await runDueJobs(testApp());
    expect(mailsToDeveloper()).toHaveLength(1);
  });

  it('is ended by no address but its own, however that is cut or spelled', async () => {
    await confirmAddress();
    const key = await createAccessLink({ developerId: developer.id, mailAddress: address });
    for (const wrong of [key.slice(1), 'x'.repeat(32), '%00', `${key}%00`, '%F0%9F%98%80']) {
      const { statusCode } = await postForm(`/nudges/${wrong}/stop`, { x: '1' });
      expect([wrong, statusCode]).toEqual([wrong, 404]);
    }
    expect(await own.notifications.get()).toMatchObject({ channel: 'mail' });
  });

  it('that has not left yet is ended as well', async () => {
    await confirmAddress();
    await write();
    await runDueJobs(testApp());
    const path = `/nudges/${keyIn(mailsToDeveloper()[0])}`;
    smtp().state.behavior = 'refuses';
    now = inHours(2);
    await write();
    await runDueJobs(testApp());
    await postForm(`${path}/stop`, { 'List-Unsubscribe': 'One-Click' });
    smtp().state.behavior = 'takes';
    smtp().mails.length = 0;
    now = inHours(2);
    await runDueJobs(testApp());
    expect(mailsToDeveloper()).toEqual([]);
  });

  it('is ended by its link and the button there', async () => {
    await confirmAddress();
    await write();
    await runDueJobs(testApp());
    const path = `/nudges/${keyIn(mailsToDeveloper()[0])}`;
    await postForm(path, { form: 'stopNotifications' });
    expect((await testApp().app.inject({ url: path })).body).toContain('No mail goes there');
    expect(await own.notifications.get()).toMatchObject({ channel: 'none', mailAddress: null });
  });

  it('is tried again where the server refuses it, and goes out once', async () => {
    await confirmAddress();
    smtp().state.behavior = 'refuses';
    await write();
    await runDueJobs(testApp());
    const links = () => db().accessLink.count({ where: { developerId: { not: null } } });
    const before = await links();
    smtp().state.behavior = 'takes';
    smtp().mails.length = 0;
    now = inHours(1);
    await runDueJobs(testApp());
    await runDueJobs(testApp());
    expect(mailsToDeveloper()).toHaveLength(1);
    expect(await links()).toBe(before + 1);
  });
});

describe('opening up to briefs', () => {
  const open = (news?: Parameters<typeof own.update>[0]['news']) =>
    own.update({ id: developer.id, isOpenToBriefs: true, news });
  const settings = () => own.notifications.get();

  it('asks how to hear of them where nothing says so', async () => {
    await expect(open()).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Please choose how you hear of briefs',
    });
    await expect(open({ channel: 'sms' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(open({ channel: 'mail' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await own.current())?.isOpenToBriefs).toBe(false);
    expect((await settings()).channel).toBe('none');
    await own.update({ id: developer.id, bio: 'Nothing about briefs' });
  });

  it('takes "not at all" for an answer', async () => {
    expect((await open({ channel: 'none' })).isOpenToBriefs).toBe(true);
    expect((await settings()).channel).toBe('none');
    await open();
  });

  it('stores the answer where news of messages are chosen, and asks for the address to be confirmed', async () => {
    await open({ channel: 'mail', address });
    expect(await settings()).toMatchObject({
      ...{ channel: 'mail', mailAddress: null, newMailAddress: address },
    });
    await runDueJobs(testApp());
    expect(mailsToDeveloper()).toHaveLength(1);
    await own.update({ id: developer.id, isOpenToBriefs: false });
    await open();
  });

  it('stores nothing of an answer whose profile is not saved', async () => {
    const base = { bio: 'What it never held' };
    const change = { id: developer.id, isOpenToBriefs: true, bio: 'New', base };
    const news = { channel: 'sms', timeZone: 'UTC' } as const;
    await expect(own.update({ ...change, news })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await settings()).channel).toBe('none');
    await own.update({ ...change, base: { bio: '' }, news });
    expect((await settings()).channel).toBe('sms');
  });
});
