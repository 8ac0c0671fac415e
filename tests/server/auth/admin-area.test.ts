import { describe, expect, it } from 'vitest';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;

describe('categories', () => {
  const input = { name: 'Guides', slug: 'guides', description: 'How to' };

  it('lists them with slug and number of posts that are not deleted', async () => {
    const { caller } = await signedInAdmin(testApp());
    const category = await createCategory({ name: 'Tools', slug: 'tools' });
    await createPost({ categoryId: category.id });
    await createPost({ categoryId: category.id, isPublished: false });
    await createPost({ categoryId: category.id, deletedAt: new Date() });
    expect(await caller.admin.categories.list()).toMatchObject([
      { name: 'Tools', slug: 'tools', postCount: 2 },
    ]);
  });

  it('creates and edits, and refuses a taken name or slug', async () => {
    const { caller } = await signedInAdmin(testApp());
    const created = await caller.admin.categories.create(input);
    expect(created).toMatchObject({ ...input, postCount: 0 });
    for (const taken of [{ slug: 'other' }, { name: 'Other' }]) {
      await expect(caller.admin.categories.create({ ...input, ...taken })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }
    const updated = await caller.admin.categories.update({
      ...input,
      id: created.id,
      name: 'Better',
    });
    expect(updated.name).toBe('Better');
    const shown = await callerWith(testApp()).caller.blog.categories();
    expect(shown.map((category) => category.name)).toEqual(['Better']);
    await expect(caller.admin.categories.update({ ...input, id: 999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('does not let a category with posts vanish', async () => {
    const { caller } = await signedInAdmin(testApp());
    const [first, full, target] = [
      await createCategory(),
      await createCategory({ name: 'Full' }),
      await createCategory(),
    ];
    const post = await createPost({ categoryId: full.id });
    await expect(caller.admin.categories.delete({ id: first.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('default'),
    });
    await expect(caller.admin.categories.delete({ id: full.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('1 post'),
    });
    for (const moveToCategoryId of [999, full.id]) {
      await expect(
        caller.admin.categories.delete({ id: full.id, moveToCategoryId }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    await caller.admin.categories.delete({ id: full.id, moveToCategoryId: target.id });
    expect(await db().blogPost.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({
      categoryId: target.id,
    });
  });

  it('is not held by posts in the bin', async () => {
    const { caller } = await signedInAdmin(testApp());
    await createCategory();
    const category = await createCategory();
    const post = await createPost({ categoryId: category.id, deletedAt: new Date() });
    await caller.admin.categories.delete({ id: category.id });
    expect((await caller.admin.posts.get({ id: post.id })).categoryId).toBeNull();
  });
});

describe('without a key', () => {
  it('a request for an AI draft says what to set and leaves a row in the request log', async () => {
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.admin.aiDrafts.status()).toMatchObject({
      isConfigured: false,
      hint: expect.stringContaining('OPENAI_API_KEY'),
    });
    await expect(caller.admin.generate({ subject: 'Planning' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('OPENAI_API_KEY'),
    });
    expect(await db().modelRun.findMany()).toMatchObject([{ outcome: 'notConfigured' }]);
    expect(await db().activityEntry.findMany({ where: { targetType: 'AI draft' } })).toMatchObject([
      { action: 'failed to generate', summary: 'Planning' },
    ]);
  });
});
