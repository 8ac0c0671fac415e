import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

interface FormerTexts {
  /** On every page. */
  frame: string[];
  pages: Record<string, string[]>;
}

/**
 * The texts of all public pages while their words still stood in code. A text that is rewritten on purpose is changed here too; new
 * ones need no entry.
 */
const former = JSON.parse(
  readFileSync(new URL('texts-before-content.json', import.meta.url), 'utf8'),
) as FormerTexts;

/** A link within a sentence parts it, and spaces with it. */
const joined = (text: string) => text.replace(/\s+/g, '');

async function shownOn(url: string): Promise<string> {
  const { body } = await testApp().app.inject({ url });
  const { document } = new JSDOM(body).window;
  for (const one of document.querySelectorAll('script, style, svg, option')) one.remove();
  return joined(document.body.textContent ?? '');
}

describe('a fresh site reads as it did before its words became content', () => {
  it.each(Object.entries(former.pages))('on %s', async (url, texts) => {
    const shown = await shownOn(url);
    expect([...former.frame, ...texts].filter((text) => !shown.includes(joined(text)))).toEqual([]);
  });
});
