import { describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { createCategory, createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;
const seen = (posts: readonly { id: number; version: number }[]) =>
  posts.map(({ id, version }) => ({ id, version }));

describe('several posts at once', () => {
  it('publishes what was seen, names what somebody changed meanwhile, and takes it back', async () => {
    const { caller } = await signedInAdmin(testApp());
    const scheduled = await createPost({ publishedAt: new Date('2100-01-01T00:00:00Z') });
    const draft = await createDraft();
    const contested = await createDraft();
    const published = await createPost();
    const posts = seen([scheduled, draft, contested, published]);
    await caller.admin.posts.publish({ id: contested.id });
    await caller.admin.posts.unpublish({ id: contested.id });

    const outcome = await caller.admin.posts.bulk.change({ posts, change: { kind: 'publish' } });
    expect(outcome.changed.map(({ id }) => id)).toEqual([scheduled.id, draft.id]);
    expect(outcome.failed).toEqual([
      { id: contested.id, message: expect.stringContaining('This post was changed by') },
    ]);

    const { changed } = outcome;
    const asSent = changed.map(({ before, ...one }) => ({
      ...one,
      before: {
        ...before,
        publishedAt: before.publishedAt?.toISOString() ?? null,
        unpublishAt: before.unpublishAt?.toISOString() ?? null,
      },
    }));
    const back = await caller.admin.posts.bulk.undo({ posts: asSent });
    expect(back.failed).toEqual([]);
    expect(await caller.admin.posts.get({ id: scheduled.id })).toMatchObject({
      status: 'scheduled',
      publishedAt: scheduled.publishedAt,
    });
    expect(await caller.admin.posts.get({ id: draft.id })).toMatchObject({ status: 'draft' });
    expect((await caller.admin.posts.bulk.undo({ posts: asSent })).changed).toEqual([]);
  });

  it('moves to a category, says where that is gone, and brings deleted ones back to theirs', async () => {
    const { caller } = await signedInAdmin(testApp());
    const [from, to] = [await createCategory(), await createCategory()];
    const posts = seen([
      await createPost({ categoryId: from.id }),
      await createPost({ categoryId: to.id }),
    ]);
    const gone = await caller.admin.posts.bulk.change({
      posts,
      change: { kind: 'category', categoryId: 999_999 },
    });
    expect(gone.failed.map(({ message }) => message)).toEqual(
      Array(2).fill('This category does not exist.'),
    );
    const { changed } = await caller.admin.posts.bulk.change({
      posts,
      change: { kind: 'category', categoryId: to.id },
    });
    expect(changed).toMatchObject([{ id: posts[0]?.id, before: { categoryId: from.id } }]);

    const all = await caller.admin.posts.list({});
    const removed = await caller.admin.posts.bulk.delete({ posts: seen(all.items) });
    expect(removed.changed).toHaveLength(2);
    const bin = await caller.admin.posts.list({ status: 'deleted' });
    await caller.admin.posts.bulk.change({
      posts: seen(bin.items),
      change: { kind: 'undelete' },
    });
    expect((await caller.admin.posts.list({ categoryId: to.id })).total).toBe(2);
  });

  it('lets an author change their own only', async () => {
    const { caller, admin } = await signedInAdmin(testApp(), { role: 'author' });
    const own = await createDraft({ authorId: admin.id });
    const foreign = await createDraft();
    const { changed, failed } = await caller.admin.posts.bulk.change({
      posts: seen([own, foreign]),
      change: { kind: 'publish' },
    });
    expect(changed.map(({ id }) => id)).toEqual([own.id]);
    expect(failed).toEqual([{ id: foreign.id, message: 'Post not found' }]);
  });

  it('refuses more than a hundred', async () => {
    const { caller } = await signedInAdmin(testApp());
    const posts = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, version: 1 }));
    await expect(caller.admin.posts.bulk.delete({ posts })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('deleting for good', () => {
  it('takes deleted posts away with their history, and nothing else', async () => {
    const { caller, fields } = await startEditing(testApp());
    const { data: kept } = await caller.admin.posts.create(fields);
    const { data: gone } = await caller.admin.posts.create({ ...fields, slug: 'gone' });
    await caller.admin.posts.delete({ id: gone.id });
    const { failed } = await caller.admin.posts.bulk.deleteForGood({ posts: seen([kept, gone]) });
    expect(failed).toEqual([
      { id: kept.id, message: 'Only a deleted post can be deleted for good.' },
    ]);
    expect(await db().documentVersion.count({ where: { documentId: gone.id } })).toBe(0);
    await expect(caller.admin.posts.undelete({ id: gone.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await db().activityEntry.count({ where: { action: 'deleted for good' } })).toBe(1);
  });
});

describe('a copy', () => {
  it('is a draft of its own with another address', async () => {
    const { caller, fields } = await startEditing(testApp());
    const { data } = await caller.admin.posts.create({ ...fields, imageUrl: '/cover.jpg' });
    const first = await caller.admin.posts.duplicate({ id: data.id });
    expect(first).toMatchObject({
      title: 'Copy of A first app',
      slug: 'copy-of-a-first-app',
      status: 'draft',
      imageUrl: '/cover.jpg',
      content: data.content,
    });
    expect((await caller.admin.posts.duplicate({ id: data.id })).slug).toBe(
      'copy-of-a-first-app-2',
    );
    await caller.admin.posts.delete({ id: data.id });
    await expect(caller.admin.posts.duplicate({ id: data.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('of the longest title and address stays within their limits', async () => {
    const { caller, fields } = await startEditing(testApp());
    const long = { title: 'x'.repeat(200), slug: `${'y'.repeat(119)}z` };
    const { data } = await caller.admin.posts.create({ ...fields, ...long });
    const copy = await caller.admin.posts.duplicate({ id: data.id });
    expect(copy.title).toHaveLength(200);
    expect(copy.slug.length).toBeLessThanOrEqual(120);
  });
});

it('the dashboard lists posts in the order that is asked for', async () => {
  const { caller } = await signedInAdmin(testApp());
  const beta = await createPost({ title: 'beta', publishedAt: new Date('2026-01-02T00:00:00Z') });
  const alpha = await createPost({ title: 'Alpha', publishedAt: new Date('2026-01-03T00:00:00Z') });
  const draft = await createDraft({ title: 'Gamma' });
  await caller.admin.posts.publish({ id: draft.id });
  await caller.admin.posts.unpublish({ id: beta.id });
  const idsBy = async (sort: 'updated' | 'created' | 'published' | 'title') =>
    (await caller.admin.posts.list({ sort })).items.map(({ id }) => id);
  expect(await idsBy('updated')).toEqual([beta.id, draft.id, alpha.id]);
  expect(await idsBy('created')).toEqual([draft.id, alpha.id, beta.id]);
  expect(await idsBy('published')).toEqual([draft.id, alpha.id, beta.id]);
  expect(await idsBy('title')).toEqual([alpha.id, beta.id, draft.id]);
});
