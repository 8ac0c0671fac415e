import { z } from 'zod';
import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.availability.pattern,
    component: 'AvailabilityPage',
    prefetch: (utils, { params }) =>
      utils.developer.availability.page.byKey.prefetch({ key: params.key ?? '' }),
  },
];

export async function pages(): Promise<readonly Page[]> {
  return [{ path: paths.availability.pattern, kind: 'secret', confirms: ['renewAvailability'] }];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  return [
    pageForm({
      page: paths.availability.pattern,
      name: 'renewAvailability',
      schema: z.object({}),
      call: ({ api, key }) => api.developer.availability.page.renew({ key }),
    }),
  ];
}
