import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FinderAnswer } from '../../../src/features/tools/open-tools.ts';
import { toolFactKinds } from '../../../src/features/tools/words/tool-facts.ts';
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

async function ask(query: string): Promise<FinderAnswer> {
  const { statusCode, body } = await testApp().app.inject({ url: `/api/tools/finder?${query}` });
  expect(statusCode).toBe(200);
  return JSON.parse(body);
}

const names = ({ tools }: Pick<FinderAnswer, 'tools'>) => tools.map(({ name }) => name);
const sentences = (statements: readonly { says: string }[] = []) =>
  statements.map(({ says }) => says).join(' ');

/** Replaces facts of a tool: null takes a fact away. */
async function changeFacts(slug: string, facts: Record<string, string | null>) {
  const kind = toolFactKinds.find(({ release }) => release.tools.some((one) => one.slug === slug));
  if (!kind) throw new Error(`No tool ${slug}`);
  const source = { label: 'Its own page', href: 'https://example.com/' };
  const said = { label: 'November 3, 2026', dateTime: '2026-11-03' };
  const tools = kind.release.tools.map((tool) => {
    if (tool.slug !== slug) return tool;
    const kept = tool.facts.filter(({ cell }) => !(cell in facts));
    const stated = Object.entries(facts).flatMap(([cell, text]) =>
      text === null ? [] : [{ cell, text, source, said }],
    );
    return { ...tool, facts: [...kept, ...stated] };
  });
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind: kind.name, value: { ...kind.release, tools } });
}

const shop = 'what=web&who=business&code=none&budget=25';

describe('the finder', () => {
  it('finds tools for a shop without code under $25', async () => {
    const answer = await ask(shop);
    expect(names(answer)).toEqual(['Lovable', 'Emergent', 'Base44']);
    expect(answer.tools.map(({ fits }) => fits)).toEqual([true, true, false]);
    expect(answer.isClosest).toBe(false);
    expect(answer.comparison).toMatch(/\/compare\/base44-vs-emergent-vs-lovable$/);
  });

  it('finds free agents in the terminal for a developer, those first that cost nothing beside', async () => {
    const answer = await ask('what=terminal&who=developer&code=all&budget=free');
    expect(names(answer)).toEqual(['Codex CLI', 'Kiro', 'Crush']);
    expect(answer.tools.every(({ fits }) => fits)).toBe(true);
    const all = [...answer.tools, ...answer.equals].map(({ name }) => name);
    expect(all).not.toContain('Aider');
  });

  it.each([shop, 'what=automation', 'who=team', 'code=some', 'budget=50', 'what=models&code=none'])(
    'gives each tool two or three reasons, and something against it, with sources: %s',
    async (query) => {
      const { tools } = await ask(query);
      expect(tools).toHaveLength(3);
      for (const { reasons, objections } of tools) {
        expect(reasons.length).toBeGreaterThanOrEqual(2);
        expect(reasons.length).toBeLessThanOrEqual(3);
        expect(objections.length).toBeGreaterThanOrEqual(1);
        for (const { fact } of reasons) expect(fact?.source.href).toMatch(/^https:/);
      }
    },
  );

  it('says first what does not fit, where nothing fits all of it', async () => {
    const answer = await ask('what=models&who=beginner&budget=free');
    expect(answer.isClosest).toBe(true);
    for (const { fits, objections } of answer.tools) {
      expect(fits).toBe(false);
      expect(objections[0]?.says).toBe('Its facts do not name you.');
    }
  });

  it('rather does what is wanted than what is cheap', async () => {
    const { tools } = await ask('what=mobile&who=team&code=all&budget=free');
    for (const { reasons } of tools) expect(sentences(reasons)).toContain('It does what you want.');
  });

  it('never lets a tool win whose price is not known, and says so', async () => {
    await changeFacts('lovable', { Price: 'Ask its makers.' });
    await changeFacts('emergent', { Price: null });
    const answer = await ask(shop);
    expect(answer.tools[0]?.fits).toBe(false);
    const lovable = answer.tools.find(({ slug }) => slug === 'lovable');
    expect(lovable?.objections[0]?.says).toBe('Its price in dollars a month is not known.');
    expect(sentences(lovable?.reasons)).not.toContain('budget');
  });

  it('forgets a value that no fact states any more', async () => {
    await changeFacts('lovable', { Makes: 'Sandwiches.' });
    expect(names(await ask(shop))).not.toContain('Lovable');
  });

  it('never recommends a tool that has ended', async () => {
    await changeFacts('lovable', { 'Has ended': 'It closed in May 2026.' });
    const answer = await ask(shop);
    expect([...answer.tools, ...answer.equals].map(({ slug }) => slug)).not.toContain('lovable');
  });

  it('recommends a tool that goes on under another name', async () => {
    const { tools, equals } = await ask('what=editor&who=team&code=all&budget=25');
    expect([...tools, ...equals].map(({ slug }) => slug)).toContain('devin-desktop');
  });

  it('puts a free program below a free plan where its models cost extra, and says so', async () => {
    const { tools } = await ask('what=web&who=beginner&code=some&budget=free');
    const dyad = tools.find(({ slug }) => slug === 'dyad');
    expect(sentences(dyad?.objections)).toContain('what it runs on costs extra');
    expect(dyad?.fits).toBe(true);
    expect(tools[0]?.slug).not.toBe('dyad');
  });

  it('breaks ties by what is known, then by the alphabet, and says by which', async () => {
    const { tools } = await ask('what=web&code=none');
    expect(tools.map(({ name, order }) => [name, order])).toEqual([
      ['Base44', 'alphabet'],
      ['Dyad', 'alphabet'],
      ['Lovable', 'alphabet'],
    ]);
    await changeFacts('dyad', { Limits: null });
    const fewer = await ask('what=web&code=none');
    expect(fewer.tools.map(({ name }) => name)).not.toContain('Dyad');
    expect(fewer.tools[2]?.order).toBe('facts');
  });

  it('names nothing where nothing was asked', async () => {
    expect(await ask('')).toMatchObject({ tools: [], comparison: null, isClosest: false });
  });

  it('refuses an answer that the form does not offer', async () => {
    const { statusCode, body } = await testApp().app.inject({
      url: '/api/tools/finder?what=toast',
    });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).issues[0].path).toEqual(['what']);
  });
});

async function open(query = '') {
  const { statusCode, body } = await testApp().app.inject({ url: paths.toolFinder + query });
  return { statusCode, document: new JSDOM(body).window.document };
}

const headings = (document: Document) =>
  [...document.querySelectorAll('main h1, main h2, main h3')].map(({ textContent }) => textContent);

describe('the page of the finder', () => {
  it('invites to answer', async () => {
    const { statusCode, document } = await open();
    expect(statusCode).toBe(200);
    expect(headings(document).slice(0, 2)).toEqual(['Four questions, three tools', 'Your answers']);
    expect(document.querySelector('main')?.textContent).toContain(
      'Answer one question or all four',
    );
    const form = document.querySelector('main form');
    expect(form?.getAttribute('action')).toBe(paths.toolFinder);
    expect(form?.getAttribute('method') ?? 'get').toBe('get');
    expect(form?.querySelectorAll('input[type="radio"][value=""][checked]')).toHaveLength(4);
  });

  it('gives the answer of the API without scripts, and keeps what was chosen', async () => {
    const { document } = await open(`?${shop}`);
    const answer = await ask(shop);
    expect(headings(document)).toEqual(
      expect.arrayContaining(['Three tools for you', ...names(answer)]),
    );
    const main = document.querySelector('main');
    for (const { reasons, objections } of answer.tools) {
      for (const { says, fact } of [...reasons, ...objections]) {
        expect(main?.textContent).toContain(says);
        expect(main?.textContent).toContain(fact?.text ?? says);
      }
    }
    const chosen = [...(main?.querySelectorAll('input[checked]') ?? [])].map((input) =>
      input.getAttribute('value'),
    );
    expect(chosen).toEqual(['web', 'business', 'none', '25']);
    const links = [...(main?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
    expect(links).toContain('/compare/base44-vs-emergent-vs-lovable');
    expect(links).toContain(paths.toolPage('emergent'));
  });

  it('says before anything else that nothing fits', async () => {
    const { document } = await open('?what=models&who=beginner&budget=free');
    expect(headings(document)[1]).toBe('Nothing fits all of it. These come closest');
  });

  it('ignores answers that it does not offer', async () => {
    const { document } = await open('?what=toast&who=');
    expect(headings(document)[1]).toBe('Your answers');
  });

  it('is in the sitemap itself; its answers are kept from search engines', async () => {
    const { body } = await testApp().app.inject({ url: serverPaths.sitemap });
    expect(body).toContain(`${paths.toolFinder}<`);
    const { document } = await open(`?${shop}`);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical?.endsWith(paths.toolFinder)).toBe(true);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
  });

  it('is offered on the page of tools and on the page of each', async () => {
    for (const url of [paths.resources, paths.toolPage('cursor')]) {
      const { body } = await testApp().app.inject({ url });
      const links = new JSDOM(body).window.document.querySelectorAll(
        'main a[href="/tools/finder"]',
      );
      expect(links).toHaveLength(1);
    }
  });

  it('takes the address of no tool', () => {
    const slugs = toolFactKinds.flatMap(({ release }) => release.tools.map(({ slug }) => slug));
    expect(slugs).not.toContain('finder');
  });
});
