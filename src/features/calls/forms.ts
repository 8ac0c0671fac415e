import type { PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { callCancelingSchema, postedCallBookingSchema } = await import('./calls.ts');
  const { callContent } = await import('./words/calls.ts');
  return [
    pageForm({
      page: paths.request.pattern,
      name: 'call',
      schema: postedCallBookingSchema,
      call: ({ api, key, input }) => api.contact.calls.book({ key, ...input }),
      next: ({ outcome }, { key, input }) =>
        outcome === 'booked'
          ? paths.formSent(paths.request(key), 'call')
          : {
              name: 'call',
              isRefused: true,
              values: input,
              message: null,
              errors: { startsAt: callContent.refusals.taken },
            },
    }),
    pageForm({
      page: paths.request.pattern,
      name: 'cancelCall',
      schema: callCancelingSchema,
      call: ({ api, key, input }) => api.contact.calls.cancel({ key, ...input }),
    }),
  ];
}
