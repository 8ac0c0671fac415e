import { longDay } from '../../../shared/words/long-day.ts';
import { mailHour } from '../../../shared/words/mail/mail-hour.ts';
import { quoteAcceptedNext } from '../../requests/words/request-page.ts';
import { quoteSums } from '../quote-options.ts';
import type { Quote } from '../quotes.ts';
import { documentText, type QuoteDocument } from './quote-document.ts';
import { quoteAmount, quotePageContent } from './quotes.ts';

type Offered = Pick<
  Quote,
  'title' | 'currency' | 'positions' | 'taxName' | 'taxHundredths' | 'validUntil'
>;

/** @param timeZone IANA time zone of the reader; empty when unknown */
function wholeText(drawn: QuoteDocument, quote: Quote, timeZone: string): string {
  const { decidedAt, decidedBy, acceptedTextHash } = quote;
  const when = decidedAt ? mailHour(decidedAt, timeZone) : '';
  return [
    documentText(drawn),
    quotePageContent.states.accepted(decidedBy, when),
    `${quotePageContent.acceptedText.label}:\n${acceptedTextHash}`,
  ].join('\n\n');
}

export const quoteMailContent = {
  sent: (brand: string, firstName: string, offered: Offered) => ({
    subject: `Your quote from ${brand}: ${offered.title}`,
    text: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      `there is a quote for you: ${offered.title}, ${quoteAmount(quoteSums(offered).total, offered.currency)}, valid until ${longDay(offered.validUntil)}.`,
      'Read, print and answer it on the page of your request.',
    ].join('\n\n'),
    step: { label: 'Read the quote' },
  }),
  changeSent: (brand: string, firstName: string, offered: Offered) => ({
    subject: `A change of your order from ${brand}: ${offered.title}`,
    text: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      `we propose a change of your order: ${offered.title}, ${quoteAmount(quoteSums(offered).total, offered.currency)}. You can accept it until ${longDay(offered.validUntil)}.`,
      'Read, print and answer it on the page of your request. Your order holds as it is until you accept the change.',
    ].join('\n\n'),
    step: { label: 'Read the change' },
  }),
  accepted: (drawn: QuoteDocument, quote: Quote, timeZone: string) => ({
    subject: `You have accepted our quote: ${quote.title}`,
    text: [
      `You have accepted our quote. ${quoteAcceptedNext}`,
      'This is what holds. Keep this mail with its PDF: it is your copy.',
      wholeText(drawn, quote, timeZone),
      'It stands on the page of your request too.',
    ].join('\n\n'),
    step: { label: 'Open your request' },
  }),
  acceptedForOwner: (
    brand: string,
    drawn: QuoteDocument,
    quote: Quote,
    timeZone: string,
    inboxLink: string,
  ) => ({
    subject: `${brand}: ${quote.decidedBy} accepted the quote “${quote.title}”`,
    text: [
      `${quote.decidedBy} accepted the quote “${quote.title}”. They were told that you write to them next, about when you begin and what you need from them.`,
      'This is what holds. Keep this mail with its PDF: it is your copy.',
      wholeText(drawn, quote, timeZone),
    ].join('\n\n'),
    step: { label: 'Write to them in the inbox', address: inboxLink },
  }),
  declined: (brand: string, name: string, title: string, inboxLink: string) => ({
    subject: `${brand}: ${name} declined the quote “${title}”`,
    text: `${name} declined the quote “${title}”.`,
    step: { label: 'Read and answer in the inbox', address: inboxLink },
  }),
  opened: (brand: string, { number, title }: Pick<Quote, 'number' | 'title'>, link: string) => ({
    subject: `${brand}: the quote “${title}” was opened`,
    text: `The page of the quote ${number}, “${title}”, was opened for the first time.`,
    step: { label: 'Look at it in the inbox', address: link },
  }),
  read: (brand: string, { number, title }: Pick<Quote, 'number' | 'title'>, link: string) => ({
    subject: `${brand}: the quote “${title}” was read to its end`,
    text: `The end of the quote ${number}, “${title}”, was on the screen of its reader for the first time.`,
    step: { label: 'Look at it in the inbox', address: link },
  }),
} as const;
