import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';

/** The newest revision of the protocol, and the one before it. */
export const revisions = ['2026-07-28', '2025-11-25'] as const;

export const mcpAddress = new URL('http://localhost:3000/mcp');

/** A fetch that asks the app without a socket. */
export function fetchOf(app: FastifyInstance): typeof fetch {
  return async (url, init) => {
    const asked = new Request(url instanceof Request ? url : String(url), init);
    const { pathname, search } = new URL(asked.url);
    const answer = await app.inject({
      method: asked.method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(asked.headers),
      payload: await asked.text(),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.body || null, { status: answer.statusCode, headers });
  };
}

interface ProgramOptions {
  revision?: (typeof revisions)[number];
  headers?: Record<string, string>;
  authProvider?: OAuthClientProvider;
}

export function programTransport(
  app: FastifyInstance,
  { headers = {}, authProvider }: ProgramOptions = {},
) {
  return new StreamableHTTPClientTransport(mcpAddress, {
    ...{ fetch: fetchOf(app), requestInit: { headers } },
    ...(authProvider && { authProvider }),
  });
}

/** Connects the client of the official SDK, which knows the address only. */
export async function connectProgram(
  app: FastifyInstance,
  options: ProgramOptions = {},
): Promise<Client> {
  const { revision = revisions[0] } = options;
  const client = new Client(
    { name: 'A program', version: '1.0.0' },
    { versionNegotiation: { mode: revision === revisions[0] ? { pin: revision } : 'legacy' } },
  );
  await client.connect(programTransport(app, options));
  return client;
}
