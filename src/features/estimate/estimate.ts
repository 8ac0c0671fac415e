export const budgetRanges = [
  '$5,000 - $15,000',
  '$15,000 - $50,000',
  '$50,000 - $100,000',
  '$100,000+',
] as const;

/** Lower bound of each band. */
export const budgetFloorsDollars = [5_000, 15_000, 50_000, 100_000] as const;

export const estimateServices = [
  'websites',
  'apps',
  'software',
  'automation',
  'consulting',
] as const;
export const estimateAudiences = ['team', 'customers', 'public'] as const;
export const estimatePieces = [
  'accounts',
  'payments',
  'editing',
  'import',
  'connections',
  'assistant',
  'languages',
] as const;
export const estimatePaces = ['open', 'quarter', 'soon'] as const;

export type EstimateService = (typeof estimateServices)[number];
export type EstimateAudience = (typeof estimateAudiences)[number];
export type EstimatePiece = (typeof estimatePieces)[number];
export type EstimatePace = (typeof estimatePaces)[number];

export interface EstimateAnswers {
  service: EstimateService;
  audience: EstimateAudience;
  pieces: readonly EstimatePiece[];
  pace: EstimatePace;
}

/** Lower and upper bound. A range of days counts working days. */
export type Range = readonly [atLeast: number, atMost: number];

export interface EstimateRates {
  dollarsPerDay: number;
  serviceDays: Record<EstimateService, Range>;
  audienceDays: Record<EstimateAudience, Range>;
  pieceDays: Record<EstimatePiece, Range>;
  /** Multiplies the price of a day, because hurry takes more people at a time. */
  paceFactor: Record<EstimatePace, number>;
}

export interface Estimate {
  days: Range;
  dollars: Range;
  budgetRange: (typeof budgetRanges)[number];
}

const roundedToDollars = 500;

function sumOf(ranges: readonly Range[]): Range {
  return ranges.reduce<Range>(
    ([least, most], [atLeast, atMost]) => [least + atLeast, most + atMost],
    [0, 0],
  );
}

/**
 * Multiplies the days of service, audience and pieces by the daily price at that pace. Rounds to steps of 500 dollars, at least the
 * lowest band (specification, section 9). The middle of the range decides the band.
 */
export function estimateOf(answers: EstimateAnswers, rates: EstimateRates): Estimate {
  const days = sumOf([
    rates.serviceDays[answers.service],
    rates.audienceDays[answers.audience],
    ...answers.pieces.map((piece) => rates.pieceDays[piece]),
  ]);
  const dollarsOf = (dayCount: number) => {
    const exact = dayCount * rates.dollarsPerDay * rates.paceFactor[answers.pace];
    const rounded = Math.round(exact / roundedToDollars) * roundedToDollars;
    return Math.max(rounded, budgetFloorsDollars[0]);
  };
  const dollars: Range = [dollarsOf(days[0]), dollarsOf(days[1])];
  const middle = (dollars[0] + dollars[1]) / 2;
  const band = budgetFloorsDollars.findLastIndex((floor) => floor <= middle);
  return { days, dollars, budgetRange: budgetRanges[band] ?? budgetRanges[0] };
}

function known<Value extends string>(values: readonly Value[], text: string | undefined) {
  return values.find((value) => value === text);
}

/** Encodes answers as one word for addresses and forms: `apps.public.accounts_payments.soon`. */
export function estimateCode({ service, audience, pieces, pace }: EstimateAnswers): string {
  const sorted = estimatePieces.filter((piece) => pieces.includes(piece));
  return [service, audience, sorted.join('_'), pace].join('.');
}

/** Returns null for an invalid code. */
export function readEstimateCode(code: string | null | undefined): EstimateAnswers | null {
  const [serviceName, audienceName, pieceNames = '', paceName, ...more] = code?.split('.') ?? [];
  const service = known(estimateServices, serviceName);
  const audience = known(estimateAudiences, audienceName);
  const pace = known(estimatePaces, paceName);
  const named = pieceNames === '' ? [] : pieceNames.split('_');
  const pieces = estimatePieces.filter((piece) => named.includes(piece));
  if (!service || !audience || !pace || more.length > 0 || pieces.length !== named.length) {
    return null;
  }
  return { service, audience, pieces, pace };
}
