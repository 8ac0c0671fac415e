import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { furtherTermsKind } from '../../../src/features/glossary/words/further-terms.ts';
import { glossaryTermsKind } from '../../../src/features/glossary/words/glossary-terms.ts';
import { termTextKinds } from '../../../src/features/glossary/words/term-texts.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const shownTerms = glossaryTermsKind.release.terms;
const furtherTerms = furtherTermsKind.release.terms;
const terms = [...shownTerms, ...furtherTerms];
const texts = termTextKinds.flatMap(({ release }) => release.texts);

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const open = async (url: string) => {
  const { statusCode, headers, body } = await testApp().app.inject({ url });
  return { statusCode, headers, body, document: new JSDOM(body).window.document };
};

const openTerm = (slug: string) => open(paths.glossaryTermPage(slug));

const linksOf = (document: Document) =>
  [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

const dataOf = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );

async function publishTexts(kind: string, change: (text: (typeof texts)[number]) => object) {
  const { caller } = await signedInAdmin(testApp());
  const found = termTextKinds.find(({ name }) => name === kind);
  const value = { texts: (found?.release.texts ?? []).map((text) => change(text)) };
  await caller.admin.content.save({ kind, value });
}

describe('the words of terms', () => {
  it('are written for all 76 of the glossary and at least 44 further ones', () => {
    expect(shownTerms).toHaveLength(76);
    expect(furtherTerms.length).toBeGreaterThanOrEqual(44);
    const slugs = terms.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(texts.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  });

  it.each(texts.map((text) => [text.slug, text] as const))(
    'of %s are at least 90, and name two to five other terms',
    (slug, { plain, example, say, mistakes, related }) => {
      const words = [plain, example, say, ...mistakes].join(' ').split(/\s+/);
      expect(words.length).toBeGreaterThanOrEqual(90);
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(5);
      expect(new Set([slug, ...related]).size).toBe(related.length + 1);
      for (const one of related) expect(terms.map((term) => term.slug)).toContain(one);
    },
  );
});

describe('the page of a term', () => {
  it.each(['webhook', 'row-level-security'])(
    'says of %s what it means, with an example, a prompt and mistakes',
    async (slug) => {
      const { statusCode, document } = await openTerm(slug);
      expect(statusCode).toBe(200);
      const term = terms.find((one) => one.slug === slug);
      const text = texts.find((one) => one.slug === slug);
      expect(document.querySelector('h1')?.textContent).toBe(term?.term);
      const shown = document.querySelector('main')?.textContent ?? '';
      for (const part of [term?.definition, text?.plain, text?.example, text?.say]) {
        expect(shown).toContain(part);
      }
      for (const mistake of text?.mistakes ?? []) expect(shown).toContain(mistake);
    },
  );

  it('has an address, a card and data of its own', async () => {
    const { document } = await openTerm('webhook');
    const address = 'http://localhost:3000/glossary/webhook';
    expect(document.title).toBe('Webhook in plain words | vibecode.land');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    const [term, crumbs] = dataOf(document);
    expect(term).toMatchObject({
      ...{ '@type': 'DefinedTerm', name: 'Webhook', termCode: 'webhook', url: address },
      image: 'http://localhost:3000/og/glossary-webhook.png',
      inDefinedTermSet: { '@type': 'DefinedTermSet', url: 'http://localhost:3000/glossary' },
    });
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Glossary',
      'Webhook',
    ]);
    const card = await testApp().app.inject({ url: '/og/glossary-webhook.png' });
    expect(card.headers['content-type']).toBe('image/png');
  });

  it('leads to related terms, and each of these leads back', async () => {
    const text = texts.find(({ slug }) => slug === 'n-plus-one');
    const links = linksOf((await openTerm('n-plus-one')).document);
    for (const slug of text?.related ?? []) {
      const path = paths.glossaryTermPage(slug);
      expect(links).toContain(path);
      expect(linksOf((await open(path)).document)).toContain('/glossary/n-plus-one');
    }
  });

  it('brings the words of its own term and of no other', async () => {
    const { body } = await openTerm('webhook');
    const { body: list } = await open(paths.glossary);
    for (const { slug, plain } of texts) {
      const beginning = plain.slice(0, 30);
      expect(body.includes(beginning), slug).toBe(slug === 'webhook');
      expect(list, slug).not.toContain(beginning);
    }
  });

  it('is offered to search engines, people who search and models', async () => {
    const { body: sitemap } = await open(serverPaths.sitemap);
    const { body: llms } = await open(serverPaths.llms);
    const { glossary, pages } = await testApp().caller.search.index();
    for (const { slug } of terms) {
      const path = paths.glossaryTermPage(slug);
      expect(sitemap).toContain(`${path}</loc>`);
      expect(llms).toContain(`${path}.md)`);
      expect(glossary.filter(({ to }) => to === path)).toHaveLength(1);
      expect(pages.map(({ to }) => to)).not.toContain(path);
    }
  });

  it.each(['/glossary/nothing', '/glossary/Webhook', '/glossary/a%20b', '/glossary/webhook/more'])(
    'is the page of missing addresses at %s',
    async (url) => {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex"');
    },
  );
});

describe('a term whose page has fewer than 80 words', () => {
  it('is shown, and kept from search engines, sitemap and cards', async () => {
    await publishTexts('term-texts-web', (text) =>
      text.slug === 'webhook' ? { ...text, example: 'Soon.', say: 'Soon.', mistakes: [] } : text,
    );
    const { statusCode, document } = await openTerm('webhook');
    expect(statusCode).toBe(200);
    const robots = document.querySelector('meta[name="robots"]');
    expect(robots?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('meta[property="og:image"]')).toBeNull();
    expect((await open(serverPaths.sitemap)).body).not.toContain('/glossary/webhook');
    expect((await open('/og/glossary-webhook.png')).statusCode).toBe(404);
  });

  it('has a page with its definition when nobody has written more', async () => {
    const { caller } = await signedInAdmin(testApp());
    const added = { slug: 'rubber-duck', term: 'Rubber duck', definition: 'It listens.' };
    await caller.admin.content.save({
      kind: 'further-terms',
      value: { ...furtherTermsKind.release, terms: [{ ...added, category: 'General' }] },
    });
    const { statusCode, document } = await openTerm('rubber-duck');
    expect(statusCode).toBe(200);
    expect(document.querySelector('main')?.textContent).toContain('It listens.');
    expect(document.querySelector('meta[name="robots"]')).not.toBeNull();
    expect((await openTerm('linter')).statusCode).toBe(404);
  });
});

describe('where the site uses a term', () => {
  it('names tips and tools by the whole word', async () => {
    const { document } = await openTerm('database');
    const used = linksOf(document).filter((to) => /^\/(?:tips|tools)\b/.test(to ?? ''));
    expect(used.length).toBeGreaterThan(0);
    expect(used.length).toBeLessThanOrEqual(11);
  });

  it('names at most five published posts, and none that only looks alike', async () => {
    await createPost({ slug: 'about', title: 'A webhook explained' });
    await createPost({ slug: 'near', title: 'Webhooksmith and others' });
    await createDraft({ slug: 'hidden', title: 'A webhook to come' });
    const { document } = await openTerm('webhook');
    const posts = linksOf(document).filter((to) => to?.startsWith('/blog/'));
    expect(posts).toEqual(['/blog/about']);

    for (let index = 0; index < 6; index += 1) {
      await createPost({ slug: `more-${index}`, title: `Webhook, part ${index}` });
    }
    await testApp().deps.contentBus.announce();
    const later = linksOf((await openTerm('webhook')).document);
    expect(later.filter((to) => to?.startsWith('/blog/'))).toHaveLength(5);
  });
});

describe('the entry of a term for a reader who moves to it', () => {
  it('comes alone', async () => {
    const name = 'glossary-term:webhook';
    const answer = await testApp().app.inject(`/api/content/${name}`);
    const { values } = answer.json();
    expect(Object.keys(values)).toEqual([name]);
    expect(values[name]).toMatchObject({ slug: 'webhook', term: 'Webhook', isIndexed: true });
  });

  it('is null for an unknown term, and missing for unknown entries', async () => {
    const unknown = await testApp().app.inject('/api/content/glossary-term:nothing');
    expect(unknown.json().values).toEqual({ 'glossary-term:nothing': null });
    const missing = await testApp().app.inject('/api/content/no-entries:webhook');
    expect(missing.statusCode).toBe(404);
  });
});

describe('the page of the glossary', () => {
  it('leads to the page of every term, and keeps its list', async () => {
    const { document } = await open(paths.glossary);
    const links = linksOf(document);
    for (const { slug } of terms) expect(links).toContain(paths.glossaryTermPage(slug));
    expect(document.querySelectorAll('main h3')).toHaveLength(76);
    expect(links.filter((to) => to?.startsWith('/glossary#'))).toHaveLength(76);
  });
});
