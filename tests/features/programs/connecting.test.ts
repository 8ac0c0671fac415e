import { describe, expect, it } from 'vitest';
import type { AuthorizationQuery, ProgramScope } from '../../../src/features/programs/programs.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createConnection } from '../../factories/programs.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { connectProgram } from '../../setup/programs/mcp-client.ts';
import {
  askPerson,
  callbackAddress,
  comeBack,
  OauthProgram,
} from '../../setup/programs/oauth-program.ts';

const testApp = setUpTestApp();
const app = () => testApp().app;
const db = () => testApp().deps.db.prisma;

const asAdmin = async () => (await signedInAdmin(testApp())).caller;

async function asDeveloper() {
  const { id } = await createDeveloper();
  return callerWith(testApp(), { cookie: await testApp().cookieFor('developer', id) }).caller;
}

const codeOf = (address: string) => new URL(address).searchParams;

describe('a program that knows the address only', () => {
  it('finds out how to ask, and acts for an admin who says yes', async () => {
    const caller = await asAdmin();
    const program = new OauthProgram();
    const asked = await askPerson(app(), program);
    expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    expect(await caller.programs.asked(asked)).toMatchObject({
      ...{ outcome: 'asks', name: 'Night writer', describedBy: null, returnsTo: null },
      person: 'admin',
    });
    const scopes: ProgramScope[] = ['posts:read', 'posts:write'];
    const { address } = await caller.admin.programs.connect({ ...asked, scopes });
    expect(address.startsWith(callbackAddress)).toBe(true);
    expect(codeOf(address).get('state')).toBe('a state of the program');
    await comeBack(app(), program, address);
    expect(program.kept).toMatchObject({ token_type: 'Bearer', scope: scopes.join(' ') });
    const client = await connectProgram(app(), { authProvider: program });
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['draft_post', 'list_all_posts', 'search_site']));
    expect(names).not.toContain('draft_content');
    expect(names).not.toContain('connect_account');
  });

  it('acts for a developer who says yes', async () => {
    const caller = await asDeveloper();
    const program = new OauthProgram();
    const asked = await askPerson(app(), program);
    const shown = await caller.programs.asked(asked);
    expect(shown).toMatchObject({ person: 'developer' });
    expect(shown.outcome === 'asks' && shown.scopes).toContain('messages:draft');
    expect(shown.outcome === 'asks' && shown.scopes).not.toContain('posts:read');
    const scopes: ProgramScope[] = ['profile:read'];
    const { address } = await caller.developer.programs.connect({ ...asked, scopes });
    await comeBack(app(), program, address);
    const client = await connectProgram(app(), { authProvider: program });
    const answer = await client.callTool({ name: 'get_own_profile', arguments: {} });
    expect(answer.isError, JSON.stringify(answer)).not.toBe(true);
    const { programs } = await caller.developer.exportData();
    expect(programs).toMatchObject([{ name: 'Night writer', scopes }]);
  });

  it('is sent to its person by a tool of an account', async () => {
    const program = new OauthProgram();
    const client = await connectProgram(app(), { authProvider: program });
    await expect(client.callTool({ name: 'connect_account', arguments: {} })).rejects.toThrow();
    expect(program.opened?.pathname).toBe('/connect');
  });

  it('renews its tokens by itself when they have ended', async () => {
    const caller = await asAdmin();
    const program = new OauthProgram();
    const asked = await askPerson(app(), program);
    const scopes: ProgramScope[] = ['posts:read'];
    const { address } = await caller.admin.programs.connect({ ...asked, scopes });
    await comeBack(app(), program, address);
    const before = program.kept?.access_token;
    await db().apiToken.updateMany({ data: { expiresAt: new Date(0) } });
    const client = await connectProgram(app(), { authProvider: program });
    const answer = await client.callTool({ name: 'list_all_posts', arguments: {} });
    expect(answer.isError).not.toBe(true);
    expect(program.kept?.access_token).not.toBe(before);
  });
});

const query = (more: Partial<AuthorizationQuery> & { client_id: string }): AuthorizationQuery => ({
  redirect_uri: callbackAddress,
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  ...more,
});

async function register(payload: object) {
  const answer = await app().inject({ method: 'POST', url: '/oauth/register', payload });
  return { status: answer.statusCode, body: answer.json() };
}

const registered = async (redirectUris = [callbackAddress]): Promise<string> =>
  (await register({ client_name: 'Night writer', redirect_uris: redirectUris })).body.client_id;

describe('a registration', () => {
  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['http://evil.example/callback'],
    ['https://user:secret@evil.example/'],
    ['https://good.example/#fragment'],
    ['not an address'],
    ['file:///etc/passwd'],
  ])('takes no answer at %s', async (address) => {
    const { status, body } = await register({ redirect_uris: [address] });
    expect(status).toBe(400);
    expect(body.error).toBe('invalid_redirect_uri');
  });

  it.each([
    ['https://claude.ai/api/mcp/auth_callback'],
    ['http://localhost:33418/'],
    ['http://[::1]:9/cb'],
    ['cursor://anysphere.cursor-mcp/oauth/callback'],
  ])('takes answers at %s', async (address) => {
    expect((await register({ redirect_uris: [address] })).status).toBe(201);
  });

  it('has a name that shows what it says', async () => {
    const { body } = await register({
      client_name: ' Claude\u202e\u0000 \n',
      redirect_uris: [callbackAddress],
    });
    expect(body.client_name).toBe('Claude');
  });

  it('is refused to an address that registers too many', async () => {
    const statuses = [];
    for (let count = 0; count <= 20; count += 1) {
      statuses.push((await register({ redirect_uris: [callbackAddress] })).status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('what a person is asked', () => {
  it('names the place of the answer, and takes any port of the own machine', async () => {
    const caller = await asAdmin();
    const client_id = await registered(['https://app.example/back', 'http://127.0.0.1/callback']);
    const web = query({ client_id, redirect_uri: 'https://app.example/back' });
    expect(await caller.programs.asked(web)).toMatchObject({ returnsTo: 'app.example' });
    const local = query({ client_id, redirect_uri: 'http://127.0.0.1:50123/callback' });
    expect(await caller.programs.asked(local)).toMatchObject({ returnsTo: null });
  });

  it.each([
    ['another host', 'https://evil.example/back'],
    ['a longer path', 'https://app.example/back/evil'],
    ['another query', 'https://app.example/back?to=evil'],
    ['a script', 'javascript:alert(1)'],
  ])('is never answered at %s', async (_name, redirect_uri) => {
    const caller = await asAdmin();
    const client_id = await registered(['https://app.example/back']);
    const asked = query({ client_id, redirect_uri });
    expect(await caller.programs.asked(asked)).toMatchObject({ outcome: 'refused' });
    await expect(
      caller.admin.programs.connect({ ...asked, scopes: ['posts:read'] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_target', { resource: 'https://other.example/mcp' }],
    ['invalid_scope', { scope: 'everything' }],
  ])('is told to the program as %s', async (error, more) => {
    const caller = await asAdmin();
    const client_id = await registered();
    const shown = await caller.programs.asked(query({ client_id, ...more }));
    if (shown.outcome !== 'returns') throw new Error(shown.outcome);
    expect(codeOf(shown.address).get('error')).toBe(error);
    expect(codeOf(shown.address).get('code')).toBeNull();
  });

  it('is nobody’s to say yes to without a session', async () => {
    const { caller } = callerWith(testApp());
    const asked = query({ client_id: await registered() });
    expect(await caller.programs.asked(asked)).toMatchObject({ person: null });
    await expect(
      caller.admin.programs.connect({ ...asked, scopes: ['posts:read'] }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('gives no more than the role of the person', async () => {
    const { caller } = await signedInAdmin(testApp(), { role: 'author' });
    const asked = query({ client_id: await registered() });
    const shown = await caller.programs.asked(asked);
    expect(shown.outcome === 'asks' && shown.scopes).toEqual([
      'posts:read',
      'posts:write',
      'pictures:upload',
    ]);
    const scopes: ProgramScope[] = ['posts:read', 'requests:read'];
    await caller.admin.programs.connect({ ...asked, scopes });
    expect(await db().programConnection.findFirst()).toMatchObject({ scopes: ['posts:read'] });
    await expect(
      caller.admin.programs.connect({ ...asked, scopes: ['requests:read'] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is refused beyond the number of programs', async () => {
    const { admin, caller } = await signedInAdmin(testApp());
    for (let count = 0; count < quotas.connectedPrograms.limit; count += 1) {
      await createConnection({ adminId: admin.id });
    }
    const asked = query({ client_id: await registered() });
    await expect(
      caller.admin.programs.connect({ ...asked, scopes: ['posts:read'] }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('connected programs', () => {
  it('are listed for their person alone, who ends them, and the log names them', async () => {
    const { admin, caller } = await signedInAdmin(testApp());
    const other = await signedInAdmin(testApp());
    const { id, token } = await createConnection({ adminId: admin.id }, { name: 'Night writer' });
    expect(await caller.admin.programs.list()).toMatchObject([{ name: 'Night writer' }]);
    expect(await other.caller.admin.programs.list()).toEqual([]);
    await expect(other.caller.admin.programs.end({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await caller.admin.programs.end({ id });
    const answer = await app().inject({
      ...{ method: 'POST', url: '/mcp', payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
    const { items } = await caller.admin.activity.list({});
    expect(items[0]).toMatchObject({ action: 'disconnected', summary: 'Night writer' });
  });
});
