import { expect, it } from 'vitest';
import type { Rechecked } from '../../../src/features/facts/facts.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createFact } from '../../factories/posts/facts.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-11-20T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

const due = new Date('2026-11-01T00:00:00Z');
const iso = (at: Date) => at.toISOString();

async function world(count: number) {
  const { caller, admin } = await signedInAdmin(testApp());
  const post = await createPost({ authorId: admin.id });
  for (const number of Array.from({ length: count }).keys()) {
    await createFact(post.id, {
      ...{ words: `$${number}`, recheckAt: due, answeredAt: new Date(now.getTime() + number) },
    });
  }
  const { facts } = caller.admin;
  const { items } = await facts.rechecks({});
  const seen = items.map(({ id, answeredAt }) => ({ id, answeredAt: iso(answeredAt) }));
  now = new Date(now.getTime() + 60_000);
  const dueIds = async () => (await facts.rechecks({})).items.map(({ id }) => id);
  return { facts, seen, post, dueIds, ids: seen.map(({ id }) => id) };
}

const onWire = (rows: Rechecked['changed']) =>
  rows.map(({ answeredAt, before, ...row }) => ({
    ...{ ...row, answeredAt: iso(answeredAt) },
    before: { ...before, recheckAt: iso(before.recheckAt) },
  }));

it('keeps several facts as still true, names one that somebody looked at, and takes it back', async () => {
  const { facts, seen, ids, dueIds } = await world(3);
  const [, contested = 0] = ids;
  await facts.recheck({ id: contested, outcome: 'changed' });
  const { changed, failed } = await facts.recheckSeveral({ outcome: 'stillTrue', facts: seen });
  expect(failed).toEqual([
    { id: contested, message: expect.stringContaining('Somebody else looked at this fact') },
  ]);
  expect(await dueIds()).toEqual([]);
  now = new Date(now.getTime() + 60_000);
  await facts.undoRechecks({ facts: onWire(changed) });
  expect(await dueIds()).toEqual(ids.filter((id) => id !== contested));
  expect((await facts.rechecks({})).items[0]?.recheckAt).toEqual(due);
});

it('opens several changed facts again in their text, which is taken back', async () => {
  const { facts, seen, ids, post, dueIds } = await world(2);
  const { changed } = await facts.recheckSeveral({ outcome: 'changed', facts: seen });
  const { answers } = await facts.of({ postId: post.id });
  expect(answers.map(({ state }) => state)).toEqual(['changed', 'changed']);
  now = new Date(now.getTime() + 60_000);
  const back = await facts.undoRechecks({ facts: onWire(changed) });
  expect(back.failed).toEqual([]);
  expect(await dueIds()).toEqual(ids);
});

it('leaves a fact that was answered anew since, when it is taken back', async () => {
  const { facts, seen, post, ids } = await world(1);
  const { changed } = await facts.recheckSeveral({ outcome: 'changed', facts: seen });
  now = new Date(now.getTime() + 60_000);
  const fact = { kind: 'price' as const, words: '$0', sentence: 'It costs $20.' };
  await facts.answer({ of: { postId: post.id }, fact, source: null });
  const back = await facts.undoRechecks({ facts: onWire(changed) });
  expect(back.failed.map(({ id }) => id)).toEqual(ids);
  expect((await facts.of({ postId: post.id })).answers).toMatchObject([{ state: 'opinion' }]);
});

it.each(['author', 'contributor'] as const)(
  'hides facts of others from the role “%s”',
  async (role) => {
    const { seen, ids, dueIds } = await world(1);
    const { caller } = await signedInAdmin(testApp(), { username: role, role });
    const { failed } = await caller.admin.facts.recheckSeveral({ outcome: 'changed', facts: seen });
    expect(failed).toEqual([{ id: ids[0], message: 'This fact is not there any more.' }]);
    expect(await dueIds()).toEqual(ids);
  },
);
