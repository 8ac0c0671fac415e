import { describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { createProvenance } from '../../factories/posts/house-style.ts';
import {
  creationOf,
  newDraftSave,
  seeing,
  unfinishedForm,
} from '../../factories/posts/post-drafts.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const db = () => testApp().deps.db.prisma;
const start = () => startEditing(testApp());
type Caller = Awaited<ReturnType<typeof start>>['caller'];
const conflict = { code: 'CONFLICT' };

describe('a new post while it is written', () => {
  it('is kept whole under an address of its own, with its switch as left', async () => {
    const { caller, admin, category } = await start();
    const save = newDraftSave({
      ...{ isPublished: 'false', publishAt: '2099-01-02T10:00', categoryId: category.id },
    });
    expect(await caller.admin.autosave.get({ ref: save.ref })).toBeNull();
    expect(await caller.admin.autosave.save(save)).toMatchObject({ version: 1 });
    expect(await caller.admin.autosave.get({ ref: save.ref })).toMatchObject({
      form: save.form,
      version: 1,
      savedBy: `admin:${admin.username}`,
      postId: null,
    });
  });

  it('shares nothing with another new post of the same admin, however many are written at once', async () => {
    const { caller, fields } = await start();
    const saves = Array.from({ length: 8 }, (_, index) => newDraftSave({ title: `T${index}` }));
    await Promise.all(saves.map((save) => caller.admin.autosave.save(save)));
    await caller.admin.posts.create(fields);
    await caller.admin.drafts.createPost({
      ...{ ...fields, slug: 'first' },
      ...creationOf(saves[0] ?? newDraftSave(), 1),
    });
    const { drafts } = await caller.admin.posts.list({});
    expect(drafts.map(({ title }) => title).sort()).toEqual([
      'T1',
      'T2',
      'T3',
      'T4',
      'T5',
      'T6',
      'T7',
    ]);
  });

  it('is one draft when its first save is sent twice, also at the same moment', async () => {
    const { caller } = await start();
    const save = newDraftSave();
    await Promise.all(Array.from({ length: 8 }, () => caller.admin.autosave.save(save)));
    expect(await db().document.count()).toBe(1);
  });

  it('vanishes when nothing is left in it', async () => {
    const { caller } = await start();
    const save = newDraftSave();
    await caller.admin.autosave.save(save);
    const empty = unfinishedForm({ title: ' ', content: '', isPublished: 'false', categoryId: 3 });
    expect(await caller.admin.autosave.save({ ...seeing(save, 1), form: empty })).toMatchObject({
      version: 0,
    });
    expect(await db().document.count()).toBe(0);
    await caller.admin.autosave.save(newDraftSave({ title: '', content: '' }));
    expect(await db().document.count()).toBe(0);
  });

  it.each<[string, (caller: Caller, draftId: string) => Promise<() => Promise<unknown>>]>([
    [
      'the facts that were ticked',
      async ({ admin }, draftId) => {
        const fact = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.' };
        await admin.facts.answer({ of: { draftId }, fact, source: null });
        return async () => (await admin.facts.of({ draftId })).answers;
      },
    ],
    [
      'what a model wrote of it',
      async ({ admin }, draftId) => {
        const { id: documentId } = await db().document.findUniqueOrThrow({
          where: { key: draftId },
        });
        await createProvenance({ documentId });
        return () => admin.suggestions.provenance({ post: { draftId } });
      },
    ],
    [
      'its preview link',
      async ({ admin, blog }, draftId) => {
        const { key } = await admin.previews.create({ draftId });
        return async () => [(await blog.preview({ key })).post.title];
      },
    ],
  ])('keeps %s when it is emptied and its text comes back', async (_name, arrange) => {
    const { caller } = await start();
    const save = newDraftSave();
    await caller.admin.autosave.save(save);
    const read = await arrange(caller, save.ref.draftId);
    const before = await read();
    expect(before).toHaveLength(1);
    const empty = unfinishedForm({ title: ' ', content: '' });
    const { version } = await caller.admin.autosave.save({ ...seeing(save, 1), form: empty });
    for (const status of ['all', 'draft', 'deleted'] as const) {
      const list = await caller.admin.posts.list(status === 'all' ? {} : { status });
      expect(list, status).toMatchObject({ drafts: [], draftTotal: 0 });
    }
    await caller.admin.autosave.save(seeing(save, version));
    expect((await caller.admin.posts.list({})).drafts).toMatchObject([{ id: save.ref.draftId }]);
    expect(await read()).toEqual(before);
  });

  it('forgets a category that is gone', async () => {
    const { caller } = await start();
    const { id } = await createCategory();
    const save = newDraftSave({ categoryId: id });
    await caller.admin.autosave.save(save);
    await caller.admin.categories.delete({ id });
    expect((await caller.admin.autosave.get({ ref: save.ref }))?.form?.categoryId).toBeNull();
  });

  it('blocks no slug', async () => {
    const { caller, fields } = await start();
    await caller.admin.autosave.save(newDraftSave({ slug: fields.slug }));
    await caller.admin.autosave.save(newDraftSave({ slug: fields.slug }));
    expect((await caller.admin.posts.create(fields)).data.slug).toBe(fields.slug);
  });

  it('is in the hands of every admin, like a post', async () => {
    const { caller, admin } = await start();
    const save = newDraftSave();
    await caller.admin.autosave.save(save);
    const other = await signedInAdmin(testApp(), { username: 'other' });
    expect((await other.caller.admin.posts.list({})).drafts).toMatchObject([
      { id: save.ref.draftId, createdBy: `admin:${admin.username}` },
    ]);
    await other.caller.admin.autosave.save({
      ...seeing(save, 1),
      form: unfinishedForm({ title: 'B' }),
    });
    expect(await caller.admin.autosave.get({ ref: save.ref })).toMatchObject({
      savedBy: 'admin:other',
    });
  });
});

describe('one draft in two windows', () => {
  it('lets neither overwrite what the other wrote meanwhile', async () => {
    const { caller } = await start();
    const mine = newDraftSave({ title: 'Mine' });
    await caller.admin.autosave.save(mine);
    const theirs = seeing(mine, 1, 'window-b');
    await caller.admin.autosave.save({ ...theirs, form: unfinishedForm({ title: 'Theirs' }) });
    const late = { ...seeing(mine, 1), form: unfinishedForm({ title: 'Mine, more' }) };
    await expect(caller.admin.autosave.save(late)).rejects.toMatchObject(conflict);
    await expect(
      caller.admin.autosave.save({ ...late, form: unfinishedForm({ title: '', content: '' }) }),
    ).rejects.toMatchObject(conflict);
    expect((await caller.admin.autosave.get({ ref: mine.ref }))?.form?.title).toBe('Theirs');
  });

  it('takes a window’s own text, whatever answer got lost before', async () => {
    const { caller } = await start();
    const save = newDraftSave({ title: 'One' });
    await caller.admin.autosave.save(save);
    const next = { ...save, form: unfinishedForm({ title: 'One two' }) };
    expect(await caller.admin.autosave.save(next)).toMatchObject({ version: 2 });
  });

  it('makes one post of it', async () => {
    const { caller, fields } = await start();
    const save = newDraftSave();
    await caller.admin.autosave.save(save);
    const create = { ...fields, ...creationOf(save, 1) };
    const results = await Promise.all([
      caller.admin.drafts.createPost(create),
      caller.admin.drafts.createPost(create),
    ]);
    expect(new Set(results.map(({ data }) => data.id)).size).toBe(1);
    expect(await db().blogPost.count()).toBe(1);
    expect(await db().activityEntry.count({ where: { action: 'created' } })).toBe(1);
    const other = {
      ...create,
      window: { savedFrom: 'window-b', seen: 1 },
      title: 'Other text',
      slug: 'other',
    };
    await expect(caller.admin.drafts.createPost(other)).rejects.toMatchObject(conflict);
    await expect(
      caller.admin.autosave.save({ ...seeing(save, 1), form: unfinishedForm({ title: 'Late' }) }),
    ).rejects.toMatchObject(conflict);
    expect(await caller.admin.autosave.get({ ref: save.ref })).toMatchObject({
      postId: results[0]?.data.id,
    });
  });

  it('does not make a post over text that was not seen', async () => {
    const { caller, fields } = await start();
    const save = newDraftSave();
    await caller.admin.autosave.save(save);
    const theirs = seeing(save, 1, 'window-b');
    await caller.admin.autosave.save({ ...theirs, form: unfinishedForm({ title: 'Theirs' }) });
    await expect(
      caller.admin.drafts.createPost({
        ...{ ...fields, ...creationOf(save, 1) },
      }),
    ).rejects.toMatchObject(conflict);
    expect(await db().blogPost.count()).toBe(0);
  });
});

describe('Create Post', () => {
  it('makes a post like any other, also before the draft reached the server', async () => {
    const { caller, fields } = await start();
    const draft = newDraftSave();
    const { data } = await caller.admin.drafts.createPost({
      ...fields,
      ...creationOf(draft, 0),
    });
    expect(data).toMatchObject({ ...fields, status: 'published', isPublished: 'true', version: 1 });
    expect(await caller.admin.posts.list({})).toMatchObject({
      total: 1,
      draftTotal: 0,
      drafts: [],
    });
    expect((await testApp().app.inject(`/api/blog/posts/${fields.slug}`)).statusCode).toBe(200);
  });

  it('leaves the draft as it is when the post is refused', async () => {
    const { caller, fields } = await start();
    await createPost({ slug: fields.slug });
    const save = newDraftSave();
    await caller.admin.autosave.save(save);
    const create = { ...fields, ...creationOf(save, 1) };
    await expect(caller.admin.drafts.createPost(create)).rejects.toMatchObject({
      ...conflict,
      message: expect.stringContaining('slug'),
    });
    await expect(
      caller.admin.drafts.createPost({ ...create, slug: 'free', title: '' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await caller.admin.autosave.get({ ref: save.ref })).toMatchObject({
      form: save.form,
      postId: null,
    });
  });
});

describe('a draft on the list', () => {
  it('comes before the posts, is found by words and state, and pages together with them', async () => {
    const { caller, category } = await start();
    const save = newDraftSave({
      title: 'Quartz',
      categoryId: category.id,
      content: '<p>It scratches <em>glass</em></p>',
    });
    await caller.admin.autosave.save(save);
    for (let index = 0; index < 20; index += 1) await createPost();
    const first = await caller.admin.posts.list({});
    expect(first).toMatchObject({ total: 20, draftTotal: 1 });
    expect(first.drafts).toMatchObject([{ title: 'Quartz', categoryName: category.name }]);
    expect(first.drafts.length + first.items.length).toBe(first.pageSize);
    const second = await caller.admin.posts.list({ page: 2 });
    expect(second.drafts).toEqual([]);
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(seen).size).toBe(20);
    const titles = async (input: Parameters<typeof caller.admin.posts.list>[0]) =>
      (await caller.admin.posts.list(input)).drafts.map(({ title }) => title);
    expect(await titles({ search: 'quartz' })).toEqual(['Quartz']);
    expect(await titles({ search: 'feldspar' })).toEqual([]);
    expect(await titles({ search: 'scratches' })).toEqual(['Quartz']);
    expect(await titles({ search: 'em' })).toEqual([]);
    expect(await titles({ status: 'draft' })).toEqual(['Quartz']);
    expect(await titles({ status: 'published' })).toEqual([]);
  });

  it('is deleted and brought back', async () => {
    const { caller } = await start();
    const save = newDraftSave({ title: 'Gone' });
    await caller.admin.autosave.save(save);
    await caller.admin.drafts.delete({ id: save.ref.draftId });
    expect((await caller.admin.posts.list({})).drafts).toEqual([]);
    expect((await caller.admin.posts.list({ status: 'deleted' })).drafts).toMatchObject([
      { title: 'Gone', deletedAt: expect.any(Date) },
    ]);
    await caller.admin.drafts.undelete({ id: save.ref.draftId });
    expect(await caller.admin.autosave.get({ ref: save.ref })).toMatchObject({
      form: save.form,
    });
    await expect(
      caller.admin.drafts.delete({ id: newDraftSave().ref.draftId }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('comes back when an open window goes on writing in it', async () => {
    const { caller } = await start();
    const save = newDraftSave();
    await caller.admin.autosave.save(save);
    await caller.admin.drafts.delete({ id: save.ref.draftId });
    await caller.admin.autosave.save({ ...seeing(save, 1), form: unfinishedForm({ title: 'On' }) });
    expect((await caller.admin.posts.list({})).drafts).toMatchObject([{ title: 'On' }]);
  });
});

describe('outside the admin area', () => {
  it('a draft is nowhere: not in REST, pages, feeds, sitemap or counts', async () => {
    const { caller, cookie, category } = await start();
    const form = { title: 'canary-title', slug: 'canary-slug', content: '<p>canary-text</p>' };
    await caller.admin.autosave.save(newDraftSave({ ...form, categoryId: category.id }));
    const read = (url: string, headers = {}) => testApp().app.inject({ url, headers });
    const open = ['/api/blog/posts', '/blog', '/rss.xml', '/sitemap.xml', '/llms.txt', '/'];
    for (const url of open) expect((await read(url)).body, url).not.toContain('canary');
    expect((await read('/blog/canary-slug')).statusCode).toBe(404);
    expect((await read('/blog/canary-slug.md')).statusCode).toBe(404);
    expect((await read('/api/blog/posts/canary-slug')).statusCode).toBe(404);
    expect((await read('/api/blog/posts/canary-slug', { cookie })).statusCode).toBe(404);
    const [counted] = await caller.admin.categories.list();
    expect(counted?.postCount).toBe(0);
    expect(await caller.admin.posts.list({})).toMatchObject({ total: 0, items: [] });
  });

  it('an admin who opens its address sees it as a draft preview', async () => {
    const { caller, cookie } = await start();
    await caller.admin.autosave.save(
      newDraftSave({ title: 'Soon', slug: 'soon', content: '<p>A<script>alert(1)</script></p>' }),
    );
    const page = await testApp().app.inject({ url: '/blog/soon', headers: { cookie } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/<aside[^>]+aria-label="Draft preview"/);
    expect(page.body).toContain('Soon');
    expect(page.body).not.toContain('alert(1)');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });
});
