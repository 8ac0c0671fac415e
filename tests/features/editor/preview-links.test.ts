import '../../../src/features/posts/web/PreviewPage.tsx';
import { describe, expect, it } from 'vitest';
import { previewLinkDays } from '../../../src/features/editor/editing.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { creationOf, newDraftSave, unfinishedForm } from '../../factories/posts/post-drafts.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

let now = new Date();
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => now } }),
});

const db = () => testApp().deps.db.prisma;
const stranger = () => callerWith(testApp()).caller;
const open = (key: string) => testApp().app.inject({ url: `/previews/${key}` });
const editorWindow = { savedFrom: 'window', seen: 0 };

describe('a link to a preview', () => {
  it('shows somebody without an account exactly what is typed into a post', async () => {
    const { caller } = await startEditing(testApp());
    const { id: postId } = await createDraft({ title: 'Stored', content: '<p>Stored text</p>' });
    const { key } = await caller.admin.previews.create({ postId });
    expect((await stranger().blog.preview({ key })).post.title).toBe('Stored');

    const form = unfinishedForm({
      title: 'Typed',
      content: '<h2>Part</h2><p>Typed text</p><script>alert(1)</script>',
    });
    await caller.admin.autosave.save({
      ref: { postId },
      baseVersion: 1,
      form,
      window: editorWindow,
    });
    const { statusCode, headers, body } = await open(key);
    expect(statusCode).toBe(200);
    expect(body).toContain('Typed text');
    expect(body).toContain('id="section-part"');
    expect(body).not.toMatch(/Stored text|<script>alert/);
    expect(body).toContain('You were given a link to what is being written');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('shows a new post that was not created yet, and the post that it becomes', async () => {
    const { caller, fields } = await startEditing(testApp());
    const draft = newDraftSave({ title: 'Not yet', content: '<p>Half</p>' });
    await caller.admin.autosave.save(draft);
    const { key } = await caller.admin.previews.create(draft.ref);
    expect((await stranger().blog.preview({ key })).post).toMatchObject({
      title: 'Not yet',
      isPublished: 'false',
      publishedAt: null,
    });
    await caller.admin.drafts.createPost({ ...creationOf(draft, 1), ...fields });
    expect((await stranger().blog.preview({ key })).post.title).toBe(fields.title);
  });

  it('is not needed by who writes: the id of a post shows them what they typed, and nobody else', async () => {
    const { caller } = await startEditing(testApp());
    const { id: postId } = await createPost({ title: 'Stored', byline: 'Ada Byron' });
    const form = unfinishedForm({ title: 'Typed' });
    await caller.admin.autosave.save({
      ref: { postId },
      baseVersion: 1,
      form,
      window: editorWindow,
    });
    const key = String(postId);
    expect((await caller.blog.preview({ key })).post).toMatchObject({
      title: 'Typed',
      byline: 'Ada Byron',
      isPublished: 'false',
    });
    const author = await signedInAdmin(testApp(), { role: 'author' });
    for (const other of [stranger(), author.caller]) {
      await expect(other.blog.preview({ key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await open(key)).statusCode).toBe(404);
  });

  it('is stored as a hash, ends by itself, and opens nothing once it was ended', async () => {
    const { caller } = await startEditing(testApp());
    const { id: postId } = await createDraft();
    const { key, endsAt } = await caller.admin.previews.create({ postId });
    expect(Math.round((endsAt.getTime() - now.getTime()) / 86_400_000)).toBe(previewLinkDays);
    expect(JSON.stringify(await db().previewLink.findMany())).not.toContain(key);

    const refused = async () => {
      await expect(stranger().blog.preview({ key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await open(key)).statusCode).toBe(404);
    };
    now = new Date(endsAt.getTime() + 1);
    await refused();
    now = new Date(endsAt.getTime() - 1);
    expect((await open(key)).statusCode).toBe(200);
    expect(await caller.admin.previews.end({ postId })).toEqual({ count: 1 });
    await refused();
    now = new Date();
  });

  it('is refused where there are many already', async () => {
    const { caller } = await startEditing(testApp());
    const { id: postId } = await createDraft();
    for (let count = 0; count < quotas.previewLinks.limit; count += 1) {
      await caller.admin.previews.create({ postId });
    }
    await expect(caller.admin.previews.create({ postId })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('shows nothing of a deleted post, and no key is guessed', async () => {
    const { caller } = await startEditing(testApp());
    const post = await createDraft();
    const { key } = await caller.admin.previews.create({ postId: post.id });
    await db().blogPost.update({ where: { id: post.id }, data: { deletedAt: now } });
    expect((await open(key)).statusCode).toBe(404);
    expect((await open('x'.repeat(32))).statusCode).toBe(404);
    expect((await open('short')).statusCode).toBe(404);
  });
});
