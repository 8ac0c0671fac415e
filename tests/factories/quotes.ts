import type { QuoteForm } from '../../src/features/quotes/quotes.ts';

export const clientAddress = '12 St James’s Square, London';

/** What a client sends to accept the first version. */
export const acceptance = {
  version: '1',
  answer: 'accepted',
  name: 'Ada Lovelace',
  clientAddress,
} as const;

export function quoteForm(changes: Partial<QuoteForm> = {}): QuoteForm {
  return {
    title: 'A booking site',
    currency: 'USD',
    positions: [
      { text: 'Site with payments', fromAmount: 8_000, toAmount: 10_000, isOptional: false },
      { text: 'Training', fromAmount: 1_000, toAmount: 1_000, isOptional: false },
    ],
    ...{ taxName: '', taxHundredths: 0, terms: '', clientName: '', clientAddress: '' },
    assumptions: 'Texts and pictures come from you.',
    validUntil: '2026-12-24',
    days: 0,
    ...changes,
  };
}
