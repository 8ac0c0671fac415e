import { expect, it } from 'vitest';
import type { RequestMove } from '../../../../src/features/requests/contact-inbox.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;

async function world(count: number) {
  const { caller } = await signedInAdmin(testApp());
  const { caller: other } = await signedInAdmin(testApp(), { username: 'other' });
  const ids: number[] = [];
  while (ids.length < count) ids.push((await createRequest()).id);
  return { inbox: caller.admin.inbox, others: other.admin.inbox, ids };
}

const statusesOf = async (ids: readonly number[]) => {
  const rows = await db().contactRequest.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'asc' },
    select: { status: true },
  });
  return rows.map(({ status }) => status);
};

const wayBack = (changed: readonly RequestMove[]): RequestMove[] =>
  changed.map(({ id, from, to }) => ({ id, from: to, to: from }));

it('moves what was seen, names what somebody moved meanwhile, and records each move', async () => {
  const { inbox, others, ids } = await world(3);
  const [first = 0, contested = 0, last = 0] = ids;
  await others.move({ id: contested, from: 'new', to: 'won' });
  const moves = ids.map((id) => ({ id, from: 'new' as const, to: 'spam' as const }));
  const { changed, failed } = await inbox.moveSeveral({ moves });
  expect(changed.map(({ id }) => id)).toEqual([first, last]);
  expect(failed).toEqual([
    { id: contested, message: expect.stringContaining('Somebody else moved this request to Won') },
  ]);
  expect(await statusesOf(ids)).toEqual(['spam', 'won', 'spam']);
  expect(await db().activityEntry.count({ where: { action: 'marked as spam' } })).toBe(2);
});

it('takes back exactly what it moved, and leaves what was moved since', async () => {
  const { inbox, others, ids } = await world(3);
  const [opened = 0, quoted = 0, since = 0] = ids;
  await inbox.markRead({ id: opened });
  await inbox.move({ id: quoted, from: 'new', to: 'quote' });
  const { changed } = await inbox.moveSeveral({
    moves: [
      { id: opened, from: 'new', to: 'lost' },
      { id: quoted, from: 'quote', to: 'lost' },
      { id: since, from: 'new', to: 'lost' },
    ],
  });
  await others.move({ id: since, from: 'lost', to: 'won' });
  const back = await inbox.moveSeveral({ moves: wayBack(changed) });
  expect(back.changed.map(({ id }) => id)).toEqual([opened, quoted]);
  expect(back.failed.map(({ id }) => id)).toEqual([since]);
  expect(await statusesOf(ids)).toEqual(['read', 'quote', 'won']);
});

it('leaves alone what is there already, and names what is gone', async () => {
  const { inbox, ids } = await world(1);
  const [id = 0] = ids;
  const outcome = await inbox.moveSeveral({
    moves: [
      { id, from: 'new', to: 'new' },
      { id: 999_999, from: 'new', to: 'spam' },
    ],
  });
  expect(outcome).toEqual({
    changed: [],
    failed: [{ id: 999_999, message: 'Contact request not found' }],
  });
});

it.each([0, 101])('refuses %d moves', async (count) => {
  const { inbox } = await world(0);
  const moves = Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, from: 'new' as const, to: 'spam' as const },
  }));
  await expect(inbox.moveSeveral({ moves })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
