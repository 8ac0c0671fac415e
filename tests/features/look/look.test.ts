import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { lookKind } from '../../../src/features/look/server/look-kind.ts';
import { identityKind } from '../../../src/shared/content/identity.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { encodingTimeoutMs, uploadAsAdmin } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const { release } = lookKind;
const blue = { accentOnLight: '#1f4fb5', accentOnDark: '#8fb4ff' };

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

async function publish(look: Partial<typeof release>) {
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind: 'look', value: { ...release, ...look } });
}

const get = (url: string) => testApp().app.inject(url);
const headOf = async (url: string) => (await get(url)).body.split('</head>')[0] ?? '';
const stylesheet = /<link rel="stylesheet" href="(\/look\/[\w-]+\.css)"/;

async function uploadedUrl() {
  const picture = await createFlatPicture(600, 600);
  const uploaded = await uploadAsAdmin(testApp(), picture, { file: { type: 'image/png' } });
  return uploaded.json().url as string;
}

describe('the look', () => {
  it('of the release needs no stylesheet of its own', async () => {
    expect(await headOf('/tips')).not.toMatch(stylesheet);
  });

  it('takes the accent of the owner to every page, by a stylesheet that is kept for good', async () => {
    await headOf('/tips');
    await publish(blue);
    const [, href = ''] = stylesheet.exec(await headOf('/tips')) ?? [];
    expect(await headOf('/no-page')).toContain(href);
    const { body, headers } = await get(href);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(body).toContain('--mantine-color-anchor:#1f4fb5');
    expect(body).toContain('--mantine-primary-color-filled:#8fb4ff');
    await publish({});
    expect(await headOf('/tips')).not.toMatch(stylesheet);
    // A page that a cache kept asks for the former stylesheet.
    expect((await get(href)).headers['cache-control']).toBe('public, max-age=60');
  });

  it.each([
    [{ accentOnLight: '#e8663c' }, 'value.accentOnLight', /on light pages is 2\.\d:1.*darker/],
    [{ accentOnDark: '#5a2a90' }, 'value.accentOnDark', /on dark pages is 1\.\d:1.*lighter/],
    [{ accentOnLight: 'red' }, 'value.accentOnLight', /A color such as #B5380F is needed/],
    [{ fonts: 'Comic Sans' }, 'value.fonts', /./],
    [{ icon: '/illustrations/mark.svg' }, 'value.icon', /media library/],
    [{ icon: 'https://elsewhere.example/a.png' }, 'value.icon', /media library/],
  ])('%j is refused at its field', async (change, field, message) => {
    const { cookie } = await signedInAdmin(testApp());
    const answer = await testApp().app.inject({
      method: 'POST',
      url: '/trpc/admin.content.save',
      headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/json' },
      payload: { kind: 'look', value: { ...release, ...change } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.json.data.fieldErrors[field][0]).toMatch(message);
  });

  it.each(['Lora and Source Sans', 'Space Grotesk and Inter'])(
    'sets the pages in %s, whose files the site sends itself',
    async (fonts) => {
      await publish({ fonts });
      const head = await headOf('/tips');
      const preloads = [...head.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
      expect(preloads).toHaveLength(2);
      const css = (await get(stylesheet.exec(head)?.[1] ?? '')).body;
      for (const [, url = ''] of preloads) {
        expect(css).toContain(url);
        const font = await get(url);
        expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
      }
      const card = await get(paths.socialImage('/tips'));
      expect(card.statusCode).toBe(200);
    },
  );

  it('draws social cards in the accent and the fonts', async () => {
    const card = async () => (await get(paths.socialImage('/tips'))).headers.etag;
    const before = await card();
    await publish(blue);
    const inBlue = await card();
    await publish({ ...blue, fonts: 'Lora and Source Sans' });
    expect(new Set([before, inBlue, await card()]).size).toBe(3);
  });

  it('shows the icon in tabs, on home screens and where browsers look by themselves', {
    timeout: encodingTimeoutMs,
  }, async () => {
    const icon = await uploadedUrl();
    await publish({ icon });
    const manifest = (await get(serverPaths.manifest)).json();
    const [, tab = ''] = /<link rel="icon" href="([^"]+)"/.exec(await headOf('/tips')) ?? [];
    for (const [url, sizePx] of [
      [tab, 48],
      ['/favicon.ico', 48],
      ['/apple-touch-icon.png', 180],
      [manifest.icons[1].src, 512],
    ] as const) {
      const { statusCode, rawPayload } = await get(url);
      const { format, width, height } = await sharp(rawPayload).metadata();
      expect([statusCode, format, width, height]).toEqual([200, 'png', sizePx, sizePx]);
    }
    expect((await get('/look/post-0-48.png')).statusCode).toBe(404);
    expect((await get('/look/..%2fpackage.json')).statusCode).toBe(404);
  });

  it('has the logo of the owner beside the name, or in place of it', {
    timeout: encodingTimeoutMs,
  }, async () => {
    const logo = await uploadedUrl();
    const { caller } = await signedInAdmin(testApp());
    const identity = identityKind.release;
    const header = async () => /<header.*?<\/header>/s.exec((await get('/tips')).body)?.[0] ?? '';
    await caller.admin.content.save({ kind: 'identity', value: { ...identity, logo } });
    expect(await header()).toContain(`<img src="${logo}" alt="" height="34"`);
    // One that React adds in a landmark is no part of it in the browser.
    expect(await header()).not.toContain('<link');
    expect(await header()).toContain('>vibecode<');
    const value = { ...identity, logo, hasNameInLogo: true };
    await caller.admin.content.save({ kind: 'identity', value });
    expect(await header()).not.toContain('>vibecode<');
  });
});
