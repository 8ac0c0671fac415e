import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { bakeryPreorder } from './projects/bakery-preorder.ts';
import { courtBooking } from './projects/court-booking.ts';
import { developerNetwork } from './projects/developer-network.ts';
import { fieldInspection } from './projects/field-inspection.ts';
import { stockroom } from './projects/stockroom.ts';
import { supportTriage } from './projects/support-triage.ts';

/** The first project runs on this site; the other five are samples to replace. `id` is also the end of the address of its page. */
export const portfolioKind = contentKind({
  name: 'portfolio',
  title: 'Examples: the apps',
  intro:
    'Each app has a card on the page of examples and a page of its own. What a page has no words for is left out there.',
  places: [{ label: 'Examples', path: paths.examples }],
  labels: {
    id: 'End of its address (/examples/…)',
    asked: 'Words of the client',
    tech: 'Built with',
    service: 'Page of the service',
    built: 'What was built, in paragraphs',
    figures: 'The result in figures',
    pictures: 'Further pictures',
  },
  choices: {
    service: [
      ...[paths.serviceWebsites, paths.serviceApps, paths.serviceSoftware],
      ...[paths.serviceAutomation, paths.serviceConsulting],
    ],
  },
  optional: ['service', 'darkImage', 'darkSrc'],
  pagesOf: ({ projects }) =>
    projects.map(({ id, title, description }) => ({
      path: paths.caseStudy(id),
      title,
      description,
    })),
  release: {
    projects: [
      developerNetwork,
      bakeryPreorder,
      fieldInspection,
      stockroom,
      courtBooking,
      supportTriage,
    ],
  },
});

export type PortfolioProject = (typeof portfolioKind)['release']['projects'][number];
