import { z } from 'zod';
import type { ContentFields, ContentKind } from '../../shared/content-kind.ts';
import { paths } from '../../shared/paths.ts';
import { type EstimateAnswers, type EstimateRates, estimateOf } from './estimate.ts';
import { dayRange, dollarRange, estimateContent, ratesContent } from './words/estimate.ts';

const maxDays = 400;
const needed = 'A number is needed';

const days = z
  .tuple([z.number(needed).min(0).max(maxDays), z.number(needed).min(0).max(maxDays)])
  .readonly()
  .refine(([atLeast, atMost]) => atLeast <= atMost, {
    error: 'The second number must be at least as large as the first',
  });
const factor = z.number(needed).min(0.1).max(10);

const rangesOf = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), days);

export const estimateRatesSchema = z.object({
  dollarsPerDay: z.number(needed).min(1).max(100_000),
  serviceDays: rangesOf(['websites', 'apps', 'software', 'automation', 'consulting']),
  audienceDays: rangesOf(['team', 'customers', 'public']),
  pieceDays: rangesOf([
    ...(['accounts', 'payments', 'editing', 'import'] as const),
    ...(['connections', 'assistant', 'languages'] as const),
  ]),
  paceFactor: z.record(z.enum(['open', 'quarter', 'soon']), factor),
});

function rangeFields(labels: Readonly<Record<string, string>>): ContentFields {
  const field = (label: string) => ({ type: 'range', label, min: 0, max: maxDays }) as const;
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, field(label)]));
}

const { service, audience, pieces, pace } = estimateContent;

const worked: readonly EstimateAnswers[] = [
  { service: 'websites', audience: 'customers', pieces: ['payments'], pace: 'open' },
  { service: 'apps', audience: 'public', pieces: ['accounts', 'payments'], pace: 'quarter' },
  { service: 'automation', audience: 'team', pieces: ['connections'], pace: 'soon' },
];

function exampleOf(answers: EstimateAnswers, rates: EstimateRates): string {
  const { days: range, dollars } = estimateOf(answers, rates);
  const parts = [
    service.options[answers.service],
    audience.options[answers.audience],
    ...answers.pieces.map((piece) => pieces.options[piece]),
    pace.options[answers.pace],
  ];
  return `${parts.join(', ')}: ${dollarRange(dollars)}, ${dayRange(range)}`;
}

/** Prices of the estimate. A value has the shape of `EstimateRates`. */
export const ratesKind: ContentKind<z.infer<typeof estimateRatesSchema>> = {
  ...ratesContent,
  title: 'Prices of the estimate',
  intro: 'Days of work for each answer, and the price of a day. Budget bands stay as they are.',
  schema: estimateRatesSchema,
  places: [
    { label: 'Services', path: paths.services },
    { label: 'Contact', path: paths.contact },
  ],
  fields: {
    dollarsPerDay: { type: 'number', label: 'Dollars a day', min: 1, max: 100_000 },
    serviceDays: { type: 'group', label: service.label, fields: rangeFields(service.options) },
    audienceDays: { type: 'group', label: audience.label, fields: rangeFields(audience.options) },
    pieceDays: { type: 'group', label: pieces.label, fields: rangeFields(pieces.options) },
    paceFactor: {
      type: 'group',
      label: `${pace.label} Multiplies the price of a day.`,
      fields: Object.fromEntries(
        Object.entries(pace.options).map(([name, label]) => [
          name,
          { type: 'number', label, min: 0.1, max: 10, step: 0.05 } as const,
        ]),
      ),
    },
  },
  examples: {
    title: 'Three examples with these prices',
    of: (rates) => worked.map((answers) => exampleOf(answers, rates)),
  },
};
