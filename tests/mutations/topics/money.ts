import { type Mutation, mutationsOf } from '../mutation.ts';

const estimate = 'tests/features/estimate/estimate.unit.test.ts';
const paper = 'tests/features/quotes/quote-paper.test.ts';
const quotes = 'tests/features/quotes/quotes.test.ts';
const work = 'tests/features/work/work.test.ts';

/** Prices, quotes, their answers, and approvals of work. */
export const moneyMutations: readonly Mutation[] = [
  ...mutationsOf('src/features/estimate/estimate.ts', estimate, [
    ['most + atMost', 'most', 'adds the days'],
    ['answers.pieces.map((piece) => rates.pieceDays[piece])', '[]', 'adds the days'],
    ['rates.paceFactor[answers.pace]', '1', 'costs more in a hurry'],
    [
      'Math.round(exact / roundedToDollars) * roundedToDollars',
      'Math.round(exact)',
      'in steps of 500 dollars',
    ],
    ['Math.max(rounded, budgetFloorsDollars[0])', 'rounded', 'is never below the lowest band'],
    ['(dollars[0] + dollars[1]) / 2', 'dollars[1]', 'by its middle'],
    ['floor <= middle', 'floor < middle', 'by its middle'],
    ['pieces.length !== named.length', 'false', 'is not'],
    ['more.length > 0', 'false', 'is not'],
  ]),
  ...mutationsOf('src/features/quotes/quote-options.ts', paper, [
    ['!isOptional || chosen.includes(place)', 'true', 'count when they are chosen'],
    [
      'Math.round((net[amount] * taxHundredths) / 100) / 100',
      'Math.round((net[amount] * taxHundredths) / 10_000)',
      'includes the named tax to the cent',
    ],
    ['net[amount] + tax[amount]', 'net[amount]', 'includes the named tax to the cent'],
  ]),
  ...mutationsOf('src/features/quotes/server/answers.service.ts', paper, [
    [
      'options.length > 0 && total !== totalSeen(accepted)',
      'false',
      'are never accepted with another total',
    ],
    ['!accepted.clientAddress', 'false', 'ours as it was when it was sent'],
    [
      'quote.clientAddress || clientAddress',
      'clientAddress || quote.clientAddress',
      'a client cannot change the address',
    ],
  ]),
  ...mutationsOf('src/features/quotes/server/answers.service.ts', quotes, [
    ['String(last.version) !== input.version', 'false', 'which alone can be answered'],
    ["last.state !== 'open'", 'false', 'at the same moment has one answer'],
    ['isDayOver(last.validUntil, at)', 'false', 'until its last day is over everywhere'],
  ]),
  ...mutationsOf('src/features/quotes/server/quotes.service.ts', quotes, [
    ['isDayOver(validUntil, at)', 'false', 'whose last day is over already is not sent'],
  ]),
  ...mutationsOf('src/features/quotes/quotes.ts', quotes, [
    ['fromAmount <= toAmount', 'true', 'is not sent'],
  ]),
  ...mutationsOf('src/features/quotes/quotes.ts', paper, [
    [
      'positions.length === 0 || positions.some((one) => !one.isOptional)',
      'true',
      'one position at least is fixed',
    ],
  ]),
  ...mutationsOf('src/features/work/server/work.service.ts', work, [
    ['String(stage.revision) !== revision', 'false', 'for a text that was changed since'],
    ["stage.state !== 'yours'", 'false', 'for a stage that waits for us'],
    ['stage.revision !== seen', 'false', 'by a form that is older than another change'],
    ["!agreed?.kinds.includes('quote')", 'false', 'begins with an accepted quote'],
  ]),
];
