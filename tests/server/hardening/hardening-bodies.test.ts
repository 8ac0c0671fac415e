import { describe, expect, it } from 'vitest';
import { createDeveloper } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { pourEndlessBody } from '../../setup/hostile/endless-body.ts';
import { internals, portOf } from '../../setup/raw-http.ts';

const testApp = setUpTestApp();

describe('bodies', () => {
  const post = (url: string, payload: string, contentType = 'application/json') =>
    testApp().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': contentType },
      payload,
    });
  const depth = 500_000;
  const bombs = [
    '['.repeat(depth) + ']'.repeat(depth),
    '{"a":'.repeat(depth / 3),
    `${'{"firstName":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    `{"description":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    `{${Array.from({ length: 100_000 }, (_, i) => `"${i}":1`).join()}}`,
    `{"firstName":"${'\\u0000'.repeat(200_000)}"}`,
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    '{"firstName":{"__proto__":{"isAdmin":true}}}',
    '{"firstName":1e999,"lastName":-0,"email":{"toString":1}}',
    '',
    'null',
    '[]',
    '"text"',
    '1',
    '{',
    '{"a":1}{"b":2}',
    '\ufeff{}',
    '\u0000',
  ];
  it.each(['/api/contact', '/trpc/contact.submit'])('%s refuses every bomb', async (url) => {
    for (const bomb of bombs) {
      const response = await post(url, bomb);
      expect(response.statusCode, bomb.slice(0, 40)).toBe(400);
      expect(response.body.length, bomb.slice(0, 40)).toBeLessThan(20_000);
      expect(response.body).not.toMatch(internals);
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('a list of a million wrong items does not get a million complaints', async () => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const projectIds = Array.from({ length: 500_000 }, () => 'x');
    for (const [method, url] of [
      ['PUT', '/api/developers/current/projects'],
      ['POST', '/trpc/developer.projects.reorder'],
    ] as const) {
      const response = await testApp().app.inject({
        method,
        url,
        headers: { cookie },
        payload: { projectIds },
      });
      expect(response.statusCode, url).toBe(400);
      expect(response.body.length, url).toBeLessThan(20_000);
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/jsonx',
    'application/json-patch+json',
    'text/json',
    ';;',
  ])('of type %s are 415 at every address that takes one', async (contentType) => {
    for (const url of ['/api/contact', '/trpc/contact.submit', '/api/blog/posts']) {
      const response = await post(url, '{}', contentType);
      expect(response.statusCode, url).toBe(415);
      expect(response.body).toContain('"code":"UNSUPPORTED_MEDIA_TYPE"');
    }
  });

  it('without end are refused, whatever their type, and cost no memory', async () => {
    const port = await portOf(testApp().app);
    const before = process.memoryUsage().arrayBuffers;
    for (const path of ['/api/contact', '/trpc/contact.submit', '/tips', '/healthz']) {
      for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
        expect([405, 413, 415], `${path} ${type}`).toContain(
          await pourEndlessBody(port, path, type),
        );
      }
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024);
  });
});
