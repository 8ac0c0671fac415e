import { Button, Group, Paper, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { formatDateTime, timeZoneName } from '../../../../web/admin/format-time.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { DraftKeeper } from '../../../../web/forms/drafts/draft-keeper.ts';

import type { ContentFormData } from '../../content.ts';
import { contentWords } from '../../words/content.ts';
import type { ContentFormApi } from './field-props.ts';

const words = contentWords.schedule;

interface ScheduleButtonProps {
  kind: string;
  form: ContentFormApi;
  keeper: DraftKeeper;
  onDone: () => Promise<void>;
}

/** Asks for a time, once the fields are filled in. */
export function ScheduleButton({ kind, form, keeper, onDone }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [time, setTime] = useState('');
  const [error, setError] = useState<string | null>(null);
  const schedule = trpc.admin.content.schedule.useMutation(
    withToasts({
      done: words.done,
      failed: words.failed,
      onDone: async () => {
        setOpen(false);
        await onDone();
      },
    }),
  );
  const send = async () => {
    const publishAt = new Date(time);
    if (Number.isNaN(publishAt.getTime())) return setError(words.timeNeeded);
    await keeper.settle();
    schedule.mutate({
      ...{ kind, value: form.values, publishAt: publishAt.toISOString() },
      draft: keeper.lineage(),
    });
  };
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
      {isOpen ? (
        <Dialog title={words.title} isOnTop onClose={() => setOpen(false)}>
          <TextInput
            type="datetime-local"
            label={words.time}
            description={words.timeHint(timeZoneName())}
            value={time}
            error={error}
            onChange={(event) => {
              setTime(event.currentTarget.value);
              setError(null);
            }}
          />
          <Group mt="md">
            <Button disabled={schedule.isPending} onClick={() => void send()}>
              {words.set}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}

interface ScheduledVersionProps {
  data: ContentFormData;
  onLoad: (value: Record<string, unknown>) => void;
}

/** Draws nothing while no version waits. */
export function ScheduledVersion({ data: { kind, scheduled }, onLoad }: ScheduledVersionProps) {
  const utils = trpc.useUtils();
  const end = trpc.admin.content.endSchedule.useMutation(
    withToasts({
      done: words.ended,
      failed: words.failed,
      onDone: () => utils.admin.content.form.invalidate({ kind }),
    }),
  );
  if (!scheduled) return null;
  const { publishAt, savedBy, value } = scheduled;
  return (
    <Paper withBorder p="md" mt="md" maw="56rem">
      <p>{words.waits(formatDateTime(publishAt), actorName(savedBy))}</p>
      <Group gap="sm" mt="xs">
        <ActionButton onClick={() => onLoad(value)}>{words.load}</ActionButton>
        <ActionButton onClick={() => end.mutate({ kind })}>{words.end}</ActionButton>
      </Group>
    </Paper>
  );
}
