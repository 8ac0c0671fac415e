import { Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { filePaths } from '../../../shared/file-paths.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { Moment } from '../../../web/components/moments/Moment.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { ownZone } from '../../../web/own-zone.ts';
import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import type { RequestSectionProps } from '../../requests/web/page/request-section.ts';
import { freeCall } from '../call-kind-options.ts';
import type { CallOffer } from '../calls.ts';
import { callKindText } from '../words/call-kinds.ts';
import { callPageContent, callPageContent as words } from '../words/call-page.ts';
import { callDay, callHour, callHourInZone, callTime, meansForVisitor } from '../words/calls.ts';
import classes from './TimeChoice.module.css';
import { TimeChoice } from './TimeChoice.tsx';
import { callKindPath, useOfferWish } from './use-offer-wish.ts';

/** Renders nothing while the calendar is closed and no call is booked. */
export function CallSection({ requestKey }: RequestSectionProps) {
  const wish = useOfferWish(requestKey);
  // The former kind stays until the times of another one have come.
  const { data: offer } = trpc.contact.calls.offer.useQuery(wish, {
    placeholderData: (former) => former,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const callId = offer?.call?.id ?? null;
  const drawnFor = useRef(callId);
  // A booking or cancellation removes the pressed button, so the focus moves to the heading.
  useEffect(() => {
    if (offer && drawnFor.current !== callId) heading.current?.focus();
    drawnFor.current = callId;
  }, [offer, callId]);

  if (!offer || (!offer.isOpen && !offer.call)) return null;
  return (
    <Card component="section" aria-labelledby="call-title">
      <Stack gap="md">
        <Title order={2} size="h4" id="call-title" ref={heading} tabIndex={-1}>
          {offer.call
            ? words.booked.title
            : offer.kinds.length > 1
              ? words.titleOfKinds
              : words.title}
        </Title>
        {offer.call ? (
          <>
            <SentNote name="call" words={words.toasts.booked} />
            <BookedCall requestKey={requestKey} offer={offer} call={offer.call} />
          </>
        ) : (
          <>
            <SentNote name="cancelCall" words={words.toasts.canceled} />
            {offer.canceled ? <Canceled offer={offer} canceled={offer.canceled} /> : null}
            <KindChoice requestKey={requestKey} offer={offer} />
            {offer.kind.name === freeCall ? (
              <Text fz="sm">{words.intro(offer.kind.lengthMinutes)}</Text>
            ) : null}
            <TimeChoice key={offer.kind.name} requestKey={requestKey} offer={offer} />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Each kind has an address, so that it can be chosen without scripts. */
function KindChoice({ requestKey, offer }: { requestKey: string; offer: CallOffer }) {
  if (offer.kinds.length < 2) return null;
  return (
    <nav aria-label={words.kinds}>
      <Group gap="xs">
        {offer.kinds.map(({ name, lengthMinutes }) => {
          const isChosen = name === offer.kind.name;
          return (
            <Button
              key={name}
              component={PageLink}
              to={callKindPath(requestKey, name)}
              variant="default"
              {...(isChosen && { bg: 'var(--site-cool-fill)', c: 'var(--site-on-cool)' })}
              aria-current={isChosen ? 'true' : undefined}
              size="sm"
              preventScrollReset
            >
              {callKindText(name, lengthMinutes)}
            </Button>
          );
        })}
      </Group>
    </nav>
  );
}

type CanceledCall = NonNullable<CallOffer['canceled']>;

function Canceled({ offer, canceled }: { offer: CallOffer; canceled: CanceledCall }) {
  const zone = useIsHydrating() ? offer.timeZone : ownZone();
  return (
    <Box className="barred">
      <p>{words.canceled(callTime(canceled.startsAt, zone))}</p>
      {canceled.word ? <p>{canceled.word}</p> : null}
    </Box>
  );
}

interface BookedCallProps {
  requestKey: string;
  offer: CallOffer;
  call: NonNullable<CallOffer['call']>;
}

function BookedCall({ requestKey, offer, call }: BookedCallProps) {
  const zone = useIsHydrating() ? offer.timeZone : ownZone();
  const means = meansForVisitor({ ...offer, reach: call.reach });
  return (
    <>
      <Moment
        scene="booked"
        title={
          <Text variant="display" fz="xl" lh={1.2}>
            <time dateTime={call.startsAt.toISOString()}>{callDay(call.startsAt, zone)}</time>
          </Text>
        }
        next={
          <Button component="a" href={filePaths.callFile(requestKey)} download>
            {words.booked.file}
          </Button>
        }
      >
        {call.kind === freeCall ? null : <Text>{call.kind}</Text>}
        <Text>
          {words.booked.length(callHour(call.startsAt, zone), callHourInZone(call.endsAt, zone))}
        </Text>
      </Moment>
      {means || offer.place ? (
        <div>
          <Text fz="sm" c="dimmed">
            {words.booked.place}
          </Text>
          {means ? <p className={classes.means}>{means}</p> : null}
          {offer.place ? <p>{offer.place}</p> : null}
        </div>
      ) : null}
      <Stack gap={0} className="ruled" data-closed>
        {offer.isOpen ? (
          <details
            key={call.id}
            className={classes.day}
            open={offer.kind.name !== call.kind || undefined}
          >
            <summary>{words.booked.move}</summary>
            <Stack gap="md">
              <KindChoice requestKey={requestKey} offer={offer} />
              <TimeChoice key={offer.kind.name} requestKey={requestKey} offer={offer} />
            </Stack>
          </details>
        ) : null}
        <details className={classes.day}>
          <summary>{words.booked.cancel}</summary>
          <CancelCall requestKey={requestKey} callId={call.id} />
        </details>
      </Stack>
    </>
  );
}

const { booked: cancelCallWords, toasts } = callPageContent;

function CancelCall({ requestKey, callId }: { requestKey: string; callId: number }) {
  const utils = trpc.useUtils();
  const wish = useOfferWish(requestKey);
  const canceling = trpc.contact.calls.cancel.useMutation();
  const form = usePublicForm({
    name: 'cancelCall',
    emptyValues: { seen: String(callId) },
    loadSending: async () => ({
      schema: (await import('../calls.ts')).callCancelingSchema,
      send: async (cancellation) => {
        const offer = await canceling.mutateAsync({ ...cancellation, key: requestKey });
        utils.contact.calls.offer.setData(wish, offer);
      },
    }),
    onSent: () => showToast(toasts.canceled),
    onFailed: (error) => {
      showFailure(error, toasts.failed);
      void utils.contact.calls.offer.invalidate({ key: requestKey });
    },
  });
  return (
    <form {...form.formProps} aria-label={cancelCallWords.cancel}>
      <Stack gap="sm" align="flex-start" pb="md">
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={toasts.failed}
            fields={[]}
            {...form.summaryProps}
          />
        ) : null}
        <Text fz="sm">{cancelCallWords.cancelText}</Text>
        <input type="hidden" name="seen" value={callId} />
        <HiddenFields {...form.hiddenProps} />
        <Button type="submit" variant="outline" color="red" disabled={form.isSending}>
          {form.isSending ? cancelCallWords.canceling : cancelCallWords.cancelNow}
        </Button>
      </Stack>
    </form>
  );
}
