import { paths } from '../../../shared/paths.ts';
import type { Standing } from '../../requests/web/page/request-section.ts';
import type { ReadersQuote } from '../quotes.ts';
import { quotePageContent } from '../words/quotes.ts';

/** @returns null unless a change of the order waits for the client */
export function standingOfChange(
  requestKey: string,
  [last]: readonly ReadersQuote[],
): Standing | null {
  if (last?.state !== 'open' || !last.changesNumber) return null;
  const { next, ...words } = quotePageContent.change.standing;
  return { ...words, next: { label: next, to: paths.quote(requestKey) } };
}
