import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { type SubmitEvent, useId, useState } from 'react';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import type { ListedRequest } from '../../contact-inbox.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { hasReminderCome } from './listed-request.ts';
import { useReminder } from './useInboxChanges.ts';

const words = adminInboxContent.reminder;

const reminderHour = 9;

/** Reads a date field, "2026-11-25". */
function momentOf(day: string): Date {
  return new Date(`${day}T${String(reminderHour).padStart(2, '0')}:00`);
}

export function Reminder({ request }: { request: ListedRequest }) {
  const { id, remindAt } = request;
  const titleId = useId();
  const [day, setDay] = useState('');
  const change = useReminder();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    change.mutate({ id, remindAt: momentOf(day).toISOString() });
  };
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} fz="md" mb="xs" id={titleId}>
        {words.title}
      </Title>
      {remindAt ? (
        <>
          <Text fz="sm" mb="xs">
            {hasReminderCome(request, new Date())
              ? words.hasCome(formatDateTime(remindAt))
              : words.isSet(formatDateTime(remindAt))}
          </Text>
          <Button
            variant="default"
            size="sm"
            disabled={change.isPending}
            onClick={() => change.mutate({ id, remindAt: null })}
          >
            {words.clear}
          </Button>
        </>
      ) : (
        <form onSubmit={send}>
          <Group align="flex-end" gap="xs">
            <TextInput
              type="date"
              label={words.field}
              value={day}
              required
              withAsterisk={false}
              flex="1 1 10rem"
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={day === '' || change.isPending}>
              {words.set}
            </Button>
          </Group>
        </form>
      )}
    </section>
  );
}
