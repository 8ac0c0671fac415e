import { type ContentEntries, wholeList } from '../../shared/addresses/content-entries.ts';
import type { ValueOf } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { type EstimateAnswers, estimateOf, type Range } from '../estimate/estimate.ts';
import { ratesKind } from '../estimate/rates.ts';
import { dayRange, estimateContent as words } from '../estimate/words/estimate.ts';
import { estimateAnswersOf, exampleApp } from './example-app.ts';
import { portfolioKind } from './words/portfolio.ts';

export interface ServiceCase {
  name: string;
  /** The page where it can be tried. */
  to: string;
  /** Working days of a whole one. */
  days: string;
  parts: readonly { what: string; days: string }[];
}

/** The days that each answer adds. */
function partsOf({ service, audience, pieces }: EstimateAnswers, published: ValueOf) {
  const { serviceDays, audienceDays, pieceDays } = published(ratesKind);
  const parts: { what: string; range: Range }[] = [
    { what: words.service.options[service], range: serviceDays[service] },
    { what: words.audience.options[audience], range: audienceDays[audience] },
    ...pieces.map((piece) => ({ what: words.pieces.options[piece], range: pieceDays[piece] })),
  ];
  return parts
    .filter(({ range: [, atMost] }) => atMost > 0)
    .map(({ what, range }, index) => ({
      what,
      days: index === 0 ? dayRange(range) : `+${dayRange(range)}`,
    }));
}

/** The first example that visitors can try for each service, by the path of the service. */
export const serviceCases: ContentEntries<
  'service-cases',
  { cases: Readonly<Record<string, ServiceCase>> }
> = {
  name: 'service-cases',
  madeOf: [portfolioKind, ratesKind],
  entriesOf(published) {
    const { projects, apps } = published(portfolioKind);
    const cases: Record<string, ServiceCase> = {};
    // The first one counts.
    for (const project of projects.toReversed()) {
      const app = exampleApp(project, published);
      const answers = app && estimateAnswersOf(apps[app.id].estimate);
      if (!project.service || !answers) continue;
      cases[project.service] = {
        name: project.title,
        to: paths.caseStudy(project.id),
        days: dayRange(estimateOf(answers, published(ratesKind)).days),
        parts: partsOf(answers, published),
      };
    }
    return new Map([[wholeList, { cases }]]);
  },
};
