import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

async function readFeed() {
  const { statusCode, headers, body } = await testApp().app.inject({ url: '/tools.xml' });
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window;
  return { statusCode, type: headers['content-type'], document };
}

const textsOf = (parent: ParentNode, name: string) =>
  [...parent.querySelectorAll(name)].map(({ textContent }) => textContent);

describe('the feed of facts about tools', () => {
  it('is Atom with what the format asks for', async () => {
    const { statusCode, type, document } = await readFeed();
    expect(statusCode).toBe(200);
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    for (const entry of [document.documentElement, ...document.querySelectorAll('entry')]) {
      expect(entry.querySelector('id')?.textContent).toMatch(/^https?:\/\//);
      expect(entry.querySelector('title')?.textContent).not.toBe('');
      expect(entry.querySelector('updated')?.textContent).toMatch(/^20\d\d-\d\d-\d\dT00:00:00Z$/);
    }
    expect(new Set(textsOf(document, 'id')).size).toBe(textsOf(document, 'id').length);
  });

  it('has an entry for each of the last months with facts, the latest first', async () => {
    const { document } = await readFeed();
    const days = textsOf(document, 'entry > updated');
    expect(days).toHaveLength(12);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(textsOf(document, 'entry > title')[0]).toMatch(
      /^November 2026: \d+ facts about \d+ tools$/,
    );
  });

  it('names tool, cell, source and day of each fact', async () => {
    const { document } = await readFeed();
    const [latest] = textsOf(document, 'entry > content');
    const items = [...new JSDOM(latest ?? '').window.document.querySelectorAll('li')];
    const price = items.find(({ textContent }) => textContent?.startsWith('Lovable, Price: Free'));
    expect(price?.querySelector('a')?.href).toMatch(/\/tools\/lovable$/);
    expect(price?.querySelectorAll('a')[1]?.href).toMatch(/^https:/);
    expect(price?.querySelector('time')?.dateTime).toBe('2026-11');
  });
});
