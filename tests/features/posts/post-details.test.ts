import { describe, expect, it } from 'vitest';
import { keptFormerDetails } from '../../../src/features/posts/post-details.ts';
import { createToken } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { creationOf, newDraftSave } from '../../factories/posts/post-drafts.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: ({ settings }) => ({ settings: { ...settings, siteOrigin: 'https://site.example' } }),
});
const db = () => testApp().deps.db.prisma;
const publicCaller = () => callerWith(testApp()).caller;
const textOf = async (url: string) => (await testApp().app.inject(url)).body;

describe('tags', () => {
  it('are one where their names differ by case, accents or blanks', async () => {
    const { caller } = await signedInAdmin(testApp());
    const [one, other] = [await createPost(), await createPost()];
    await caller.admin.posts.details.save({ id: one.id, tags: ['Café Culture', 'C'] });
    await caller.admin.posts.details.save({
      id: other.id,
      tags: ['cafe  culture', 'C++', 'CAFÉ CULTURE'],
    });
    const tags = await caller.admin.posts.details.tags();
    expect(tags.map(({ name, slug }) => [name, slug])).toEqual([
      ['C', 'c'],
      ['C++', 'c-2'],
      ['Café Culture', 'cafe-culture'],
    ]);
    const { items } = await caller.admin.posts.list({ tagId: tags[2]?.id });
    expect(items.map(({ id }) => id).sort()).toEqual([one.id, other.id]);
    expect(items[0]?.tags).toHaveLength(2);
  });

  it('go with the last post that has them', async () => {
    const { caller } = await signedInAdmin(testApp());
    const post = await createPost();
    await caller.admin.posts.details.save({ id: post.id, tags: ['Stone', 'Sand'] });
    await caller.admin.posts.details.save({ id: post.id, tags: ['Sand'] });
    expect((await caller.admin.posts.details.tags()).map(({ name }) => name)).toEqual(['Sand']);
    await caller.admin.posts.delete({ id: post.id });
    await caller.admin.posts.deleteForGood({ id: post.id });
    expect(await db().tag.count()).toBe(0);
  });

  it('are ten at most, also when they come one by one', async () => {
    const { caller } = await signedInAdmin(testApp());
    const post = await createPost();
    const ten = Array.from({ length: 10 }, (_, index) => `Tag ${index}`);
    await caller.admin.posts.details.save({ id: post.id, tags: ten });
    await expect(
      caller.admin.posts.details.save({ id: post.id, tags: [...ten, 'Eleventh'] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const posts = [{ id: post.id, version: 1 }];
    const { failed } = await caller.admin.posts.bulk.change({
      posts,
      change: { kind: 'addTag', tag: 'Eleventh' },
    });
    expect(failed).toEqual([{ id: post.id, message: 'A post has at most 10 tags.' }]);
  });

  it('are given to several posts and taken from them', async () => {
    const { caller } = await signedInAdmin(testApp());
    const [one, other] = [await createPost(), await createPost()];
    await caller.admin.posts.details.save({ id: one.id, tags: ['Stone'] });
    const posts = [one, other].map(({ id }) => ({ id, version: 1 }));
    const change = { kind: 'addTag', tag: 'STONE' } as const;
    const added = await caller.admin.posts.bulk.change({ posts, change });
    expect(added.changed.map(({ id }) => id)).toEqual([other.id]);
    const taken = await caller.admin.posts.bulk.change({
      posts,
      change: { kind: 'removeTag', tag: 'stone' },
    });
    expect(taken.changed).toHaveLength(2);
    expect(await db().tag.count()).toBe(0);
  });

  it('list public posts on the blog, and an unknown one is not found', async () => {
    const { caller } = await signedInAdmin(testApp());
    const shown = await createPost({ title: 'Shown' });
    const draft = await createDraft({ title: 'Hidden' });
    await createPost({ title: 'Untagged' });
    for (const { id } of [shown, draft]) {
      await caller.admin.posts.details.save({ id, tags: ['Stone'] });
    }
    const { items } = await publicCaller().blog.cards({ tag: 'stone' });
    expect(items.map(({ title }) => title)).toEqual(['Shown']);
    const page = await textOf('/blog?tag=stone');
    expect(page).toContain('Tagged: Stone');
    expect(page).not.toContain('Untagged');
    expect(await textOf('/rss.xml')).toContain('<category>Stone</category>');
    expect(await textOf(`/blog/${shown.slug}`)).toContain('href="/blog?tag=stone"');
    expect((await testApp().app.inject('/blog?tag=sand')).statusCode).toBe(404);
  });
});

describe('details of a post', () => {
  it('are told in its head, in feeds and not in the sitemap', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id, slug } = await createPost();
    const own = `${testApp().deps.settings.siteOrigin}/blog/${slug}`;
    expect(await textOf('/sitemap.xml')).toContain(own);
    const elsewhere = 'https://journal.example/first';
    await caller.admin.posts.details.save({
      id,
      byline: 'Ada L.',
      canonicalUrl: `${elsewhere}#part`,
      socialImageUrl: 'https://pictures.example/card.png',
    });
    const page = await textOf(`/blog/${slug}`);
    expect(page).toContain(`<link rel="canonical" href="${elsewhere}"`);
    expect(page).toContain('property="og:image" content="https://pictures.example/card.png"');
    expect(page).toContain('Ada L.');
    const rss = await textOf('/rss.xml');
    expect(rss).toContain(`<link>${elsewhere}</link>`);
    expect(rss).toContain('<dc:creator>Ada L.</dc:creator>');
    expect(await textOf('/sitemap.xml')).not.toContain(own);

    const { version } = await caller.admin.posts.get({ id });
    expect(version).toBe(1);
    await caller.admin.posts.details.save({ id, canonicalUrl: own });
    expect(await caller.admin.posts.details.get({ id })).toMatchObject({
      canonicalUrl: '',
      byline: 'Ada L.',
    });
    expect(await textOf('/sitemap.xml')).toContain(own);
  });

  it('take whole https addresses without a password only', async () => {
    const { caller, fields } = await startEditing(testApp());
    const { data } = await caller.admin.posts.create(fields);
    const refused = [
      'http://journal.example/',
      'journal.example',
      'https:///first',
      'https://me:secret@journal.example/',
      'javascript:alert(1)',
      '//journal.example',
    ];
    for (const canonicalUrl of refused) {
      await expect(
        caller.admin.posts.details.save({ id: data.id, canonicalUrl }),
        canonicalUrl,
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    await expect(
      caller.admin.posts.details.save({ id: data.id, socialImageUrl: 'http://pictures.example/a' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('give a post to somebody else where an editor does it', async () => {
    const { caller: editor } = await signedInAdmin(testApp(), { role: 'editor' });
    const { caller: author, admin } = await signedInAdmin(testApp(), { role: 'author' });
    const post = await createPost();
    await expect(author.admin.posts.details.get({ id: post.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      editor.admin.posts.details.save({ id: post.id, authorId: 999_999 }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await editor.admin.posts.details.save({ id: post.id, authorId: admin.id });
    expect(await author.admin.posts.details.get({ id: post.id })).toMatchObject({ authors: [] });
    await expect(
      author.admin.posts.details.save({ id: post.id, authorId: admin.id }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('a cover keeps the part in view that was chosen in the library, at once', async () => {
  const { caller } = await signedInAdmin(testApp());
  const id = `post-${'cd'.repeat(16)}-1600x900`;
  await db().media.create({
    data: { id, kind: 'postImage', widthPx: 1600, heightPx: 900, byteSize: 1, variants: [] },
  });
  const { slug } = await createPost({ imageUrl: `/media/${id}-w1600.jpg` });
  expect(await textOf(`/blog/${slug}`)).not.toContain('object-position');
  await caller.admin.media.update({ id, focusX: 20, focusY: 80 });
  expect(await textOf(`/blog/${slug}`)).toContain('object-position:20% 80%');
  expect(await textOf('/blog')).toContain('object-position:20% 80%');
});

describe('what the details were', () => {
  it('is kept with who changed them, the last twenty, and only where something changed', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id } = await createPost();
    await caller.admin.posts.details.save({ id, tags: ['Stone'], byline: 'Ann' });
    await caller.admin.posts.details.save({ id, byline: 'Ann' });
    await caller.admin.posts.bulk.change({
      posts: [{ id, version: 1 }],
      change: { kind: 'addTag', tag: 'Sand' },
    });
    const by = { replacedBy: `admin:${admin.username}` };
    expect(await caller.admin.posts.details.former({ id })).toMatchObject([
      { tags: ['Stone'], byline: 'Ann', ...by },
      { tags: [], byline: '', ...by },
    ]);
    for (let count = 0; count < keptFormerDetails + 2; count += 1) {
      await caller.admin.posts.details.save({ id, byline: `Byline ${count}` });
    }
    const former = await caller.admin.posts.details.former({ id });
    expect(former).toHaveLength(keptFormerDetails);
    expect(former[0]).toMatchObject({
      byline: `Byline ${keptFormerDetails}`,
      tags: ['Sand', 'Stone'],
    });
  });
});

describe('details over REST', () => {
  async function rest() {
    const { admin } = await signedInAdmin(testApp());
    const post = await createPost();
    const token = await createToken(admin.id, { scopes: ['posts:read', 'posts:write'] });
    const call = (method: 'GET' | 'PUT', payload?: object, secret = token.secret) =>
      testApp().app.inject({
        ...{ method, url: `/api/admin/posts/${post.id}/details` },
        headers: { 'admin-token': secret },
        ...(payload ? { payload } : {}),
      });
    return { admin, post, call };
  }

  it('are written and read by programs, field by field and in no version', async () => {
    const { admin, post, call } = await rest();
    const first = { tags: ['Stone', 'Sand'], byline: 'Ann', canonicalUrl: 'https://a.example/x' };
    expect((await call('PUT', first)).json()).toEqual({ success: true });
    await call('PUT', { byline: 'Bea' });
    const read = await call('GET');
    expect(read.json()).toEqual({
      ...{ ...first, tags: ['Sand', 'Stone'], byline: 'Bea', socialImageUrl: '' },
      ...{ language: '', authorId: null, authors: [] },
    });
    expect(await db().blogPost.findUnique({ where: { id: post.id } })).toMatchObject({
      version: 1,
    });
    expect((await call('PUT', { authorId: admin.id })).statusCode).toBe(200);
    expect((await call('GET')).json().authorId).toBe(admin.id);
  });

  it('are refused where they are wrong, and without the scope', async () => {
    const { admin, call } = await rest();
    expect((await call('PUT', { canonicalUrl: 'http://a.example/' })).statusCode).toBe(400);
    expect((await call('PUT', { authorId: 9_999 })).statusCode).toBe(400);
    const writing = await createToken(admin.id, { scopes: ['posts:write'] });
    expect((await call('GET', undefined, writing.secret)).statusCode).toBe(403);
    const reading = await createToken(admin.id, { scopes: ['posts:read'] });
    expect((await call('PUT', { byline: 'C' }, reading.secret)).statusCode).toBe(403);
  });
});

describe('details that are typed with the text', () => {
  const details = {
    tags: ['Stone', 'Sand'],
    byline: 'Nora Quill',
    canonicalUrl: 'https://first.example/text',
    socialImageUrl: 'https://first.example/card.png',
    language: 'he',
  };

  it('go with a new post when it is created, and nothing counts as former', async () => {
    const { caller, fields } = await startEditing(testApp());
    const save = newDraftSave({ title: 'Tagged', ...details });
    await caller.admin.autosave.save(save);
    expect((await caller.admin.autosave.get({ ref: save.ref }))?.form).toMatchObject(details);
    const { data } = await caller.admin.drafts.createPost({
      ...{ ...fields, details },
      ...creationOf(save, 1),
    });
    const stored = await caller.admin.posts.details.get({ id: data.id });
    expect(stored).toMatchObject({ ...details, tags: ['Sand', 'Stone'] });
    expect(await caller.admin.posts.details.former({ id: data.id })).toEqual([]);
  });

  it('alone make a draft', async () => {
    const { caller } = await startEditing(testApp());
    const empty = { title: '', content: '', isPublished: 'true' } as const;
    const save = newDraftSave({ ...empty, tags: ['Stone'] });
    expect(await caller.admin.autosave.save(save)).toMatchObject({ version: 1 });
  });

  it('are seen in the preview of a new post, without what no page may have', async () => {
    const { caller } = await startEditing(testApp());
    const save = newDraftSave({ title: 'Seen', slug: 'seen', content: '<p>Text.</p>', ...details });
    await caller.admin.autosave.save({ ...save, form: { ...save.form, socialImageUrl: 'ht' } });
    const { key } = await caller.admin.previews.create(save.ref);
    const { post } = await publicCaller().blog.preview({ key });
    expect(post).toMatchObject({ byline: 'Nora Quill', language: 'he', socialImageUrl: '' });
  });

  it('change with the post in one step, and keep the former ones', async () => {
    const { caller, fields } = await startEditing(testApp());
    const { data } = await caller.admin.posts.create({ ...fields, details });
    const { id } = data;
    await caller.admin.posts.update({ id, ...fields, details: { tags: ['Sand'] } });
    expect(await caller.admin.posts.details.get({ id })).toMatchObject({
      ...{ ...details, tags: ['Sand'] },
    });
    expect(await caller.admin.posts.details.former({ id })).toMatchObject([
      { tags: ['Sand', 'Stone'] },
    ]);
  });

  it('stay as they were when the save of the text is refused', async () => {
    const { caller, fields } = await startEditing(testApp());
    const { data } = await caller.admin.posts.create({ ...fields, details });
    const { id } = data;
    await caller.admin.posts.update({ id, ...fields, title: 'Newer' });
    await expect(
      caller.admin.posts.update({ id, version: 1, ...fields, details: { byline: 'Lost' } }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await caller.admin.posts.details.get({ id })).toMatchObject({ byline: 'Nora Quill' });
  });
});
