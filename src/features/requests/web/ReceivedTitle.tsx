import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import { contactContent } from '../words/contact.ts';
import { formatHour } from './format-hour.ts';

const { received } = contactContent;

/** By when there is an answer: without scripts in UTC, with them in the visitor's own zone. */
export function ReceivedTitle({ answerBy }: { answerBy: Date | null }) {
  const zone = useIsHydrating() ? 'UTC' : undefined;
  return answerBy ? received.answerBy(formatHour(answerBy, zone)) : received.title;
}
