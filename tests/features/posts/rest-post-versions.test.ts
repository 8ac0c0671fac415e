import { describe, expect, it } from 'vitest';
import { createToken } from '../../factories/admins.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

async function start() {
  now = new Date('2026-03-01T12:00:00Z');
  const { admin, fields, caller } = await startEditing(testApp());
  const token = await createToken(admin.id, { name: 'importer' });
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) =>
    testApp().app.inject({
      method,
      url: `/api/blog/posts${path}`,
      headers: { 'admin-token': token.secret, ...headers },
      ...(payload ? { payload } : {}),
    });
  const create = async (more: Record<string, unknown> = {}) => {
    const answer = await call('POST', '', { ...fields, ...more });
    expect(answer.statusCode).toBe(200);
    return { id: Number(answer.json().data.id), etag: String(answer.headers.etag) };
  };
  return { caller, fields, call, create };
}

describe('If-Match', () => {
  it('lets a save through whose version is the present one, and names the next', async () => {
    const { call, create, fields } = await start();
    const { id, etag } = await create();
    const read = await call('GET', `/${fields.slug}`);
    expect(read.headers.etag).toBe(etag);
    const saved = await call('PUT', `/${id}`, { ...fields, title: 'Two' }, { 'if-match': etag });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers.etag).not.toBe(etag);
    expect((await call('GET', `/${fields.slug}`)).headers.etag).toBe(saved.headers.etag);
  });

  it('refuses a save over a version that was not seen, and changes nothing', async () => {
    const { call, create, caller, fields } = await start();
    const { id, etag } = await create();
    await caller.admin.posts.update({ ...fields, id, title: 'Theirs' });
    const refused = await call('PUT', `/${id}`, { ...fields, title: 'Mine' }, { 'if-match': etag });
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: expect.stringContaining('admin:'),
    });
    expect(await caller.admin.posts.get({ id })).toMatchObject({ title: 'Theirs', version: 2 });
  });

  it.each([
    ['*', 200],
    ['"0-0"', 412],
    ['"other", {etag}', 200],
    ['W/{etag}', 200],
    ['', 400],
    ['3', 400],
    ['"open', 400],
  ])('%j answers %i', async (template, status) => {
    const { call, create, fields } = await start();
    const { id, etag } = await create();
    const header = template.replace('{etag}', etag);
    const answer = await call('PUT', `/${id}`, { ...fields, title: 'B' }, { 'if-match': header });
    expect(answer.statusCode).toBe(status);
  });

  it('does not take the version of another post', async () => {
    const { call, create, fields } = await start();
    const first = await create();
    const second = await create({ slug: 'second' });
    const answer = await call(
      'PUT',
      `/${second.id}`,
      { ...fields, slug: 'second', title: 'B' },
      { 'if-match': first.etag },
    );
    expect(answer.statusCode).toBe(412);
  });

  it('takes the same save sent again for one, as after an answer that got lost', async () => {
    const { call, create, fields } = await start();
    const { id, etag } = await create();
    const save = () => call('PUT', `/${id}`, { ...fields, title: 'Two' }, { 'if-match': etag });
    const first = await save();
    const second = await save();
    expect(second.statusCode).toBe(200);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('is in the document that describes the API', async () => {
    const document = (await testApp().app.inject('/api/openapi.json')).json();
    const put = document.paths['/blog/posts/{idOrSlug}'].put;
    expect(put.parameters).toContainEqual(
      expect.objectContaining({ name: 'if-match', in: 'header' }),
    );
    expect(put.responses).toHaveProperty('412');
    for (const operation of [
      put,
      document.paths['/blog/posts'].post,
      document.paths['/blog/posts/{idOrSlug}'].get,
    ]) {
      expect(operation.responses['200'].headers).toHaveProperty('etag');
    }
  });
});

it('keeps both versions of a save that names none', async () => {
  const { call, create, caller, fields } = await start();
  const { id } = await create();
  await call('PUT', `/${id}`, { ...fields, content: '<p>Over it.</p>' });
  expect((await caller.admin.posts.timeline({ id })).items).toMatchObject([
    { id: 2, by: 'token:importer' },
    { id: 1 },
  ]);
  expect((await caller.admin.posts.revision({ id, version: 1 })).content).toBe(fields.content);
});

describe('null in an optional field', () => {
  const nulls = {
    imageUrl: null,
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    isPublished: null,
    publishedAt: null,
  };

  it('is nothing for a new post, and empties a text of an older one', async () => {
    const { call, caller, fields } = await start();
    const created = await call('POST', '', { ...fields, ...nulls });
    expect(created.statusCode).toBe(200);
    const { id } = created.json().data;
    expect(created.json().data).toMatchObject({ imageUrl: '', isPublished: 'true' });
    await call('PUT', `/${id}`, {
      ...fields,
      metaTitle: 'A',
      metaKeywords: 'b',
      isPublished: 'false',
    });
    const updated = await call('PUT', `/${id}`, { ...fields, ...nulls, metaKeywords: undefined });
    expect(updated.statusCode).toBe(200);
    expect(await caller.admin.posts.get({ id })).toMatchObject({
      metaTitle: '',
      metaKeywords: 'b',
      isPublished: 'false',
    });
  });

  it('as a publication time takes a schedule off: the post is public in one step', async () => {
    const { call, create, caller, fields } = await start();
    const { id } = await create({ publishedAt: '2027-01-01T00:00:00Z' });
    await call('PUT', `/${id}`, { ...fields, publishedAt: null });
    expect(await caller.admin.posts.get({ id })).toMatchObject({
      status: 'published',
      publishedAt: now,
      version: 2,
    });
    const since = now;
    now = new Date('2026-04-01T12:00:00Z');
    await call('PUT', `/${id}`, { ...fields, publishedAt: null });
    expect((await caller.admin.posts.get({ id })).publishedAt).toEqual(since);
  });
});

describe('an old address', () => {
  it('leads a program to the post, as it leads a reader', async () => {
    const { call, create, fields } = await start();
    const { id } = await create();
    await call('PUT', `/${id}`, { ...fields, slug: 'renamed' });
    const anonymous = await testApp().app.inject(`/api/blog/posts/${fields.slug}`);
    for (const answer of [anonymous, await call('GET', `/${fields.slug}`)]) {
      expect(answer.statusCode).toBe(301);
      expect(answer.headers.location).toBe('/api/blog/posts/renamed');
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.json()).toMatchObject({ message: expect.any(String) });
    }
    expect((await testApp().app.inject('/api/blog/posts/never-was')).statusCode).toBe(404);
    await call('PUT', `/${id}`, { ...fields, slug: 'renamed', isPublished: 'false' });
    expect((await testApp().app.inject(`/api/blog/posts/${fields.slug}`)).statusCode).toBe(404);
  });

  it('that was never public leads nowhere, also after the post is published', async () => {
    const { call, create, caller, fields } = await start();
    const draft = await create({ isPublished: 'false' });
    const later = await create({ slug: 'later', publishedAt: '2027-01-01T00:00:00Z' });
    await call('PUT', `/${draft.id}`, { ...fields, slug: 'draft-renamed' });
    await call('PUT', `/${later.id}`, { ...fields, slug: 'later-renamed' });
    await caller.admin.posts.publish({ id: draft.id });
    await caller.admin.posts.publish({ id: later.id });
    for (const slug of [fields.slug, 'later']) {
      expect((await testApp().app.inject(`/api/blog/posts/${slug}`)).statusCode).toBe(404);
      expect((await testApp().app.inject(`/blog/${slug}`)).headers.location).toBeUndefined();
    }
    expect((await testApp().app.inject('/api/blog/posts/draft-renamed')).statusCode).toBe(200);
  });
});
