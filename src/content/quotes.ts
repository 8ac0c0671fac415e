import { quoteTotal } from '../shared/quote-options.ts';
import type { Quote, QuotePosition } from '../shared/quotes.ts';
import { site } from './site.ts';
import type { PageMeta } from './types.ts';

/** "$12,000", or "$12,000 to $15,000" where the price is a range. */
export function quoteAmount(
  { fromAmount, toAmount }: Pick<QuotePosition, 'fromAmount' | 'toAmount'>,
  currency: string,
): string {
  const money = new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const from = money.format(fromAmount);
  return fromAmount === toAmount ? from : `${from} to ${money.format(toAmount)}`;
}

/** "December 12, 2026": the day as the quote names it, wherever it is read. */
export function quoteDay(date: string): string {
  return new Date(date).toLocaleDateString(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
}

type Offered = Pick<Quote, 'title' | 'currency' | 'positions' | 'validUntil'>;

/** What the server says where it refuses something about a quote. */
export const quoteRefusals = {
  replaced: 'There is a newer version of this quote. Please read it first.',
  answered: 'This quote was answered already.',
  expired: 'This quote is not valid any more. Write to us, and you get a new one.',
  past: 'The last day of this quote is over already. Please choose a later one.',
  otherVersion:
    'Another version was sent meanwhile. Look at it first; this one takes its place if you send it again.',
  noPage: 'This request came by text message: its sender has no page to read a quote on.',
  accepted: 'This quote was accepted. What was agreed on is not replaced.',
  tooMany: 'Too many answers in a day. Please write to us.',
} as const;

/** Mail about quotes. */
export const quoteMailContent = {
  sent: (firstName: string, { title, currency, positions, validUntil }: Offered) => ({
    subject: `Your quote from ${site.brand}: ${title}`,
    text: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      `there is a quote for you: ${title}, ${quoteAmount(quoteTotal(positions), currency)}, valid until ${quoteDay(validUntil)}.`,
      'Read, print and answer it on the page of your request. The link is for you alone:',
    ].join('\n\n'),
  }),
  answered: (answer: 'accepted' | 'declined', name: string, title: string) => ({
    subject: `${site.brand}: ${name} ${answer} the quote “${title}”`,
    text: `${name} ${answer} the quote “${title}”.`,
  }),
} as const;

/** Words of the page of a quote, and of its piece on the page of the request. */
export const quotePageContent = {
  meta: {
    title: `Your quote${site.titleSuffix}`,
    description: 'What your project would cost, what that rests on, and how to accept it.',
    keywords: [],
  } satisfies PageMeta,
  card: { title: 'Your quote', read: 'Read the quote' },
  eyebrow: (version: number) => (version === 1 ? 'Quote' : `Quote, version ${version}`),
  by: (day: string) => `${site.brand}, ${day}`,
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
    text: 'An accepted quote is an order: we begin with what stands above, and it is not changed any more.',
    choice: 'Answer',
    accepted: 'I accept this quote',
    declined: 'I decline this quote',
    name: { label: 'Your full name', placeholder: 'Ada Lovelace' },
    submit: 'Send the answer',
    submitting: 'Sending...',
    failed: { title: 'Error', description: 'The answer could not be sent. Please try again.' },
    sent: { title: 'Thank you', description: 'Your answer stands on the quote now.' },
  },
} as const;
