import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.testimonial.pattern,
    component: 'TestimonialPage',
    prefetch: (utils, { params }) =>
      utils.contact.testimonials.byKey.prefetch({ key: params.key ?? '' }),
  },
];

export async function pages(): Promise<readonly Page[]> {
  return [{ path: paths.testimonial.pattern, kind: 'secret', defaultForm: 'testimonial' }];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { testimonialFormSchema } = await import('./testimonials.ts');
  const { withdrawalFormSchema } = await import('../conversations/conversations.ts');
  return [
    pageForm({
      page: paths.testimonial.pattern,
      name: 'testimonial',
      schema: testimonialFormSchema,
      call: ({ api, key, input }) => api.contact.testimonials.write({ key, ...input }),
    }),
    pageForm({
      page: paths.testimonial.pattern,
      name: 'withdrawTestimonial',
      schema: withdrawalFormSchema,
      call: ({ api, key }) => api.contact.testimonials.withdraw({ key }),
    }),
  ];
}
