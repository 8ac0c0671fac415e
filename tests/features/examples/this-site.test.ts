import { describe, expect, it } from 'vitest';
import { siteForms } from '../../../src/app/server/pages.ts';
import { siteFigures } from '../../../src/features/examples/site-figures.ts';
import { thisSiteKind } from '../../../src/features/examples/words/this-site.ts';
import { wholeList } from '../../../src/shared/addresses/content-entries.ts';
import { contactRequest } from '../../factories/contact.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

interface OpenTools {
  items: { cells: { fact: { source: { href: string } } | null }[] }[];
  nextCursor: string | null;
}

async function openTools(): Promise<OpenTools['items']> {
  const items: OpenTools['items'] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: Record<string, string> = cursor ? { cursor } : {};
    const page: OpenTools = (await testApp().app.inject({ url: '/api/tools', query })).json();
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

describe('the case study of this site', () => {
  it('names as many forms as the site has', () => {
    expect(thisSiteKind.release.forms.figure.value).toBe(String(siteForms.length));
  });

  it('says how long the key of a link is', async () => {
    const { app } = testApp();
    const sent = await app.inject({ method: 'POST', url: '/api/contact', payload: contactRequest });
    const { requestKey } = sent.json<{ requestKey: string }>();
    const bits = Buffer.from(requestKey, 'base64url').length * 8;
    expect(thisSiteKind.release.quotes.figure.value).toBe(String(bits));
  });

  it('counts facts and tools as the open data does, and says so on the page', async () => {
    const items = await openTools();
    const facts = items.flatMap(({ cells }) => cells).filter(({ fact }) => fact?.source.href);
    const figures = { facts: facts.length, tools: items.length };
    expect(siteFigures.entriesOf((kind) => kind.release).get(wholeList)).toEqual(figures);
    const { body } = await testApp().app.inject('/this-site');
    expect(body).toContain(`>${figures.facts}<`);
  });
});
