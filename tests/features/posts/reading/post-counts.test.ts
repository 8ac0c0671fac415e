import { expect, it } from 'vitest';
import type { PostStatus } from '../../../../src/features/posts/post-editing.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createCategory, createDraft, createPost } from '../../../factories/posts/posts.ts';
import { testDatabase } from '../../../setup/database/database.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const testApp = setUpTestApp();
type Caller = Awaited<ReturnType<typeof signedInAdmin>>['caller'];

const statuses = ['published', 'scheduled', 'draft', 'deleted'] as const;
const tomorrow = () => new Date(Date.now() + 86_400_000);

async function totalsOf(caller: Caller, categoryId?: number): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const status of [undefined, ...statuses] satisfies (PostStatus | undefined)[]) {
    const { total } = await caller.admin.posts.list({ status, categoryId });
    totals[status ?? 'all'] = total;
  }
  return totals;
}

it('the dashboard counts posts of every status and category through every change', async () => {
  const { caller } = await signedInAdmin(testApp());
  // The first category is the default one, which cannot be deleted.
  const other = await createCategory();
  const one = await createCategory();
  const post = await createPost({ categoryId: one.id });
  await createPost({ categoryId: one.id, publishedAt: tomorrow() });
  await createPost();
  const draft = await createDraft({ categoryId: one.id });
  expect(await totalsOf(caller)).toEqual({
    all: 4,
    published: 2,
    scheduled: 1,
    draft: 1,
    deleted: 0,
  });
  expect(await totalsOf(caller, one.id)).toEqual({
    all: 3,
    published: 1,
    scheduled: 1,
    draft: 1,
    deleted: 0,
  });

  await caller.admin.posts.publish({ id: draft.id });
  await caller.admin.posts.delete({ id: post.id });
  expect(await totalsOf(caller, one.id)).toEqual({
    all: 2,
    published: 1,
    scheduled: 1,
    draft: 0,
    deleted: 1,
  });

  await caller.admin.posts.undelete({ id: post.id });
  await caller.admin.posts.unpublish({ id: post.id });
  await caller.admin.categories.delete({ id: one.id, moveToCategoryId: other.id });
  expect(await totalsOf(caller, one.id)).toEqual({
    all: 0,
    published: 0,
    scheduled: 0,
    draft: 0,
    deleted: 0,
  });
  expect(await totalsOf(caller, other.id)).toEqual({
    all: 3,
    published: 1,
    scheduled: 1,
    draft: 1,
    deleted: 0,
  });
  const counts = (await caller.admin.categories.list()).map(({ id, postCount }) => [id, postCount]);
  expect(counts).toEqual([[other.id, 3]]);

  await testDatabase().prisma.blogPost.deleteMany({ where: { categoryId: other.id } });
  expect(await totalsOf(caller)).toEqual({
    all: 1,
    published: 1,
    scheduled: 0,
    draft: 0,
    deleted: 0,
  });
});

it('the dashboard counts right after posts were written at the same moment', async () => {
  const { caller } = await signedInAdmin(testApp());
  const { id: categoryId } = await createCategory();
  await Promise.all(Array.from({ length: 8 }, () => createPost({ categoryId })));
  expect(await totalsOf(caller, categoryId)).toMatchObject({ all: 8, published: 8 });
});
