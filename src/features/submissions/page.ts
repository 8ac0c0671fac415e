import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { anyText, oneOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.submit,
    component: 'SubmitPage',
    content: ['submit-page'],
    prefetch: async (utils, { searchParams }) =>
      utils.contact.submissions.page.prefetch(
        (await import('./web/submit-address.ts')).submitAddress(searchParams),
      ),
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { submissionKinds, submissionLimits } = await import('./submission-options.ts');
  const { submitPageKind } = await import('./words/submit-page.ts');
  return [
    {
      path: paths.submit,
      kind: 'public',
      // It names people who are thanked.
      content: 'directory',
      query: { kind: oneOf(submissionKinds), about: anyText(submissionLimits.about) },
      listed: (published) => published(submitPageKind).meta,
    },
  ];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { submissionSchema } = await import('./submissions.ts');
  return [
    pageForm({
      page: paths.submit,
      name: 'submission',
      schema: submissionSchema,
      call: ({ api, input, website }) => api.contact.submissions.send({ ...input, website }),
      next: ({ known }, { input }) =>
        known === null
          ? paths.formSent(paths.submit, 'submission')
          : {
              ...{ name: 'submission', isRefused: true, errors: {}, message: null },
              values: {
                ...{ ...input, anyway: 'on', knownTitle: known.title, knownPath: known.path },
              },
            },
    }),
  ];
}
