import { describe, expect, it } from 'vitest';
import { creatorsContent } from '../../../src/features/creators/words/creators.ts';
import { examplesContent } from '../../../src/features/examples/words/examples.ts';
import { createRanker } from '../../../src/features/search/web/search-entry.ts';
import { searchIndex } from '../../../src/features/search/web/search-index.ts';
import { furtherTools } from '../../../src/features/tools/words/further-tools.ts';
import { tools } from '../../../src/features/tools/words/tools.ts';

const entries = [
  { title: 'Réunion', description: 'An island', keywords: '', to: '/reunion' },
  {
    title: 'Serverless',
    description: 'Code without servers',
    keywords: 'cloud',
    to: '/serverless',
  },
  { title: 'Servers', description: 'What serverless hides', keywords: '', to: '/servers' },
];
const rank = createRanker(entries);
const addressesFor = (query: string) => rank(query, 5).entries.map(({ to }) => to);

describe('the search in the browser', () => {
  it('finds beginnings of words, the title before the description', () => {
    expect(addressesFor('serverl')).toEqual(['/serverless', '/servers']);
    expect(addressesFor('cloud code')).toEqual(['/serverless']);
  });

  it.each(['reunion', 'RÉUNION'])('finds %s, accents and case aside', (query) => {
    expect(addressesFor(query)).toEqual(['/reunion']);
  });

  it('bears a typing error only where nothing is spelled like that', () => {
    expect(addressesFor('servreless')).toEqual(['/serverless', '/servers']);
    expect(addressesFor('island cloud')).toEqual([]);
    expect(rank('qqzzxx', 5)).toEqual({ entries: [], bestScore: 0 });
  });
});

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe.each([
  ['tools', [...names(tools), ...furtherTools.flatMap((group) => names(group.tools))], 73],
  ['projects', examplesContent.portfolio.projects.map(({ title }) => title), 6],
  [
    'creators',
    [
      ...names(creatorsContent.topCreators.items),
      ...names(creatorsContent.risingStars.items),
      ...creatorsContent.categories.items.flatMap(({ featured }) => names(featured)),
    ],
    22,
  ],
] as const)('the search through %s', (group, expected, count) => {
  it('knows all of them', () => {
    expect(expected).toHaveLength(count);
  });

  it.each(expected)('finds %s by its name, before all others', (name) => {
    const { entries } = createRanker(searchIndex[group])(name, 5);
    expect(entries[0]?.title).toBe(name);
    expect(entries[0]?.to).toMatch(/^\/[a-z]+(\?tab=[a-z-]+)?#[a-z0-9-]+$/);
  });
});
