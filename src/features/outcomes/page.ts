import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.outcome.pattern,
    component: 'OutcomePage',
    prefetch: (utils, { params }) =>
      utils.contact.outcomes.byKey.prefetch({ key: params.key ?? '' }),
  },
];

export async function pages(): Promise<readonly Page[]> {
  return [{ path: paths.outcome.pattern, kind: 'secret', defaultForm: 'outcome' }];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { outcomeFormSchema, recommendationFormSchema } = await import('./outcomes.ts');
  const { withdrawalFormSchema } = await import('../conversations/conversations.ts');
  return [
    pageForm({
      page: paths.outcome.pattern,
      name: 'outcome',
      schema: outcomeFormSchema,
      call: ({ api, key, input }) => api.contact.outcomes.answer({ key, ...input }),
    }),
    pageForm({
      page: paths.outcome.pattern,
      name: 'recommendation',
      schema: recommendationFormSchema,
      call: ({ api, key, input }) => api.contact.outcomes.recommend({ key, ...input }),
    }),
    pageForm({
      page: paths.outcome.pattern,
      name: 'withdrawRecommendation',
      schema: withdrawalFormSchema,
      call: ({ api, key }) => api.contact.outcomes.withdraw({ key }),
    }),
  ];
}
