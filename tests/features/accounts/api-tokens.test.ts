import { describe, expect, it } from 'vitest';
import { estimateRates } from '../../../src/features/estimate/rates.ts';
import {
  defaultTokenDays,
  type TokenScope,
  tokenScopes,
  unusedTokenDays,
} from '../../../src/shared/admin/api-tokens.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { createToken } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createFlatPicture, multipartBody } from '../../factories/pictures.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date();
const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testApp().deps.db.prisma;

describe('API tokens', () => {
  it('are shown once and stored as a hash', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { token, ...shown } = await caller.admin.tokens.create({ name: 'Importer' });
    expect(token).toMatch(/^vcl_[\w-]{43}$/);
    expect(shown).toMatchObject({ name: 'Importer', prefix: token.slice(0, 10), lastUsedAt: null });
    const row = await db().apiToken.findFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    const listed = JSON.stringify(await caller.admin.tokens.list());
    expect(listed).toContain('Importer');
    expect(listed).not.toContain(token);
    expect(listed).not.toContain(row.tokenHash);
  });

  it('do not open the admin area, and the hash is no token', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { token } = await caller.admin.tokens.create({ name: 'Importer' });
    const { tokenHash } = await db().apiToken.findFirstOrThrow();
    await expect(callerWith(testApp(), { token }).caller.admin.tokens.list()).rejects.toMatchObject(
      {
        code: 'FORBIDDEN',
      },
    );
    await expect(
      callerWith(testApp(), { token: tokenHash }).caller.admin.generate({ subject: 'x' }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('are revoked for good, and the log says by whom', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await caller.admin.tokens.create({ name: 'Importer' });
    await caller.admin.tokens.revoke({ id });
    const [first] = await caller.admin.tokens.list();
    expect(first?.revokedAt).not.toBeNull();
    await caller.admin.tokens.revoke({ id });
    expect(await caller.admin.tokens.list()).toEqual([first]);
    const { items } = await caller.admin.activity.list({});
    expect(items.map((entry) => entry.action)).toEqual(['revoked', 'created']);
    await expect(caller.admin.tokens.revoke({ id: 999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each(['', 'a\nb', '<b>', 'x'.repeat(81)])('refuses the name %j', async (name) => {
    const { caller } = await signedInAdmin(testApp());
    await expect(caller.admin.tokens.create({ name })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

const dayMs = 24 * 60 * 60 * 1000;

async function programWith(scopes: TokenScope[]) {
  const { admin, fields } = await startEditing(testApp());
  const token = await createToken(admin.id, { scopes });
  const post = await createDraft({ authorId: admin.id, slug: 'waiting', title: 'Waiting' });
  const request = await createRequest();
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    { payload, headers }: { payload?: object | Buffer; headers?: Record<string, string> } = {},
  ) =>
    testApp().app.inject({
      ...{ method, url, headers: { 'admin-token': token.secret, ...headers } },
      ...(payload ? { payload } : {}),
    });
  return { admin, fields, post, request, call };
}

type Program = Awaited<ReturnType<typeof programWith>>;

const uploading = async ({ call }: Program) => {
  const { payload, headers } = multipartBody(await createFlatPicture(40, 30));
  return call('POST', filePaths.adminUpload, { payload, headers });
};

const callsOf: Record<TokenScope, (program: Program) => Promise<{ statusCode: number }>[]> = {
  'posts:read': ({ call, post }) => [
    call('GET', '/api/admin/posts?status=draft'),
    call('GET', `/api/admin/posts/${post.id}`),
  ],
  'posts:write': ({ call, fields, post }) => [
    call('POST', '/api/blog/posts', { payload: fields }),
    call('PUT', `/api/blog/posts/${post.id}`, { payload: { ...fields, slug: 'waiting' } }),
  ],
  'posts:delete': ({ call, post }) => [call('DELETE', `/api/admin/posts/${post.id}`)],
  'drafts:generate': ({ call }) => [
    call('POST', '/api/blog/generate', { payload: { subject: 'Rocks' } }),
  ],
  'pictures:upload': (program) => [uploading(program)],
  'content:read': ({ call }) => [
    call('GET', '/api/admin/content'),
    call('GET', '/api/admin/content/estimate-rates'),
  ],
  'content:write': ({ call }) => [
    call('PUT', '/api/admin/content/estimate-rates', { payload: { value: estimateRates } }),
  ],
  'requests:read': ({ call, request }) => [
    call('GET', '/api/admin/requests'),
    call('GET', `/api/admin/requests/${request.id}`),
    call('GET', `/api/admin/requests/${request.id}/answer-draft`),
    call('POST', '/api/admin/requests/export', { payload: {} }),
  ],
  'requests:write': ({ call, request }) => [
    call('PATCH', `/api/admin/requests/${request.id}`, { payload: { status: 'call' } }),
    call('PUT', `/api/admin/requests/${request.id}/answer-draft`, { payload: { text: 'Yes.' } }),
  ],
};

describe('the scopes of a token', () => {
  it.each(tokenScopes)('%s opens its calls and no others', async (scope) => {
    const program = await programWith([scope]);
    for (const other of tokenScopes) {
      for (const answer of await Promise.all(callsOf[other](program))) {
        if (other === scope) expect([200, 503], other).toContain(answer.statusCode);
        else expect(answer.statusCode, other).toBe(403);
      }
    }
  });

  it('are those of the calls that write posts and drafts, for a year, where nobody says', async () => {
    const { caller } = await signedInAdmin(testApp());
    const made = await caller.admin.tokens.create({ name: 'Importer' });
    expect(made.scopes).toEqual(['posts:write', 'drafts:generate']);
    expect(made.expiresAt.getTime()).toBe(made.createdAt.getTime() + defaultTokenDays * dayMs);
    const lasting = await caller.admin.tokens.create({ name: 'Lasting', daysToLive: null });
    expect(lasting.expiresAt.getTime()).toBe(lasting.createdAt.getTime() + unusedTokenDays * dayMs);
    await expect(caller.admin.tokens.create({ name: 'None', scopes: [] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('give no more than the role of its owner', async () => {
    const { admin, caller } = await signedInAdmin(testApp(), { role: 'author' });
    const { secret } = await createToken(admin.id, { scopes: [...tokenScopes] });
    const theirs = await createPost();
    const program = callerWith(testApp(), { token: secret }).caller;
    for (const change of [
      () => program.admin.posts.get({ id: theirs.id }),
      () => program.admin.posts.delete({ id: theirs.id }),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await program.admin.posts.rows({})).total).toBe(0);
    await expect(caller.admin.tokens.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('a token is refused from its end on', async () => {
  const { caller } = await signedInAdmin(testApp());
  const { token } = await caller.admin.tokens.create({
    ...{ name: 'Short', scopes: ['posts:read'] as TokenScope[], daysToLive: 1 },
  });
  const read = () => callerWith(testApp(), { token }).caller.admin.posts.rows({});
  const made = now;
  now = new Date(made.getTime() + dayMs - 1_000);
  expect((await read()).total).toBe(0);
  now = new Date(made.getTime() + dayMs);
  await expect(read()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  now = made;
});

describe('a program', () => {
  it('lists posts of every state and finds them by filters', async () => {
    const { call } = await programWith(['posts:read']);
    await createPost({ slug: 'public', title: 'Granite for everybody' });
    const slugs = async (query: string) => {
      const answer = await call('GET', `/api/admin/posts${query}`);
      return answer.json().items.map(({ slug }: { slug: string }) => slug);
    };
    expect((await slugs('')).toSorted()).toEqual(['public', 'waiting']);
    expect(await slugs('?status=draft')).toEqual(['waiting']);
    expect(await slugs('?search=granite')).toEqual(['public']);
    expect(await slugs('?page=2')).toEqual([]);
    expect((await call('GET', '/api/admin/posts?status=lost')).statusCode).toBe(400);
  });

  it('reads a draft by its id and by its slug, with the version that a change is meant for', async () => {
    const { call, post } = await programWith(['posts:read']);
    const byId = await call('GET', `/api/admin/posts/${post.id}`);
    expect(byId.json()).toMatchObject({ title: 'Waiting', status: 'draft' });
    const bySlug = await call('GET', '/api/blog/posts/waiting');
    expect(bySlug.json()).toMatchObject({ title: 'Waiting' });
    expect(bySlug.headers.etag).toBe(byId.headers.etag);
  });

  it('deletes the version it has seen, and no other', async () => {
    const { call, post } = await programWith([...tokenScopes]);
    const url = `/api/admin/posts/${post.id}`;
    const stale = await call('DELETE', url, { headers: { 'if-match': '"0-0"' } });
    expect(stale.statusCode).toBe(412);
    const { etag } = (await call('GET', url)).headers;
    const gone = await call('DELETE', url, { headers: { 'if-match': String(etag) } });
    expect(gone.json()).toMatchObject({ status: 'deleted' });
    expect(await db().activityEntry.findFirst({ where: { action: 'deleted' } })).toMatchObject({
      actor: expect.stringMatching(/^token:/),
    });
  });
});

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': '0d1f-one import' };

  it('makes a creation that is sent again the same one, also at the same moment', async () => {
    const { call, fields } = await programWith(['posts:write']);
    const create = () => call('POST', '/api/blog/posts', { payload: fields, headers: key });
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
    expect(replayed).toHaveLength(2);
    expect(await db().activityEntry.count({ where: { action: 'created' } })).toBe(1);
  });

  it('is refused for another post, and is no key of another program', async () => {
    const { call, fields, admin } = await programWith(['posts:write']);
    const payload = { ...fields, slug: 'other' };
    await call('POST', '/api/blog/posts', { payload: fields, headers: key });
    const reused = await call('POST', '/api/blog/posts', { payload, headers: key });
    expect(reused.statusCode).toBe(422);
    expect(reused.json()).toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    const { secret } = await createToken(admin.id, { name: 'another' });
    const headers = { ...key, 'admin-token': secret };
    expect((await call('POST', '/api/blog/posts', { payload, headers })).statusCode).toBe(200);
    const odd = { 'idempotency-key': 'x'.repeat(256) };
    expect((await call('POST', '/api/blog/posts', { payload, headers: odd })).statusCode).toBe(400);
  });

  it('of a creation that was refused is free again', async () => {
    const { call, fields } = await programWith(['posts:write']);
    const taken = { ...fields, slug: 'waiting' };
    const refused = await call('POST', '/api/blog/posts', { payload: taken, headers: key });
    expect(refused.statusCode).toBe(409);
    const again = await call('POST', '/api/blog/posts', { payload: fields, headers: key });
    expect(again.statusCode).toBe(200);
  });
});
