import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import {
  estimateAudiences,
  estimatePaces,
  estimatePieces,
  estimateServices,
} from '../../estimate/estimate.ts';
import { exampleApps } from './example-apps.ts';
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
    'Each app has a card on the page of examples and a page of its own. What a page has no words for is left out there. The sample apps at the end stand on the pages of the six delivered examples, as long as those keep their picture and their address.',
  places: [{ label: 'Examples', path: paths.examples }],
  labels: {
    id: 'End of its address (/examples/…)',
    asked: 'Words of the client',
    tech: 'Built with',
    service: 'Page of the service',
    built: 'What was built, in paragraphs',
    figures: 'The result in figures',
    pictures: 'Further pictures',
    apps: 'Sample apps to try',
    network: 'Developer Network',
    bakery: 'Morning Loaf',
    inspection: 'Fieldnote',
    courts: 'Second Serve',
    triage: 'First Reply',
    isPlayed: 'Visitors can try it, and read how it was made',
    steps: 'Four steps to try',
    prompts: 'Prompts that ask for it',
    estimate: 'What it would cost, as the estimate on the page of services',
    work: 'What is built',
    audience: 'Who uses it',
    pieces: 'What it needs',
    pace: 'By when',
  },
  choices: {
    work: estimateServices,
    audience: estimateAudiences,
    pieces: estimatePieces,
    pace: estimatePaces,
    service: [
      ...[paths.serviceWebsites, paths.serviceApps, paths.serviceSoftware],
      ...[paths.serviceAutomation, paths.serviceConsulting],
    ],
  },
  fixed: ['steps'],
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
    apps: exampleApps,
  },
});

export type PortfolioProject = (typeof portfolioKind)['release']['projects'][number];
