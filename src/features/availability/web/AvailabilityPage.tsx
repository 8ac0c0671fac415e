import { Button, Group } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
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
import type { AvailabilityPage as OpenedPage } from '../availability.ts';
import { dayOfEnd } from '../words/availability-messages.ts';
import { availabilityPageContent as words } from '../words/availability-page.ts';

const name = 'renewAvailability';

/** A form, because opening the page changes nothing: mail scanners open links. */
function RenewButton({ availabilityKey, days }: { availabilityKey: string; days: number }) {
  const renewing = trpc.developer.availability.page.renew.useMutation();
  const form = usePublicForm({
    name,
    emptyValues: {},
    loadSending: async () => ({
      schema: z.object({}),
      send: () => renewing.mutateAsync({ key: availabilityKey }),
    }),
    onSent: () => window.location.assign(paths.formSent(paths.availability(availabilityKey), name)),
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
      <Button type="submit" disabled={form.isSending}>
        {form.isSending ? words.sending : words.renew(days)}
      </Button>
    </form>
  );
}

function OpenedAvailability({
  availabilityKey,
  page: { goodUntil, timeZone, isOver, days },
}: {
  availabilityKey: string;
  page: OpenedPage;
}) {
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
          <RenewButton availabilityKey={availabilityKey} days={days} />
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
