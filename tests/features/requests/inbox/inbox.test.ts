import { beforeEach, describe, expect, it } from 'vitest';
import { advanceRequest } from '../../../../src/features/requests/server/request-moves.service.ts';
import { addJob } from '../../../../src/server/queue/queue.ts';
import { maxId } from '../../../../src/shared/wire.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { createDeveloper } from '../../../factories/developers.ts';
import { testDatabase } from '../../../setup/database/database.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { runDueJobs } from '../../../setup/jobs.ts';

let now = new Date('2026-11-20T12:00:00Z');
const owner = 'owner@vibecode.example';
const sent: string[] = [];
const testApp = setUpTestApp({
  replace: () => ({
    clock: { now: () => now },
    mail: {
      ownerAddress: owner,
      async send({ text }) {
        sent.push(text);
        return { outcome: 'sent' };
      },
    },
  }),
});
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  sent.length = 0;
});

const db = () => testDatabase().prisma;
const moves = (requestId: number) =>
  db().requestMove.findMany({
    where: { requestId },
    orderBy: { id: 'asc' },
    omit: { id: true, requestId: true },
  });

it('lists requests newest first without spam, filters and searches over all words', async () => {
  const { caller } = await signedInAdmin(testApp());
  await createRequest({
    firstName: 'Grace',
    lastName: 'Hopper',
    createdAt: new Date('2026-01-01'),
  });
  await createRequest({ createdAt: new Date('2026-01-02') });
  await createRequest({ status: 'spam', firstName: 'Spammer' });
  const names = async (input: Parameters<typeof caller.admin.inbox.list>[0]) =>
    (await caller.admin.inbox.list(input)).items.map((entry) => entry.firstName);
  expect(await names({})).toEqual(['Ada', 'Grace']);
  expect(await names({ sort: 'oldest' })).toEqual(['Grace', 'Ada']);
  expect(await names({ status: 'spam' })).toEqual(['Spammer']);
  expect(await names({ search: 'grace HOPPER' })).toEqual(['Grace']);
  expect(await names({ search: 'grace lovelace' })).toEqual([]);
  await createRequest({
    firstName: 'Zoë',
    email: 'zoe@mills.example',
    phoneNumber: '+16125550177',
    createdAt: new Date('2025-01-01'),
  });
  for (const search of ['zoe', 'mills', '5550177', '0177', 'zoe@mills.example', '+16125550177']) {
    expect(await names({ search })).toEqual(['Zoë']);
  }
  expect(await names({ search: 'hoppre' })).toEqual(['Grace']);
  expect(await names({ search: 'Gracce Hoper' })).toEqual(['Grace']);
  expect(await names({ search: 'zoe hoppre' })).toEqual([]);
  expect(await caller.admin.inbox.unreadCount()).toBe(3);
});

it('filters by where they came from and what they wait for, the oldest of those first', async () => {
  const { caller } = await signedInAdmin(testApp());
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const create = (firstName: string, hours: number, more = {}) =>
    createRequest({ firstName, createdAt: hoursAgo(hours), ...more });
  await create('Fresh', 1);
  await create('Late', 30, { status: 'read', remindAt: hoursAgo(2) });
  await create('Later', 24, { source: 'sms' });
  await create('Answered', 40, { status: 'answered', remindAt: hoursAgo(-2) });
  await create('Junk', 50, { status: 'suspected', remindAt: hoursAgo(2) });
  const names = async (input: Parameters<typeof caller.admin.inbox.list>[0]) =>
    (await caller.admin.inbox.list(input)).items.map((entry) => entry.firstName);
  expect(await names({ due: 'missed' })).toEqual(['Late', 'Later']);
  expect(await names({ due: 'waiting' })).toEqual(['Fresh']);
  expect(await names({ due: 'reminder' })).toEqual(['Late']);
  expect(await names({ source: 'sms' })).toEqual(['Later']);
  expect(await names({ source: 'form', due: 'missed', status: 'read', search: 'ada' })).toEqual([
    'Late',
  ]);
  expect(await names({ source: 'sms', due: 'reminder' })).toEqual([]);
  expect((await caller.admin.inbox.list({ source: 'sms' })).items[0]?.dueAt).toEqual(now);
});

it('shows page after page, each request once', async () => {
  const { caller } = await signedInAdmin(testApp());
  for (let index = 0; index < 105; index += 1) await createRequest({ createdAt: now });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => caller.admin.inbox.list({ page })));
  expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 5, 0]);
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(pages[0]?.total).toBe(105);
});

it('opens a request with its notes, its history and what else its sender has asked', async () => {
  const { caller, admin } = await signedInAdmin(testApp());
  const author = `admin:${admin.username}`;
  const other = await createRequest({ email: 'ADA@example.com' });
  const byPhone = await createRequest({ email: null, phoneNumber: '+16125550177' });
  await createRequest({ email: 'someone@example.com', phoneNumber: '+16125550178' });
  await createRequest({ email: null, phoneNumber: '+16125550179' });
  const { id } = await createRequest({ phoneNumber: '+16125550177' });
  await caller.admin.inbox.addNote({ id, body: 'Called back' });
  await caller.admin.inbox.addNote({ id, body: ' Sends photos ' });
  await caller.admin.inbox.move({ id, from: 'new', to: 'call' });
  expect(await caller.admin.inbox.open({ id })).toMatchObject({
    request: { id, status: 'call' },
    notes: [
      { author, body: 'Sends photos', createdAt: now },
      { author, body: 'Called back' },
    ],
    moves: [{ actor: author, fromStatus: 'new', toStatus: 'call', createdAt: now }],
    others: [{ id: byPhone.id }, { id: other.id }],
  });
  const found = await caller.admin.inbox.list({ search: 'photos' });
  expect(found.items).toMatchObject([{ id }]);
  const gone = { id: 999 };
  await expect(caller.admin.inbox.open(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(caller.admin.inbox.addNote({ ...gone, body: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

describe('a reminder', () => {
  const remindAt = '2026-11-21T09:00:00.000Z';
  const mails = () => db().outgoingMessage.findMany();
  const remind = () => addJob(db(), 'remindOwner', {}).then(() => runDueJobs(testApp()));

  it('is sent once when its time has come, with a link to the request', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    await caller.admin.inbox.remind({ id, remindAt });
    await remind();
    expect(await mails()).toEqual([]);
    now = new Date(remindAt);
    await Promise.all([remind(), remind()]);
    expect(await mails()).toMatchObject([
      { recipient: owner, subject: expect.stringContaining('Ada Lovelace'), state: 'sent' },
    ]);
    expect(sent).toEqual([expect.stringContaining(`/admin?tab=inbox&request=${id}`)]);
  });

  it('that was taken away is not sent, and one that was set anew is sent again', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    await caller.admin.inbox.remind({ id, remindAt });
    expect(await caller.admin.inbox.remind({ id, remindAt: null })).toMatchObject({
      remindAt: null,
    });
    now = new Date(remindAt);
    await remind();
    expect(await mails()).toEqual([]);
    await caller.admin.inbox.remind({ id, remindAt });
    await remind();
    now = new Date('2026-11-22T09:00:00Z');
    await caller.admin.inbox.remind({ id, remindAt: now.toISOString() });
    await remind();
    expect(await mails()).toHaveLength(2);
  });
});

it('exports CSV that a spreadsheet reads whole and runs nothing of', async () => {
  const { caller } = await signedInAdmin(testApp());
  await createRequest({
    firstName: '=HYPERLINK("http://evil.example")',
    lastName: '@SUM(A1)',
    company: '-2+3',
    projectType: '＝1+1',
    phoneNumber: '+12015550100',
    description: 'Two "quoted" words,\nand a line',
    estimate: 'A mobile app. Estimated on the site: $9,500 – $14,000, 6–9 days.',
    ...{ trafficSource: 'search:Google', landingPage: '/services' },
    answeredAt: new Date('2026-11-20T13:00:00Z'),
    notes: { create: { author: 'admin:ada', body: '\t=1+1', createdAt: now } },
  });
  const { fileName, csv } = await caller.admin.inbox.exportCsv({});
  expect(fileName).toMatch(/^contact-requests-\d{4}-\d{2}-\d{2}\.csv$/);
  const [heading, ...rows] = csv.split('\r\n');
  expect(heading).toContain('First name,Last name,E-mail');
  expect(rows[0]).toContain(',2026-11-20T13:00:00.000Z,,new,form,');
  expect(rows.join('\r\n')).toContain(
    `"'=HYPERLINK(""http://evil.example"")",'@SUM(A1),ada@example.com,'+12015550100,'-2+3,'＝1+1,,` +
      `"A mobile app. Estimated on the site: $9,500 – $14,000, 6–9 days.","Two ""quoted"" words,\nand a line",'\t=1+1,search:Google,/services,,,\r\n`,
  );
});

it('exports whether a request may be shown to developers, who was asked, and who was chosen', async () => {
  const { caller } = await signedInAdmin(testApp());
  const [grace, nameless] = [
    await createDeveloper({ developerName: '=Grace' }),
    await createDeveloper({ developerName: '' }),
  ];
  const brief = { createdAt: now, endsAt: now };
  await createRequest({
    isShownToDevelopers: true,
    briefs: {
      create: [
        { ...brief, state: 'chosen', developerId: grace.id },
        { ...brief, state: 'notChosen', developerId: nameless.id },
      ],
    },
  });
  const [heading, row] = (await caller.admin.inbox.exportCsv({})).csv.split('\r\n');
  expect(heading).toMatch(/,May be shown to developers,Developers asked,Developer chosen$/);
  expect(row).toMatch(new RegExp(`,yes,'=Grace; Developer ${nameless.id},'=Grace$`));
});

describe('a move', () => {
  it('is kept with who and when, in the history of the request and in the log', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    await caller.admin.inbox.move({ id, from: 'new', to: 'read' });
    const later = new Date('2026-11-20T13:00:00Z');
    const first = now;
    now = later;
    expect(await caller.admin.inbox.move({ id, from: 'read', to: 'answered' })).toMatchObject({
      status: 'answered',
    });
    const actor = `admin:${admin.username}`;
    expect(await moves(id)).toEqual([
      { actor, fromStatus: 'new', toStatus: 'read', createdAt: first },
      { actor, fromStatus: 'read', toStatus: 'answered', createdAt: later },
    ]);
    expect((await caller.admin.activity.list({})).items).toMatchObject([
      { actor, action: 'marked as answered', targetId: String(id) },
      { actor, action: 'marked as read', targetId: String(id) },
    ]);
    expect(await caller.admin.inbox.unreadCount()).toBe(0);
  });

  it('is no answer: that is noted when one is sent, and stays where the request is moved back', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    const answeredAt = async () => (await caller.admin.inbox.open({ id })).request.answeredAt;
    await caller.admin.inbox.move({ id, from: 'new', to: 'answered' });
    expect(await answeredAt()).toBeNull();
    const first = now;
    await caller.admin.threads.answer({ requestId: id, text: 'Gladly.' });
    now = new Date('2026-11-21T12:00:00Z');
    await caller.admin.threads.answer({ requestId: id, text: 'And one thing more.', after: maxId });
    await caller.admin.inbox.move({ id, from: 'answered', to: 'read' });
    expect(await answeredAt()).toEqual(first);
  });

  it('that somebody else was faster with is told and changes nothing', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    await caller.admin.inbox.move({ id, from: 'new', to: 'call' });
    await expect(caller.admin.inbox.move({ id, from: 'read', to: 'spam' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Call'),
    });
    expect(await caller.admin.inbox.move({ id, from: 'new', to: 'call' })).toMatchObject({
      status: 'call',
    });
    expect(await moves(id)).toHaveLength(1);
    await expect(
      caller.admin.inbox.move({ id: 999, from: 'new', to: 'read' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of what somebody has only read meanwhile goes through', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    expect(await caller.admin.inbox.markRead({ id })).toMatchObject({ status: 'read' });
    expect(await caller.admin.inbox.move({ id, from: 'new', to: 'lost' })).toMatchObject({
      status: 'lost',
    });
    expect(await caller.admin.inbox.markRead({ id })).toMatchObject({ status: 'lost' });
  });

  it('follows from an answer of ours also where a request was suspected, which is not cleared away then', async () => {
    const { caller } = await signedInAdmin(testApp());
    const suspected = await createRequest({ status: 'suspected' });
    const spam = await createRequest({ status: 'spam' });
    for (const { id } of [suspected, spam]) {
      await caller.admin.threads.answer({ requestId: id, text: 'Gladly.' });
    }
    const { items } = await caller.admin.inbox.list({});
    expect(items).toMatchObject([{ id: suspected.id, status: 'answered' }]);
  });

  it('to two places at the same moment reaches one of them', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    const ends = await Promise.allSettled(
      (['answered', 'lost', 'spam', 'quote'] as const).map((to) =>
        caller.admin.inbox.move({ id, from: 'new', to }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await moves(id)).toHaveLength(1);
  });

  it('that follows from something else goes on and never back', async () => {
    const { id } = await createRequest({ status: 'read' });
    const advance = (to: 'read' | 'call' | 'quote') =>
      db().$transaction((tx) => advanceRequest(tx, { id, to, actor: 'site', at: now }));
    expect(await advance('call')).toBe('read');
    expect(await advance('read')).toBe('call');
    const { id: junk } = await createRequest({ status: 'spam' });
    await db().$transaction((tx) =>
      advanceRequest(tx, { id: junk, to: 'read', actor: 'site', at: now }),
    );
    expect(await db().contactRequest.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { id, status: 'call' },
      { id: junk, status: 'spam' },
    ]);
  });
});

it('the number of requests is right whatever is done to them, by whom and how many', async () => {
  const { caller } = await signedInAdmin(testApp());
  const { inbox } = caller.admin;
  const counts = async () => [
    (await inbox.list({})).total,
    (await inbox.list({ status: 'won' })).total,
    await inbox.unreadCount(),
    await inbox.suspectedCount(),
  ];
  expect(await counts()).toEqual([0, 0, 0, 0]);
  const created = await Promise.all(Array.from({ length: 12 }, () => createRequest()));
  await createRequest({ status: 'suspected' });
  expect(await counts()).toEqual([12, 0, 12, 1]);
  const ids = created.map(({ id }) => id);
  await Promise.all(ids.slice(0, 5).map((id) => inbox.move({ id, from: 'new', to: 'won' })));
  expect(await counts()).toEqual([12, 5, 7, 1]);
  const some = { id: { in: ids.slice(3, 8) } };
  await db().contactRequest.updateMany({ where: some, data: { status: 'spam' } });
  await db().contactRequest.deleteMany({ where: { id: { in: ids.slice(6) } } });
  expect(await counts()).toEqual([3, 3, 0, 1]);
});
