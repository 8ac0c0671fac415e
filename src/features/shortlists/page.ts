import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { oneOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.shortlist.pattern,
    component: 'ShortlistPage',
    prefetch: (utils, { params }) =>
      utils.developer.shortlist.read.prefetch({ developers: params.developers ?? '' }),
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { keepsOnOpening } = await import('../developers/addresses/shortlist-path.ts');
  return [
    {
      path: paths.shortlist.pattern,
      kind: 'public',
      content: 'directory',
      query: { keep: oneOf([keepsOnOpening]) },
    },
  ];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { chosenIds, shortlistMessageFormSchema } = await import('./shortlists.ts');
  const { shortlistRefusals } = await import('./words/shortlist-refusals.ts');
  return [
    pageForm({
      page: paths.shortlist.pattern,
      name: 'messages',
      schema: shortlistMessageFormSchema,
      call: ({ api, website, input: { first, second, third, ...form } }) =>
        api.developer.shortlist.write({
          ...form,
          website,
          developerIds: chosenIds({ first, second, third }),
        }),
      next: ({ failed: [missed] }, { params, input }) =>
        missed
          ? {
              ...{ name: 'messages', isRefused: true, values: input, errors: {} },
              message: shortlistRefusals.notEverybody(missed.message),
            }
          : paths.formSent(paths.shortlist(params.developers ?? ''), 'messages'),
    }),
  ];
}
