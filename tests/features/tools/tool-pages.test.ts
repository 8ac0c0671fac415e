import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { furtherToolsKind } from '../../../src/features/tools/words/further-tools-kind.ts';
import { toolFactKinds } from '../../../src/features/tools/words/tool-facts.ts';
import { toolPricesKind } from '../../../src/features/tools/words/tool-prices.ts';
import { toolCells } from '../../../src/features/tools/words/tool-types.ts';
import { toolsKind } from '../../../src/features/tools/words/tools.ts';
import { paths } from '../../../src/shared/paths.ts';
import { hyphenate } from '../../../src/shared/text/hyphenate.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const further = furtherToolsKind.release.groups.flatMap(({ tools }) => tools);
const slugs = [
  ...toolsKind.release.tools.map(({ slug }) => slug),
  ...further.map(({ name }) => hyphenate(name)),
];
const tools = toolFactKinds.flatMap(({ release }) => release.tools);

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

async function openTool(slug: string) {
  const { statusCode, body } = await testApp().app.inject({ url: paths.toolPage(slug) });
  return { statusCode, body, document: new JSDOM(body).window.document };
}

const cellsOf = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('main dt')].map((cell) => [
      cell.textContent,
      cell.parentElement?.querySelector('dd') ?? null,
    ]),
  );

const sitemap = async () => (await testApp().app.inject({ url: '/sitemap.xml' })).body;

describe('the facts about tools', () => {
  it('belong to 73 tools, each with an address of its own', () => {
    expect(slugs).toHaveLength(73);
    expect(new Set(slugs).size).toBe(73);
    expect(tools.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  });

  it.each(tools.map((tool) => [tool.slug, tool] as const))(
    'of %s have a source and a day each, and one cell at most once',
    (_slug, { facts }) => {
      expect(new Set(facts.map(({ cell }) => cell)).size).toBe(facts.length);
      for (const { text, source, said } of facts) {
        expect(text).toMatch(/^\S.*[.)]$/);
        expect(source.label).not.toBe('');
        expect(source.href).toMatch(/^https:\/\//);
        expect(said.dateTime).toMatch(/^20\d\d(?:-\d\d){0,2}$/);
        expect(said.label).toContain(said.dateTime.slice(0, 4));
      }
    },
  );
});

describe('the page of a tool', () => {
  it.each(slugs)('%s shows every cell, with its source or as not known', async (slug) => {
    const { statusCode, document } = await openTool(slug);
    expect(statusCode).toBe(200);
    const cells = cellsOf(document);
    expect(Object.keys(cells)).toEqual([...toolCells]);
    const facts = tools.find((tool) => tool.slug === slug)?.facts ?? [];
    for (const cell of toolCells) {
      const fact = facts.find((one) => one.cell === cell);
      const shown = cells[cell];
      expect(shown?.textContent).toContain(fact?.text ?? 'Not known');
      expect(shown?.querySelector('a')?.getAttribute('href')).toBe(fact?.source.href);
      expect(shown?.querySelector('time')?.dateTime).toBe(fact?.said.dateTime);
    }
  });

  it('describes the software and the way to it', async () => {
    const { document } = await openTool('cursor');
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
    expect(data).toContainEqual(
      expect.objectContaining({ '@type': 'SoftwareApplication', name: 'Cursor' }),
    );
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    expect(document.title).toBe('Cursor: facts with sources | vibecode.land');
  });

  it('leads to tools of its group', async () => {
    const { document } = await openTool('zed');
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(paths.toolPage('kiro'));
    expect(links).not.toContain(paths.toolPage('zed'));
  });

  it('is offered to search engines from 80 words on', async () => {
    const { caller } = await signedInAdmin(testApp());
    const [kind] = toolFactKinds;
    expect(await sitemap()).toContain(paths.toolPage('cursor'));
    const value = {
      ...kind.release,
      tools: kind.release.tools.map((tool) =>
        tool.slug === 'cursor' ? { ...tool, facts: tool.facts.slice(0, 1) } : tool,
      ),
    };
    await caller.admin.content.save({ kind: kind.name, value });
    expect(await sitemap()).not.toContain(paths.toolPage('cursor'));
    const { document } = await openTool('cursor');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
  });

  it('says that a tool has ended', async () => {
    const { caller } = await signedInAdmin(testApp());
    const kind = toolFactKinds[1];
    const [first, ...others] = kind.release.tools;
    const ended = {
      ...{ cell: 'Has ended', text: 'It closed in May 2026.' },
      source: { label: 'Its blog', href: 'https://example.com/end' },
      said: { label: 'May 2026', dateTime: '2026-05' },
    };
    const value = { ...kind.release, tools: [{ ...first, facts: [ended] }, ...others] };
    await caller.admin.content.save({ kind: kind.name, value });
    const { document } = await openTool(first?.slug ?? '');
    expect(document.querySelector('main [role="note"]')?.textContent).toContain(
      'It closed in May 2026.',
    );
  });

  it('does not exist for another name', async () => {
    expect((await openTool('no-such-tool')).statusCode).toBe(404);
  });
});

describe('former prices', () => {
  const shown = (document: Document) =>
    [...document.querySelectorAll('main ol li')].map(({ textContent }) => textContent ?? '');

  it('stand on the page of a tool in words, oldest first, with source and day', async () => {
    const { document } = await openTool('bolt-new');
    const prices = shown(document).filter((text) => text.startsWith('$'));
    expect(prices).toHaveLength(4);
    expect(prices[0]).toMatch(/^\$20 a month.*October 13, 2024$/);
    expect(prices.at(-1)).toMatch(/^\$25 a month.*May 29, 2026$/);
    expect(document.querySelectorAll('main svg circle')).toHaveLength(4);
  });

  it('belong to tools that exist, and name https addresses', () => {
    for (const { slug, prices } of toolPricesKind.release.tools) {
      expect(slugs).toContain(slug);
      for (const { source } of prices) expect(source.href).toMatch(/^https:\/\//);
    }
  });

  it('have no plot while fewer than three are known', async () => {
    const { caller } = await signedInAdmin(testApp());
    const [bolt, ...others] = toolPricesKind.release.tools;
    const value = { tools: [{ ...bolt, prices: bolt?.prices.slice(0, 2) }, ...others] };
    await caller.admin.content.save({ kind: toolPricesKind.name, value });
    const { document } = await openTool('bolt-new');
    expect(document.querySelectorAll('main svg circle')).toHaveLength(0);
    expect(document.querySelector('main')?.textContent).not.toContain('Former prices');
  });
});
