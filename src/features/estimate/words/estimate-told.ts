import { type EstimateAnswers, type EstimateRates, estimateOf } from '../estimate.ts';
import { dayRange, dollarRange, estimateContent } from './estimate.ts';

/** Tells answers and range in words, for the owner and for programs. No page needs it, so it stands outside of their scripts. */
export function estimateTold(answers: EstimateAnswers, rates: EstimateRates): string {
  const { service, audience, pieces, pace } = estimateContent;
  const { dollars, days } = estimateOf(answers, rates);
  const wanted = answers.pieces.map((piece) => pieces.options[piece]);
  return [
    `${service.options[answers.service]}. Used by: ${audience.options[answers.audience]}.`,
    wanted.length > 0 ? ` With: ${wanted.join('; ')}.` : '',
    ` By when: ${pace.options[answers.pace]}.`,
    ` Estimated on the site: ${dollarRange(dollars)}, ${dayRange(days)}.`,
  ].join('');
}
