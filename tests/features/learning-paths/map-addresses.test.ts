import { beforeEach, describe, expect, it } from 'vitest';
import { codeOfProgress } from '../../../src/features/learning-paths/progress-code.ts';
import { pathKinds } from '../../../src/features/learning-paths/words/path-kinds.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { paths } from '../../../src/shared/paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const code = codeOfProgress({ 'first-app': [1, 2] });
const firstApp = paths.learningPath('first-app');

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'));

async function publishFirst(changed: object) {
  const [kind] = pathKinds;
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({
    kind: kind?.name ?? '',
    value: { ...kind?.release, ...changed },
  });
}

describe('a picture of a progress', () => {
  it.each([
    ['is too short', code.slice(1)],
    ['is too long', `${code}0`],
    ['is empty', ''],
    ['has a letter that is no sign', code.replace('1', 'U')],
    ['has signs of another alphabet', encodeURIComponent('１３００００００００００００07')],
    ['has signs of two parts', encodeURIComponent('😀'.repeat(8))],
    ['has a line end', `${code}%0A%00`],
    ['has an encoded slash', `${code.slice(0, 4)}%2F${code.slice(5)}`],
    ['leads out of its folder', `..%2F..%2F${code}`],
    ['is wrongly encoded', '%E0%A4%A'],
    ['has a second ending', `${code}.png`],
    ['is very long', 'A'.repeat(90)],
    ['is longer than an address may be', 'A'.repeat(8_000)],
    ['has very many hyphens', '-'.repeat(8_000)],
  ])('is not there when its code %s', async (_what, hostile) => {
    const answer = await open(`/og/map/${hostile}.png`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.body.length).toBeLessThan(200);
  });

  it.each([code, `${code}.PNG`, `${code}.svg`, `${code}.png.gz`])(
    'has no other ending: %s',
    async (file) => {
      expect((await open(`/og/map/${file}`)).statusCode).toBe(404);
    },
  );

  it('is one for all spellings of its code, and for stations that are not there', async () => {
    const etags = await Promise.all(
      [
        code,
        code.toLowerCase(),
        code.replaceAll('-', ''),
        code.replaceAll('0', 'o').replaceAll('1', 'l'),
        codeOfProgress({ 'first-app': [1, 2, 16] }),
      ].map(async (spelled) => (await open(paths.progressPicture(spelled))).headers.etag),
    );
    expect(etags[0]).toBeDefined();
    expect(new Set(etags).size).toBe(1);
  });

  it('may be kept by everybody for a short time, and is asked for again by its tag', async () => {
    const { headers } = await open(`${paths.progressPicture(code)}?from=elsewhere`);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=30/);
    expect(headers['set-cookie']).toBeUndefined();
    const held = await open(paths.progressPicture(code), {
      'if-none-match': `"another", W/${headers.etag}`,
    });
    expect(held.statusCode).toBe(304);
    expect(held.rawPayload).toHaveLength(0);
    expect(held.headers['cache-control']).toBe(headers['cache-control']);
  });

  it('has another tag after the owner took a station out', async () => {
    const before = (await open(paths.progressPicture(code))).headers.etag;
    const stations = pathKinds[0]?.release.stations.slice(1);
    await publishFirst({ stations });
    const after = await open(paths.progressPicture(code), { 'if-none-match': String(before) });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before);
  });
});

describe('addresses of the map', () => {
  it.each([
    ['one that is not there', 'nowhere'],
    ['one in capitals', 'First-App'],
    ['a name that every object has', '__proto__'],
    ['another such name', 'constructor'],
    ['one with an encoded slash', 'first-app%2F'],
    ['one that leads elsewhere', '..%2Fadmin'],
    ['one below a path', 'first-app/station-1'],
    ['one that is wrongly encoded', '%E0%A4%A'],
    ['a very long one', 'a'.repeat(8_000)],
    ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ])('lead to no path by %s', async (_what, slug) => {
    const { statusCode, headers, body } = await open(`/map/${slug}`);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headOf(body)).toContain('noindex');
    expect(body).not.toContain('<script>alert');
  });

  it.each([
    ['/map/', '/map'],
    ['//map//first-app/', '/map/first-app'],
    ['/map/first-app%0A', '/map/first-app'],
  ])('are tidied: %s', async (address, to) => {
    const { statusCode, headers } = await open(address);
    expect(statusCode).toBe(308);
    expect(headers.location).toBe(to);
  });

  it.each([
    ['markup', '%3Cscript%3Ealert(1)%3C/script%3E'],
    ['too many signs', 'A'.repeat(8_000)],
    ['a wrong encoding', '%E0%A4%A'],
  ])('show the usual map for %s in place of a code', async (_what, typed) => {
    const { statusCode, body } = await open(`${paths.map}?progress=${typed}`);
    expect(statusCode).toBe(200);
    expect(headOf(body)).not.toContain('/og/map/');
    expect(body).not.toContain('<script>alert');
  });

  it.each([paths.map, firstApp, filePaths.mapWithProgress(code)])(
    'let everybody keep %s, who asks again by its tag',
    async (address) => {
      const { statusCode, headers } = await open(address);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers['set-cookie']).toBeUndefined();
      const held = await open(address, { 'if-none-match': String(headers.etag) });
      expect(held.statusCode).toBe(304);
      expect(held.body).toBe('');
    },
  );

  it('have another tag after a path was published', async () => {
    const before = (await open(paths.map)).headers.etag;
    await publishFirst({ name: 'A very first app' });
    const after = await open(paths.map, { 'if-none-match': String(before) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('A very first app');
  });
});

describe('methods', () => {
  it.each([paths.map, firstApp, paths.progressPicture(code)])(
    'answer HEAD for %s with the headers of GET alone',
    async (url) => {
      const got = await testApp().app.inject({ url });
      const { statusCode, headers, body } = await testApp().app.inject({ method: 'HEAD', url });
      expect(statusCode).toBe(200);
      expect(body).toBe('');
      for (const name of ['cache-control', 'content-type', 'content-length', 'etag']) {
        expect(headers[name], name).toBe(got.headers[name]);
      }
    },
  );

  it.each([
    [404, paths.learningPath('nowhere')],
    [404, paths.progressPicture('0')],
  ])('answer HEAD with %i for %s', async (status, url) => {
    const { statusCode, body } = await testApp().app.inject({ method: 'HEAD', url });
    expect([statusCode, body]).toEqual([status, '']);
  });

  it.each(
    (['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).flatMap((method) =>
      [paths.map, firstApp, paths.progressPicture(code), paths.progressPicture('0')].map(
        (url) => [method, url] as const,
      ),
    ),
  )('refuse %s for %s', async (method, url) => {
    const { statusCode, headers } = await testApp().app.inject({ method, url });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['cache-control']).toBe('no-store');
  });
});
