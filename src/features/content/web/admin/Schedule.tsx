import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { formatDateTime, timeZoneName } from '../../../../web/admin/format-time.ts';
import { errorCode, fieldErrorsOf } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { ContentFormData } from '../../content.ts';
import { contentWords } from '../../words/content.ts';
import type { ContentFormApi } from './field-props.ts';

const words = contentWords.schedule;

/** ISO 8601; null for now, and for ever. */
export interface SentTimes {
  publishAt: string | null;
  unpublishAt: string | null;
}

interface ScheduleButtonProps {
  form: ContentFormApi;
  data: ContentFormData;
  isBusy: boolean;
  /** Rejects what the server refuses, once that is shown. */
  onSend: (times: SentTimes) => Promise<void>;
}

/** Asks for times, once the fields are filled in. */
export function ScheduleButton({ form, ...props }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          if (!form.validate().hasErrors) setOpen(true);
        }}
      >
        {words.open}
      </Button>
      {isOpen ? <ScheduleDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type Typed = Record<'from' | 'until', string>;

/** Names the field that is wrong. The server checks the rest. */
function errorOf({ from, until }: Typed): Partial<Typed> {
  if (from === '' && until === '') return { from: words.timeNeeded };
  const begin = from === '' ? Date.now() : new Date(from).getTime();
  if (until !== '' && new Date(until).getTime() <= begin) return { until: words.endTooEarly };
  return {};
}

const momentOf = (local: string) => (local === '' ? null : new Date(local).toISOString());

type ScheduleDialogProps = Omit<ScheduleButtonProps, 'form'> & { onClose: () => void };

function ScheduleDialog({ data: { scheduled }, isBusy, onSend, onClose }: ScheduleDialogProps) {
  const [typed, setTyped] = useState<Typed>({ from: '', until: '' });
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const send = async () => {
    const found = errorOf(typed);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const times = { publishAt: momentOf(typed.from), unpublishAt: momentOf(typed.until) };
    try {
      await onSend(times);
    } catch (error) {
      // Refused times can be mended here, the rest in the form.
      if (errorCode(error) === 'BAD_REQUEST' && !fieldErrorsOf(error)) return;
    }
    onClose();
  };
  const inputOf = (name: keyof Typed) => ({
    type: 'datetime-local',
    label: words[name],
    value: typed[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: event.currentTarget.value });
      setErrors({});
    },
  });
  const waiting = scheduled && words.waitsAlready(typed.from !== '');
  return (
    <Dialog
      title={words.title}
      isOnTop
      onClose={onClose}
      answers={[
        {
          label: typed.from === '' ? words.publishUntil : words.set,
          onChoose: () => void send(),
          isDisabled: isBusy,
        },
      ]}
    >
      <p>{words.text}</p>
      <Text c="dimmed" fz="sm">
        {words.zone(timeZoneName())}
      </Text>
      <TextInput {...inputOf('from')} description={words.fromHint} />
      <TextInput {...inputOf('until')} description={words.untilHint} />
      {scheduled ? (
        <Text fz="sm" role="status">
          {waiting?.(formatDateTime(scheduled.publishAt), actorName(scheduled.savedBy))}
        </Text>
      ) : null}
    </Dialog>
  );
}

interface SchedulesProps {
  data: ContentFormData;
  onLoad: (value: Record<string, unknown>) => void;
}

/** The version that waits, and the end of the public one. Draws nothing without either. */
export function Schedules({ data: { kind, scheduled, saved }, onLoad }: SchedulesProps) {
  const utils = trpc.useUtils();
  const onDone = () => utils.admin.content.form.invalidate({ kind });
  const { failed } = words;
  const end = trpc.admin.content.endSchedule.useMutation(
    withToasts({ done: words.ended, failed, onDone }),
  );
  const keep = trpc.admin.content.keepPublished.useMutation(
    withToasts({ done: words.kept, failed, onDone }),
  );
  if (!scheduled && !saved.unpublishAt) return null;
  return (
    <Stack gap="sm" mt="md" maw="56rem">
      {saved.unpublishAt ? (
        <Paper withBorder p="md">
          <p>{words.ends(formatDateTime(saved.unpublishAt))}</p>
          <Group gap="sm" mt="xs">
            <ActionButton disabled={keep.isPending} onClick={() => keep.mutate({ kind })}>
              {words.keep}
            </ActionButton>
          </Group>
        </Paper>
      ) : null}
      {scheduled ? (
        <Paper withBorder p="md">
          <p>
            {words.waits(formatDateTime(scheduled.publishAt), actorName(scheduled.savedBy))}{' '}
            {scheduled.unpublishAt ? words.waitsUntil(formatDateTime(scheduled.unpublishAt)) : null}
          </p>
          <Group gap="sm" mt="xs">
            <ActionButton onClick={() => onLoad(scheduled.value)}>{words.load}</ActionButton>
            <ActionButton disabled={end.isPending} onClick={() => end.mutate({ kind })}>
              {words.end}
            </ActionButton>
          </Group>
        </Paper>
      ) : null}
    </Stack>
  );
}
