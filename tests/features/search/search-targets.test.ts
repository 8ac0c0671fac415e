import { expect, it } from 'vitest';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

async function foundPage(url: string): Promise<string> {
  const { statusCode, body } = await testApp().app.inject({ url });
  return statusCode === 200 ? body : '';
}

it.each(['tools', 'glossary', 'projects', 'creators'] as const)(
  'the pages that %s in the search lead to hold the places that they lead to',
  async (group) => {
    const pages = new Map<string, string>();
    const lost: string[] = [];
    for (const { to } of (await testApp().caller.search.index())[group]) {
      const [url = '', fragment = ''] = to.split('#');
      const html = pages.get(url) ?? (await foundPage(url));
      pages.set(url, html);
      const isThere = fragment === '' ? html !== '' : html.split(` id="${fragment}"`).length === 2;
      if (!isThere) lost.push(to);
    }
    expect(lost).toEqual([]);
  },
);
