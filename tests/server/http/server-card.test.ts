import { describe, expect, it } from 'vitest';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { connectProgram, revisions } from '../../setup/programs/mcp-client.ts';

const testApp = setUpTestApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });

describe('the card of the server for programs', () => {
  it('is found from the domain alone', async () => {
    const { headers, body } = await get('/.well-known/ai-catalog.json');
    expect(headers['content-type']).toMatch(/^application\/ai-catalog\+json/);
    const [entry] = JSON.parse(body).entries;
    expect(entry).toEqual({
      identifier: 'urn:air:localhost:mcp:site',
      type: 'application/mcp-server-card+json',
      url: 'http://localhost:3000/mcp/server-card',
    });
    expect((await get(new URL(entry.url).pathname)).statusCode).toBe(200);
  });

  it('says what a program finds once it is connected', async () => {
    const { headers, body } = await get(serverPaths.mcpCard);
    expect(headers['content-type']).toMatch(/^application\/mcp-server-card\+json/);
    const card = JSON.parse(body);
    expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(card.description.length).toBeLessThanOrEqual(100);
    expect(card.remotes[0].supportedProtocolVersions).toEqual(revisions);
    for (const revision of revisions) {
      const client = await connectProgram(testApp().app, { revision });
      const { name, version, title } = card;
      expect(client.getServerVersion()).toMatchObject({ name, version, title });
      await client.close();
    }
  });

  it.each([serverPaths.aiCatalog, serverPaths.mcpCard])(
    'is open to programs in browsers and is not sent twice (%s)',
    async (url) => {
      const first = await get(url, { origin: 'https://assistant.example' });
      expect(first.headers['access-control-allow-origin']).toBe('*');
      const again = await get(url, { 'if-none-match': String(first.headers.etag) });
      expect(again.statusCode).toBe(304);
      const asked = await testApp().app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: 'https://assistant.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        },
      });
      expect(asked.statusCode).toBe(204);
      expect(asked.headers['access-control-allow-headers']).toContain('If-None-Match');
    },
  );
});
