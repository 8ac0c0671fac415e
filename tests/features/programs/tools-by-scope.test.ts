import { describe, expect, it } from 'vitest';
import { type ProgramScope, programScopes } from '../../../src/features/programs/programs.ts';
import { type AdminRole, adminRoles } from '../../../src/shared/admin/admin-roles.ts';
import { createAdmin } from '../../factories/admins.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createConnection } from '../../factories/programs.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { connectProgram } from '../../setup/programs/mcp-client.ts';

/** Security row 91: the tools of a program are those of its scopes, as far as the role of the person goes. */

const testApp = setUpTestApp({ env: { PUBLIC_READS_PER_MINUTE: '10000' } });

const everybody: readonly AdminRole[] = adminRoles;

/** Each tool of an account: its scope, and the roles that may use it. No role stands for developers. */
const tools: Record<string, { scope: ProgramScope; roles: readonly AdminRole[] }> = {
  list_all_posts: { scope: 'posts:read', roles: everybody },
  get_post_by_id: { scope: 'posts:read', roles: everybody },
  list_post_facts: { scope: 'posts:read', roles: everybody },
  list_due_facts: { scope: 'posts:read', roles: everybody },
  draft_post: { scope: 'posts:write', roles: everybody },
  change_post_draft: { scope: 'posts:write', roles: everybody },
  prepare_post_deletion: { scope: 'posts:write', roles: everybody },
  upload_picture: { scope: 'pictures:upload', roles: everybody },
  list_content: { scope: 'content:read', roles: ['owner'] },
  get_content: { scope: 'content:read', roles: ['owner'] },
  draft_content: { scope: 'content:write', roles: ['owner'] },
  list_requests: { scope: 'requests:read', roles: ['owner'] },
  get_request: { scope: 'requests:read', roles: ['owner'] },
  get_answer_draft: { scope: 'requests:read', roles: ['owner'] },
  draft_answer: { scope: 'requests:write', roles: ['owner'] },
  draft_quote: { scope: 'requests:write', roles: ['owner'] },
  get_own_profile: { scope: 'profile:read', roles: [] },
  list_own_projects: { scope: 'projects:read', roles: [] },
  prepare_profile_change: { scope: 'profile:read', roles: [] },
  prepare_project: { scope: 'projects:read', roles: [] },
  list_own_briefs: { scope: 'briefs:read', roles: [] },
  draft_brief_answer: { scope: 'briefs:draft', roles: [] },
  list_own_messages: { scope: 'messages:read', roles: [] },
  read_own_message: { scope: 'messages:read', roles: [] },
  draft_message_answer: { scope: 'messages:draft', roles: [] },
};

const persons = [...adminRoles, 'developer'] as const;

async function programOf(person: (typeof persons)[number], scopes: ProgramScope[]) {
  const owner =
    person === 'developer'
      ? { developerId: (await createDeveloper()).id }
      : { adminId: (await createAdmin({ role: person })).id };
  const { token } = await createConnection(owner, { scopes });
  return token;
}

const connect = (token?: string) =>
  connectProgram(testApp().app, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

const mayUse = (name: string, person: (typeof persons)[number], scope: ProgramScope) => {
  const tool = tools[name];
  if (tool?.scope !== scope) return false;
  return person === 'developer' ? tool.roles.length === 0 : tool.roles.includes(person);
};

async function statusOf(token: string | undefined, name: string) {
  const answer = await testApp().app.inject({
    ...{ method: 'POST', url: '/mcp' },
    headers: {
      accept: 'application/json, text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: {} },
    },
  });
  const challenge = String(answer.headers['www-authenticate'] ?? '');
  return { status: answer.statusCode, challenge, body: answer.body };
}

describe.each(persons)('a program of a person who is %s', (person) => {
  it.each(programScopes)('lists with the scope %s the tools of it alone', async (scope) => {
    const publicNames = new Set(
      (await (await connect()).listTools()).tools.map(({ name }) => name),
    );
    const client = await connect(await programOf(person, [scope]));
    const listed = (await client.listTools()).tools.map(({ name }) => name);
    const own = listed.filter((name) => !publicNames.has(name));
    const expected = Object.keys(tools).filter((name) => mayUse(name, person, scope));
    expect(own.toSorted()).toEqual(expected.toSorted());
  });

  it('is refused every tool without its scope, with the scope to ask for', async () => {
    const token = await programOf(person, []);
    for (const [name, { scope, roles }] of Object.entries(tools)) {
      const { status, challenge, body } = await statusOf(token, name);
      const isOwn = person === 'developer' ? roles.length === 0 : roles.includes(person);
      if (isOwn) {
        expect(status, name).toBe(403);
        expect(challenge, name).toContain('error="insufficient_scope"');
        expect(challenge, name).toContain(scope);
      } else {
        // A scope would not help: the answer says so to the model.
        expect(status, name).toBe(200);
        expect(body, name).toContain('"isError":true');
      }
    }
  });
});

describe('a program without a token', () => {
  it('is sent to a person by each tool of an account', async () => {
    for (const [name, { scope }] of Object.entries(tools)) {
      const { status, challenge } = await statusOf(undefined, name);
      expect(status, name).toBe(401);
      expect(challenge).toContain(`scope="${scope}"`);
      expect(challenge).toContain('/.well-known/oauth-protected-resource/mcp"');
    }
  });
});

describe('tools of an account', () => {
  it('destroy nothing', async () => {
    const client = await connect(await programOf('owner', [...programScopes]));
    const { tools: listed } = await client.listTools();
    for (const { name, annotations, description = '' } of listed) {
      expect(annotations?.destructiveHint, name).toBe(false);
      expect(description.length, name).toBeGreaterThan(20);
    }
  });
});
