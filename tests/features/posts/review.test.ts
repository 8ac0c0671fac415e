import { describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createCategory, createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-11-26T10:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const db = () => testApp().deps.db.prisma;

async function startReview() {
  const contributor = await signedInAdmin(testApp(), { username: 'kim', role: 'contributor' });
  const editor = await signedInAdmin(testApp(), { username: 'ed', role: 'editor' });
  const post = await createDraft({ title: 'A draft', authorId: contributor.admin.id });
  await createDraft({ title: 'Another', authorId: contributor.admin.id });
  const { posts } = contributor.caller.admin;
  const waiting = async () => (await editor.caller.admin.posts.list({ isReady: true })).items;
  return { contributor, editor, posts, id: post.id, waiting };
}

describe('a draft that is ready for review', () => {
  it('waits for those who publish, without a new version, until it is taken back', async () => {
    const { posts, id, waiting } = await startReview();
    const ready = await posts.markReady({ id });
    expect(ready).toMatchObject({ version: 1, readyAt: now, readyBy: 'admin:kim' });
    expect(await waiting()).toMatchObject([{ id, title: 'A draft', readyAt: now }]);

    const first = now;
    now = new Date('2026-11-26T11:00:00Z');
    expect(await posts.markReady({ id })).toMatchObject({ readyAt: first });
    expect(await posts.backToDraft({ id })).toMatchObject({ readyAt: null, readyBy: null });
    await posts.backToDraft({ id });
    expect(await waiting()).toEqual([]);
    const entries = await db().activityEntry.findMany({ orderBy: { id: 'asc' } });
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'admin:kim handed over',
      'admin:kim took back',
    ]);
  });

  it('waits no more once it is published, or scheduled', async () => {
    const { editor, posts, id, waiting } = await startReview();
    await posts.markReady({ id });
    expect(await editor.caller.admin.posts.publish({ id })).toMatchObject({ readyAt: null });
    expect(await waiting()).toEqual([]);
    expect(await db().review.findMany()).toMatchObject([
      { endedAt: now, endedBy: 'admin:ed', outcome: 'published' },
    ]);

    await editor.caller.admin.posts.unpublish({ id });
    await posts.markReady({ id });
    const publishedAt = '2100-01-01T00:00:00.000Z';
    expect(await editor.caller.admin.posts.schedule({ id, publishedAt })).toMatchObject({
      readyAt: null,
    });
    expect(await waiting()).toEqual([]);
  });

  it('stays ready while it is written on, and is hidden while it is deleted', async () => {
    const { editor, posts, id, waiting } = await startReview();
    await posts.markReady({ id });
    const { title, slug, excerpt, content } = await posts.get({ id });
    const category = await createCategory();
    const fields = { title, slug, excerpt, categoryId: category.id };
    const { data } = await posts.update({ id, ...fields, content: `${content}<p>More</p>` });
    expect(data).toMatchObject({ version: 2, readyAt: now });
    await editor.caller.admin.posts.delete({ id });
    expect(await waiting()).toEqual([]);
    await expect(posts.backToDraft({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await editor.caller.admin.posts.undelete({ id });
    expect(await waiting()).toHaveLength(1);
  });

  it('is no post of somebody else, none that is public, and none of another author in a list', async () => {
    const { contributor, posts, id } = await startReview();
    const stranger = await signedInAdmin(testApp(), { username: 'sam', role: 'author' });
    await expect(stranger.caller.admin.posts.markReady({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const published = await createPost({ authorId: contributor.admin.id });
    await expect(posts.markReady({ id: published.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await posts.markReady({ id });
    expect((await stranger.caller.admin.posts.list({ isReady: true })).total).toBe(0);
    expect((await posts.list({ isReady: true })).total).toBe(1);
  });

  it('is one review when two windows mark it at once', async () => {
    const { posts, id } = await startReview();
    await Promise.all([posts.markReady({ id }), posts.markReady({ id })]);
    expect(await db().review.count()).toBe(1);
  });
});
