import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/developer/DeveloperProfilePage.tsx';
import '../../../src/features/developers/web/directory/ExploreDevelopersPage.tsx';
import { noteOptOut } from '../../../src/server/outbox/text-opt-out.service.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
const mails: { to: string; subject: string; text: string }[] = [];
const texts: string[] = [];

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: ({ mail, sms }) => ({
    clock: { now: () => now },
    mail: {
      ...mail,
      ownerAddress: 'owner@vibecode.example',
      send: async ({ to, subject, text }) => {
        mails.push({ to, subject, text });
        return { outcome: 'sent' };
      },
    },
    sms: {
      ...sms,
      send: async ({ text }) => {
        texts.push(text);
        return { outcome: 'sent' };
      },
    },
  }),
});
const postForm = formPoster(testApp);
const db = () => testDatabase().prisma;

const name = 'Zephyrine Quast';
const reason = 'The photo shows somebody else.';
const form = { name: 'Vera', email: 'vera@example.com', message: 'Are you free in May?' };
let id: number;
let cookie: string;
let own: ReturnType<typeof callerWith>['caller']['developer'];
let owner: Awaited<ReturnType<typeof signedInAdmin>>['caller'];
let requestId: number;
let requestKey: string;

const hide = () => owner.admin.developers.hide({ developerId: id, reason });
const show = () => owner.admin.developers.show({ developerId: id });
const visitor = () => callerWith(testApp()).caller;
const get = async (url: string) => testApp().app.inject({ url, headers: { accept: 'text/html' } });

beforeEach(async () => {
  now = noon;
  mails.length = 0;
  texts.length = 0;
  const developer = await createDeveloper({
    ...{ developerName: name, bio: 'Guided walks and booking sites', country: 'Chile' },
    ...{ isOpenToBriefs: true, showReplyTime: true, createdAt: noon },
  });
  id = developer.id;
  await createDeveloper({ developerName: 'Somebody else' });
  cookie = await testApp().cookieFor('developer', id);
  own = callerWith(testApp(), { cookie }).caller.developer;
  owner = (await signedInAdmin(testApp(), { username: 'olga' })).caller;
  const request = await createRequest({
    ...{ isShownToDevelopers: true, description: 'A booking site for guided walks.' },
  });
  requestId = request.id;
  requestKey = await createAccessLink({ requestId });
  for (const at of [1, 2, 3]) {
    await createMessage(id, {
      createdAt: new Date(noon.getTime() - 60 * 60_000),
      answeredAt: new Date(noon.getTime() - at * 60_000),
    });
  }
  await testApp().deps.contentBus.announce();
});

const places: Record<string, () => Promise<boolean>> = {
  'the page of the profile': async () => {
    const { statusCode, body } = await get(`/developer-profile/${id}`);
    expect([200, 404]).toContain(statusCode);
    expect(body.includes(name)).toBe(statusCode === 200);
    return statusCode === 200;
  },
  'the profile over REST': async () =>
    (await get(`/api/developers/profile/${id}`)).statusCode === 200,
  'the list over REST': async () => (await get('/api/developers')).body.includes(name),
  'the page of the directory': async () => (await get('/explore-developers')).body.includes(name),
  'a page of the directory that filters': async () =>
    (await get('/explore-developers?country=Chile')).body.includes(name),
  'a search of the directory': async () =>
    (await visitor().developer.directory({ q: 'zephyrine' })).items.length > 0,
  'a search by its mistyped name': async () =>
    (await visitor().developer.directory({ q: 'zephirine' })).items.length > 0,
  'the sitemap': async () => (await get('/sitemap.xml')).body.includes(`developer-profile/${id}<`),
  'the reply time': async () =>
    (await visitor().developer.numbers.replyTime({ developerId: id })) !== null,
  'suggestions for a request': async () =>
    (await owner.admin.briefs.suggest({ requestId, words: '', country: '' })).some(
      ({ developerId }) => developerId === id,
    ),
};

describe('a hidden profile', () => {
  it.each(Object.entries(places))(
    'is gone from %s at once, and back when it is shown',
    async (_, isThere) => {
      expect(await isThere()).toBe(true);
      await hide();
      expect(await isThere()).toBe(false);
      await show();
      expect(await isThere()).toBe(true);
    },
  );

  it('is in no feed, not for programs either', async () => {
    for (const url of ['/rss.xml', '/llms.txt']) {
      expect((await get(url)).body, url).not.toContain(`developer-profile/${id}`);
    }
  });

  it('takes no message, and says so to a form that was open', async () => {
    await hide();
    const refused = visitor().developer.messages.send({ ...form, developerId: id });
    await expect(refused).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This profile is not shown any more. Your message was not sent.',
    });
    const answer = await postForm(`/developer-profile/${id}`, { ...form, form: 'message' });
    expect(answer.statusCode).toBe(404);
    const { body } = new JSDOM(answer.body).window.document;
    for (const script of body.querySelectorAll('script')) script.remove();
    expect(body.textContent).toContain('This profile is not shown any more.');
    expect(body.textContent).toContain(form.message);
    expect(body.textContent).not.toContain(name);
    expect(await db().developerMessage.count()).toBe(3);
    await show();
    await visitor().developer.messages.send({ ...form, developerId: id });
    expect(await db().developerMessage.count()).toBe(4);
  });

  it('is offered no brief, and reads and answers none that waits, until it is shown', async () => {
    const offer = (developerId: number) => owner.admin.briefs.offer({ requestId, developerId });
    await offer(id);
    const briefId = (await own.briefs.list())[0]?.id ?? 0;
    await hide();
    expect(await own.briefs.list()).toEqual([]);
    expect(await own.briefs.unansweredCount()).toBe(0);
    await own.briefs.markSeen();
    expect((await owner.admin.briefs.list({ requestId })).briefs).toMatchObject([
      { state: 'offered' },
    ]);
    const answer = { briefId, answer: 'yes', word: '' } as const;
    await expect(own.briefs.answer(answer)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await owner.admin.briefs.withdraw({ briefId });
    await expect(offer(id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await show();
    await offer(id);
    await own.briefs.answer(answer);
  });

  it('is no candidate of a request whose sender looks for one', async () => {
    const { briefs } = visitor().contact;
    await owner.admin.briefs.offer({ requestId, developerId: id });
    const [brief] = await own.briefs.list();
    const briefId = brief?.id ?? 0;
    await own.briefs.answer({ briefId, answer: 'yes', word: '' });
    const names = async () =>
      (await briefs.list({ key: requestKey })).candidates.map(({ developerName }) => developerName);
    expect(await names()).toEqual([name]);
    await hide();
    expect(await names()).toEqual([]);
    const choice = { key: requestKey, briefId: String(briefId) };
    await expect(briefs.choose(choice)).rejects.toMatchObject({ code: 'CONFLICT' });
    await show();
    expect(await names()).toEqual([name]);
  });

  it('is shown to its developer, with the reason, who goes on with conversations', async () => {
    const { id: messageId } = await createMessage(id);
    const key = await createAccessLink({ messageId, endsAt: new Date('2200-01-01') });
    await hide();
    expect(await own.current()).toMatchObject({ hidden: { since: noon, reason } });
    expect((await own.profile({ developerId: id })).developer.developerName).toBe(name);
    await visitor().developer.messages.page.add({ key, text: 'One more thing.' });
    await own.messages.answer({ messageId, text: 'Yes, of course.' });
    expect((await visitor().developer.messages.page.byKey({ key })).entries).toHaveLength(2);
    await own.update({ id, bio: 'Changed' });
    expect(await visitor().developer.directory({ q: 'zephyrine' })).toMatchObject({ items: [] });
    await show();
    expect(await own.current()).toMatchObject({ hidden: null });
  });
});

describe('hiding a profile', () => {
  it('asks for a reason within bounds', async () => {
    for (const refused of ['', 'no', ' '.repeat(9), 'x'.repeat(501)]) {
      const call = owner.admin.developers.hide({ developerId: id, reason: refused });
      await expect(call, refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect((await own.current())?.hidden).toBeNull();
  });

  it('is done once, and stands in the log with its reason until the account goes', async () => {
    const outcomes = await Promise.allSettled([hide(), hide()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(hide()).rejects.toMatchObject({ code: 'CONFLICT' });
    await show();
    await expect(show()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const missing = owner.admin.developers.hide({ developerId: 999_999, reason });
    await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const entries = () =>
      db().activityEntry.findMany({
        where: { targetType: 'developer profile' },
        orderBy: { id: 'asc' },
        select: { actor: true, action: true, targetId: true, summary: true },
      });
    const entry = { actor: 'admin:olga', targetId: String(id) };
    expect(await entries()).toEqual([
      { ...entry, action: 'hid', summary: `of developer ${id}: ${reason}` },
      { ...entry, action: 'showed', summary: `of developer ${id}` },
    ]);
    await own.deleteAccount();
    expect((await entries()).map(({ summary }) => summary)).toEqual(['', '']);
  });

  it('is for owners', async () => {
    for (const role of ['editor', 'author'] as const) {
      const { caller } = await signedInAdmin(testApp(), { role, username: role });
      const call = caller.admin.developers.hide({ developerId: id, reason });
      await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('finds developers by name and number, and those who are hidden', async () => {
    const found = async (search: string, filter: 'all' | 'hidden' = 'all') =>
      (await owner.admin.developers.list({ page: 1, search, filter })).items;
    expect(await found('')).toHaveLength(2);
    expect(await found('QUAST')).toMatchObject([{ id, hidden: null, isProfileComplete: true }]);
    expect(await found(String(id))).toMatchObject([{ id }]);
    expect(await found('_')).toEqual([]);
    expect(await found('', 'hidden')).toEqual([]);
    await hide();
    expect(await found('', 'hidden')).toMatchObject([{ id, hidden: { since: noon, reason } }]);
    expect(JSON.stringify(await found(''))).not.toContain('+1');
  });
});

it('lists developers by the day they joined, or by name with nameless ones last', async () => {
  await createDeveloper({ developerName: '', createdAt: new Date('2097-01-01') });
  const names = async (sort: 'joined' | 'name') =>
    (await owner.admin.developers.list({ page: 1, search: '', filter: 'all', sort })).items.map(
      ({ developerName }) => developerName,
    );
  expect((await names('joined'))[0]).toBe('');
  expect(await names('name')).toEqual(['Somebody else', name, '']);
});

describe('the developer of a hidden profile', () => {
  const chooseMail = async () => {
    await own.notifications.choose({ channel: 'mail', timeZone: 'UTC' });
    await db().notificationSettings.update({
      where: { developerId: id },
      data: { mailAddress: 'zeph@example.com' },
    });
  };

  it('is told by mail with the reason, and when it is shown', async () => {
    await chooseMail();
    await hide();
    await runDueJobs(testApp());
    expect(mails).toMatchObject([
      { to: 'zeph@example.com', subject: expect.stringContaining('is hidden') },
    ]);
    expect(mails[0]?.text).toContain(reason);
    await show();
    await runDueJobs(testApp());
    expect(mails[1]?.subject).toContain('is shown again');
  });

  it('is told by text message, not at night, and not of what is over by the morning', async () => {
    await own.notifications.choose({ channel: 'sms', timeZone: 'UTC' });
    now = new Date('2096-11-23T23:00:00Z');
    await hide();
    await runDueJobs(testApp());
    expect(texts).toEqual([]);
    await show();
    now = new Date('2096-11-24T09:00:00Z');
    await runDueJobs(testApp());
    expect(texts).toEqual([]);
    await hide();
    await runDueJobs(testApp());
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/is hidden from visitors.*\/developer-profile\/.*STOP/);
    expect(texts[0]).not.toContain(reason);
  });

  it('is told on the page alone without a way, and after STOP', async () => {
    await hide();
    await show();
    await own.notifications.choose({ channel: 'sms', timeZone: 'UTC' });
    const { phoneNumber } = await db().developer.findUniqueOrThrow({ where: { id } });
    await noteOptOut(db(), { messageId: 'stop', phoneNumber, isStop: true, sentAt: noon });
    await hide();
    await runDueJobs(testApp());
    expect([...mails, ...texts]).toEqual([]);
  });
});
