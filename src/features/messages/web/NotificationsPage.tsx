import { Group } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ConfirmForm } from '../../../web/forms/ConfirmForm.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { NotOpened } from '../../conversations/web/NotOpened.tsx';
import type { NotificationPage } from '../notifications.ts';
import { notificationPageContent as words } from '../words/notifications.ts';

function OpenedNotifications({
  notificationKey,
  page,
}: {
  notificationKey: string;
  page: NotificationPage;
}) {
  const confirming = trpc.developer.notifications.page.confirm.useMutation();
  const stopping = trpc.developer.notifications.page.stop.useMutation();
  const address = paths.notifications(notificationKey);
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
          <ConfirmForm
            name="confirmAddress"
            page={address}
            words={{ ...words, label: words.confirm }}
            send={() => confirming.mutateAsync({ key: notificationKey })}
          />
        ) : null}
        {page.state === 'off' ? (
          <ButtonLink to={words.network.to} variant="default">
            {words.network.label}
          </ButtonLink>
        ) : (
          <ConfirmForm
            name="stopNotifications"
            page={address}
            words={{ ...words, label: isUnconfirmed ? words.decline : words.stop }}
            variant={isUnconfirmed ? 'default' : 'filled'}
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
