import { describe, expect, it } from 'vitest';
import type { AdminRole } from '../../../src/shared/admin/admin-roles.ts';
import { createAdmin } from '../../factories/admins.ts';
import { callerWith, sessionCookieOf, signedInAdmin } from '../../factories/callers.ts';
import { newDraftSave } from '../../factories/posts/post-drafts.ts';
import { createCategory, createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;

const signedInAs = (role: AdminRole) => signedInAdmin(testApp(), { role });

describe('an author', () => {
  it('writes, publishes and deletes posts of their own', async () => {
    const { caller } = await signedInAs('author');
    const { id: categoryId } = await createCategory();
    const fields = { title: 'Mine', slug: 'mine', excerpt: 'E', content: '<p>T</p>', categoryId };
    const { data: post } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await caller.admin.posts.update({ id: post.id, ...fields, title: 'Still mine' });
    await caller.admin.posts.publish({ id: post.id });
    expect((await caller.admin.posts.list({})).items).toMatchObject([{ title: 'Still mine' }]);
    await caller.admin.posts.delete({ id: post.id });
    await caller.admin.posts.undelete({ id: post.id });
  });

  it('finds posts of others only where everybody does', async () => {
    const author = await signedInAs('author');
    const owner = await signedInAs('owner');
    const theirs = { authorId: owner.admin.id };
    await createDraft({ ...theirs, slug: 'their-draft', title: 'Quarry' });
    await createPost({ ...theirs, slug: 'their-post', title: 'Quarry' });
    await createDraft({ authorId: author.admin.id, slug: 'my-draft', title: 'Quarry' });
    await createDraft({ authorId: null, slug: 'nobodys-draft', title: 'Quarry' });

    const mine = await author.caller.admin.posts.list({ search: 'quarry' });
    expect(mine).toMatchObject({ total: 1, items: [{ slug: 'my-draft' }] });
    expect((await author.caller.admin.posts.list({})).total).toBe(1);
    expect((await owner.caller.admin.posts.list({})).total).toBe(4);
    expect(await author.caller.blog.post({ slug: 'their-post' })).toMatchObject({
      title: 'Quarry',
    });
    expect(await author.caller.blog.post({ slug: 'my-draft' })).toMatchObject({ title: 'Quarry' });
    for (const slug of ['their-draft', 'nobodys-draft']) {
      await expect(author.caller.blog.post({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await owner.caller.blog.post({ slug })).toMatchObject({ title: 'Quarry' });
    }
  });

  it('neither sees nor ends what somebody else is writing', async () => {
    const author = await signedInAs('author');
    const other = await signedInAs('author');
    const save = newDraftSave({ title: 'Half a thought', isPublished: 'false' });
    const { ref } = save;
    const id = ref.draftId;
    await other.caller.admin.autosave.save(save);
    expect((await author.caller.admin.posts.list({})).drafts).toEqual([]);
    expect((await other.caller.admin.posts.list({})).drafts).toMatchObject([{ id }]);
    const refused = { code: 'NOT_FOUND' };
    await expect(author.caller.admin.autosave.get({ ref })).rejects.toMatchObject(refused);
    await expect(author.caller.admin.autosave.save(save)).rejects.toMatchObject(refused);
    await expect(author.caller.admin.drafts.delete({ id })).rejects.toMatchObject(refused);
  });

  it('gets posts that began as a draft with AI', async () => {
    const { caller, admin } = await signedInAs('author');
    const { id: categoryId } = await createCategory();
    const { id } = await db().modelRun.create({
      data: {
        ...{ purpose: 'draft', heartbeatAt: new Date() },
        ...{ actor: 'a', adminId: admin.id, subject: 's', model: 'm', outcome: 'ok', title: 'T' },
        result: {
          ...{ title: 'T', slug: 't', excerpt: 'E', content: '<p>C</p>', imageUrl: '' },
          ...{ metaTitle: '', metaDescription: '', metaKeywords: '' },
        },
        categoryId,
      },
    });
    const { data } = await caller.admin.aiDrafts.save({ id });
    expect(await caller.admin.posts.get({ id: data.id })).toMatchObject({ title: 'T' });
  });
});

describe('an owner', () => {
  it('makes an account, whose password is shown once and signs in', async () => {
    const { caller } = await signedInAs('owner');
    const made = await caller.admin.accounts.create({ username: 'nora', role: 'author' });
    const visitor = callerWith(testApp());
    expect(await visitor.caller.admin.login(made)).toMatchObject({ step: 'done', role: 'author' });
    const cookie = sessionCookieOf(visitor.setCookies);
    const nora = callerWith(testApp(), { cookie }).caller.admin;
    expect(await nora.me()).toMatchObject({ username: 'nora', role: 'author' });
    expect(JSON.stringify(await caller.admin.accounts.list())).not.toContain(made.password);
    await expect(
      caller.admin.accounts.create({ username: 'nora', role: 'owner' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('changes a role, which counts from the next call on', async () => {
    const { caller } = await signedInAs('owner');
    const other = await signedInAs('author');
    const { id } = other.admin;
    const post = await createDraft({ authorId: null });
    const seen = () =>
      callerWith(testApp(), { cookie: other.cookie }).caller.admin.posts.get({ id: post.id });
    await expect(seen()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await caller.admin.accounts.changeRole({ id, role: 'editor' });
    expect(await seen()).toMatchObject({ id: post.id });
    expect(await caller.admin.accounts.list()).toContainEqual(
      expect.objectContaining({ id, role: 'editor', sessionCount: 1, disabledAt: null }),
    );
  });

  it('ends the sessions of an account, shuts it out and lets it in again', async () => {
    const { caller } = await signedInAs('owner');
    const other = await signedInAs('editor');
    const { id } = other.admin;
    const whoIs = (cookie: string) => callerWith(testApp(), { cookie }).caller.admin.me();
    await caller.admin.accounts.endSessions({ id });
    expect(await whoIs(other.cookie)).toBeNull();
    const again = await testApp().cookieFor('admin', id);
    await caller.admin.accounts.disable({ id });
    expect(await whoIs(again)).toBeNull();
    expect(await caller.admin.accounts.list()).toContainEqual(
      expect.objectContaining({ id, disabledAt: expect.any(Date), sessionCount: 0 }),
    );
    await caller.admin.accounts.enable({ id });
    expect(await whoIs(await testApp().cookieFor('admin', id))).toMatchObject({ id });
  });

  it('cannot change the own account there, so that one owner is left', async () => {
    const { caller, admin } = await signedInAs('owner');
    const { accounts } = caller.admin;
    const own = { code: 'CONFLICT', message: expect.stringContaining('your own account') };
    await expect(accounts.changeRole({ id: admin.id, role: 'author' })).rejects.toMatchObject(own);
    await expect(accounts.disable({ id: admin.id })).rejects.toMatchObject(own);
    await expect(accounts.disable({ id: 999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('and another one who remove each other at the same moment leave one', async () => {
    const one = await signedInAs('owner');
    const two = await signedInAs('owner');
    const outcomes = await Promise.allSettled([
      one.caller.admin.accounts.changeRole({ id: two.admin.id, role: 'author' }),
      two.caller.admin.accounts.disable({ id: one.admin.id }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const left = await db().admin.count({ where: { role: 'owner', disabledAt: null } });
    expect(left).toBe(1);
  });
});

it('an account from before roles is an owner', async () => {
  const { id } = await createAdmin();
  expect(await db().admin.findUniqueOrThrow({ where: { id } })).toMatchObject({ role: 'owner' });
});

describe('a contributor', () => {
  const refused = { code: 'FORBIDDEN', message: expect.stringContaining('do not publish') };

  it('writes drafts, and publishes or schedules none of them', async () => {
    const { caller } = await signedInAs('contributor');
    const { id: categoryId } = await createCategory();
    const fields = { title: 'Mine', slug: 'mine', excerpt: 'E', content: '<p>T</p>', categoryId };
    await expect(caller.admin.posts.create(fields)).rejects.toMatchObject(refused);
    const { data: post } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await caller.admin.posts.update({ id: post.id, ...fields, title: 'Better' });
    const { posts } = caller.admin;
    const id = post.id;
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
    await expect(posts.publish({ id })).rejects.toMatchObject(refused);
    await expect(posts.schedule({ id, publishedAt })).rejects.toMatchObject(refused);
    await expect(posts.update({ id, ...fields, isPublished: 'true' })).rejects.toMatchObject(
      refused,
    );
    const { version } = await posts.get({ id });
    const { failed } = await posts.bulk.change({
      posts: [{ id, version }],
      change: { kind: 'publish' },
    });
    expect(failed).toMatchObject([{ id }]);
    expect(await posts.get({ id })).toMatchObject({ title: 'Better', isPublished: 'false' });
  });

  it('leaves a post of their own as it is once it is public', async () => {
    const { caller, admin } = await signedInAs('contributor');
    const post = await createPost({ authorId: admin.id, slug: 'public' });
    const { posts } = caller.admin;
    for (const change of [
      () => posts.unpublish({ id: post.id }),
      () => posts.delete({ id: post.id }),
      () => posts.details.save({ id: post.id, byline: 'Somebody else' }),
    ]) {
      await expect(change()).rejects.toMatchObject(refused);
    }
  });
});
