import { describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createAiDraft, generatedPost } from '../../factories/posts/ai-drafts.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

describe('a finished draft', () => {
  it('is discarded and brought back', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id } = await createAiDraft({ adminId: admin.id });
    await caller.admin.aiDrafts.discard({ id });
    expect(await caller.admin.aiDrafts.current()).toBeNull();
    expect((await caller.admin.aiDrafts.requests({})).items).toMatchObject([
      { id, canBringBack: true },
    ]);
    await caller.admin.aiDrafts.undiscard({ id });
    expect(await caller.admin.aiDrafts.current()).toMatchObject({ id, result: generatedPost });
  });

  it('is saved as a draft post, once, and is shown no more', async () => {
    const { id: categoryId } = await createCategory();
    const { caller, admin } = await signedInAdmin(testApp());
    const { id } = await createAiDraft({ adminId: admin.id, categoryId });
    const saves = await Promise.all([
      caller.admin.aiDrafts.save({ id }),
      caller.admin.aiDrafts.save({ id }),
    ]);
    expect(saves[0].data).toMatchObject({ ...generatedPost, categoryId, isPublished: 'false' });
    expect(saves[1].data.id).toBe(saves[0].data.id);
    expect(await testApp().deps.db.prisma.blogPost.count()).toBe(1);
    expect(await caller.admin.aiDrafts.current()).toBeNull();
    await expect(caller.admin.aiDrafts.discard({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is saved although its slug and its category went to others while it waited', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id: firstCategory } = await createCategory();
    const { id: categoryId } = await createCategory();
    const { id } = await createAiDraft({ adminId: admin.id, categoryId });
    await testApp().deps.db.prisma.blogCategory.delete({ where: { id: categoryId } });
    await createPost({ slug: generatedPost.slug });
    expect((await caller.admin.aiDrafts.save({ id })).data).toMatchObject({
      slug: `${generatedPost.slug}-2`,
      categoryId: firstCategory,
    });
  });

  it('is another admin’s alone', async () => {
    const { caller } = await signedInAdmin(testApp());
    const other = await signedInAdmin(testApp(), { username: 'other' });
    const { id } = await createAiDraft({ adminId: other.admin.id });
    expect(await caller.admin.aiDrafts.current()).toBeNull();
    const { cancel, discard, undiscard, save } = caller.admin.aiDrafts;
    for (const call of [cancel, discard, undiscard, save]) {
      await expect(call({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
