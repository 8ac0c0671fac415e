import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { anyText, hour, oneOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.contact,
    component: 'ContactPage',
    content: ['contact', 'estimate-rates'],
    drawnContent: ['offices'],
  },
  {
    path: paths.request.pattern,
    component: 'RequestPage',
    prefetch: async ({ contact }, { params, searchParams }) => {
      const key = params.key ?? '';
      const kind = searchParams.get('call') ?? undefined;
      await contact.agreements.byKey.prefetch({ key });
      // A kept agreement outlives its deleted request.
      if (contact.agreements.byKey.getData({ key })) return;
      await Promise.all([
        contact.requests.byKey.prefetch({ key }),
        contact.requests.entryDraft.prefetch({ key }),
        contact.colleagues.list.prefetch({ key }),
        contact.calls.offer.prefetch({ key, kind }),
        contact.quotes.list.prefetch({ key }),
        contact.briefs.list.prefetch({ key }),
        contact.work.list.prefetch({ key }),
        contact.work.end.prefetch({ key }),
      ]);
    },
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { readEstimateCode } = await import('../estimate/estimate.ts');
  const { longestCallKind } = await import('../../shared/longest-call-kind.ts');
  const { contactLimits, projectTypes } = await import('./contact-options.ts');
  const { contactKind } = await import('./words/contact.ts');
  return [
    {
      path: paths.contact,
      kind: 'public',
      content: 'static',
      query: {
        by: hour,
        estimate: { read: (value) => (readEstimateCode(value) ? value : null), isOpen: true },
        need: anyText(contactLimits.need),
        about: anyText(contactLimits.about),
        type: oneOf(projectTypes),
      },
      listed: (published) => published(contactKind).meta,
    },
    {
      path: paths.request.pattern,
      kind: 'secret',
      defaultForm: 'requestEntry',
      confirms: ['contact', 'quote'],
      query: { call: anyText(longestCallKind) },
    },
  ];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { contactSchema } = await import('./contact.ts');
  const { estimatedForm } = await import('./estimate/estimated-form.ts');
  const { withdrawalFormSchema } = await import('../conversations/conversations.ts');
  const { colleagueEndFormSchema, colleagueFormSchema } = await import('./colleagues.ts');
  const { ndaFormSchema, requestEntryForm } = await import('./requests.ts');
  return [
    estimatedForm(
      pageForm({
        page: paths.contact,
        name: 'contact',
        schema: contactSchema,
        call: ({ api, input, website }) => api.contact.submit({ ...input, website }),
        next: ({ answerBy, requestKey }) =>
          requestKey === null
            ? paths.formSent(paths.contact, 'contact', answerBy)
            : paths.formSent(paths.request(requestKey), 'contact'),
      }),
    ),
    pageForm({
      page: paths.request.pattern,
      name: 'requestEntry',
      schema: requestEntryForm.posted,
      call: ({ api, key, input: { text, draftSeen: draft } }) =>
        api.contact.requests.addEntry({ key, text, draft }),
    }),
    pageForm({
      page: paths.request.pattern,
      name: 'colleague',
      schema: colleagueFormSchema,
      call: ({ api, key, input }) => api.contact.colleagues.invite({ key, ...input }),
    }),
    pageForm({
      page: paths.request.pattern,
      name: 'endColleague',
      schema: colleagueEndFormSchema,
      call: ({ api, key, input }) => api.contact.colleagues.end({ key, ...input }),
    }),
    pageForm({
      page: paths.request.pattern,
      name: 'nda',
      schema: ndaFormSchema,
      call: ({ api, key, input }) => api.contact.requests.acceptNda({ key, ...input }),
    }),
    pageForm({
      page: paths.request.pattern,
      name: 'withdraw',
      schema: withdrawalFormSchema,
      call: ({ api, key }) => api.contact.requests.withdraw({ key }),
    }),
  ];
}
