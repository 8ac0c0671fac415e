import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOfProgress } from '../../../src/features/learning-paths/progress-code.ts';
import { pathKinds } from '../../../src/features/learning-paths/words/path-kinds.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const firstApp = paths.learningPath('first-app');
const [firstKind] = pathKinds;
if (!firstKind) throw new Error('There is no path.');
const { release } = firstKind;
const brief = 'write-your-first-prompt-like-a-brief';

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const open = async (url: string) => {
  const { statusCode, body } = await testApp().app.inject({ url });
  return { statusCode, document: new JSDOM(body).window.document };
};

const linksOf = (document: Document) =>
  [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');

const stationsOf = (document: Document) =>
  [...document.querySelectorAll('main ol > li h2')].map(({ textContent }) => textContent);

const imageOf = (document: Document) =>
  document.querySelector('meta[property="og:image"]')?.getAttribute('content');

async function publish(stations: readonly object[]) {
  const { caller } = await signedInAdmin(testApp());
  return caller.admin.content.save({
    kind: 'path-first-app',
    value: { ...release, stations: [...stations] },
  });
}

describe('the map', () => {
  it('leads to four paths, from a sentence to shipped', async () => {
    const { statusCode, document } = await open(paths.map);
    expect(statusCode).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe('From “a sentence” to “shipped”');
    const links = linksOf(document);
    for (const { places } of pathKinds) expect(links).toContain(places[0]?.path);
    expect((await open(serverPaths.sitemap)).document.documentElement.innerHTML).toContain(
      '/map/first-app',
    );
    const llms = await testApp().app.inject({ url: serverPaths.llms });
    expect(llms.body).toContain('/map/shipped.md)');
  });

  it('has the picture of a progress in a link with its code, and no other page for search engines', async () => {
    const code = codeOfProgress({ 'first-app': [1, 2] });
    const { document } = await open(filePaths.mapWithProgress(code.toLowerCase()));
    expect(imageOf(document)).toContain(paths.progressPicture(code));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const { document: wrong } = await open(filePaths.mapWithProgress('1111-1111-1111-1111'));
    expect(imageOf(wrong)).toContain(paths.socialImage(paths.map));
  });
});

describe('the page of a path', () => {
  it('lists its stations with their reasons, and questions with their answers', async () => {
    await createPost({ slug: brief, title: 'A brief of the blog' });
    const { statusCode, document } = await open(firstApp);
    expect(statusCode).toBe(200);
    const text = document.querySelector('main')?.textContent ?? '';
    expect(stationsOf(document)).toContain('A brief of the blog');
    const check = release.stations.find(({ kind }) => kind === 'check');
    for (const { question, answers, because } of check?.questions ?? []) {
      for (const part of [question, ...answers, because]) expect(text).toContain(part);
    }
    const [course] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
    expect(course).toMatchObject({ '@type': 'Course', name: 'A first app' });
    expect(course.hasPart).toHaveLength(stationsOf(document).length);
    const card = await testApp().app.inject({ url: '/og/map-first-app.png' });
    expect(card.headers['content-type']).toBe('image/png');
  });

  it('leaves a post out that nobody can read, and a station whose page is gone', async () => {
    await publish([
      { ...release.stations[0], slug: 'a-term-that-is-gone' },
      ...release.stations.slice(1),
    ]);
    const { statusCode, document } = await open(firstApp);
    expect(statusCode).toBe(200);
    const posts = release.stations.filter(({ kind }) => kind === 'post').length;
    expect(stationsOf(document)).toHaveLength(release.stations.length - posts - 1);
    expect(linksOf(document)).not.toContain(paths.post(brief));
  });

  it('takes a new post in when it is published', async () => {
    expect(linksOf((await open(firstApp)).document)).not.toContain(paths.post(brief));
    await createPost({ slug: brief, title: 'Out now' });
    await testApp().deps.contentBus.announce();
    expect(linksOf((await open(firstApp)).document)).toContain(paths.post(brief));
  });

  it('keeps the numbers of its stations when the owner moves them', async () => {
    await publish([...release.stations].reverse());
    const { document } = await open(firstApp);
    const last = release.stations.at(-1);
    const first = document.querySelector('main ol > li');
    expect(first?.id).toBe(`station-${last?.number}`);
    expect(first?.querySelector('h2')?.textContent).toBe(last?.title);
  });

  it('refuses two stations of one number, and a right answer that is not there', async () => {
    const [one, two] = release.stations;
    await expect(publish([{ ...one }, { ...two, number: one?.number }])).rejects.toThrow();
    const question = { question: 'Why?', answers: ['So'], right: 1, because: 'Because.' };
    const check = { ...one, kind: 'check', title: 'A check', questions: [question] };
    await expect(publish([check])).rejects.toThrow();
  });

  it('is named on the pages of its terms, prompts and tools', async () => {
    for (const page of [
      paths.glossaryTermPage('vibecoding'),
      paths.promptPage('cut-to-a-first-version'),
      paths.toolPage('lovable'),
    ]) {
      const links = linksOf((await open(page)).document);
      expect(
        links.some((to) => to.startsWith(`${firstApp}#station-`)),
        page,
      ).toBe(true);
    }
  });

  it('is missing for a path that does not exist', async () => {
    expect((await open(paths.learningPath('nowhere'))).statusCode).toBe(404);
  });
});

describe('the home page', () => {
  it('leads to the first station in one press', async () => {
    const { document } = await open(paths.home);
    expect(linksOf(document)).toContain(paths.glossaryTermPage('vibecoding'));
  });
});

describe('the picture of a progress', () => {
  const pictureOf = (code: string) => testApp().app.inject({ url: paths.progressPicture(code) });

  it('has the size of a card, may be kept, and differs with the progress', async () => {
    const some = await pictureOf(codeOfProgress({ 'first-app': [1, 2, 3] }));
    expect(some.statusCode).toBe(200);
    expect(some.headers['cache-control']).toContain('public');
    const { width, height } = await sharp(some.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const more = await pictureOf(codeOfProgress({ 'first-app': [1, 2, 4] }));
    expect(more.rawPayload.equals(some.rawPayload)).toBe(false);
    const { etag } = some.headers;
    const again = await testApp().app.inject({
      url: paths.progressPicture(codeOfProgress({ 'first-app': [1, 2, 3] })),
      headers: { 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('does not exist for a wrong code', async () => {
    expect((await pictureOf('1111-1111-1111-1111')).statusCode).toBe(404);
  });
});
