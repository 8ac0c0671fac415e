import { expect, it } from 'vitest';
import { searchIndex } from '../../../src/features/search/web/search-index.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

it.each(['tools', 'projects', 'creators'] as const)(
  'the pages that %s in the search lead to hold the places that they lead to',
  async (group) => {
    const pages = new Map<string, string>();
    const lost: string[] = [];
    for (const { to } of searchIndex[group]) {
      const [url = '', fragment = ''] = to.split('#');
      const html = pages.get(url) ?? (await testApp().app.inject({ url })).body;
      pages.set(url, html);
      if (html.split(` id="${fragment}"`).length !== 2) lost.push(to);
    }
    expect(lost).toEqual([]);
  },
);
