import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import { formatHour } from '../../conversations/web/format-hour.ts';
import { contactWords } from '../words/contact-words.ts';

const { received } = contactWords;

/** Time in UTC without scripts, else in the visitor's time zone. */
export function ReceivedTitle({ answerBy }: { answerBy: Date | null }) {
  const zone = useIsHydrating() ? 'UTC' : undefined;
  return answerBy ? received.answerBy(formatHour(answerBy, zone)) : received.title;
}
