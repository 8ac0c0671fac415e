import { describe, expect, it } from 'vitest';
import { type EstimateAnswers, estimatePieces } from '../../../src/features/estimate/estimate.ts';
import { firstSentence } from '../../../src/features/estimate/words/first-sentence.ts';
import { contactLimits } from '../../../src/features/requests/contact-options.ts';

const app: EstimateAnswers = { service: 'apps', audience: 'customers', pieces: [], pace: 'open' };

describe('the first sentence of a request', () => {
  it.each([
    ['websites', 'A website for our customers.'],
    ['apps', 'A mobile app for our customers.'],
    ['software', 'Software for our customers.'],
    ['automation', 'An automation for our customers.'],
    ['consulting', 'Advice and a plan for our customers.'],
  ] as const)('names what is wanted: %s', (service, sentence) => {
    expect(firstSentence({ ...app, service })).toBe(sentence);
  });

  it.each([
    ['team', 'A mobile app for our own team.'],
    ['customers', 'A mobile app for our customers.'],
    ['public', 'A mobile app for anybody on the internet.'],
  ] as const)('says who will use it: %s', (audience, sentence) => {
    expect(firstSentence({ ...app, audience })).toBe(sentence);
  });

  it.each([
    [['payments'], 'with payments'],
    [['accounts', 'payments'], 'with accounts and payments'],
    [
      ['editing', 'import'],
      'with texts and pictures that we edit ourselves and data from an older system',
    ],
    [
      ['connections', 'assistant', 'languages'],
      'with connections to other software, an AI assistant, and more than one language',
    ],
  ] as const)('lists what it needs: %j', (pieces, words) => {
    expect(firstSentence({ ...app, pieces })).toBe(`A mobile app for our customers, ${words}.`);
  });

  it.each([
    ['open', 'A mobile app for our customers, with payments.'],
    ['quarter', 'A mobile app for our customers, with payments, within three months.'],
    ['soon', 'A mobile app for our customers, with payments, as soon as possible.'],
  ] as const)('ends with the pace: %s', (pace, sentence) => {
    expect(firstSentence({ ...app, pieces: ['payments'], pace })).toBe(sentence);
  });

  it('fits into the description, however little or much is ticked', () => {
    for (const pieces of [[], estimatePieces]) {
      const { length } = firstSentence({ ...app, pieces, pace: 'soon' });
      expect(length).toBeGreaterThanOrEqual(contactLimits.minDescription);
      expect(length).toBeLessThanOrEqual(contactLimits.maxDescription);
    }
  });
});
