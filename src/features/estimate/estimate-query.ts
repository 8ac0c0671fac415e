import type { Page } from '../../shared/addresses/page.ts';
import { oneOf, someOf } from '../../shared/addresses/query-keys.ts';
import { estimateAudiences, estimatePaces, estimatePieces, estimateServices } from './estimate.ts';

/** Parameters that the form sends without scripts. */
export const estimateQuery: Page['query'] = {
  service: oneOf(estimateServices),
  audience: oneOf(estimateAudiences),
  piece: { ...someOf(estimatePieces, estimatePieces.length), isMany: true, isOpen: true },
  pace: oneOf(estimatePaces),
};
