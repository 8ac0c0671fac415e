import { z } from 'zod';
import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.message.pattern,
    component: 'MessagePage',
    prefetch: (utils, { params }) => {
      const key = params.key ?? '';
      const { byKey, draft } = utils.developer.messages.page;
      return Promise.all([byKey.prefetch({ key }), draft.prefetch({ key })]);
    },
  },
  {
    path: paths.notifications.pattern,
    component: 'NotificationsPage',
    prefetch: (utils, { params }) =>
      utils.developer.notifications.page.byKey.prefetch({ key: params.key ?? '' }),
  },
];

export async function pages(): Promise<readonly Page[]> {
  return [
    { path: paths.message.pattern, kind: 'secret', confirms: ['message'] },
    // A post without a form name must not confirm an address.
    { path: paths.notifications.pattern, kind: 'secret', defaultForm: 'stopNotifications' },
  ];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { withdrawalFormSchema } = await import('../conversations/conversations.ts');
  const { developerMessageFormSchema } = await import('./developer-messages.ts');
  const { messageEntryForm } = await import('./message-pages.ts');
  return [
    pageForm({
      page: paths.developerProfile.pattern,
      name: 'message',
      schema: developerMessageFormSchema,
      call: ({ api, input, website, params }) =>
        api.developer.messages.send({ ...input, website, developerId: Number(params.developerId) }),
      next: ({ messageKey }, { params }) =>
        paths.formSent(
          messageKey === null
            ? paths.developerProfile(Number(params.developerId))
            : paths.message(messageKey),
          'message',
        ),
    }),
    pageForm({
      page: paths.message.pattern,
      name: 'messageEntry',
      schema: messageEntryForm.posted,
      call: ({ api, key, input: { text, draftSeen: draft } }) =>
        api.developer.messages.page.add({ key, text, draft }),
    }),
    pageForm({
      page: paths.message.pattern,
      name: 'takeBack',
      schema: withdrawalFormSchema,
      call: ({ api, key }) => api.developer.messages.page.takeBack({ key }),
    }),
    pageForm({
      page: paths.notifications.pattern,
      name: 'stopNotifications',
      schema: z.object({}),
      call: ({ api, key }) => api.developer.notifications.page.stop({ key }),
    }),
    pageForm({
      page: paths.notifications.pattern,
      name: 'confirmAddress',
      schema: z.object({}),
      call: ({ api, key }) => api.developer.notifications.page.confirm({ key }),
    }),
  ];
}
