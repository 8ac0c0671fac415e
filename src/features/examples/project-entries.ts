import { type ContentEntries, wholeList } from '../../shared/addresses/content-entries.ts';
import { ratesKind } from '../estimate/rates.ts';
import { type ExampleApp, exampleApp } from './example-app.ts';
import { type PortfolioProject, portfolioKind } from './words/portfolio.ts';

/** A project without the words that only its own page has. */
export type ListedProject = Omit<PortfolioProject, 'built' | 'figures' | 'quote' | 'pictures'>;

/** The cards of all projects. */
export const projectCards: ContentEntries<'project-cards', { projects: ListedProject[] }> = {
  name: 'project-cards',
  madeOf: [portfolioKind],
  entriesOf(published) {
    const projects = published(portfolioKind).projects.map(
      ({ built: _built, figures: _figures, quote: _quote, pictures: _pictures, ...card }) => card,
    );
    return new Map([[wholeList, { projects }]]);
  },
};

interface CaseEntry {
  project: PortfolioProject;
  app: ExampleApp | null;
  previous: ListedProject | null;
  next: ListedProject | null;
}

/** Pages of the projects. */
export const caseEntries: ContentEntries<'case', CaseEntry> = {
  name: 'case',
  madeOf: [portfolioKind, ratesKind],
  entriesOf(published) {
    const { projects } = published(portfolioKind);
    const cards = projectCards.entriesOf(published).get(wholeList)?.projects ?? [];
    return new Map(
      projects.map((project, index) => [
        project.id,
        {
          ...{ project, app: exampleApp(project, published) },
          ...{ previous: cards[index - 1] ?? null, next: cards[index + 1] ?? null },
        },
      ]),
    );
  },
};
