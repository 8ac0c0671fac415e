import { describe, expect, it } from 'vitest';
import type { TokenScope } from '../../../src/shared/admin/api-tokens.ts';
import { createAdmin, createToken } from '../../factories/admins.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createEntry } from '../../factories/conversations.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testDatabase().prisma;

async function program({
  scopes = ['requests:read', 'requests:write'],
  role = 'owner',
}: {
  scopes?: TokenScope[];
  role?: 'owner' | 'editor';
} = {}) {
  const admin = await createAdmin({ role });
  const { secret } = await createToken(admin.id, { name: 'Desk', scopes });
  return (
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    { payload, ifMatch }: { payload?: object; ifMatch?: string } = {},
  ) =>
    testApp().app.inject({
      ...{ method, url: `/api/admin/requests${path}` },
      headers: { 'admin-token': secret, ...(ifMatch ? { 'if-match': ifMatch } : {}) },
      ...(payload ? { payload } : {}),
    });
}

const namesIn = (answer: { json(): { items: { firstName: string }[] } }) =>
  answer.json().items.map(({ firstName }) => firstName);

describe('contact requests for programs', () => {
  it('are listed part by part, the newest first, also while they come and go', async () => {
    const call = await program();
    const at = (minute: number) => ({ createdAt: new Date(Date.UTC(2026, 10, 20, 8, minute)) });
    for (const [index, firstName] of ['A', 'B', 'C', 'D', 'E'].entries()) {
      // Requests of the same time are in the order of their ids.
      await createRequest({ firstName, ...at(index === 1 ? 0 : index) });
    }
    const first = await call('GET', '?limit=2');
    expect(namesIn(first)).toEqual(['E', 'D']);
    const { nextCursor } = first.json();
    await createRequest({ firstName: 'F', ...at(30) });
    await db().contactRequest.delete({ where: { id: nextCursor } });
    const second = await call('GET', `?limit=2&cursor=${nextCursor}`);
    expect(namesIn(second)).toEqual(['C', 'B']);
    const third = await call('GET', `?limit=2&cursor=${second.json().nextCursor}`);
    expect(namesIn(third)).toEqual(['A']);
    expect(third.json().nextCursor).toBeNull();
    expect((await call('GET', '?cursor=99999999999')).statusCode).toBe(400);
  });

  it('are found by state, source, what they wait for and words', async () => {
    const call = await program();
    await createRequest({ firstName: 'Late', createdAt: new Date('2026-01-01') });
    await createRequest({ firstName: 'Won', status: 'won', description: 'A tide table' });
    await createRequest({ firstName: 'Texted', source: 'sms', status: 'read' });
    await createRequest({ firstName: 'Junk', status: 'spam' });
    const found = async (query: string) => namesIn(await call('GET', query)).toSorted();
    expect(await found('')).toEqual(['Late', 'Texted', 'Won']);
    expect(await found('?status=spam')).toEqual(['Junk']);
    expect(await found('?source=sms')).toEqual(['Texted']);
    expect(await found('?due=missed')).toEqual(['Late']);
    expect(await found('?search=tide')).toEqual(['Won']);
    expect((await call('GET', '?status=lost-and-found')).statusCode).toBe(400);
  });

  it('are read one by one, with thread, notes and history', async () => {
    const call = await program();
    const { id } = await createRequest();
    const createdAt = new Date();
    await createEntry({ requestId: id }, { body: 'In two languages.' });
    await db().requestNote.create({
      data: { requestId: id, author: 'admin:ada', body: 'Call on Monday.', createdAt },
    });
    await call('PATCH', `/${id}`, { payload: { status: 'read' } });
    const answer = await call('GET', `/${id}`);
    expect(answer.json()).toMatchObject({
      request: { id, email: 'ada@example.com', status: 'read' },
      thread: [{ kind: 'visitor', body: 'In two languages.', seenAt: null }],
      notes: [{ author: 'admin:ada', body: 'Call on Monday.' }],
      moves: [{ actor: 'token:Desk', fromStatus: 'new', toStatus: 'read' }],
    });
    expect((await call('GET', '/2147483647')).statusCode).toBe(404);
  });

  it('are moved, but not over a move that was not seen; a note in between is none', async () => {
    const call = await program();
    const { id } = await createRequest();
    const read = await call('GET', `/${id}`);
    const etag = String(read.headers.etag);
    await db().requestNote.create({
      data: { requestId: id, author: '', body: 'A note', createdAt: new Date() },
    });
    const moved = await call('PATCH', `/${id}`, { payload: { status: 'call' }, ifMatch: etag });
    expect(moved.json()).toMatchObject({ id, status: 'call' });
    expect(moved.headers.etag).toBe((await call('GET', `/${id}`)).headers.etag);
    expect(moved.headers.etag).not.toBe(etag);
    const late = await call('PATCH', `/${id}`, { payload: { status: 'lost' }, ifMatch: etag });
    expect(late.statusCode).toBe(412);
    const wrong = await call('PATCH', `/${id}`, { payload: { status: 'lost' }, ifMatch: 'x' });
    expect(wrong.statusCode).toBe(400);
    await call('PATCH', `/${id}`, { payload: { status: 'won' } });
    const { status } = await db().contactRequest.findUniqueOrThrow({ where: { id } });
    expect(status).toBe('won');
    const log = await db().activityEntry.findMany({ orderBy: { id: 'asc' } });
    expect(log.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      ...['token:Desk marked as call', 'token:Desk marked as won'],
    ]);
  });

  it('of two programs that move one at once with the same tag the second is refused', async () => {
    const call = await program();
    const { id } = await createRequest();
    const etag = String((await call('GET', `/${id}`)).headers.etag);
    const answers = await Promise.all(
      ['call', 'lost'].map((status) =>
        call('PATCH', `/${id}`, { payload: { status }, ifMatch: etag }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  });

  it('are answered with the tag of the own move, also where others move them right after it', async () => {
    const call = await program();
    const { id } = await createRequest();
    // More moves than connections: the read after a move waits for the moves of others.
    const statuses = ['call', 'quote', 'lost', 'won', 'answered', 'read', 'suspected'];
    const answers = await Promise.all(
      statuses.map((status) => call('PATCH', `/${id}`, { payload: { status } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses.map(() => 200));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(statuses.length);
  });

  it('are exported as CSV, which the activity log notes', async () => {
    const call = await program();
    await createRequest({ firstName: '=Evil', status: 'won' });
    await createRequest({ firstName: 'Open' });
    const answer = await call('POST', '/export', { payload: { status: 'won' } });
    const { fileName, csv } = answer.json();
    expect(fileName).toMatch(/^contact-requests-.*\.csv$/);
    expect(csv).toContain("'=Evil");
    expect(csv).not.toContain('Open');
    expect(await db().activityEntry.findMany()).toMatchObject([
      { actor: 'token:Desk', action: 'exported' },
    ]);
  });

  it('are for tokens of owners alone', async () => {
    const call = await program({ role: 'editor' });
    const { id } = await createRequest();
    const answers = await Promise.all([
      call('GET', ''),
      call('GET', `/${id}`),
      call('POST', '/export', { payload: {} }),
      call('PATCH', `/${id}`, { payload: { status: 'lost' } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });
});
