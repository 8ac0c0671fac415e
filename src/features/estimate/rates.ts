import type { ContentFields, FieldType } from '../../shared/content/fields.ts';
import { contentKind } from '../../shared/content/kind.ts';
import { paths } from '../../shared/paths.ts';
import type { EstimateRates } from './estimate.ts';
import { estimateContent } from './words/estimate.ts';

export const estimateRates: EstimateRates = {
  dollarsPerDay: 800,
  serviceDays: {
    websites: [5, 9],
    apps: [18, 28],
    software: [16, 45],
    automation: [5, 14],
    consulting: [5, 8],
  },
  audienceDays: { team: [0, 0], customers: [2, 4], public: [3, 6] },
  pieceDays: {
    accounts: [3, 4],
    payments: [3, 5],
    editing: [2, 4],
    import: [2, 7],
    connections: [3, 9],
    assistant: [4, 8],
    languages: [2, 4],
  },
  paceFactor: { open: 1, quarter: 1.1, soon: 1.3 },
};

const { service, audience, pieces, pace } = estimateContent;

const days: FieldType = { type: 'range', min: 0, max: 400 };
const factor: FieldType = { type: 'number', min: 0.1, max: 10, step: 0.05 };

function fieldsFor(labels: Readonly<Record<string, string>>, type: FieldType): ContentFields {
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, { label, ...type }]),
  );
}

export const ratesKind = contentKind({
  name: 'estimate-rates',
  title: 'Prices of the estimate',
  intro: 'Days of work for each answer, and the price of a day. Budget bands stay as they are.',
  places: [
    { label: 'Services', path: paths.services },
    { label: 'Contact', path: paths.contact },
  ],
  fields: {
    dollarsPerDay: { type: 'number', label: 'Dollars a day', min: 1, max: 100_000 },
    serviceDays: { type: 'group', label: service.label, fields: fieldsFor(service.options, days) },
    audienceDays: {
      type: 'group',
      label: audience.label,
      fields: fieldsFor(audience.options, days),
    },
    pieceDays: { type: 'group', label: pieces.label, fields: fieldsFor(pieces.options, days) },
    paceFactor: {
      type: 'group',
      label: `${pace.label} Multiplies the price of a day.`,
      fields: fieldsFor(pace.options, factor),
    },
  },
  release: estimateRates,
});
