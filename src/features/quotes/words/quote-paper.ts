import { contentKind } from '../../../shared/content/kind.ts';
import { quoteLimits } from '../quote-options.ts';

const text = (label: string, maxLength: number) =>
  ({ type: 'text', label, maxLength, isLong: true, mayBeEmpty: true }) as const;

/** Every new quote begins with these texts. A sent quote keeps the texts that it was sent with. */
export const quotePaperKind = contentKind({
  name: 'quote-paper',
  title: 'Texts of quotes',
  intro:
    'A new quote begins with these texts. You can change terms and tax in each quote. A sent quote keeps the texts it was sent with.',
  hasFacts: false,
  places: [],
  fields: {
    sender: text(
      'Your name and address on quotes. Empty means the legal name and address of the site',
      quoteLimits.address,
    ),
    terms: text('Terms', quoteLimits.terms),
    taxName: {
      type: 'text',
      label: 'Name of the tax, such as VAT. Empty means that quotes name no tax',
      maxLength: quoteLimits.taxName,
      mayBeEmpty: true,
    },
    taxPercent: {
      type: 'number',
      label: 'Rate of the tax in percent',
      min: 0,
      max: 100,
      step: 0.01,
    },
    payment: text('How your clients pay', quoteLimits.payment),
  },
  release: {
    sender: '',
    terms: '',
    taxName: '',
    taxPercent: 0,
    payment: '',
  },
});
