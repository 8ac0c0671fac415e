import { longDay, longMoment } from '../../../shared/words/long-day.ts';
import { quoteSums } from '../quote-options.ts';
import type { Quote } from '../quotes.ts';
import { quoteAmount, taxLabel, quotePageContent as words } from './quotes.ts';

interface Labeled {
  label: string;
  text: string;
}

/** Page, print, PDF, mail and the accepted text of a quote say this, in this order. */
export interface QuoteDocument {
  heading: string;
  title: string;
  facts: Labeled[];
  parties: Labeled[];
  positions: { text: string; note: string; price: string }[];
  /** The last one is the total. */
  sums: { label: string; price: string }[];
  taxNote: string;
  sections: Labeled[];
}

function noteOf(isChosen: boolean, isAccepted: boolean): string {
  if (isChosen) return words.optional.chosen;
  return isAccepted ? words.optional.notChosen : words.optional.open;
}

/** @param brand stands for an empty name of ours */
export function quoteDocument(quote: Quote, brand: string): QuoteDocument {
  const { number, version, title, currency, positions, chosen } = quote;
  const isAccepted = quote.state === 'accepted';
  const price = (amounts: { fromAmount: number; toAmount: number }) =>
    quoteAmount(amounts, currency);
  const { net, tax, total } = quoteSums(quote);
  const given = (parts: readonly Labeled[]) => parts.filter(({ text }) => text !== '');
  return {
    heading: quote.changesNumber
      ? words.change.eyebrow(quote.changesNumber)
      : words.eyebrow(version),
    title,
    facts: given([
      { label: words.number, text: number },
      { label: words.sentOn, text: longDay(quote.createdAt.toISOString()) },
      { label: words.validUntil, text: longDay(quote.validUntil) },
      { label: words.change.days, text: quote.days ? words.change.daysText(quote.days) : '' },
    ]),
    parties: given([
      { label: words.parties.from, text: quote.sender || brand },
      {
        label: words.parties.to,
        text: [quote.clientName, quote.clientAddress].filter(Boolean).join('\n'),
      },
    ]),
    positions: positions.map((position, place) => ({
      text: position.text,
      note: position.isOptional ? noteOf(chosen.includes(place), isAccepted) : '',
      price: price(position),
    })),
    sums: tax
      ? [
          { label: words.net, price: price(net) },
          { label: taxLabel(quote), price: price(tax) },
          { label: words.total, price: price(total) },
        ]
      : [{ label: words.total, price: price(total) }],
    taxNote: tax ? '' : words.noTax,
    sections: given([
      { label: words.assumptions, text: quote.assumptions },
      { label: words.terms, text: quote.terms },
      { label: words.payment, text: quote.payment },
    ]),
  };
}

/** The words of a document, always the same for the same quote. Its hash is kept with an acceptance. */
export function documentText(drawn: QuoteDocument): string {
  const named = ({ label, text }: Labeled) => `${label}:\n${text}`;
  return [
    drawn.heading,
    drawn.title,
    drawn.facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    ...drawn.parties.map(named),
    drawn.positions
      .map(({ text, note, price }) => `- ${text}${note ? ` (${note})` : ''}: ${price}`)
      .join('\n'),
    drawn.sums.map(({ label, price }) => `${label}: ${price}`).join('\n'),
    ...(drawn.taxNote ? [drawn.taxNote] : []),
    ...drawn.sections.map(named),
  ].join('\n\n');
}

/** The last line of a document: whether the quote is open, and who answered it and when. */
export function quoteStateText({ state, validUntil, decidedBy, decidedAt }: Quote): string {
  if (state === 'replaced') return words.states.replaced;
  if (state === 'open' || state === 'expired') return words.states[state](longDay(validUntil));
  return words.states[state](decidedBy, decidedAt ? longMoment(decidedAt) : '');
}
