import { describe, expect, it } from 'vitest';
import { createRanker } from '../../src/web/features/search/search-entry.ts';

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
