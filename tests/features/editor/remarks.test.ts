import { describe, expect, it } from 'vitest';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { creationOf, newDraftSave } from '../../factories/posts/post-drafts.ts';
import { createDraft } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-11-26T10:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const db = () => testApp().deps.db.prisma;

const passage = { quote: 'one sentence', block: 'Write one sentence.' };

/** A contributor with a draft of their own, and an editor. */
async function startReview() {
  const contributor = await signedInAdmin(testApp(), { username: 'kim', role: 'contributor' });
  const editor = await signedInAdmin(testApp(), { username: 'ed', role: 'editor' });
  const post = await createDraft({ title: 'A draft', authorId: contributor.admin.id });
  const of = { postId: post.id };
  const add = (text = 'Which one?') =>
    editor.caller.admin.posts.remarks.add({ of, ...passage, text });
  return { contributor, editor, of, post, add };
}

describe('a remark on a passage', () => {
  it('is read by everybody who may open the post, answered by its author, done and opened again', async () => {
    const { contributor, editor, of, add } = await startReview();
    const { id } = await add();
    now = new Date('2026-11-26T11:00:00Z');
    const { remarks } = contributor.caller.admin.posts;
    await remarks.answer({ of, id, text: 'The first one.' });
    expect(await remarks.list(of)).toMatchObject([
      {
        ...{ id, ...passage, text: 'Which one?', writtenBy: 'admin:ed', isRemovable: false },
        ...{ createdAt: new Date('2026-11-26T10:00:00Z'), doneAt: null, doneBy: null },
        answers: [{ text: 'The first one.', writtenBy: 'admin:kim', isRemovable: true }],
      },
    ]);

    await remarks.setDone({ of, id, isDone: true });
    await editor.caller.admin.posts.remarks.setDone({ of, id, isDone: true });
    expect(await remarks.list(of)).toMatchObject([{ doneAt: now, doneBy: 'admin:kim' }]);
    await editor.caller.admin.posts.remarks.setDone({ of, id, isDone: false });
    expect(await remarks.list(of)).toMatchObject([{ doneAt: null, doneBy: null }]);
  });

  it('is hidden from authors of other posts, and takes no answer from them', async () => {
    const { of, add } = await startReview();
    const { id } = await add();
    const stranger = await signedInAdmin(testApp(), { username: 'sam', role: 'author' });
    const { remarks } = stranger.caller.admin.posts;
    const missing = { code: 'NOT_FOUND' };
    await expect(remarks.list(of)).rejects.toMatchObject(missing);
    await expect(remarks.answer({ of, id, text: 'Hm' })).rejects.toMatchObject(missing);
    const own = await createDraft({ authorId: stranger.admin.id });
    const foreign = { of: { postId: own.id }, id };
    await expect(remarks.answer({ ...foreign, text: 'Hm' })).rejects.toMatchObject(missing);
    await expect(remarks.setDone({ ...foreign, isDone: true })).rejects.toMatchObject(missing);
    await expect(remarks.takeBack(foreign)).rejects.toMatchObject(missing);
  });

  it('is taken back by who wrote it while nobody else has answered, and by the owner', async () => {
    const { contributor, editor, of, add } = await startReview();
    const owner = await signedInAdmin(testApp(), { username: 'boss' });
    const { remarks } = editor.caller.admin.posts;
    const { id: first } = await add();
    await expect(
      contributor.caller.admin.posts.remarks.takeBack({ of, id: first }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await remarks.takeBack({ of, id: first });
    await expect(remarks.takeBack({ of, id: first })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const { id } = await add();
    await contributor.caller.admin.posts.remarks.answer({ of, id, text: 'Both.' });
    await expect(remarks.takeBack({ of, id })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await remarks.list(of)).toMatchObject([{ id, isRemovable: false }]);
    await owner.caller.admin.posts.remarks.takeBack({ of, id });
    expect(await remarks.list(of)).toEqual([]);
    expect(await db().remark.count()).toBe(0);
  });

  it('keeps the name of its author when the account is gone', async () => {
    const { contributor, editor, of, add } = await startReview();
    await add();
    await db().admin.delete({ where: { id: editor.admin.id } });
    const [remark] = await contributor.caller.admin.posts.remarks.list(of);
    expect(remark).toMatchObject({ writtenBy: 'admin:ed', isRemovable: false });
  });

  it('is refused without words, too long, and above the limit of a text', async () => {
    const { of, add, post } = await startReview();
    const refused = { code: 'BAD_REQUEST' };
    await expect(add('  ')).rejects.toMatchObject(refused);
    await expect(add('x'.repeat(2_001))).rejects.toMatchObject(refused);
    await db().remark.createMany({
      data: Array.from({ length: quotas.remarks.limit }, () => ({
        ...{ documentId: post.id, text: 'x', writtenBy: 'admin:ed', createdAt: now },
      })),
    });
    await expect(add()).rejects.toMatchObject(refused);
    expect(of).toEqual({ postId: post.id });
  });

  it('has answers, and an answer has none', async () => {
    const { editor, of, add } = await startReview();
    const { remarks } = editor.caller.admin.posts;
    const { id } = await add();
    const answer = await remarks.answer({ of, id, text: 'Found it.' });
    const missing = { code: 'NOT_FOUND' };
    await expect(remarks.answer({ of, id: answer.id, text: 'No' })).rejects.toMatchObject(missing);
    await expect(remarks.setDone({ of, id: answer.id, isDone: true })).rejects.toMatchObject(
      missing,
    );
  });
});

describe('a remark on a new post', () => {
  it('stays when the post is created, and goes with it', async () => {
    const { caller, fields } = await startEditing(testApp());
    const draft = newDraftSave({ title: 'New' });
    expect(await caller.admin.posts.remarks.list(draft.ref)).toEqual([]);
    await expect(
      caller.admin.posts.remarks.add({ of: draft.ref, ...passage, text: 'Hm' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await caller.admin.autosave.save(draft);
    await caller.admin.posts.remarks.add({ of: draft.ref, ...passage, text: 'Keep this' });
    const { data } = await caller.admin.drafts.createPost({ ...creationOf(draft, 1), ...fields });
    const of = { postId: data.id };
    expect(await caller.admin.posts.remarks.list(of)).toMatchObject([{ text: 'Keep this' }]);

    const answer = await testApp().app.inject({ url: `/api/blog/posts/${fields.slug}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('Keep this');
    await caller.admin.posts.delete({ id: data.id });
    await expect(caller.admin.posts.remarks.list(of)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await caller.admin.posts.deleteForGood({ id: data.id });
    expect(await db().remark.count()).toBe(0);
  });

  it('keeps a draft that is emptied', async () => {
    const { caller } = await startEditing(testApp());
    const draft = newDraftSave({ title: 'New' });
    await caller.admin.autosave.save(draft);
    await caller.admin.posts.remarks.add({ of: draft.ref, ...passage, text: 'Keep this' });
    const form = { ...draft.form, title: '', content: '' };
    await caller.admin.autosave.save({ ...draft, form });
    expect(await caller.admin.posts.remarks.list(draft.ref)).toHaveLength(1);
  });
});
