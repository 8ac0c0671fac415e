import { Group } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ConfirmForm } from '../../../web/forms/ConfirmForm.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { NotOpened } from '../../conversations/web/NotOpened.tsx';
import type { AvailabilityPage as OpenedPage } from '../availability.ts';
import { dayOfEnd } from '../words/availability-messages.ts';
import { availabilityPageContent as words } from '../words/availability-page.ts';

const name = 'renewAvailability';

function OpenedAvailability({
  availabilityKey,
  page: { goodUntil, timeZone, isOver, days },
}: {
  availabilityKey: string;
  page: OpenedPage;
}) {
  const renewing = trpc.developer.availability.page.renew.useMutation();
  const [searchParams] = useSearchParams();
  const isRenewed = searchParams.get('sent') === name && !isOver;
  const { title, intro } = words.states[isRenewed ? 'renewed' : isOver ? 'over' : 'good'];
  const hero = { eyebrow: words.eyebrow, title, intro: intro(dayOfEnd(goodUntil, timeZone)) };
  return (
    <CompactHero hero={hero} tone="sky" contours={2}>
      <Group id={isRenewed ? `${name}-sent` : undefined}>
        {isRenewed ? (
          <ButtonLink to={words.network.to} variant="default">
            {words.network.label}
          </ButtonLink>
        ) : (
          <ConfirmForm
            name={name}
            page={paths.availability(availabilityKey)}
            words={{ ...words, label: words.renew(days) }}
            send={() => renewing.mutateAsync({ key: availabilityKey })}
          />
        )}
      </Group>
    </CompactHero>
  );
}

/** The key in the address is the only authorization. */
function AvailabilityPage() {
  const { key = '' } = useParams();
  const page = trpc.developer.availability.page.byKey.useQuery({ key });
  return (
    <>
      <PageHead {...words.meta} hasSiteName canonicalPath={null} isAddressSecret />
      {page.data ? (
        <OpenedAvailability availabilityKey={key} page={page.data} />
      ) : (
        <NotOpened error={page.error} words={words.notOpened} />
      )}
    </>
  );
}

export const Component = withApi(AvailabilityPage);
