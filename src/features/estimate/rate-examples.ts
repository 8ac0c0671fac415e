import { type EstimateAnswers, type EstimateRates, estimateOf } from './estimate.ts';
import { dayRange, dollarRange, estimateContent } from './words/estimate.ts';

const { service, audience, pieces, pace } = estimateContent;

const worked: readonly EstimateAnswers[] = [
  { service: 'websites', audience: 'customers', pieces: ['payments'], pace: 'open' },
  { service: 'apps', audience: 'public', pieces: ['accounts', 'payments'], pace: 'quarter' },
  { service: 'automation', audience: 'team', pieces: ['connections'], pace: 'soon' },
];

export const rateExamplesTitle = 'Three examples with these prices';

/** Stand beside the form of the prices, and change with it. */
export function rateExamples(rates: EstimateRates): readonly string[] {
  return worked.map((answers) => {
    const { days, dollars } = estimateOf(answers, rates);
    const parts = [
      service.options[answers.service],
      audience.options[answers.audience],
      ...answers.pieces.map((piece) => pieces.options[piece]),
      pace.options[answers.pace],
    ];
    return `${parts.join(', ')}: ${dollarRange(dollars)}, ${dayRange(days)}`;
  });
}
