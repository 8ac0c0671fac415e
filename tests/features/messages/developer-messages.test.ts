import { beforeEach, describe, expect, it } from 'vitest';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const form = {
  name: 'Grace',
  email: 'grace@example.com',
  message: 'Could you build a stock list?',
};
let ownId: number;
let cookie: string;

beforeEach(async () => {
  ownId = (await createDeveloper()).id;
  cookie = await testApp().cookieFor('developer', ownId);
});

const send = (payload: object = form, to: number = ownId, remoteAddress = '127.0.0.1') =>
  testApp().app.inject({
    method: 'POST',
    url: `/api/developers/profile/${to}/messages`,
    payload,
    remoteAddress,
  });
const own = (method: 'GET' | 'PATCH' | 'DELETE', path = '', payload?: object) =>
  testApp().app.inject({
    method,
    url: `/api/developers/current/messages${path}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  });
const count = () => testDatabase().prisma.developerMessage.count();

describe('writing to a developer', () => {
  it('stores the message, answers nothing about the developer and does not show them the address', async () => {
    const response = await send();
    expect(response.json()).toEqual({ success: true, messageKey: expect.any(String) });
    expect((await own('GET')).json().items).toMatchObject([
      { senderName: 'Grace', senderEmail: '', body: form.message, isRead: false },
    ]);
    expect(await testDatabase().prisma.developerMessage.findMany()).toMatchObject([
      { senderEmail: 'grace@example.com' },
    ]);
  });

  it('takes the same message on one day once, however often it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => send()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await count()).toBe(1);
    const other = await createDeveloper();
    await send(form, other.id);
    expect(await count()).toBe(2);
  });

  it.each([
    [{ name: 'G' }, 'Name must be at least 2 characters'],
    [{ email: 'grace' }, 'Invalid email address'],
    [{ email: 'a@b.c\r\nBcc: x@y.z' }, 'Invalid email address'],
    [{ message: 'short' }, 'Message must be at least 10 characters'],
    [{ message: 'x'.repeat(3_001) }, 'Message must be at most 3000 characters'],
  ])('refuses %o', async (fault, message) => {
    const response = await send({ ...form, ...fault });
    expect([response.statusCode, response.json().issues[0].message]).toEqual([400, message]);
  });

  it('answers 404 for an unknown and for a hidden developer', async () => {
    const gone = await createDeveloper({ hiddenAt: new Date() });
    expect((await send(form, gone.id)).statusCode).toBe(404);
    expect((await send(form, 999_999)).statusCode).toBe(404);
  });
});

describe('reading', () => {
  it('pages through own messages, newest first, and counts the unread ones', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 25; i += 1) ids.unshift((await createMessage(ownId)).id);
    const first = (await own('GET')).json();
    const second = (await own('GET', `?cursor=${first.nextCursor}`)).json();
    const seen = [...first.items, ...second.items].map((item: { id: number }) => item.id);
    expect(seen).toEqual(ids);
    expect([first.unreadCount, second.nextCursor]).toEqual([25, null]);
  });

  it('marks and deletes own messages', async () => {
    const { id } = await createMessage(ownId);
    expect((await own('PATCH', `/${id}`, { isRead: true })).json()).toMatchObject({ isRead: true });
    expect((await own('PATCH', `/${id}`, { isRead: false })).json()).toMatchObject({
      isRead: false,
    });
    expect((await own('PATCH', `/${id}`, { isRead: 'false' })).statusCode).toBe(400);
    expect((await own('DELETE', `/${id}`)).json()).toEqual({ success: true });
    expect(await count()).toBe(0);
  });

  it('keeps away from messages to somebody else', async () => {
    const other = await createDeveloper();
    const theirs = await createMessage(other.id);
    expect((await own('GET')).json().items).toEqual([]);
    expect((await own('PATCH', `/${theirs.id}`, { isRead: true })).statusCode).toBe(404);
    expect((await own('DELETE', `/${theirs.id}`)).statusCode).toBe(404);
    expect(await testDatabase().prisma.developerMessage.findMany()).toEqual([theirs]);
  });
});
