import { beforeEach, describe, expect, it } from 'vitest';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

const db = () => testApp().deps.db.prisma;

beforeEach(() => {
  now = new Date('2026-03-01T12:00:00Z');
});

const start = () => startEditing(testApp());

const publicSlugs = async () =>
  (await callerWith(testApp()).caller.blog.posts({})).map((post) => post.slug);

describe('creating', () => {
  it("publishes at once unless isPublished is 'false'", async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    expect(data).toMatchObject({
      ...fields,
      status: 'published',
      isPublished: 'true',
      publishedAt: now,
      version: 1,
      imageUrl: '',
      metaTitle: '',
    });
    const draft = await caller.admin.posts.create({
      ...fields,
      slug: 'draft',
      isPublished: 'false',
    });
    expect(draft.data).toMatchObject({ status: 'draft', publishedAt: null });
    expect(await publicSlugs()).toEqual(['a-first-app']);
  });

  it('sanitizes the HTML before it is stored', async () => {
    const { caller, fields } = await start();
    await caller.admin.posts.create({
      ...fields,
      content: '<p onclick="x()">Hi</p><script>alert(1)</script><img src="/a.png" onerror="x()">',
    });
    const { content } = await db().blogPost.findFirstOrThrow();
    expect(content).toContain('<p>Hi</p>');
    expect(content).not.toMatch(/script|onclick|onerror/);
  });

  it.each([
    ['title', ' ', 'Title is required'],
    ['slug', '', 'Slug is required'],
    ['slug', 'Not A Slug', /lowercase/],
    ['slug', 'a--b', /lowercase/],
    ['excerpt', '', 'Excerpt is required'],
    ['content', '', 'Content is required'],
    ['content', '<script>alert(1)</script>', /empty/],
    ['categoryId', 0, 'Category is required'],
    ['categoryId', 999, 'This category does not exist.'],
    ['imageUrl', 'http://example.com/a.jpg', /https/],
    ['imageUrl', '//example.com/a.jpg', /https/],
    ['imageUrl', 'javascript:alert(1)', /https/],
    ['imageUrl', '/\\example.com', /https/],
    ['publishedAt', 'tomorrow', /ISO/],
  ])('refuses %s %j', async (field, value, message) => {
    const { caller, fields } = await start();
    const refusal = caller.admin.posts.create({ ...fields, [field]: value });
    await expect(refusal).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message:
        typeof message === 'string'
          ? expect.stringContaining(message)
          : expect.stringMatching(message),
    });
    expect(await db().blogPost.count()).toBe(0);
  });

  it('writes allowed fields only', async () => {
    const { caller, fields } = await start();
    const sneaky = {
      ...fields,
      id: 77,
      version: 9,
      deletedAt: now.toISOString(),
      createdAt: '2001-01-01T00:00:00Z',
      revisions: { create: {} },
      category: { create: { name: 'x' } },
    };
    const { data } = await caller.admin.posts.create(sneaky);
    expect(data).toMatchObject({ version: 1, deletedAt: null });
    expect(data.id).not.toBe(77);
    expect(await db().blogCategory.count()).toBe(1);
  });

  it('takes effect once however often it is sent at the same moment', async () => {
    const { caller, fields } = await start();
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => caller.admin.posts.create(fields)),
    );
    const refusals = results.flatMap((entry) =>
      entry.status === 'rejected' ? [entry.reason] : [],
    );
    expect(refusals).toHaveLength(49);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('a-first-app'),
      });
    }
    expect(await db().blogPost.count()).toBe(1);
    expect(await db().activityEntry.count({ where: { action: 'created' } })).toBe(1);
  });
});

describe('updating', () => {
  it('keeps fields that are left out and counts the version', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({
      ...fields,
      metaTitle: 'Meta',
      isPublished: 'false',
    });
    const updated = await caller.admin.posts.update({
      ...fields,
      id: data.id,
      version: 1,
      title: 'Better',
    });
    expect(updated.data).toMatchObject({
      title: 'Better',
      metaTitle: 'Meta',
      isPublished: 'false',
      version: 2,
    });
  });

  it('refuses a save over a version that was not seen, and says who and when', async () => {
    const { caller, fields } = await start();
    const other = await signedInAdmin(testApp(), { username: 'other' });
    const { data } = await caller.admin.posts.create(fields);
    await other.caller.admin.posts.update({ ...fields, id: data.id, version: 1, title: 'Theirs' });
    await expect(
      caller.admin.posts.update({ ...fields, id: data.id, version: 1, title: 'Mine' }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/admin:other at \d{4}-/),
    });
    expect((await caller.admin.posts.get({ id: data.id })).title).toBe('Theirs');
  });

  it('takes the same save sent twice for one', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    const save = { ...fields, id: data.id, version: 1, title: 'Better' };
    await caller.admin.posts.update(save);
    expect((await caller.admin.posts.update(save)).data.version).toBe(2);
  });

  it('lets one of many savers of the same version win', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        caller.admin.posts.update({ ...fields, id: data.id, version: 1, title: `Title ${index}` }),
      ),
    );
    expect(results.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1);
    expect((await caller.admin.posts.get({ id: data.id })).version).toBe(2);
  });

  it('answers 404 for a post that is not there or deleted', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    await caller.admin.posts.delete({ id: data.id });
    for (const id of [data.id, 4_000]) {
      await expect(caller.admin.posts.update({ ...fields, id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });
});

describe('the dashboard list', () => {
  it('shows every status with category and dates, last changed first, and searches', async () => {
    const { caller, category } = await start();
    await createPost({ title: 'Public', categoryId: category.id });
    await createDraft({ title: 'Hidden draft' });
    await createPost({ title: 'Later', publishedAt: new Date('2027-01-01') });
    const { items, total } = await caller.admin.posts.list({});
    expect(total).toBe(3);
    expect(items.map((item) => [item.title, item.status, item.categoryName])).toEqual(
      expect.arrayContaining([
        ['Public', 'published', category.name],
        ['Hidden draft', 'draft', null],
        ['Later', 'scheduled', null],
      ]),
    );
    const titles = async (input: Parameters<typeof caller.admin.posts.list>[0]) =>
      (await caller.admin.posts.list(input)).items.map((item) => item.title);
    expect(await titles({ search: 'hidden' })).toEqual(['Hidden draft']);
    expect(await titles({ status: 'scheduled' })).toEqual(['Later']);
    expect(await titles({ status: 'published' })).toEqual(['Public']);
    expect(await titles({ categoryId: category.id })).toEqual(['Public']);
    expect(await titles({ page: 2 })).toEqual([]);
  });

  it.each([
    ['xenolith', ['Public', 'Hidden draft']],
    ['Xénolith', ['Public', 'Hidden draft']],
    ['hidden xenol', ['Hidden draft']],
    ['xenolith -hidden', ['Public']],
    ['strong', []],
    ['tuff', ['Long']],
  ])('finds posts of any state by the words %j of their text', async (search, titles) => {
    const { caller } = await start();
    const content = '<p>A <strong>xenolith</strong> in basalt</p>';
    await createPost({ title: 'Public', content });
    await createDraft({ title: 'Hidden draft', content });
    await createPost({ title: 'Xenoliths, deleted', content, deletedAt: now });
    // The words exceed what the database can hold of one text.
    const words = Array.from({ length: 80_000 }, (_, index) => `ж${index.toString(36)}`);
    await createPost({ title: 'Long', content: `<p>tuff ${words.join(' ')}</p>` });
    const { items } = await caller.admin.posts.list({ search });
    expect(items.map(({ title }) => title).sort()).toEqual([...titles].sort());
  });
});

it('hands a picture to the editor as it is stored, without what browsers are told besides', async () => {
  const content =
    '<figure><img src="/media/post-0123456789abcdef0123456789abcdef-640x400-w640.jpg" alt="A hut" loading="lazy" decoding="async" /></figure>';
  const { caller } = await start();
  const { id } = await createPost({ content });
  expect((await caller.admin.posts.get({ id })).content).toBe(content);
});

it('previews HTML as it would be saved', async () => {
  const { caller } = await start();
  expect(await caller.admin.posts.preview({ content: '<h2>Hi</h2><script>x</script>' })).toEqual({
    html: '<h2>Hi</h2>',
  });
  const card = '<p data-block="glossary"><a href="/glossary#prompt">Prompt</a></p>';
  const { html, withCards } = await caller.admin.posts.preview({ content: card });
  expect(html).toBe(card);
  expect(withCards).toMatch(/Prompt<\/a> \S/);
});
