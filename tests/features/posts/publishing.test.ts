import { beforeEach, describe, expect, it } from 'vitest';
import { callerWith } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

const db = () => testApp().deps.db.prisma;
const start = () => startEditing(testApp());

beforeEach(() => {
  now = new Date('2026-03-01T12:00:00Z');
});

const publicSlugs = async () =>
  (await callerWith(testApp()).caller.blog.posts({})).map((post) => post.slug);

describe('publication', () => {
  it('sets publishedAt once and keeps it through unpublishing', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    const first = await caller.admin.posts.publish({ id: data.id });
    expect(first).toMatchObject({ status: 'published', publishedAt: now });
    now = new Date('2026-04-01T12:00:00Z');
    const taken = await caller.admin.posts.unpublish({ id: data.id });
    expect(taken).toMatchObject({ status: 'draft', publishedAt: first.publishedAt });
    expect(await publicSlugs()).toEqual([]);
    expect((await caller.admin.posts.publish({ id: data.id })).publishedAt).toEqual(
      first.publishedAt,
    );
  });

  it('publishes once however often it is asked at the same moment', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await Promise.all(
      Array.from({ length: 50 }, () => caller.admin.posts.publish({ id: data.id })),
    );
    expect((await caller.admin.posts.get({ id: data.id })).version).toBe(2);
    expect(await db().activityEntry.count({ where: { action: 'published' } })).toBe(1);
  });

  it('schedules, and the post is public when its time has come', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await expect(
      caller.admin.posts.schedule({ id: data.id, publishedAt: '2026-02-01T00:00:00Z' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const scheduled = await caller.admin.posts.schedule({
      id: data.id,
      publishedAt: '2026-03-02T10:00:00+02:00',
    });
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      publishedAt: new Date('2026-03-02T08:00:00Z'),
    });
    expect(await publicSlugs()).toEqual([]);
    now = new Date('2026-03-02T08:00:00Z');
    expect(await publicSlugs()).toEqual(['a-first-app']);
    expect((await caller.admin.posts.get({ id: data.id })).status).toBe('published');
  });

  it('forgets the time of a schedule that is taken back', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({
      ...fields,
      publishedAt: '2027-01-01T00:00:00Z',
    });
    expect(data.status).toBe('scheduled');
    expect(await caller.admin.posts.unpublish({ id: data.id })).toMatchObject({
      status: 'draft',
      publishedAt: null,
    });
  });
});

describe('addresses', () => {
  it('redirects the old slug of a published post, also over several renames', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    for (const slug of ['second', 'third']) {
      await caller.admin.posts.update({ ...fields, id: data.id, slug });
    }
    expect(
      await db().blogSlugRedirect.findMany({
        orderBy: { slug: 'asc' },
        select: { slug: true, postId: true },
      }),
    ).toEqual([
      { slug: 'a-first-app', postId: data.id },
      { slug: 'second', postId: data.id },
    ]);
    await caller.admin.posts.update({ ...fields, id: data.id, slug: 'second' });
    expect((await db().blogSlugRedirect.findMany()).map((row) => row.slug).sort()).toEqual([
      'a-first-app',
      'third',
    ]);
  });

  it('does not redirect what nobody could have known', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await caller.admin.posts.update({ ...fields, id: data.id, slug: 'renamed' });
    expect(await db().blogSlugRedirect.count()).toBe(0);
  });

  it('gives an old slug to a new post', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    await caller.admin.posts.update({ ...fields, id: data.id, slug: 'renamed' });
    await caller.admin.posts.create(fields);
    expect(await db().blogSlugRedirect.count()).toBe(0);
  });
});

describe('deleting', () => {
  it('hides the post, frees its slug, and can be undone', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    expect(await caller.admin.posts.delete({ id: data.id })).toMatchObject({
      status: 'deleted',
      slug: 'a-first-app',
    });
    expect(await publicSlugs()).toEqual([]);
    expect((await caller.admin.posts.list({})).items).toEqual([]);
    expect((await caller.admin.posts.list({ status: 'deleted' })).items).toMatchObject([
      { id: data.id, slug: 'a-first-app' },
    ]);
    expect(await caller.admin.posts.undelete({ id: data.id })).toMatchObject({
      status: 'published',
      slug: 'a-first-app',
      publishedAt: data.publishedAt,
    });
  });

  it('cannot be undone over a post that took the slug meanwhile', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    await caller.admin.posts.delete({ id: data.id });
    await caller.admin.posts.create(fields);
    await expect(caller.admin.posts.undelete({ id: data.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});
