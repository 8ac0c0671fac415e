import { Button, Group } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { NotOpened } from '../../conversations/web/NotOpened.tsx';
import type { NotificationPage } from '../notifications.ts';
import { notificationPageContent as words } from '../words/notifications.ts';

type AnswerButtonProps = {
  name: 'confirmAddress' | 'stopNotifications';
  label: string;
  variant: 'filled' | 'default';
  notificationKey: string;
  send: () => Promise<unknown>;
};

/** A form, because opening the page changes nothing. */
function AnswerButton({ name, label, variant, notificationKey, send }: AnswerButtonProps) {
  const form = usePublicForm({
    name,
    emptyValues: {},
    loadSending: async () => ({ schema: z.object({}), send }),
    onSent: () =>
      window.location.assign(paths.formSent(paths.notifications(notificationKey), name)),
    onFailed: (error) => showFailure(error, words.failed),
  });
  return (
    <form {...form.formProps}>
      {form.refusal ? (
        <FormRefused
          refusal={form.refusal}
          words={words.failed}
          fields={[]}
          {...form.summaryProps}
        />
      ) : null}
      <input type="hidden" name={formFields.name} value={name} />
      <Button type="submit" variant={variant} disabled={form.isSending}>
        {form.isSending ? words.sending : label}
      </Button>
    </form>
  );
}

function OpenedNotifications({
  notificationKey,
  page,
}: {
  notificationKey: string;
  page: NotificationPage;
}) {
  const confirming = trpc.developer.notifications.page.confirm.useMutation();
  const stopping = trpc.developer.notifications.page.stop.useMutation();
  const { title, intro } = words.states[page.state];
  const isUnconfirmed = page.state === 'unconfirmed';
  return (
    <CompactHero
      hero={{ eyebrow: words.eyebrow, title, intro: intro(page.mailAddress) }}
      tone="sky"
      contours={2}
    >
      <Group id={page.state === 'off' ? 'stopNotifications-sent' : undefined}>
        {isUnconfirmed ? (
          <AnswerButton
            name="confirmAddress"
            label={words.confirm}
            variant="filled"
            notificationKey={notificationKey}
            send={() => confirming.mutateAsync({ key: notificationKey })}
          />
        ) : null}
        {page.state === 'off' ? (
          <ButtonLink to={words.network.to} variant="default">
            {words.network.label}
          </ButtonLink>
        ) : (
          <AnswerButton
            name="stopNotifications"
            label={isUnconfirmed ? words.decline : words.stop}
            variant={isUnconfirmed ? 'default' : 'filled'}
            notificationKey={notificationKey}
            send={() => stopping.mutateAsync({ key: notificationKey })}
          />
        )}
      </Group>
    </CompactHero>
  );
}

/** The key in the address is the only authorization. */
function NotificationsPage() {
  const { key: notificationKey = '' } = useParams();
  const page = trpc.developer.notifications.page.byKey.useQuery({ key: notificationKey });
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      {page.data ? (
        <OpenedNotifications notificationKey={notificationKey} page={page.data} />
      ) : (
        <NotOpened
          error={page.error}
          words={words.notOpened}
          used={{ by: 'confirmAddress', words: words.confirmed }}
        />
      )}
    </>
  );
}

export const Component = withApi(NotificationsPage);
