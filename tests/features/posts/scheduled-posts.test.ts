import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { planForgottenPublications } from '../../../src/features/posts/server/changes/scheduled-posts.service.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { createTestApp, setUpTestApp, type TestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';

let now = new Date();
const replace = () => ({ clock: { now: () => now } });
const testApp = setUpTestApp({ replace });
let otherCopy: TestApp | undefined;

beforeEach(() => {
  now = new Date();
});
afterAll(async () => {
  await otherCopy?.app.close();
  await otherCopy?.deps.contentBus.close();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const list = async (of: TestApp) => (await of.app.inject('/api/blog/posts')).body;

const nextChangeIn = ({ deps }: TestApp) =>
  new Promise<void>((resolve) => deps.contentBus.onChange(() => resolve()));

async function schedule(minutes: number) {
  const { caller } = await signedInAdmin(testApp());
  const { id: categoryId } = await createCategory();
  const { data } = await caller.admin.posts.create({
    ...{ title: 'Soon', slug: 'soon', excerpt: 'Soon', content: '<p>Soon</p>', categoryId },
    ...{ isPublished: 'true' as const, publishedAt: inMinutes(minutes) },
  });
  return { caller, id: data.id };
}

describe('a scheduled post', () => {
  it('shows when its time has come, in every copy, although lists were cached before', async () => {
    otherCopy ??= await createTestApp({ replace });
    const copies = [testApp(), otherCopy];
    const written = nextChangeIn(otherCopy);
    await schedule(10);
    await written;
    for (const copy of copies) expect(await list(copy)).not.toContain('soon');
    now = new Date(Date.now() + 9 * 60_000);
    expect(await runDueJobs(testApp())).toEqual([]);

    now = new Date(Date.now() + 10 * 60_000);
    for (const copy of copies) expect(await list(copy)).not.toContain('soon');
    const heard = nextChangeIn(otherCopy);
    expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
    await heard;
    for (const copy of copies) expect(await list(copy)).toContain('soon');
  });

  it('waits for its new time when it is put off, and for none when it is taken back', async () => {
    const { caller, id } = await schedule(10);
    const later = inMinutes(20);
    await caller.admin.posts.schedule({ id, publishedAt: later });
    expect(await jobsInQueue(testApp())).toMatchObject([{ runAt: new Date(later) }]);
    await caller.admin.posts.unpublish({ id });
    expect(await jobsInQueue(testApp())).toEqual([]);
  });

  it('waits on where the database is ahead of this clock', async () => {
    await schedule(10);
    now = new Date(Date.now() + 10 * 60_000);
    const early = { deps: { ...testApp().deps, clock: { now: () => new Date() } } };
    const { pool } = testApp().deps.db;
    await pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    expect(await runDueJobs(early)).toMatchObject([{ error: null }]);
    expect(await jobsInQueue(testApp())).toMatchObject([{ name: 'announcePublication' }]);
  });

  it('that no job knows of is found when a copy starts', async () => {
    await createPost({ slug: 'soon', publishedAt: new Date(Date.now() + 60_000) });
    await createPost({ publishedAt: new Date(Date.now() + 60_000), deletedAt: new Date() });
    expect(await jobsInQueue(testApp())).toEqual([]);
    await planForgottenPublications(testApp().deps);
    await planForgottenPublications(testApp().deps);
    expect(await jobsInQueue(testApp())).toHaveLength(1);
  });
});

describe('the end of a publication', () => {
  async function publishUntil(minutes: number, more: { publishedAt?: string } = {}) {
    const { caller } = await signedInAdmin(testApp());
    const { id: categoryId } = await createCategory();
    const fields = { title: 'Fair', slug: 'fair', excerpt: 'Fair', content: '<p>Fair</p>' };
    const end = { unpublishAt: inMinutes(minutes), ...more };
    const { data } = await caller.admin.posts.create({ ...fields, categoryId, ...end });
    return { caller, id: data.id, fields: { ...fields, categoryId } };
  }

  it('makes a draft of the post in every copy, and says so in its history', async () => {
    otherCopy ??= await createTestApp({ replace });
    const copies = [testApp(), otherCopy];
    const written = nextChangeIn(otherCopy);
    const { caller, id } = await publishUntil(10);
    await written;
    for (const copy of copies) expect(await list(copy)).toContain('fair');
    now = new Date(Date.now() + 10 * 60_000);
    const heard = nextChangeIn(otherCopy);
    expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
    await heard;
    for (const copy of copies) expect(await list(copy)).not.toContain('fair');
    const post = await caller.admin.posts.get({ id });
    expect(post).toMatchObject({ status: 'draft', unpublishAt: null, savedBy: 'the schedule' });
    expect(await jobsInQueue(testApp())).toEqual([]);
  });

  it('waits for a post that is public later, and comes after its beginning', async () => {
    const { caller, id } = await publishUntil(20, { publishedAt: inMinutes(10) });
    now = new Date(Date.now() + 10 * 60_000);
    await runDueJobs(testApp());
    expect((await caller.admin.posts.get({ id })).status).toBe('published');
    now = new Date(Date.now() + 20 * 60_000);
    await runDueJobs(testApp());
    expect((await caller.admin.posts.get({ id })).status).toBe('draft');
  });

  it('stays with a save that does not name it, and is taken back by null', async () => {
    const { caller, id, fields } = await publishUntil(10);
    const { data } = await caller.admin.posts.update({ id, ...fields, title: 'Fair 2' });
    expect(data.unpublishAt).toEqual(expect.any(Date));
    const open = await caller.admin.posts.update({ id, ...fields, unpublishAt: null });
    expect(open.data.unpublishAt).toBeNull();
    expect(await jobsInQueue(testApp())).toEqual([]);
  });

  it.each([
    ['is past', -5, {}],
    ['is before the beginning', 5, { publishedAt: inMinutes(10) }],
  ])('is refused where it %s', async (_name, minutes, more) => {
    await expect(publishUntil(minutes, more)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('goes with a publication that is ended by hand, and comes back with undo', async () => {
    const { caller, id } = await publishUntil(10);
    const post = await caller.admin.posts.get({ id });
    const change = { kind: 'unpublish' } as const;
    const posts = [{ id, version: post.version }];
    const { changed } = await caller.admin.posts.bulk.change({ posts, change });
    expect((await caller.admin.posts.get({ id })).unpublishAt).toBeNull();
    const asSent = changed.map(({ before, ...one }) => ({
      ...one,
      before: {
        ...before,
        publishedAt: before.publishedAt?.toISOString() ?? null,
        unpublishAt: before.unpublishAt?.toISOString() ?? null,
      },
    }));
    await caller.admin.posts.bulk.undo({ posts: asSent });
    expect(await caller.admin.posts.get({ id })).toMatchObject({
      status: 'published',
      unpublishAt: post.unpublishAt,
    });
  });
});
