import { describe, expect, it } from 'vitest';
import { creatorProfilesKind } from '../../../src/features/creators/words/creator-profiles.ts';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { createRanker } from '../../../src/features/search/ranker.ts';
import { searchIndexOf } from '../../../src/features/search/server/search-index.ts';
import { furtherTools } from '../../../src/features/tools/words/further-tools.ts';
import { toolsKind } from '../../../src/features/tools/words/tools.ts';

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
const searchIndex = searchIndexOf(({ release }) => release, []);
const addressesFor = (query: string) => rank(query).map(({ entry }) => entry.to);

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
    expect(rank('qqzzxx')).toEqual([]);
  });
});

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe.each([
  [
    'tools',
    [...names(toolsKind.release.tools), ...furtherTools.flatMap((group) => names(group.tools))],
    73,
  ],
  ['projects', portfolioKind.release.projects.map(({ title }) => title), 6],
  [
    'creators',
    [
      ...names(creatorProfilesKind.release.topCreators),
      ...names(creatorProfilesKind.release.risingStars),
      ...creatorProfilesKind.release.categories.flatMap(({ featured }) => names(featured)),
    ],
    22,
  ],
] as const)('the search through %s', (group, expected, count) => {
  it('knows all of them', () => {
    expect(expected).toHaveLength(count);
  });

  it.each(expected)('finds %s by its name, before all others', (name) => {
    const [first] = createRanker(searchIndex[group])(name);
    expect(first?.entry.title).toBe(name);
    expect(first?.entry.to).toMatch(/^\/[a-z]+(?:(?:\?tab=[a-z-]+)?#|\/)[a-z0-9-]+$/);
  });
});
