import type { ContentCheck } from '../../../features/content/server/content.service.ts';
import { keepTestimonials } from '../../../features/testimonials/server/published-testimonials.service.ts';
import { testimonialsKind } from '../../../features/testimonials/words/testimonials.ts';

/** Refuse a value by what the database holds. By name of the kind. */
export const contentChecks: Readonly<Record<string, ContentCheck>> = {
  [testimonialsKind.name]: keepTestimonials,
};
