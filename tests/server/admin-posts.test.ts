import { beforeEach, describe, expect, it } from 'vitest';
import { createToken } from '../factories/admins.ts';
import { createCategory, createDraft, createPost } from '../factories/blog.ts';
import { callerWith, signedInAdmin } from '../setup/callers.ts';
import { setUpTestApp } from '../setup/harness.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

const db = () => testApp().deps.db.prisma;

beforeEach(() => {
  now = new Date('2026-03-01T12:00:00Z');
});

async function start() {
  const category = await createCategory();
  const fields = {
    title: 'A first app',
    slug: 'a-first-app',
    categoryId: category.id,
    excerpt: 'Small and real.',
    content: '<p>Write one sentence.</p>',
  };
  return { category, fields, ...(await signedInAdmin(testApp())) };
}

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
      publishedAt: now.toISOString(),
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

  it('sanitises the HTML before it is stored', async () => {
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

describe('publication', () => {
  it('sets publishedAt once and keeps it through unpublishing', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    const first = await caller.admin.posts.publish({ id: data.id });
    expect(first).toMatchObject({ status: 'published', publishedAt: now.toISOString() });
    now = new Date('2026-04-01T12:00:00Z');
    const taken = await caller.admin.posts.unpublish({ id: data.id });
    expect(taken).toMatchObject({ status: 'draft', publishedAt: first.publishedAt });
    expect(await publicSlugs()).toEqual([]);
    expect((await caller.admin.posts.publish({ id: data.id })).publishedAt).toBe(first.publishedAt);
  });

  it('publishes once however often it is asked at the same moment', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await Promise.all(
      Array.from({ length: 50 }, () => caller.admin.posts.publish({ id: data.id })),
    );
    expect((await caller.admin.posts.get({ id: data.id })).version).toBe(2);
    expect(await db().activityEntry.count({ where: { action: 'published' } })).toBe(1);
  });

  it('schedules, and the post is public when its time has come', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await expect(
      caller.admin.posts.schedule({ id: data.id, publishedAt: '2026-02-01T00:00:00Z' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const scheduled = await caller.admin.posts.schedule({
      id: data.id,
      publishedAt: '2026-03-02T10:00:00+02:00',
    });
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      publishedAt: '2026-03-02T08:00:00.000Z',
    });
    expect(await publicSlugs()).toEqual([]);
    now = new Date('2026-03-02T08:00:00Z');
    expect(await publicSlugs()).toEqual(['a-first-app']);
    expect((await caller.admin.posts.get({ id: data.id })).status).toBe('published');
  });

  it('forgets the time of a schedule that is taken back', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({
      ...fields,
      publishedAt: '2027-01-01T00:00:00Z',
    });
    expect(data.status).toBe('scheduled');
    expect(await caller.admin.posts.unpublish({ id: data.id })).toMatchObject({
      status: 'draft',
      publishedAt: null,
    });
  });
});

describe('addresses', () => {
  it('redirects the old slug of a published post, also over several renames', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    for (const slug of ['second', 'third']) {
      await caller.admin.posts.update({ ...fields, id: data.id, slug });
    }
    expect(
      await db().blogSlugRedirect.findMany({
        orderBy: { slug: 'asc' },
        select: { slug: true, postId: true },
      }),
    ).toEqual([
      { slug: 'a-first-app', postId: data.id },
      { slug: 'second', postId: data.id },
    ]);
    await caller.admin.posts.update({ ...fields, id: data.id, slug: 'second' });
    expect((await db().blogSlugRedirect.findMany()).map((row) => row.slug).sort()).toEqual([
      'a-first-app',
      'third',
    ]);
  });

  it('does not redirect what nobody could have known', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await caller.admin.posts.update({ ...fields, id: data.id, slug: 'renamed' });
    expect(await db().blogSlugRedirect.count()).toBe(0);
  });

  it('gives an old slug to a new post', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    await caller.admin.posts.update({ ...fields, id: data.id, slug: 'renamed' });
    await caller.admin.posts.create(fields);
    expect(await db().blogSlugRedirect.count()).toBe(0);
  });
});

describe('deleting', () => {
  it('hides the post, frees its slug, and can be undone', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    expect(await caller.admin.posts.delete({ id: data.id })).toMatchObject({
      status: 'deleted',
      slug: 'a-first-app',
    });
    expect(await publicSlugs()).toEqual([]);
    expect((await caller.admin.posts.list({})).items).toEqual([]);
    expect((await caller.admin.posts.list({ status: 'deleted' })).items).toMatchObject([
      { id: data.id, slug: 'a-first-app' },
    ]);
    expect(await caller.admin.posts.undelete({ id: data.id })).toMatchObject({
      status: 'published',
      slug: 'a-first-app',
      publishedAt: data.publishedAt,
    });
  });

  it('cannot be undone over a post that took the slug meanwhile', async () => {
    const { caller, fields } = await start();
    const { data } = await caller.admin.posts.create(fields);
    await caller.admin.posts.delete({ id: data.id });
    await caller.admin.posts.create(fields);
    await expect(caller.admin.posts.undelete({ id: data.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
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
    expect(await caller.admin.posts.revisions({ id: data.id })).toMatchObject([
      { version: 3, title: fields.title, savedBy: `admin:${admin.username}` },
      { version: 2, title: 'Two' },
      { version: 1, title: fields.title },
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
    expect(await caller.admin.posts.revisions({ id: post.id })).toMatchObject([
      { version: 2 },
      { version: 1, title: 'Seeded', savedBy: 'not recorded' },
    ]);
  });
});

describe('autosave', () => {
  const form = {
    title: 'Half a ti',
    slug: '',
    categoryId: null,
    imageUrl: '',
    excerpt: '',
    isPublished: 'true' as const,
    content: '<p>unfin',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
  };

  it('keeps one copy per admin and post, for a new post too', async () => {
    const { caller, fields } = await start();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        caller.admin.autosave.save({
          postId: null,
          baseVersion: 0,
          form: { ...form, title: `T${index}` },
        }),
      ),
    );
    expect(await db().blogPostAutosave.count()).toBe(1);
    expect(await caller.admin.autosave.get({ postId: null })).toMatchObject({ baseVersion: 0 });
    await caller.admin.posts.create(fields);
    expect(await caller.admin.autosave.get({ postId: null })).toBeNull();
  });

  it('is private to its admin, and tells who else is writing', async () => {
    const { caller, fields } = await start();
    const other = await signedInAdmin(testApp(), { username: 'other' });
    const { data } = await caller.admin.posts.create(fields);
    now = new Date();
    await other.caller.admin.autosave.save({ postId: data.id, baseVersion: 1, form });
    expect(await caller.admin.autosave.get({ postId: data.id })).toBeNull();
    const saved = await caller.admin.autosave.save({ postId: data.id, baseVersion: 1, form });
    expect(saved.otherEditors).toMatchObject([{ username: 'other' }]);
    now = new Date(Date.now() + 10 * 60_000);
    expect(await caller.admin.posts.otherEditors({ id: data.id })).toEqual([]);
    await caller.admin.autosave.discard({ postId: data.id });
    expect(await caller.admin.autosave.get({ postId: data.id })).toBeNull();
    expect(await other.caller.admin.autosave.get({ postId: data.id })).toMatchObject({ form });
  });

  it('refuses a post that is not there', async () => {
    const { caller } = await start();
    await expect(
      caller.admin.autosave.save({ postId: 999, baseVersion: 1, form }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
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
});

describe('REST for external callers', () => {
  async function rest() {
    const { admin, fields } = await start();
    const token = await createToken(admin.id, { name: 'importer' });
    const call = (
      method: 'POST' | 'PUT',
      path: string,
      payload: Record<string, unknown>,
      headers: Record<string, string> = { 'admin-token': token.secret },
    ) => testApp().app.inject({ method, url: `/api/blog${path}`, headers, payload });
    return { admin, fields, token, call };
  }

  it('creates and updates whole posts with a token', async () => {
    const { call, fields } = await rest();
    const created = await call('POST', '/posts', fields);
    expect(created.statusCode).toBe(200);
    const { data } = created.json();
    expect(data).toMatchObject({ ...fields, isPublished: 'true' });
    const updated = await call('PUT', `/posts/${data.id}`, { ...fields, title: 'By PUT' });
    expect(updated.json().data).toMatchObject({
      id: data.id,
      title: 'By PUT',
      savedBy: 'token:importer',
    });
    expect(await db().activityEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { actor: 'token:importer', action: 'created', targetId: String(data.id) },
      { actor: 'token:importer', action: 'updated' },
    ]);
  });

  it('answers 400, 401, 403, 404, 409 and 413 clearly', async () => {
    const { call, fields } = await rest();
    const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).statusCode;
    expect(await statusOf('POST', '/posts', { ...fields, title: '' })).toBe(400);
    expect(await statusOf('POST', '/posts', { ...fields, isPublished: true })).toBe(400);
    expect(await statusOf('POST', '/posts', fields, {})).toBe(401);
    expect(await statusOf('POST', '/posts', fields, { 'admin-token': 'vcl_wrong' })).toBe(401);
    const developer = await db().developer.create({ data: { phoneNumber: '+12015550100' } });
    const cookie = await testApp().cookieFor('developer', developer.id);
    expect(await statusOf('POST', '/posts', fields, { cookie })).toBe(403);
    expect(await statusOf('PUT', '/posts/999', fields)).toBe(404);
    expect(await statusOf('PUT', '/posts/abc', fields)).toBe(400);
    expect(await statusOf('POST', '/posts', fields)).toBe(200);
    const conflict = await call('POST', '/posts', fields);
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('slug'),
    });
    expect(
      await statusOf('POST', '/posts', { ...fields, slug: 'big', content: 'x'.repeat(3_000_000) }),
    ).toBe(413);
  });

  it('stops a token the moment it is revoked, and takes it from the header only', async () => {
    const { call, fields, token, admin } = await rest();
    const inQuery = await testApp().app.inject({
      method: 'POST',
      url: `/api/blog/posts?admin-token=${token.secret}`,
      payload: fields,
    });
    expect(inQuery.statusCode).toBe(401);
    expect((await call('POST', '/posts', fields)).statusCode).toBe(200);
    const cookie = await testApp().cookieFor('admin', admin.id);
    await callerWith(testApp(), { cookie }).caller.admin.tokens.revoke({ id: token.id });
    expect((await call('POST', '/posts', { ...fields, slug: 'two' })).statusCode).toBe(401);
    expect(testApp().logLines.join()).not.toContain(token.secret);
  });

  it('does not let the REST adapter loosen what the editor accepts', async () => {
    const { call, fields } = await rest();
    await call('POST', '/posts', fields);
    const { caller } = await signedInAdmin(testApp());
    const loose: unknown = { page: '1' };
    await expect(
      caller.admin.posts.list(loose as Parameters<typeof caller.admin.posts.list>[0]),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

it('previews HTML as it would be saved', async () => {
  const { caller } = await start();
  expect(await caller.admin.posts.preview({ content: '<h2>Hi</h2><script>x</script>' })).toEqual({
    html: '<h2>Hi</h2>',
  });
});
