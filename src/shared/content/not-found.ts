import { paths } from '../paths.ts';
import { contentKind } from './kind.ts';

/** An address without a page (specification, section 2). */
export const notFoundKind = contentKind({
  name: 'not-found',
  title: 'Page not found',
  places: [{ label: 'Page not found', path: '/404' }],
  release: {
    meta: {
      title: 'Page not found{titleSuffix}',
      description: 'There is no page at this address.',
      keywords: ['page not found', '404', '{brand}'],
    },
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    actions: [
      { label: 'Back to the home page', to: paths.home },
      { label: 'Tell us what is missing', to: paths.contact },
    ],
    picture: {
      src: '/illustrations/not-found.svg',
      alt: 'A path across drawn contour lines that stops before a blank stretch of map.',
    },
  },
});
