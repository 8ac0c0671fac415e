import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const kind = 'portfolio';
const { projects, apps } = portfolioKind.release;

/** Only what the form asks for. */
const plainProject = {
  ...{ id: 'tour-desk', title: 'Tour Desk', color: 'moss', isSample: false },
  asked: '“Guests of the museum wait in the wrong place.”',
  description: 'Bookings of guided tours for a small museum.',
  result: 'Guests wait where the tour begins.',
  image: '/illustrations/portfolio-stockroom.svg',
  alt: 'A list of tours.',
  ...{ tech: ['React'], built: [], figures: [] },
};

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const open = async (url: string) => {
  const { statusCode, headers, body } = await testApp().app.inject({ url });
  return { statusCode, headers, body, document: new JSDOM(body).window.document };
};

async function publish(value: { projects: readonly object[] }): Promise<void> {
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind, value: { apps, ...value } });
}

const headingsOf = (document: Document) =>
  [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent);

const dataOf = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );

describe('the page of an example', () => {
  it.each(projects.map((project) => [project.id, project] as const))(
    'says of %s what was asked, what was built and what came of it',
    async (id, { title, asked, built, result, figures, quote }) => {
      const { statusCode, document } = await open(paths.caseStudy(id));
      expect(statusCode).toBe(200);
      expect(headingsOf(document)[0]).toBe(title.replace('{brand}', 'vibecode.land'));
      const text = document.querySelector('main')?.textContent ?? '';
      for (const part of [asked, ...built, result]) expect(text).toContain(part);
      for (const { value, label } of figures) {
        expect(text).toContain(label);
        expect(text).toContain(value);
      }
      if (quote) expect(text).toContain(`${quote.text}${quote.author}`);
    },
  );

  it('marks a sample, its figures and its data as such, and the real app not', async () => {
    for (const { id, isSample } of projects) {
      const { document } = await open(paths.caseStudy(id));
      const text = document.querySelector('main')?.textContent ?? '';
      expect(text.includes('Sample project with an invented client'), id).toBe(isSample);
      expect(text.includes('nobody has measured them'), id).toBe(isSample);
      expect(dataOf(document)[0].disambiguatingDescription, id).toBe(
        isSample ? 'Sample project with an invented client' : undefined,
      );
    }
  });

  it('has an address, a card and data of its own', async () => {
    const { document, headers } = await open('/examples/stockroom');
    const address = 'http://localhost:3000/examples/stockroom';
    expect(headers['cache-control']).toBe((await open('/tips')).headers['cache-control']);
    expect(document.title).toBe('Stockroom | vibecode.land');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
    const [work, crumbs] = dataOf(document);
    expect(work).toMatchObject({
      '@type': 'CreativeWork',
      ...{ name: 'Stockroom', url: address },
      creator: { name: 'vibecode.land' },
      about: { name: 'Vibecoded Software', url: 'http://localhost:3000/services/software' },
      image: 'http://localhost:3000/og/examples-stockroom.png',
      associatedMedia: [
        { contentUrl: 'http://localhost:3000/illustrations/portfolio-stockroom.svg' },
      ],
    });
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Examples',
      'Stockroom',
    ]);
    const card = await testApp().app.inject({ url: '/og/examples-stockroom.png' });
    expect(card.headers['content-type']).toBe('image/png');
  });

  it('leads to its neighbors, to its service and to the contact form', async () => {
    const linksOf = async (id: string) => {
      const { document } = await open(paths.caseStudy(id));
      return [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    };
    const middle = await linksOf('stockroom');
    expect(middle).toEqual(
      expect.arrayContaining(['/examples/field-inspection', '/examples/court-booking']),
    );
    expect(middle).toEqual(expect.arrayContaining(['/services/software', '/contact']));
    const ofFirst = (await linksOf('developer-network')).filter((to) => to?.startsWith('/ex'));
    expect(ofFirst).toEqual(['/examples', '/explore-developers', '/examples/bakery-preorder']);
  });

  it.each(['/examples/nothing', '/examples/Stockroom', '/examples/stockroom/more'])(
    'is the page of missing addresses at %s',
    async (url) => {
      const { statusCode, document, body } = await open(url);
      expect(statusCode).toBe(404);
      expect(headingsOf(document)[0]).toBe(headingsOf((await open('/no-such-page')).document)[0]);
      expect(body).toContain('<meta name="robots" content="noindex"');
    },
  );
});

describe('examples that the owner changes', () => {
  it('have a page at once, a place in sitemap and search, and none when they are gone', async () => {
    const url = paths.caseStudy(plainProject.id);
    expect((await open(url)).statusCode).toBe(404);
    await publish({ projects: [plainProject, ...projects.slice(1)] });
    expect((await open(url)).statusCode).toBe(200);
    expect((await open(paths.examples)).body).toContain(`href="${url}"`);
    expect((await open(serverPaths.sitemap)).body).toContain(`${url}</loc>`);
    expect((await open(serverPaths.llms)).body).toContain(url);
    const found = await testApp().caller.search.index();
    expect(found.projects.map(({ to }) => to)).toContain(url);
    expect(found.pages.map(({ to }) => to)).not.toContain(url);

    expect((await open('/examples/developer-network')).statusCode).toBe(404);
    expect((await open(serverPaths.sitemap)).body).not.toContain('developer-network');
    expect((await open('/og/examples-developer-network.png')).statusCode).toBe(404);
  });

  it('draw without empty parts when only the required fields are filled in', async () => {
    await publish({ projects: [plainProject] });
    const { document } = await open(paths.caseStudy(plainProject.id));
    expect(headingsOf(document)).toEqual([
      'Tour Desk',
      'What was asked',
      plainProject.result,
      'Does this sound like your week?',
    ]);
    expect(
      document.querySelectorAll('main > :not(.screen-only) :is(dl, figure, nav)'),
    ).toHaveLength(0);
    expect(document.querySelector('main')?.textContent).not.toMatch(/null|undefined|\{\w+\}/);
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/examples', '/contact', '/services']);
  });

  it('may not share an address, nor name a page that is no service', async () => {
    const { caller } = await signedInAdmin(testApp());
    for (const refused of [
      [plainProject, plainProject],
      [{ ...plainProject, service: paths.about }],
    ]) {
      const saving = caller.admin.content.save({ kind, value: { apps, projects: refused } });
      await expect(saving).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });
});
