import { z } from 'zod';
import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.saveSearch,
    component: 'SaveSearchPage',
    prefetch: (utils, { searchParams }) =>
      utils.developer.searches.read.prefetch({ search: String(searchParams) }),
  },
  {
    path: paths.savedSearch.pattern,
    component: 'SavedSearchPage',
    prefetch: (utils, { params }) =>
      utils.developer.searches.byKey.prefetch({ key: params.key ?? '' }),
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { directoryQueryKeys } = await import('../developers/addresses/directory-query-keys.ts');
  return [
    {
      path: paths.saveSearch,
      kind: 'public',
      content: 'directory',
      query: directoryQueryKeys,
    },
    // A post without a form name must not confirm a search.
    { path: paths.savedSearch.pattern, kind: 'secret', defaultForm: 'stopSearch' },
  ];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { savedSearchFormSchema } = await import('./saved-searches.ts');
  return [
    pageForm({
      page: paths.saveSearch,
      name: 'savedSearch',
      schema: savedSearchFormSchema,
      call: ({ api, input, website }) => api.developer.searches.save({ ...input, website }),
    }),
    pageForm({
      page: paths.savedSearch.pattern,
      name: 'confirmSearch',
      schema: z.object({}),
      call: ({ api, key }) => api.developer.searches.confirm({ key }),
    }),
    pageForm({
      page: paths.savedSearch.pattern,
      name: 'stopSearch',
      schema: z.object({}),
      call: ({ api, key }) => api.developer.searches.stop({ key }),
    }),
  ];
}
