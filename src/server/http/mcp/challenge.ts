import type { FastifyReply } from 'fastify';
import { absoluteUrl } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { connectTool } from './connect-tool.ts';
import { lacksScopeOnly, type ToolCaller } from './tool-caller.ts';
import type { Tool } from './tools.ts';

/** A refusal that a program answers by asking its person (RFC 6750, section 3). */
interface Challenge {
  status: 401 | 403;
  error?: 'invalid_token' | 'insufficient_scope';
  /** Left out, the program asks for all scopes. */
  scope?: string;
  message: string;
}

export const invalidToken: Challenge = {
  status: 401,
  error: 'invalid_token',
  message: 'The token is not valid any more. Ask the person again.',
};

/** Decides by the name of the tool alone, before its input is read. */
export function challengeOf(
  tools: ReadonlyMap<string, Tool>,
  caller: ToolCaller | null,
  name: string | null,
): Challenge | null {
  const tool = name === null ? undefined : tools.get(name);
  const isAccountTool = tool?.needs !== undefined;
  if (!caller && (isAccountTool || name === connectTool.name)) {
    return {
      status: 401,
      ...(tool?.needs && { scope: tool.needs.scope }),
      message: 'This tool acts for a person. Ask the person to connect you.',
    };
  }
  if (!caller || !tool?.needs || !lacksScopeOnly(tool, caller)) return null;
  // Without the scopes of before, a program that asks again would lose them.
  const scope = [...caller.scopes, tool.needs.scope].join(' ');
  const message = `The person has not allowed this: it needs the scope ${tool.needs.scope}.`;
  return { status: 403, error: 'insufficient_scope', scope, message };
}

export function sendChallenge(
  reply: FastifyReply,
  siteOrigin: string,
  { status, error, scope, message }: Challenge,
): FastifyReply {
  const fields = {
    resource_metadata: absoluteUrl(siteOrigin, serverPaths.oauthMcpResource),
    ...(error && { error, error_description: message }),
    ...(scope && { scope }),
  };
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return reply
    .code(status)
    .header('www-authenticate', `Bearer ${written.join(', ')}`)
    .send({ message, code: status === 401 ? 'UNAUTHORIZED' : 'FORBIDDEN' });
}
