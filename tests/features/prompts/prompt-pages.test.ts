import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleGuidesKind } from '../../../src/features/prompts/words/prompt-kinds.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const open = async (url: string) => {
  const { statusCode, body } = await testApp().app.inject({ url });
  return { statusCode, body, document: new JSDOM(body).window.document };
};

const linksOf = (document: Document) =>
  [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');

const shownIn = (document: Document) =>
  linksOf(document).filter((to) => to.startsWith(`${paths.prompts}/`));

const robotsOf = (document: Document) =>
  document.querySelector('meta[name="robots"]')?.getAttribute('content');

const countOf = (document: Document) => document.querySelector('main h2')?.textContent;

describe('the list of prompts', () => {
  it('leads to every prompt, by kind of work in the order of a project', async () => {
    const { document } = await open(paths.prompts);
    const links = shownIn(document);
    expect(links.length).toBeGreaterThanOrEqual(14);
    expect(links).toContain('/prompts/booking-page');
    expect(countOf(document)).toBe(`${links.length} prompts`);
    const kinds = [...document.querySelectorAll('main h3')].map((one) => one.textContent);
    expect(kinds.slice(0, 2)).toEqual(['Plan', 'Build']);
    expect(robotsOf(document)).toBeUndefined();
  });

  it.each([
    ['a search', 'q=waiting+LIST', ['/prompts/booking-page']],
    ['a kind of work', 'kind=design', ['/prompts/metrics-dashboard', '/prompts/product-page']],
    ['a tool and a level', 'tool=v0&level=intermediate', ['/prompts/metrics-dashboard']],
    ['a time', 'kind=design&time=60', ['/prompts/metrics-dashboard', '/prompts/product-page']],
  ])('is narrowed by %s', async (_what, query, expected) => {
    const { document } = await open(`${paths.prompts}?${query}`);
    expect(shownIn(document)).toEqual(expect.arrayContaining(expected));
    const { document: whole } = await open(paths.prompts);
    const all = shownIn(whole).length;
    expect(shownIn(document).length).toBeLessThan(all);
    expect(countOf(document)).toBe(`${shownIn(document).length} of ${all} prompts`);
    expect(robotsOf(document)).toBe('noindex');
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe('http://localhost:3000/prompts');
  });

  it('keeps the filters in its form', async () => {
    const { document } = await open(`${paths.prompts}?q=shop&kind=build&level=advanced&time=90`);
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('form[action="/prompts"] .field'),
    ];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['q', 'shop'],
      ['kind', 'build'],
      ['tool', ''],
      ['level', 'advanced'],
      ['time', '90'],
    ]);
  });

  it('ignores filters that it does not offer', async () => {
    const { document } = await open(
      `${paths.prompts}?kind=magic&tool=no-tool&level=expert&time=7&q=%20`,
    );
    expect(countOf(document)).toMatch(/^\d+ prompts$/);
    expect(robotsOf(document)).toBeUndefined();
  });

  it('says when nothing is found, and leads back', async () => {
    const { document } = await open(`${paths.prompts}?q=zeppelin`);
    expect(document.querySelector('main')?.textContent).toContain('No prompts found');
    expect(shownIn(document)).toEqual([]);
    expect(linksOf(document)).toContain(paths.prompts);
  });

  it('brings its list to a reader who moves to it, without the prompts', async () => {
    const name = 'prompt-list:all';
    const { values } = (await testApp().app.inject(`/api/content/${name}`)).json();
    expect(values[name].prompts.length).toBeGreaterThanOrEqual(14);
    expect(values[name].prompts[0]).not.toHaveProperty('prompt');
  });
});

describe('the page of a prompt', () => {
  it('says why, what to check, variants, what it is not for, and that nobody tried it', async () => {
    const { statusCode, document } = await open(paths.promptPage('booking-page'));
    expect(statusCode).toBe(200);
    expect(document.title).toBe('Booking page for a studio: prompt | vibecode.land');
    const headings = [...document.querySelectorAll('main h2')].map((one) => one.textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'Why it is put so',
        'What to check in the answer',
        'Variants',
        'What it is not for',
      ]),
    );
    const shown = document.querySelector('main')?.textContent;
    expect(shown).toContain('Create a booking site for a yoga studio.');
    expect(shown).toContain('Not tried by us yet');
  });

  it('keeps its blanks where the site has a value of the same name', async () => {
    const { document } = await open(paths.promptPage('design-rules-first'));
    const prompt = document.querySelector('main blockquote')?.textContent;
    expect(prompt).toContain('Before you draw screens for a booking app for a bike workshop');
  });

  it('has an address, a card, breadcrumbs and steps of its own', async () => {
    const { document } = await open(paths.promptPage('booking-page'));
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
    const [howTo, crumbs] = data;
    expect(howTo).toMatchObject({
      ...{ '@type': 'HowTo', totalTime: 'PT90M', tool: { name: 'Lovable' } },
      url: 'http://localhost:3000/prompts/booking-page',
      image: 'http://localhost:3000/og/prompts-booking-page.png',
    });
    const shown = document.querySelector('main')?.textContent ?? '';
    for (const { text } of howTo.step.slice(1)) expect(shown).toContain(text);
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Tips',
      'All prompts',
      'Booking page for a studio',
    ]);
    const card = await testApp().app.inject({ url: '/og/prompts-booking-page.png' });
    expect(card.headers['content-type']).toBe('image/png');
    expect((await open(serverPaths.sitemap)).body).toContain('/prompts/booking-page</loc>');
    expect((await open(serverPaths.llms)).body).toContain('/prompts/booking-page.md)');
  });

  it('leads to related prompts, and each of these leads back', async () => {
    const { document } = await open(paths.promptPage('small-shop'));
    const links = shownIn(document);
    for (const path of ['/prompts/pre-orders', '/prompts/product-page', '/prompts/gift-finder']) {
      expect(links).toContain(path);
      expect(shownIn((await open(path)).document)).toContain('/prompts/small-shop');
    }
    expect(linksOf(document)).toContain('/glossary/webhook');
    expect(linksOf(document)).toContain('/tools/replit-agent');
  });

  it('is named on the pages of its terms and of the tool that it suggests', async () => {
    const { document } = await open(paths.promptPage('sign-in-with-google'));
    for (const path of ['/glossary/oauth', '/tools/bolt-new']) {
      expect(linksOf(document)).toContain(path);
      expect(linksOf((await open(path)).document)).toContain('/prompts/sign-in-with-google');
    }
  });

  it('opens the prompt in a tool with all its signs', async () => {
    const { document } = await open(paths.promptPage('split-bills'));
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(({ href }) =>
      href.startsWith('https://lovable.dev/'),
    );
    expect(link?.rel).toBe('noopener noreferrer');
    expect(link?.target).toBe('_blank');
    const [, sent = ''] = link?.href.split('#prompt=') ?? [];
    expect(decodeURIComponent(sent)).toContain('"Ana pays Ben $24.50". Keep all amounts');
  });

  it.each(['/prompts/nothing', '/prompts/Booking-Page', '/prompts/booking-page/more'])(
    'is the page of missing addresses at %s',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404);
    },
  );
});

describe('an example prompt without a guide', () => {
  it('has a page with its text, which no search engine lists', async () => {
    const { caller } = await signedInAdmin(testApp());
    const guides = exampleGuidesKind.release.guides.filter(({ slug }) => slug !== 'booking-page');
    await caller.admin.content.save({ kind: 'example-guides', value: { guides } });
    const { statusCode, document } = await open(paths.promptPage('booking-page'));
    expect(statusCode).toBe(200);
    expect(document.querySelector('main')?.textContent).toContain('Create a booking site');
    expect(robotsOf(document)).toBe('noindex');
    expect(shownIn((await open(paths.prompts)).document)).not.toContain('/prompts/booking-page');
    expect((await open(serverPaths.sitemap)).body).not.toContain('/prompts/booking-page');
    expect((await open('/og/prompts-booking-page.png')).statusCode).toBe(404);
  });
});

describe('the tips', () => {
  it('lead to the list and to the page of each example', async () => {
    const links = linksOf((await open(`${paths.tips}?tab=examples`)).document);
    expect(links).toContain(paths.prompts);
    for (const { slug } of exampleGuidesKind.release.guides) {
      expect(links).toContain(paths.promptPage(slug));
    }
  });
});
