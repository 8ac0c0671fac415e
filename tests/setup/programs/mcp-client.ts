import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';

/** The newest revision of the protocol, and the one before it. */
export const revisions = ['2026-07-28', '2025-11-25'] as const;

/** A fetch that asks the app without a socket. */
function fetchOf(app: FastifyInstance): typeof fetch {
  return async (url, init) => {
    const asked = new Request(url instanceof Request ? url : String(url), init);
    const answer = await app.inject({
      method: asked.method === 'POST' ? 'POST' : 'GET',
      url: new URL(asked.url).pathname,
      headers: Object.fromEntries(asked.headers),
      payload: await asked.text(),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.body || null, { status: answer.statusCode, headers });
  };
}

/** Connects the client of the official SDK, which knows the address only. */
export async function connectProgram(
  app: FastifyInstance,
  {
    revision = revisions[0],
    headers = {},
  }: { revision?: (typeof revisions)[number]; headers?: Record<string, string> } = {},
): Promise<Client> {
  const client = new Client(
    { name: 'A program', version: '1.0.0' },
    { versionNegotiation: { mode: revision === revisions[0] ? { pin: revision } : 'legacy' } },
  );
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    ...{ fetch: fetchOf(app), requestInit: { headers } },
  });
  await client.connect(transport);
  return client;
}
