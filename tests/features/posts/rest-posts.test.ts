import { describe, expect, it } from 'vitest';
import { createToken } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;
const start = () => startEditing(testApp());

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
