import { Button, Flex, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { messageOf } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import {
  type CallCalendar,
  callCalendarLimits,
  type NewCalendar,
  newCalendarSchema,
  silenceBeforeChoiceMs,
} from '../../call-calendars.ts';
import { callCalendarsContent as words } from '../../words/call-calendars.ts';

const { toasts } = words;
const validate = schemaResolver(newCalendarSchema, { sync: true });

/** The owner's calendars elsewhere, whose times are not offered. */
export function CallCalendars({ onStopped }: { onStopped: () => unknown }) {
  const calendars = trpc.admin.calls.calendars.list.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  const [removing, setRemoving] = useState<CallCalendar | null>(null);
  return (
    <section aria-labelledby="call-calendars">
      <Stack gap="md" maw="56rem">
        <Title order={2} size="h4" id="call-calendars">
          {words.title}
        </Title>
        <Text maw="var(--site-measure)">{words.text}</Text>
        <AdminList list={calendars} rowHeight="3rem">
          {calendars.data?.length === 0 ? (
            <Text fz="sm" c="dimmed" mb="md">
              {words.none}
            </Text>
          ) : null}
          <ul className="ruled">
            {calendars.data?.map((calendar) => (
              <CalendarItem
                key={calendar.id}
                calendar={calendar}
                onRemove={() => setRemoving(calendar)}
                onStopped={onStopped}
              />
            ))}
          </ul>
          {calendars.data && calendars.data.length < quotas.callCalendars.limit ? (
            <NewCalendarForm />
          ) : null}
        </AdminList>
      </Stack>
      {removing ? <RemovalDialog calendar={removing} onClose={() => setRemoving(null)} /> : null}
    </section>
  );
}

function useCalendarsUpdate() {
  const utils = trpc.useUtils();
  return (calendars: CallCalendar[]) =>
    utils.admin.calls.calendars.list.setData(undefined, calendars);
}

interface CalendarItemProps {
  calendar: CallCalendar;
  onRemove: () => void;
  onStopped: () => unknown;
}

function CalendarItem({ calendar, onRemove, onStopped }: CalendarItemProps) {
  const { name, host, readAt, silentSince } = calendar;
  return (
    <Flex component="li" direction="column" gap="xs" py="md">
      <Flex wrap="wrap" align="center" rowGap="xs" columnGap="md">
        <Group flex="1 1 20rem" gap="xs">
          <strong dir="auto">{name}</strong>
          <Text span fz="sm" c="dimmed">
            {host}
            {silentSince ? null : `, ${words.read(formatDateTime(readAt))}`}
          </Text>
        </Group>
        <ActionButton context={name} isDangerous onClick={onRemove}>
          {words.remove}
        </ActionButton>
      </Flex>
      {silentSince ? <Silence {...{ calendar, silentSince, onStopped }} /> : null}
    </Flex>
  );
}

interface SilenceProps {
  calendar: CallCalendar;
  silentSince: Date;
  onStopped: () => unknown;
}

function Silence({ calendar, silentSince, onStopped }: SilenceProps) {
  const { id, name, fault, goesOnSince, mayChoose } = calendar;
  const utils = trpc.useUtils();
  const update = useCalendarsUpdate();
  const answering = trpc.admin.calls.calendars.answerSilence.useMutation(
    withToasts({
      failed: toasts.failed,
      onDone: async (calendars: CallCalendar[], { choice }: { choice: 'goOn' | 'stop' }) => {
        update(calendars);
        if (choice === 'stop') await onStopped();
      },
      onFailed: () => utils.admin.calls.calendars.list.invalidate(),
    }),
  );
  const when = formatDateTime(silentSince);
  const choiceAt = new Date(silentSince.getTime() + silenceBeforeChoiceMs);
  return (
    <Stack gap="xs" className="barred">
      <p>
        {goesOnSince ? words.silent.goesOn(when) : words.silent.since(when)}{' '}
        {fault ? words.faults[fault] : null}
      </p>
      {mayChoose ? (
        <Group gap="xs">
          {goesOnSince ? null : (
            <ActionButton
              context={name}
              disabled={answering.isPending}
              onClick={() => answering.mutate({ id, choice: 'goOn' })}
            >
              {words.silent.goOn}
            </ActionButton>
          )}
          <ActionButton
            context={name}
            isDangerous
            disabled={answering.isPending}
            onClick={() => answering.mutate({ id, choice: 'stop' })}
          >
            {words.silent.stop}
          </ActionButton>
        </Group>
      ) : (
        <p>{words.silent.choiceFrom(formatDateTime(choiceAt))}</p>
      )}
    </Stack>
  );
}

function NewCalendarForm() {
  const update = useCalendarsUpdate();
  const form = useCheckedForm<NewCalendar>({
    initialValues: { name: '', address: '' },
    validate,
  });
  const adding = trpc.admin.calls.calendars.add.useMutation(
    withToasts({
      done: toasts.added,
      failed: toasts.failed,
      form,
      onDone: (calendars: CallCalendar[]) => {
        form.reset();
        update(calendars);
      },
      onFailed: (error) => form.setFieldError('address', messageOf(error, '')),
    }),
  );
  return (
    <form
      noValidate
      aria-labelledby="call-calendars"
      onSubmit={form.onSubmit((calendar) => adding.mutate(calendar))}
    >
      <Stack gap="md" align="flex-start">
        <TextInput
          label={words.name}
          placeholder={words.nameExample}
          maxLength={callCalendarLimits.name}
          w="100%"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={words.address}
          description={words.addressHint}
          placeholder="https://"
          maxLength={callCalendarLimits.address}
          autoComplete="off"
          spellCheck={false}
          w="100%"
          {...form.getInputProps('address')}
        />
        <Button type="submit" variant="default" disabled={adding.isPending}>
          {adding.isPending ? words.adding : words.add}
        </Button>
      </Stack>
    </form>
  );
}

function RemovalDialog({ calendar, onClose }: { calendar: CallCalendar; onClose: () => void }) {
  const update = useCalendarsUpdate();
  const removal = trpc.admin.calls.calendars.remove.useMutation(
    withToasts({
      done: toasts.removed,
      failed: toasts.failed,
      onDone: (calendars: CallCalendar[]) => {
        update(calendars);
        onClose();
      },
    }),
  );
  return (
    <Dialog
      title={words.removal.title(calendar.name)}
      onClose={onClose}
      answers={[
        { label: words.removal.keep, onChoose: onClose },
        {
          label: words.removal.confirm,
          onChoose: () => removal.mutate({ id: calendar.id }),
          isDisabled: removal.isPending,
        },
      ]}
    >
      <p>{words.removal.text}</p>
    </Dialog>
  );
}
