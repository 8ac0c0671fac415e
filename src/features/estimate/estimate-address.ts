import { paths } from '../../shared/paths.ts';
import type { EstimateAnswers } from './estimate.ts';

/** The estimate with these answers, as its form sends them without scripts. */
export function estimateAddress({ service, audience, pieces, pace }: EstimateAnswers): string {
  const query = new URLSearchParams([
    ['service', service],
    ['audience', audience],
    ...pieces.map((piece) => ['piece', piece]),
    ['pace', pace],
  ]);
  return `${paths.services}?${query}#estimate`;
}
