import type { ValueOf } from '../../shared/addresses/page.ts';
import { estimateOf, readEstimateCode } from '../estimate/estimate.ts';
import { estimateAddress } from '../estimate/estimate-address.ts';
import { ratesKind } from '../estimate/rates.ts';
import { dayRange, dollarRange, estimateContent } from '../estimate/words/estimate.ts';
import { type AppId, appIds } from '../playable/apps.ts';
import { type PortfolioProject, portfolioKind } from './words/portfolio.ts';
import { bakeryPreorder } from './words/projects/bakery-preorder.ts';
import { courtBooking } from './words/projects/court-booking.ts';
import { developerNetwork } from './words/projects/developer-network.ts';
import { fieldInspection } from './words/projects/field-inspection.ts';
import { stockroom } from './words/projects/stockroom.ts';
import { supportTriage } from './words/projects/support-triage.ts';

type AppWords = (typeof portfolioKind)['release']['apps'][AppId];

/** A sample app with the words around it, and what a whole one would take. */
export interface ExampleApp extends Pick<AppWords, 'steps' | 'prompts'> {
  id: AppId;
  cost: {
    days: string;
    dollars: string;
    /** The answers that the estimate counts. */
    counted: readonly string[];
    /** The estimate with these answers. */
    to: string;
  } | null;
}

const released: Readonly<Record<AppId, { id: string; image: string }>> = {
  network: developerNetwork,
  bakery: bakeryPreorder,
  inspection: fieldInspection,
  stockroom,
  courts: courtBooking,
  triage: supportTriage,
};

/** Null for answers that are none of the estimate's. */
export function estimateAnswersOf({ work, audience, pieces, pace }: AppWords['estimate']) {
  return readEstimateCode([work, audience, [...new Set<string>(pieces)].join('_'), pace].join('.'));
}

function costOf(estimate: AppWords['estimate'], published: ValueOf) {
  const answers = estimateAnswersOf(estimate);
  if (!answers) return null;
  const { days, dollars } = estimateOf(answers, published(ratesKind));
  const words = estimateContent;
  return {
    days: dayRange(days),
    dollars: dollarRange(dollars),
    counted: [
      words.service.options[answers.service],
      words.audience.options[answers.audience],
      ...answers.pieces.map((piece) => words.pieces.options[piece]),
      words.pace.options[answers.pace],
    ],
    to: estimateAddress(answers),
  };
}

/**
 * The app of an example as it was released. An owner's own picture, or another end of the address, shows another
 * business: no app belongs to it.
 */
export function exampleApp(project: PortfolioProject, published: ValueOf): ExampleApp | null {
  const id = appIds.find(
    (one) => released[one].id === project.id && released[one].image === project.image,
  );
  if (!id) return null;
  const { isPlayed, steps, prompts, estimate } = published(portfolioKind).apps[id];
  if (!isPlayed) return null;
  return { id, steps, prompts, cost: costOf(estimate, published) };
}
