import { expect, it } from 'vitest';
import { createToken } from '../../factories/admins.ts';
import { callerWith } from '../../factories/callers.ts';
import { importFile } from '../../factories/posts/imports.ts';
import { ghostExport } from '../../factories/posts/post-file.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

/** Security row 81: a click does not publish what members paid for. */

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;

const reason = 'It was for paying members only and stays a draft.';
const refused = { code: 'CONFLICT', message: expect.stringContaining(reason) };

async function setUp() {
  const file = ghostExport([{ slug: 'paid', visibility: 'paid' }, { slug: 'free' }]);
  const { caller, admin, posts } = await importFile(testApp(), file);
  const [paid, free] = posts;
  if (!paid || !free) throw new Error('Two posts were to be imported.');
  const row = async () => {
    const { items } = await caller.admin.posts.list({});
    return items.find(({ id }) => id === paid.id);
  };
  return { caller, admin, paid, free, posts: caller.admin.posts, row };
}

it('a post that was for members says so in the list and in the editor, others do not', async () => {
  const { posts, paid, free } = await setUp();
  const { items } = await posts.list({});
  expect(new Map(items.map(({ id, heldBack }) => [id, heldBack]))).toEqual(
    new Map([
      [paid.id, [reason]],
      [free.id, []],
    ]),
  );
  expect((await posts.get({ id: paid.id })).heldBack).toEqual([reason]);
});

it('it is published in no way before somebody has confirmed that', async () => {
  const { posts, paid, free, admin } = await setUp();
  const { id } = paid;
  await expect(posts.publish({ id })).rejects.toMatchObject(refused);
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString();
  await expect(posts.schedule({ id, publishedAt })).rejects.toMatchObject(refused);
  const bulk = await posts.bulk.change({
    posts: [paid, free].map(({ id: each, version }) => ({ id: each, version })),
    change: { kind: 'publish' },
  });
  expect(bulk.changed.map((one) => one.id)).toEqual([free.id]);
  expect(bulk.failed).toEqual([{ id, message: refused.message }]);

  const { secret } = await createToken(admin.id, { scopes: ['posts:read', 'posts:write'] });
  for (const { admin: area } of [
    callerWith(testApp(), { token: secret }).caller,
    { admin: { posts } },
  ]) {
    const { title, slug, excerpt, content } = await area.posts.get({ id });
    await expect(
      area.posts.update({
        ...{ id, title, slug, excerpt, content, categoryId: paid.categoryId ?? 1 },
        isPublished: 'true',
      }),
    ).rejects.toMatchObject(refused);
  }
  await expect(callerWith(testApp()).caller.blog.post({ slug: 'paid' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await posts.get({ id })).heldBack).toEqual([reason]);
});

it('it is saved as a draft like any other, and keeps its mark', async () => {
  const { posts, paid, row } = await setUp();
  const { id, slug, excerpt, content } = paid;
  await posts.update({
    ...{ id, title: 'Another title', slug, excerpt, content, categoryId: paid.categoryId ?? 1 },
  });
  await posts.delete({ id });
  await posts.undelete({ id });
  expect(await row()).toMatchObject({ title: 'Another title', heldBack: [reason] });
});

it('confirmed, it is published like any other, and stays without the mark', async () => {
  const { posts, paid, row } = await setUp();
  const { id } = paid;
  await posts.release({ id });
  await posts.release({ id });
  expect((await row())?.heldBack).toEqual([]);
  await posts.publish({ id });
  await posts.unpublish({ id });
  expect((await posts.publish({ id })).status).toBe('published');
  const entries = await db().activityEntry.findMany({ where: { action: 'released' } });
  expect(entries).toHaveLength(1);
});

it('a copy of it is held back too', async () => {
  const { posts, paid } = await setUp();
  const copy = await posts.duplicate({ id: paid.id });
  expect(copy.heldBack).toEqual([reason]);
  await posts.release({ id: paid.id });
  await expect(posts.publish({ id: copy.id })).rejects.toMatchObject(refused);
});
