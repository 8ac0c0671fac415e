import { type Counts, countNames } from '../../traffic.ts';

const zeros = Object.fromEntries(countNames.map((name) => [name, 0])) as Counts;

/** Nothing of anything, to be added to. */
export function noCounts(): Counts {
  return { ...zeros };
}
