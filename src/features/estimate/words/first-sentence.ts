import { siteLocale } from '../../../shared/words/site-locale.ts';
import type { EstimateAnswers, EstimatePiece } from '../estimate.ts';
import { estimateContent as words } from './estimate.ts';

/** The person who asks says it of themself. */
const ownWords: Partial<Record<EstimatePiece, string>> = {
  accounts: 'accounts',
  editing: 'texts and pictures that we edit ourselves',
  assistant: 'an AI assistant',
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Begins the description of a request: "A mobile app for our customers, with accounts and payments, as soon as possible." */
export function firstSentence({ service, audience, pieces, pace }: EstimateAnswers): string {
  const wanted = pieces.map((piece) => ownWords[piece] ?? lower(words.pieces.options[piece]));
  // "Software for a team" would not go with "for our customers".
  const [what] = words.service.options[service].split(' for ');
  return [
    `${what} for ${lower(words.audience.options[audience])}`,
    wanted.length > 0 ? `, with ${new Intl.ListFormat(siteLocale).format(wanted)}` : '',
    pace === 'open' ? '.' : `, ${lower(words.pace.options[pace])}.`,
  ].join('');
}
