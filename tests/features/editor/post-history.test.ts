import { beforeEach, describe, expect, it } from 'vitest';
import type { EditorWindow } from '../../../src/features/documents/documents.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { unfinishedForm } from '../../factories/posts/post-drafts.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

const db = () => testApp().deps.db.prisma;
const start = () => startEditing(testApp());

beforeEach(() => {
  now = new Date('2026-03-01T12:00:00Z');
});

describe('revisions', () => {
  it('keeps every version and restores the text of one', async () => {
    const { caller, fields, admin } = await start();
    const { data } = await caller.admin.posts.create(fields);
    await caller.admin.posts.update({
      ...fields,
      id: data.id,
      title: 'Two',
      content: '<p>Two</p>',
    });
    const restored = await caller.admin.posts.restoreRevision({ id: data.id, version: 1 });
    expect(restored).toMatchObject({ title: fields.title, content: fields.content, version: 3 });
    expect((await caller.admin.posts.timeline({ id: data.id })).items).toMatchObject([
      { kind: 'version', id: 3, text: fields.title, by: `admin:${admin.username}` },
      { id: 2, text: 'Two' },
      { id: 1, text: fields.title },
    ]);
    expect((await caller.admin.posts.revision({ id: data.id, version: 2 })).content).toBe(
      '<p>Two</p>',
    );
    await expect(caller.admin.posts.revision({ id: data.id, version: 9 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('keeps the state of a post that had no history yet', async () => {
    const { caller, fields } = await start();
    const post = await createPost({ title: 'Seeded' });
    await caller.admin.posts.update({ ...fields, id: post.id });
    expect((await caller.admin.posts.timeline({ id: post.id })).items).toMatchObject([
      { id: 2 },
      { id: 1, text: 'Seeded', by: 'not recorded' },
    ]);
  });
});

describe('autosave', () => {
  const form = unfinishedForm();
  const here = { savedFrom: 'here', seen: 0 };
  const there = { savedFrom: 'there', seen: 0 };

  it('keeps one copy per admin and post', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    const save = (title: string) =>
      caller.admin.autosave.save({
        ...{ ref: { postId: data.id }, baseVersion: 1, window: here },
        form: { ...form, title },
      });
    await Promise.all(Array.from({ length: 8 }, (_, index) => save(`T${index}`)));
    expect(await db().documentVersion.count({ where: { kind: 'autosave' } })).toBe(1);
  });

  it('ends with a save of its post, and with nothing else that happens to it', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    await caller.admin.autosave.save({
      ...{ ref: { postId: data.id }, baseVersion: 1, form },
      window: here,
    });
    await caller.admin.posts.unpublish({ id: data.id });
    await caller.admin.posts.publish({ id: data.id });
    expect(await caller.admin.autosave.get({ ref: { postId: data.id } })).toMatchObject({ form });
    await caller.admin.posts.update({ id: data.id, ...fields });
    expect(await caller.admin.autosave.get({ ref: { postId: data.id } })).toBeNull();
  });

  it('is private to its admin, and tells who else is writing', async () => {
    now = new Date();
    const { caller, fields } = await start();
    const other = await signedInAdmin(testApp(), { username: 'other' });
    const { data } = await caller.admin.posts.create(fields);
    await other.caller.admin.autosave.save({
      ...{ ref: { postId: data.id }, baseVersion: 1, form },
      window: here,
    });
    expect(await caller.admin.autosave.get({ ref: { postId: data.id } })).toBeNull();
    const saved = await caller.admin.autosave.save({
      ...{ ref: { postId: data.id }, baseVersion: 1, form },
      window: here,
    });
    expect(saved.otherEditors).toMatchObject([{ username: 'other' }]);
    now = new Date(Date.now() + 10 * 60_000);
    expect(await caller.admin.posts.otherEditors({ id: data.id })).toEqual([]);
    await caller.admin.autosave.discard({ postId: data.id, window: here });
    expect(await caller.admin.autosave.get({ ref: { postId: data.id } })).toBeNull();
    expect(await other.caller.admin.autosave.get({ ref: { postId: data.id } })).toMatchObject({
      form,
    });
  });

  it('of one window is neither replaced, dropped nor ended by another that has not seen it', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    const { id: postId } = data;
    const save = (title: string, window: EditorWindow) =>
      caller.admin.autosave.save({
        ref: { postId },
        baseVersion: 1,
        window,
        form: { ...form, title },
      });
    const kept = async () => (await caller.admin.autosave.get({ ref: { postId } }))?.form?.title;
    await save('Typed there', there);
    await save('Typed there, and more', there);
    await expect(save('Typed here', here)).rejects.toMatchObject({ code: 'CONFLICT' });
    await caller.admin.autosave.discard({ postId, window: here });
    await caller.admin.posts.update({ ...fields, id: postId, title: 'Here', window: here });
    expect(await kept()).toBe('Typed there, and more');

    const seeing = { savedFrom: 'here', seen: 2 };
    await save('Typed here', seeing);
    expect(await kept()).toBe('Typed here');
    await expect(save('Typed there again', there)).rejects.toMatchObject({ code: 'CONFLICT' });
    await caller.admin.posts.update({ ...fields, id: postId, title: 'Again', window: seeing });
    expect(await kept()).toBeUndefined();
    await save('Typed there again', there);
  });

  it('refuses a post that is not there', async () => {
    const { caller } = await start();
    await expect(
      caller.admin.autosave.save({ ref: { postId: 999 }, baseVersion: 1, form, window: here }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
