import { beforeEach, describe, expect, it } from 'vitest';
import { advanceRequest } from '../../src/server/features/contact/request-moves.service.ts';
import { signedInAdmin } from '../factories/callers.ts';
import { createRequest } from '../factories/contact-requests.ts';
import { testDatabase } from '../setup/database.ts';
import { setUpTestApp } from '../setup/harness.ts';

let now = new Date('2026-11-20T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
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
  expect(await caller.admin.inbox.unreadCount()).toBe(3);
});

it('exports CSV that a spreadsheet reads whole and runs nothing of', async () => {
  const { caller } = await signedInAdmin(testApp());
  await createRequest({
    firstName: '=HYPERLINK("http://evil.example")',
    lastName: '@SUM(A1)',
    company: '-2+3',
    phoneNumber: '+12015550100',
    description: 'Two "quoted" words,\nand a line',
    note: '\t=1+1',
  });
  const { fileName, csv } = await caller.admin.inbox.exportCsv({});
  expect(fileName).toMatch(/^contact-requests-\d{4}-\d{2}-\d{2}\.csv$/);
  const [heading, ...rows] = csv.split('\r\n');
  expect(heading).toContain('First name,Last name,E-mail');
  expect(rows.join('\r\n')).toContain(
    `"'=HYPERLINK(""http://evil.example"")",'@SUM(A1),ada@example.com,'+12015550100,'-2+3,,,"Two ""quoted"" words,\nand a line",'\t=1+1\r\n`,
  );
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

  it('notes the first answer, and forgets it where that is taken back', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    const answeredAt = async () =>
      (await db().contactRequest.findUniqueOrThrow({ where: { id } })).answeredAt;
    const first = now;
    await caller.admin.inbox.move({ id, from: 'new', to: 'answered' });
    now = new Date('2026-11-21T12:00:00Z');
    await caller.admin.inbox.move({ id, from: 'answered', to: 'won' });
    expect(await answeredAt()).toEqual(first);
    await caller.admin.inbox.move({ id, from: 'won', to: 'read' });
    expect(await answeredAt()).toBeNull();
  });

  it('that somebody else was faster with is told and changes nothing', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    await caller.admin.inbox.move({ id, from: 'new', to: 'call' });
    await expect(caller.admin.inbox.move({ id, from: 'new', to: 'spam' })).rejects.toMatchObject({
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
