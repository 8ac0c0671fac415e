import { type Counts, countNames } from '../../../../shared/visits.ts';

const zeros = Object.fromEntries(countNames.map((name) => [name, 0])) as Counts;

export function noCounts(): Counts {
  return { ...zeros };
}
