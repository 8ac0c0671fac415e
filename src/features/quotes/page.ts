import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.quote.pattern,
    component: 'QuotePage',
    prefetch: (utils, { params }) => utils.contact.quotes.list.prefetch({ key: params.key ?? '' }),
  },
];

export async function pages(): Promise<readonly Page[]> {
  return [{ path: paths.quote.pattern, kind: 'secret' }];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { chosenOf, quoteAnswerFormSchema } = await import('./quotes.ts');
  return [
    pageForm({
      page: paths.quote.pattern,
      name: 'quote',
      schema: quoteAnswerFormSchema,
      call: ({ api, key, input }) =>
        api.contact.quotes.answer({ key, ...input, chosen: chosenOf(input) }),
    }),
  ];
}
