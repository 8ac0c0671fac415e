import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ProgramScope } from '../../../src/features/programs/programs.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createConnection } from '../../factories/programs.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { callbackAddress } from '../../setup/programs/oauth-program.ts';

/** Security row 92: each key gives tokens once, to the program that it was given to. */

let now = new Date();
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const app = () => testApp().app;
const db = () => testApp().deps.db.prisma;

async function post(url: string, fields: Record<string, string>) {
  const answer = await app().inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const askForTokens = (fields: Record<string, string>) => post('/oauth/token', fields);

async function givenCode(scopes: ProgramScope[] = ['posts:read', 'posts:write']) {
  now = new Date();
  const { admin, caller } = await signedInAdmin(testApp());
  const registration = { client_name: 'Night writer', redirect_uris: [callbackAddress] };
  const { client_id } = (
    await app().inject({ method: 'POST', url: '/oauth/register', payload: registration })
  ).json();
  const code_verifier = randomBytes(32).toString('base64url');
  const { address } = await caller.admin.programs.connect({
    ...{ client_id, redirect_uri: callbackAddress, response_type: 'code', scopes },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const code = new URL(address).searchParams.get('code') ?? '';
  const fields: Record<string, string> = {
    ...{ grant_type: 'authorization_code', client_id, code, code_verifier },
    redirect_uri: callbackAddress,
  };
  return { admin, caller, fields, client_id };
}

const listWith = (token: string) =>
  app().inject({
    ...{ method: 'POST', url: '/mcp', payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
  });

describe('a code', () => {
  it('gives a pair of tokens that no cache keeps, and the hashes alone are stored', async () => {
    const { fields } = await givenCode();
    const { status, body, headers } = await askForTokens(fields);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    const stored = JSON.stringify([
      await db().apiToken.findMany(),
      await db().programKey.findMany(),
      await db().programConnection.findMany(),
    ]);
    for (const secret of [body.access_token, body.refresh_token, fields.code]) {
      expect(stored).not.toContain(secret);
    }
    expect((await listWith(body.access_token)).statusCode).toBe(200);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another redirect address', { redirect_uri: 'http://127.0.0.1:1/other' }],
    ['another program', { client_id: 'somebody-else' }],
    ['another code', { code: 'x'.repeat(43) }],
  ])('gives nothing with %s', async (_name, wrong) => {
    const { fields } = await givenCode();
    const { status, body } = await askForTokens({ ...fields, ...wrong });
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
    expect(await db().apiToken.count()).toBe(0);
    // The program itself still gets its tokens.
    expect((await askForTokens(fields)).status).toBe(200);
  });

  it('gives nothing for another resource', async () => {
    const { fields } = await givenCode();
    const { body } = await askForTokens({ ...fields, resource: 'https://other.example/mcp' });
    expect(body.error).toBe('invalid_target');
  });

  it('gives nothing after a minute', async () => {
    const { fields } = await givenCode();
    now = new Date(now.getTime() + 61_000);
    expect((await askForTokens(fields)).body.error).toBe('invalid_grant');
  });

  it('ends the connection when it comes twice', async () => {
    const { fields, caller } = await givenCode();
    const { body } = await askForTokens(fields);
    expect((await askForTokens(fields)).body.error).toBe('invalid_grant');
    expect((await listWith(body.access_token)).statusCode).toBe(401);
    expect(await caller.admin.programs.list()).toEqual([]);
    const { items } = await caller.admin.activity.list({});
    expect(items[0]?.action).toContain('a key came twice');
  });

  it('gives one pair to two who ask at once', async () => {
    const { fields } = await givenCode();
    const answers = await Promise.all([askForTokens(fields), askForTokens(fields)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await db().programConnection.count()).toBe(0);
  });
});

describe('a refresh token', () => {
  async function connected(scopes?: ProgramScope[]) {
    const given = await givenCode(scopes);
    const { body } = await askForTokens(given.fields);
    const refresh = (token: string, more: Record<string, string> = {}) =>
      askForTokens({
        ...{ grant_type: 'refresh_token', client_id: given.client_id, refresh_token: token },
        ...more,
      });
    return { ...given, tokens: body, refresh };
  }

  it('gives the next pair, and keeps the connection for 60 days more', async () => {
    const { tokens, refresh } = await connected();
    now = new Date(now.getTime() + 50 * 86_400_000);
    const { body } = await refresh(tokens.refresh_token);
    expect((await listWith(body.access_token)).statusCode).toBe(200);
    expect((await listWith(tokens.access_token)).statusCode).toBe(401);
    now = new Date(now.getTime() + 61 * 86_400_000);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('ends the connection when it comes twice', async () => {
    const { tokens, refresh } = await connected();
    const { body } = await refresh(tokens.refresh_token);
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await listWith(body.access_token)).statusCode).toBe(401);
  });

  it('gives fewer scopes when asked, and never more', async () => {
    const { tokens, refresh } = await connected();
    const { body } = await refresh(tokens.refresh_token, { scope: 'posts:read' });
    expect(body.scope).toBe('posts:read');
    const more = await refresh(body.refresh_token, { scope: 'posts:read requests:read' });
    expect(more.body.error).toBe('invalid_scope');
  });

  it('opens nothing by itself, and no code is one', async () => {
    const { tokens, refresh, fields } = await connected();
    expect((await listWith(tokens.refresh_token)).statusCode).toBe(401);
    expect((await refresh(fields.code ?? '')).body.error).toBe('invalid_grant');
  });

  it('ends with the account', async () => {
    const { admin, tokens, refresh } = await connected();
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.accounts.disable({ id: admin.id });
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await listWith(tokens.access_token)).statusCode).toBe(401);
  });

  it('ends its connection when the program gives it back', async () => {
    const { tokens, client_id, caller } = await connected();
    const foreign = { token: tokens.refresh_token, client_id: 'somebody-else' };
    expect((await post('/oauth/revoke', foreign)).status).toBe(200);
    expect(await caller.admin.programs.list()).toHaveLength(1);
    const own = { token: tokens.refresh_token, client_id };
    expect((await post('/oauth/revoke', own)).status).toBe(200);
    expect(await caller.admin.programs.list()).toEqual([]);
    expect((await listWith(tokens.access_token)).statusCode).toBe(401);
  });
});

describe('a token of a connected program', () => {
  it('opens nothing but /mcp', async () => {
    const { admin } = await signedInAdmin(testApp());
    const { token } = await createConnection({ adminId: admin.id }, { scopes: ['posts:read'] });
    expect((await listWith(token)).statusCode).toBe(200);
    const rest = await app().inject({
      url: '/api/admin/posts',
      headers: { 'admin-token': token },
    });
    expect(rest.statusCode).toBe(401);
    const developer = await createDeveloper();
    const own = await createConnection({ developerId: developer.id }, { scopes: ['profile:read'] });
    const portfolio = await app().inject({
      url: '/api/developers/current/portfolio',
      headers: { authorization: `Bearer ${own.token}` },
    });
    expect(portfolio.statusCode).toBe(401);
  });

  it('stands in no list of tokens', async () => {
    const { admin, caller } = await signedInAdmin(testApp());
    await createConnection({ adminId: admin.id });
    expect(await caller.admin.tokens.list()).toEqual([]);
  });
});

describe('the endpoint of tokens', () => {
  it.each([
    ['nothing', {}, 'unsupported_grant_type'],
    [
      'a password',
      { grant_type: 'password', username: 'a', password: 'b' },
      'unsupported_grant_type',
    ],
    [
      'a code without its verifier',
      { grant_type: 'authorization_code', client_id: 'a', code: 'b' },
      'invalid_request',
    ],
    [
      'a long code',
      { grant_type: 'refresh_token', client_id: 'a', refresh_token: 'x'.repeat(300) },
      'invalid_request',
    ],
  ])('answers %s with an error of the standard', async (_name, fields, error) => {
    const answer = await askForTokens(fields as Record<string, string>);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});
