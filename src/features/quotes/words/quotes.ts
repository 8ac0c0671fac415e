import { siteLocale } from '../../../shared/words/site-locale.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { agreementYears } from '../../requests/words/request-page.ts';
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
  const exact = new Intl.NumberFormat(siteLocale, { style: 'currency', currency });
  const isWhole = Number.isInteger(fromAmount) && Number.isInteger(toAmount);
  const { format } = isWhole ? money : exact;
  const from = format(fromAmount);
  return fromAmount === toAmount ? from : `${from} to ${format(toAmount)}`;
}

/** "VAT (8.1%)" */
export function taxLabel({ taxName, taxHundredths }: Pick<Quote, 'taxName' | 'taxHundredths'>) {
  return `${taxName} (${taxHundredths / 100}%)`;
}

export const quoteRefusals = {
  replaced: 'There is a newer version of this quote. Please read it first.',
  answered: 'This quote was answered already.',
  expired: 'This quote is not valid any more. Write to us, and you get a new one.',
  past: 'The last day of this quote is over already. Please choose a later one.',
  otherVersion:
    'Another version was sent meanwhile. Look at it first; this one takes its place if you send it again.',
  noPage: 'This request came by text message: its sender has no page to read a quote on.',
  otherTotal: (total: string) =>
    `With what you have chosen, the total is ${total}. Please send the answer again if you agree.`,
  noAddress: 'Please enter your address: the quote names both sides.',
  noLetters: 'The PDF has no letters for this text. Please print the page instead.',
} as const;

export const quotePageContent = {
  meta: {
    title: 'Your quote',
    description: 'What your project would cost, what that rests on, and how to accept it.',
    keywords: [],
  } satisfies PageMeta,
  card: { title: 'Your quote', read: 'Read the quote' },
  eyebrow: (version: number) => (version === 1 ? 'Quote' : `Quote, version ${version}`),
  change: {
    eyebrow: (number: string) => `Change of the order ${number}`,
    card: 'A change of your order',
    read: 'Read the change',
    days: 'Time',
    daysText: (days: number) =>
      days === 1 ? '1 day after your acceptance' : `${days} days after your acceptance`,
    declined: (title: string, number: string) => `I decline the change “${title}” (${number}).`,
    standing: {
      title: (name: string) => `There is a change for you, ${name}`,
      intro: 'We have written down what would change in your order. It holds once you accept it.',
      next: 'Read the change',
    },
    next: 'It belongs to your order now, and a stage for it stands at the work on the page of your request.',
  },
  number: 'Number',
  sentOn: 'Date',
  parties: { from: 'From', to: 'For' },
  optional: { open: 'optional', chosen: 'optional, chosen', notChosen: 'optional, not chosen' },
  columns: { what: 'What', price: 'Price' },
  net: 'Sum',
  total: 'Total',
  noTax: 'This quote names no tax.',
  assumptions: 'What this rests on',
  terms: 'Terms',
  payment: 'How you pay',
  validUntil: 'Valid until',
  states: {
    open: (day: string) => `You can accept it until ${day}`,
    accepted: (name: string, when: string) => `Accepted by ${name} on ${when}`,
    declined: (name: string, when: string) => `Declined by ${name} on ${when}`,
    expired: (day: string) =>
      `This quote was valid until ${day}. Write to us, and you get a new one.`,
    replaced: 'Replaced by a newer version',
  },
  pdf: 'PDF to print or keep',
  acceptedText: {
    label: 'SHA-256 of the accepted text',
    read: 'The accepted text',
  },
  back: 'Back to your request',
  earlier: 'Earlier versions',
  earlierQuotes: 'Your order and earlier changes',
  none: { title: 'There is no quote yet', text: 'It will stand here once we have sent it.' },
  answer: {
    title: 'Your answer',
    text: `An accepted quote is an order: what stands above holds, and it is not changed any more. Both sides keep it for ${agreementYears} with your name, e-mail address and company, also if you withdraw the request.`,
    others: 'The person who began this request answers the quote, and those whom they allow it.',
    choice: 'Answer',
    accepted: 'I accept this quote',
    declined: 'I decline this quote',
    options: {
      legend: 'Optional positions',
      text: 'Choose what you want. The total follows; you see it before the answer counts.',
    },
    name: { label: 'Your full name', placeholder: 'Ada Lovelace' },
    clientAddress: {
      label: 'Your address, as it should stand on the quote',
      placeholder: 'Street, city and country',
    },
    submit: 'Send the answer',
    submitting: 'Sending...',
    failed: { title: 'Error', description: 'The answer could not be sent. Please try again.' },
    sent: { title: 'Thank you', description: 'Your answer stands on the quote now.' },
  },
  next: {
    title: 'What comes now',
    text: 'It is an order now, and what stands in it is not changed any more. What comes next stands on the page of your request.',
    open: 'See your order',
  },
} as const;
