import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { contentFillings, contentKinds } from '../../../src/app/content-kinds.ts';
import { sitePages } from '../../../src/app/server/pages.ts';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { fillAll } from '../../../src/shared/content/texts/fill.ts';
import { paths } from '../../../src/shared/paths.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

/** Texts without the signs of Markdown, and the words of functions as they stand in the source. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [value.replace(/\*{1,2}/g, '').replace(/\]\([^)]*\)/g, ' ')];
  if (typeof value === 'function') return [value.toString()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const contentTexts = contentKinds.flatMap(({ release }) =>
  textsIn(
    fillAll(
      release,
      contentFillings((kind) => kind.release),
    ),
  ),
);

const wordFiles = import.meta.glob('../../../src/**/words/**/*.ts', { eager: true });
const interfaceTexts = Object.values(wordFiles).flatMap((file) =>
  textsIn(Object.entries(file as object).filter(([name]) => !name.endsWith('Kind'))),
);

const normalized = (text: string) => text.replace(/\s+/g, ' ').trim();
const known = [...contentTexts, ...interfaceTexts].map(normalized).join('\n');

const mostParts = 4;
const trimmed = (part: string) => part.replace(/^[\s\p{P}+]+|[\s\p{P}+]+$/gu, '');

/** Labels such as "Read the details: AI Automation" join texts. */
function isKnown(text: string, parts = mostParts): boolean {
  if (known.includes(trimmed(text))) return true;
  if (parts === 1) return false;
  const ends = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  return ends.some(
    (end) => known.includes(trimmed(text.slice(0, end))) && isKnown(text.slice(end), parts - 1),
  );
}

const spokenAttributes = ['aria-label', 'alt', 'placeholder', 'title'];

/** Every text that a visitor sees or hears, but for choices, which the server knows. Numbers are counts. */
function textsOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  // Settings and commands are no words in any language.
  const without = 'script, style, svg, option, pre[translate="no"]';
  for (const one of document.querySelectorAll(without)) one.remove();
  const texts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === 3) texts.push(node.textContent ?? '');
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  for (const name of spokenAttributes) {
    for (const one of document.querySelectorAll(`body [${name}]`)) {
      texts.push(one.getAttribute(name) ?? '');
    }
  }
  return texts.flatMap((text) => text.split(/\d+/)).map(normalized);
}

describe('every text of', () => {
  const cases = portfolioKind.release.projects.map(({ id }) => paths.caseStudy(id));
  const terms = ['webhook', 'database'].map(paths.glossaryTermPage);
  it.each([...sitePages.listedPaths, ...cases, ...terms])(
    '%s can be edited or is an interface word',
    async (path) => {
      const { body } = await testApp().app.inject({ url: path });
      const texts = textsOf(body).filter((text) => /\p{L}{2}/u.test(text));
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter((text) => !isKnown(text))).toEqual([]);
    },
  );
});
