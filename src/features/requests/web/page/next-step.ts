import { paths } from '../../../../shared/paths.ts';
import type { Link } from '../../../../shared/words/types.ts';
import type { RequestPage } from '../../requests.ts';
import { requestPageContent } from '../../words/request-page.ts';

const words = requestPageContent.nextSteps;

/** Places of the page that a step leads to. */
export const stepPlaces = { answer: 'answer', files: 'files' } as const;

const write: Link = { label: words.write, to: '#requestEntry-title' };
export const sendFiles: Link = { label: words.files, to: `#${stepPlaces.files}` };
const call: Link = { label: words.call, to: '#call-title' };

/**
 * Returns the one thing that the sender can do next.
 * @param can.canBook whether a call can be booked
 */
export function nextStepOf(
  { stage, entries }: Pick<RequestPage, 'stage' | 'entries'>,
  { requestKey, canBook }: { requestKey: string; canBook: boolean },
): Link {
  const talk = canBook ? { ...call, label: words.book } : write;
  switch (stage) {
    case 'received':
    case 'read':
      return talk;
    case 'answered':
      return entries.at(-1)?.side === 'outgoing'
        ? { label: words.answer, to: `#${stepPlaces.answer}` }
        : talk;
    case 'booked':
      return call;
    case 'quoted':
      return { label: words.quote, to: paths.quote(requestKey) };
    case 'accepted':
      return sendFiles;
    case 'held':
    case 'declined':
    case 'expired':
    case 'closed':
      return write;
  }
}
