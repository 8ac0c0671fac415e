import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { creatorsKind } from '../../../src/features/creators/words/creators.ts';
import { furtherCreatorsKind } from '../../../src/features/creators/words/further-creators.ts';
import { homeKind } from '../../../src/features/home/words/home.ts';
import { serviceWebsitesKind } from '../../../src/features/services/words/service-websites.ts';
import { tipsKind } from '../../../src/features/tips/words/tips.ts';
import { resourcesKind } from '../../../src/features/tools/words/resources.ts';
import { whatIsVibecodingKind } from '../../../src/features/vibecoding/words/what-is-vibecoding.ts';
import type { SectionState } from '../../../src/shared/content/fields.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

beforeEach(async () => {
  const { content, contentBus } = testApp().deps;
  await content.refresh();
  await contentBus.announce();
});

interface Sectioned {
  name: string;
  release: { sections: readonly SectionState[] };
}

/** Puts these first, in this order, and hides some. */
async function arrange({ name, release }: Sectioned, first: string[], hidden: string[] = []) {
  const { caller } = await signedInAdmin(testApp());
  const ids = release.sections.map(({ id }) => id);
  const sections = [...first, ...ids.filter((id) => !first.includes(id))].map((id) => ({
    ...{ id, isShown: !hidden.includes(id) },
  }));
  await caller.admin.content.save({ kind: name, value: { ...release, sections } });
}

async function draw(url: string) {
  const { body, statusCode } = await testApp().app.inject({ url });
  expect(statusCode).toBe(200);
  const { document } = new JSDOM(body).window;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
  return {
    texts,
    document,
    headings: texts('main h2'),
    data: texts('script[type="application/ld+json"]').map((json) => JSON.parse(json ?? '')),
  };
}

const searchIndex = () => testApp().caller.search.index();

describe('sections of a page', () => {
  it('stand as delivered, then in the order of the owner, between hero and closing band', async () => {
    const { steps, features, finishedApps, featured, testimonials, closing } = homeKind.release;
    const usual = [finishedApps, features, steps, featured, testimonials, closing];
    expect((await draw('/')).headings).toEqual(usual.map(({ title }) => title));
    await arrange(homeKind, ['steps', 'testimonials'], ['featured']);
    const { headings } = await draw('/');
    const moved = [steps, testimonials, finishedApps, features, closing];
    expect(headings).toEqual(moved.map(({ title }) => title));
  });

  it('that are hidden are in no structured data', async () => {
    const { types, process } = serviceWebsitesKind.release;
    expect(JSON.stringify((await draw('/services/websites')).data)).toContain(
      types.items[0]?.title,
    );
    await arrange(serviceWebsitesKind, ['process'], ['types', 'estimate']);
    const { headings, data, document } = await draw('/services/websites');
    expect(headings[0]).toBe(process.title);
    expect(headings).not.toContain(types.title);
    expect(document.getElementById('estimate')).toBeNull();
    expect(data[0]).not.toHaveProperty('hasOfferCatalog');

    await arrange(whatIsVibecodingKind, [], ['definition']);
    expect((await draw('/what-is-vibecoding')).data[0]).not.toHaveProperty('mainEntity');
  });

  it('may all be hidden', async () => {
    const ids = whatIsVibecodingKind.release.sections.map(({ id }) => id);
    await arrange(whatIsVibecodingKind, [], ids);
    const { headings } = await draw('/what-is-vibecoding');
    expect(headings).toEqual([whatIsVibecodingKind.release.closing.title]);
  });

  it('that are hidden have no link on their page, and no entry in the search', async () => {
    const tool = { to: '/tools/cursor' };
    expect((await searchIndex()).tools).toContainEqual(expect.objectContaining(tool));
    await arrange(resourcesKind, [], ['tools', 'recommendations']);
    const { document, data } = await draw('/resources');
    const anchors = [...document.querySelectorAll('main a[href^="/resources#"]')];
    expect(anchors.map((link) => link.getAttribute('href'))).toEqual([]);
    expect(data).toEqual([]);
    const { tools } = await searchIndex();
    expect(tools.length).toBeGreaterThan(20);
    expect(tools).not.toContainEqual(expect.objectContaining(tool));
    await arrange(resourcesKind, [], ['tools', 'further']);
    expect((await searchIndex()).tools).toEqual([]);
  });
});

describe('sections that are tabs', () => {
  const tabs = async (url: string) => (await draw(url)).texts('[role="tab"]');

  it('stand in the order of the owner; the first is the page, and a hidden one leads there', async () => {
    await arrange(tipsKind, ['bestPractices'], ['examples']);
    const { texts, headings, data, document } = await draw('/tips?tab=examples');
    expect(texts('[role="tab"]')).toEqual(['Best Practices', 'Getting Started', 'Common Uses']);
    expect(headings[0]).toBe(tipsKind.release.bestPractices.title);
    expect(data).toEqual([]);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toMatch(/\/tips$/);

    const first = document.querySelector('main header a')?.getAttribute('href');
    expect(first).toBe('/tips?tab=getting-started#getting-started');
    const started = await draw('/tips?tab=getting-started');
    expect(started.headings[0]).toBe(tipsKind.release.gettingStarted.title);
    expect(started.data[0]).toMatchObject({ '@type': 'HowTo' });
  });

  it('are found by the search where they stand', async () => {
    const targets = async () => new Set((await searchIndex()).tips.map(({ to }) => to));
    expect(await targets()).toContain('/tips');
    await arrange(tipsKind, ['bestPractices'], ['examples']);
    expect([...(await targets())]).toEqual([
      ...['/tips?tab=getting-started', '/tips', '/tips?tab=use-cases'],
    ]);
    await arrange(creatorsKind, [], ['topCreators', 'risingStars', 'categories']);
    const belowTheTabs = furtherCreatorsKind.release.creators.map(({ name }) => name);
    expect((await searchIndex()).creators.map(({ title }) => title)).toEqual(belowTheTabs);
  });

  it('have no tabs when there is one, and none when there is nothing', async () => {
    const [only, ...others] = tipsKind.release.sections.map(({ id }) => id);
    await arrange(tipsKind, [], others);
    expect(await tabs('/tips')).toEqual([]);
    expect((await draw('/tips')).headings[0]).toBe(tipsKind.release.gettingStarted.title);
    await arrange(tipsKind, [], [only ?? '', ...others]);
    expect((await draw('/tips')).headings).toEqual([tipsKind.release.closing.title]);
  });
});
