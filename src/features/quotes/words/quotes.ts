import { mailHour } from '../../../shared/words/mail-hour.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { agreementYears, quoteAcceptedNext } from '../../requests/words/request-page.ts';
import { quoteTotal } from '../quote-options.ts';
import type { Quote, QuotePosition } from '../quotes.ts';

/** "$12,000", or "$12,000 to $15,000" for a range. */
export function quoteAmount(
  { fromAmount, toAmount }: Pick<QuotePosition, 'fromAmount' | 'toAmount'>,
  currency: string,
): string {
  const money = new Intl.NumberFormat(siteLocale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const from = money.format(fromAmount);
  return fromAmount === toAmount ? from : `${from} to ${money.format(toAmount)}`;
}

/** "December 12, 2026", the same day in every time zone. */
export function quoteDay(date: string): string {
  return new Date(date).toLocaleDateString(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });
}

type Offered = Pick<Quote, 'title' | 'currency' | 'positions' | 'validUntil'>;
type WholeQuote = Offered & Pick<Quote, 'version' | 'assumptions' | 'createdAt'>;

interface Acceptance {
  name: string;
  at: Date;
  /** IANA time zone of the reader. Empty when unknown. */
  timeZone: string;
}

function quoteInWords(
  brand: string,
  quote: WholeQuote,
  { name, at, timeZone }: Acceptance,
): string {
  const { version, title, currency, positions, assumptions, createdAt } = quote;
  const priceOf = (amounts: Pick<QuotePosition, 'fromAmount' | 'toAmount'>) =>
    quoteAmount(amounts, currency);
  return [
    `${quotePageContent.eyebrow(version)}, ${quotePageContent.by(brand, quoteDay(createdAt.toISOString()))}`,
    title,
    positions.map((position) => `- ${position.text}: ${priceOf(position)}`).join('\n'),
    `${quotePageContent.total}: ${priceOf(quoteTotal(positions))}`,
    ...(assumptions ? [`${quotePageContent.assumptions}:\n${assumptions}`] : []),
    quotePageContent.states.accepted(name, mailHour(at, timeZone)),
  ].join('\n\n');
}

export const quoteRefusals = {
  replaced: 'There is a newer version of this quote. Please read it first.',
  answered: 'This quote was answered already.',
  expired: 'This quote is not valid any more. Write to us, and you get a new one.',
  past: 'The last day of this quote is over already. Please choose a later one.',
  otherVersion:
    'Another version was sent meanwhile. Look at it first; this one takes its place if you send it again.',
  noPage: 'This request came by text message: its sender has no page to read a quote on.',
  accepted: 'This quote was accepted. What was agreed on is not replaced.',
} as const;

export const quoteMailContent = {
  sent: (
    brand: string,
    firstName: string,
    { title, currency, positions, validUntil }: Offered,
  ) => ({
    subject: `Your quote from ${brand}: ${title}`,
    text: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      `there is a quote for you: ${title}, ${quoteAmount(quoteTotal(positions), currency)}, valid until ${quoteDay(validUntil)}.`,
      'Read, print and answer it on the page of your request.',
    ].join('\n\n'),
    step: { label: 'Read the quote' },
  }),
  accepted: (brand: string, quote: WholeQuote, acceptance: Acceptance) => ({
    subject: `You have accepted our quote: ${quote.title}`,
    text: [
      `You have accepted our quote. ${quoteAcceptedNext}`,
      'This is what holds. Keep this mail: it is your copy.',
      quoteInWords(brand, quote, acceptance),
      'It stands on the page of your request too.',
    ].join('\n\n'),
    step: { label: 'Open your request' },
  }),
  acceptedForOwner: (
    brand: string,
    quote: WholeQuote,
    acceptance: Acceptance,
    inboxLink: string,
  ) => ({
    subject: `${brand}: ${acceptance.name} accepted the quote “${quote.title}”`,
    text: [
      `${acceptance.name} accepted the quote “${quote.title}”. They were told that you write to them next, about when you begin and what you need from them.`,
      'This is what holds. Keep this mail: it is your copy.',
      quoteInWords(brand, quote, acceptance),
    ].join('\n\n'),
    step: { label: 'Write to them in the inbox', address: inboxLink },
  }),
  declined: (brand: string, name: string, title: string, inboxLink: string) => ({
    subject: `${brand}: ${name} declined the quote “${title}”`,
    text: `${name} declined the quote “${title}”.`,
    step: { label: 'Read and answer in the inbox', address: inboxLink },
  }),
} as const;

export const quotePageContent = {
  meta: {
    title: 'Your quote',
    description: 'What your project would cost, what that rests on, and how to accept it.',
    keywords: [],
  } satisfies PageMeta,
  card: { title: 'Your quote', read: 'Read the quote' },
  eyebrow: (version: number) => (version === 1 ? 'Quote' : `Quote, version ${version}`),
  by: (brand: string, day: string) => `${brand}, ${day}`,
  columns: { what: 'What', price: 'Price' },
  total: 'Total',
  assumptions: 'What this rests on',
  validUntil: 'Valid until',
  states: {
    open: (day: string) => `Valid until ${day}`,
    accepted: (name: string, when: string) => `Accepted by ${name} on ${when}`,
    declined: (name: string, when: string) => `Declined by ${name} on ${when}`,
    expired: (day: string) =>
      `This quote was valid until ${day}. Write to us, and you get a new one.`,
    replaced: 'Replaced by a newer version',
  },
  print: 'Print',
  back: 'Back to your request',
  earlier: 'Earlier versions',
  none: { title: 'There is no quote yet', text: 'It will stand here once we have sent it.' },
  answer: {
    title: 'Your answer',
    text: `An accepted quote is an order: what stands above holds, and it is not changed any more. Both sides keep it for ${agreementYears} with your name, e-mail address and company, also if you withdraw the request.`,
    choice: 'Answer',
    accepted: 'I accept this quote',
    declined: 'I decline this quote',
    name: { label: 'Your full name', placeholder: 'Ada Lovelace' },
    submit: 'Send the answer',
    submitting: 'Sending...',
    failed: { title: 'Error', description: 'The answer could not be sent. Please try again.' },
    sent: { title: 'Thank you', description: 'Your answer stands on the quote now.' },
  },
  next: { title: 'What comes now', text: quoteAcceptedNext },
} as const;
