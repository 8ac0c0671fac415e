import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { seedPosts } from '../../../prisma/seed/blog.ts';
import { paths } from '../../../src/shared/paths.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { listedPages } from '../../setup/browser/public-pages.ts';

const origin = 'http://site.invalid';
const fixedPages = [...listedPages, paths.developerSignup];
const seedPost = seededPost('fast-on-a-slow-phone');

// Runs in one worker so that every document is read once.
test.describe.configure({ mode: 'default' });
const documents = new Map<string, Document>();

async function documentOf(request: APIRequestContext, address: string): Promise<Document> {
  const known = documents.get(address);
  if (known) return known;
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const document = new JSDOM(await answer.text()).window.document;
  documents.set(address, document);
  return document;
}

const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
  '';

test('every page has a head of its own', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of fixedPages) {
    const page = await documentOf(request, address);
    titles.add(page.title);
    descriptions.add(metaOf(page, 'description'));
    expect(metaOf(page, 'keywords').split(', ').length, address).toBeGreaterThan(2);
    for (const kind of ['og', 'twitter']) {
      expect(metaOf(page, `${kind}:title`), address).toBe(page.title);
      expect(metaOf(page, `${kind}:description`), address).toBe(metaOf(page, 'description'));
    }
    expect(metaOf(page, 'twitter:card'), address).toBe('summary_large_image');
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(address);
    expect(metaOf(page, 'og:url')).toBe(canonical);

    const data = page.querySelectorAll('script[type="application/ld+json"]');
    expect(data.length, address).toBeGreaterThan(0);
    const described = [...data].map(({ textContent }) => JSON.parse(textContent ?? ''));
    for (const thing of described) expect(thing['@context'], address).toBe('https://schema.org');
    expect(described[0], address).toMatchObject({
      url: canonical,
      image: metaOf(page, 'og:image'),
    });
    expect(page.querySelectorAll('h1'), address).toHaveLength(1);
  }
  expect(titles.size).toBe(fixedPages.length);
  expect(titles).toContain('vibecode.land - Professional Vibecode Development Services');
  expect(descriptions.size).toBe(fixedPages.length);
});

test('what is marked as a sample on a page is marked in its structured data', async ({
  request,
}) => {
  const structuredDataOf = (page: Document) =>
    JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  const about = await documentOf(request, paths.about);
  const { mainEntity: founder } = structuredDataOf(about);
  expect(founder.disambiguatingDescription).toBe('Sample profile of a fictional person');
  expect(about.querySelector('main')?.textContent).toContain(founder.disambiguatingDescription);

  const examples = await documentOf(request, paths.examples);
  const items: { item: { disambiguatingDescription?: string } }[] =
    structuredDataOf(examples).mainEntity.itemListElement;
  expect(examples.querySelector('main')?.textContent).toContain('The other five are sample');
  expect(items.map(({ item }) => item.disambiguatingDescription)).toEqual([
    undefined,
    ...Array(5).fill('Sample project with an invented client'),
  ]);
});

test('every page and post has a social picture of 1200×630', async ({ request }) => {
  const pictures = new Set<string>();
  // A page that is not listed shows the picture of the home page.
  const listed = fixedPages.filter((address) => address !== paths.search);
  for (const address of [...listed, paths.post(seedPost.slug)]) {
    const page = await documentOf(request, address);
    const picture = metaOf(page, 'og:image');
    expect(metaOf(page, 'twitter:image')).toBe(picture);
    pictures.add(new URL(picture).pathname);
  }
  expect(pictures.size).toBe(listed.length + 1);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect({ format, width, height }, picture).toEqual({ format: 'png', width: 1200, height: 630 });
  }
});

test('every link leads somewhere, and outside ones open beside the site', async ({ request }) => {
  const fragments = new Map<string, string>();
  const others = new Set<string>();

  for (const address of fixedPages) {
    const page = await documentOf(request, address);
    for (const link of page.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      const from = `${link.textContent} on ${address}`;
      if (/^(sms|mailto):/.test(href)) continue;
      if (/^https:/.test(href)) {
        expect([link.target, link.rel.includes('noopener')], from).toEqual(['_blank', true]);
        continue;
      }
      expect(href, from).toMatch(/^[/?#]/);
      const { pathname, search, hash } = new URL(href, origin + address);
      others.add(pathname + search);
      if (hash) fragments.set(pathname + search + hash, from);
    }
    for (const picture of page.querySelectorAll('img')) {
      const source = picture.getAttribute('src') ?? '';
      for (const name of ['alt', 'width', 'height']) {
        expect(picture.hasAttribute(name), `${name} of ${source}`).toBe(true);
      }
      others.add(source);
    }
  }

  for (const address of others) {
    if (documents.has(address)) continue;
    expect((await request.get(address)).status(), address).toBe(200);
  }
  for (const [address, from] of fragments) {
    const [start = '', id = ''] = address.split('#');
    const page = await documentOf(request, start);
    expect(page.getElementById(decodeURIComponent(id)), `${address}: ${from}`).not.toBeNull();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing that a page says is invisible', async ({ page }) => {
    for (const address of fixedPages) {
      await page.goto(address);
      const said = page.locator('main :is(h1, h2, h3, p, li)').filter({ visible: true });
      const transparent = () =>
        said.evaluateAll((elements) =>
          elements
            .filter((element) => !element.checkVisibility({ opacityProperty: true }))
            .map((element) => element.textContent),
        );
      // The enter animation of the cards takes about a second.
      await expect.poll(transparent, { message: address }).toEqual([]);
    }
  });
});

const structuredDataOf = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );

test('a page below another names the way down to it', async ({ request }) => {
  for (const [address, above] of [
    [paths.serviceApps, paths.services],
    [paths.caseStudy('bakery-preorder'), paths.examples],
    [paths.post(seedPost.slug), paths.blog],
  ] as const) {
    const crumbs = structuredDataOf(await documentOf(request, address)).find(
      (thing) => thing['@type'] === 'BreadcrumbList',
    );
    const items: { item: string }[] = crumbs?.itemListElement ?? [];
    expect(items.map(({ item }) => new URL(item).pathname)).toEqual([above, address]);
  }
});

test('search engines learn the logo of the site and the picture of a post', async ({ request }) => {
  const home = structuredDataOf(await documentOf(request, paths.home));
  const { logo } = home.find((thing) => thing['@type'] === 'Organization');
  expect((await request.get(new URL(logo).pathname)).headers()['content-type']).toBe('image/png');

  const [posting] = structuredDataOf(await documentOf(request, paths.post(seedPost.slug)));
  expect(posting.image.map((url: string) => new URL(url).pathname)).toContain(seedPost.imageUrl);
});

test('a list that is narrowed down has the address of the whole list, and is not for search engines', async ({
  request,
}) => {
  for (const [narrowed, whole] of [
    ['/explore-developers?country=Portugal&experience=3&tool=Lovable%2Cv0', '/explore-developers'],
    ['/resources?category=beginner-friendly', '/resources'],
    ['/glossary?category=database', '/glossary'],
    ['/glossary?q=model', '/glossary'],
  ] as const) {
    const page = await documentOf(request, narrowed);
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(canonical.replace(/^https?:\/\/[^/]+/, ''), narrowed).toBe(whole);
    expect(metaOf(page, 'robots'), narrowed).toBe('noindex');
    expect(metaOf(await documentOf(request, whole), 'robots'), whole).toBe('');
  }
});

test('browsers find an icon by itself, and a manifest whose icons are there', async ({
  request,
}) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  const picture = lastPicture(await icon.body());
  expect((await sharp(picture).metadata()).width).toBe(48);
  const home = await documentOf(request, paths.home);
  const address = home.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
  const manifest = await (await request.get(address)).json();
  for (const { src, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toContain(type);
  }
});

/** The last picture of an .ico file is its largest. */
function lastPicture(icon: Buffer): Buffer {
  return icon.subarray(icon.lastIndexOf(Buffer.from('\x89PNG', 'latin1')));
}

function seededPost(slug: string) {
  const post = seedPosts.find((seeded) => seeded.slug === slug);
  if (!post) throw new Error(`The seed has no post ${slug}.`);
  return post;
}
