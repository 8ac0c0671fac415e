import type { SectionHeading } from '../../../shared/words/types.ts';
import {
  type EstimateAnswers,
  type EstimateAudience,
  type EstimatePace,
  type EstimatePiece,
  type EstimateRates,
  type EstimateService,
  estimateOf,
  type Range,
} from '../estimate.ts';

type Choice<Value extends string> = {
  label: string;
  options: Readonly<Record<Value, string>>;
};

type EstimateContent = {
  heading: SectionHeading;
  service: Choice<EstimateService>;
  audience: Choice<EstimateAudience>;
  pieces: Choice<EstimatePiece>;
  pace: Choice<EstimatePace>;
  show: string;
  result: {
    label: string;
    band: (band: string) => string;
    days: (days: string) => string;
    driversTitle: string;
    basis: (days: string) => string;
    more: (what: string, days: string) => string;
    hurry: (percent: number) => string;
    note: string;
    send: string;
  };
};

/** "$9,500 – $14,000" */
export function dollarRange([atLeast, atMost]: Range): string {
  const written = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;
  return atLeast === atMost ? written(atLeast) : `${written(atLeast)} – ${written(atMost)}`;
}

/** Assumes a client's customers as audience and no extra pieces. */
export function fewestDays(service: EstimateService, rates: EstimateRates): number {
  const answers: EstimateAnswers = { service, audience: 'customers', pieces: [], pace: 'open' };
  return estimateOf(answers, rates).days[0];
}

/** "6–9 days" */
export function dayRange([atLeast, atMost]: Range): string {
  return atLeast === atMost ? `${atLeast} days` : `${atLeast}–${atMost} days`;
}

const service = {
  label: 'What is to be built?',
  options: {
    websites: 'A website',
    apps: 'A mobile app',
    software: 'Software for a team or a business',
    automation: 'An automation',
    consulting: 'Advice and a plan',
  },
} as const;

const audience = {
  label: 'Who will use it?',
  options: {
    team: 'Our own team',
    customers: 'Our customers',
    public: 'Anybody on the internet',
  },
} as const;

const pieces = {
  label: 'Which of these does it need?',
  options: {
    accounts: 'Sign-in and accounts',
    payments: 'Payments',
    editing: 'Texts and pictures that you edit yourself',
    import: 'Data from an older system',
    connections: 'Connections to other software',
    assistant: 'An AI assistant or AI features',
    languages: 'More than one language',
  },
} as const;

const pace = {
  label: 'By when?',
  options: {
    open: 'No fixed date',
    quarter: 'Within three months',
    soon: 'As soon as possible',
  },
} as const;

export const estimateContent: EstimateContent = {
  heading: {
    title: 'See a price range before you write to us',
    intro: 'Four answers are enough. Nothing is sent until you send it.',
  },
  service,
  audience,
  pieces,
  pace,
  show: 'Show the range',
  result: {
    label: 'Your price range',
    band: (band) => `Budget band: ${band}`,
    days: (days) => `${days} of work`,
    driversTitle: 'What drives it',
    basis: (days) => `to begin with: ${days}`,
    more: (what, days) => `${what}: +${days}`,
    hurry: (percent) => `More people at a time: +${percent}%`,
    note: 'A range, not a quote. The quote comes after a free call, and nothing is due before you say yes.',
    send: 'Take this into a request',
  },
};
