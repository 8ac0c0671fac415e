import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

/** Testimonials of the home page: samples, and what clients wrote and the owner approved. */
export const testimonialsKind = contentKind({
  name: 'testimonials',
  section: { page: 'home', id: 'testimonials' },
  title: 'Testimonials',
  intro:
    'Testimonials of clients come from the inbox: ask for one at a closed request. They stand here as they were written and can be moved, but not changed; take one back at its request. Samples fill up to three and vanish where three real ones stand.',
  places: [{ label: 'Home', path: paths.home }],
  bounds: { rating: { min: 1, max: 5 } },
  optional: ['role'],
  isVerbatim: true,
  release: {
    items: [
      {
        quote:
          'I had explained our order chaos to three agencies. Here I explained it once, and the next thing I saw was the bakers printing their list from it.',
        author: 'Dana Whitlock',
        role: 'Bakery owner',
        rating: 5,
        isSample: true,
      },
      {
        quote:
          'The advice to change one thing per prompt sounds too simple. It is the reason my club app works and my first two attempts did not.',
        author: 'Marcus Oyelaran',
        role: 'Tennis coach, first-time builder',
        rating: 5,
        isSample: true,
      },
      {
        quote:
          'They talked us out of half the features and put a price on the rest. It went live on the day they said.',
        author: 'Priya Raman',
        role: 'Operations lead, property management',
        rating: 4,
        isSample: true,
      },
    ],
  },
});

export type TestimonialEntry = (typeof testimonialsKind)['release']['items'][number];
