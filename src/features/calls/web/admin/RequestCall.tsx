import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { timeZoneName } from '../../../../web/admin/format-time.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Time } from '../../../../web/components/text/Time.tsx';
import type { ListedRequest } from '../../../requests/contact-inbox.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';
import { callKindText, minutesBetween } from '../../words/call-kinds.ts';
import { callTime } from '../../words/calls.ts';
import { CallAnswerList } from './CallAnswerList.tsx';
import { CallReach } from './CallReach.tsx';

const { ofRequest: words, coming, toasts } = adminCallsContent;

/** The owner records that the call took place. The end of its time does not prove it. */
export function RequestCall({ call }: { call: NonNullable<ListedRequest['call']> }) {
  const utils = trpc.useUtils();
  const noting = trpc.admin.calls.noteHeld.useMutation(
    withToasts({ failed: toasts.failed, onDone: () => utils.admin.inbox.invalidate() }),
  );
  const { id, startsAt, endsAt, timeZone, reach, answers, kind, heldAt } = call;
  const ownZone = timeZoneName();
  const now = new Date();
  return (
    <section aria-labelledby="request-call">
      <Stack gap="xs" align="flex-start">
        <Title order={3} fz="md" id="request-call">
          {words.title}
        </Title>
        <div>
          <Text fz="sm" fw={600}>
            <Time at={startsAt} format={(at) => callTime(at, ownZone)} />
          </Text>
          {timeZone === ownZone ? null : (
            <Text fz="sm" c="dimmed">
              {coming.theirTime(callTime(startsAt, timeZone))}
            </Text>
          )}
        </div>
        <Text fz="sm" dir="auto">
          {callKindText(kind, minutesBetween(startsAt, endsAt))}
        </Text>
        <Text fz="sm" component="div">
          <CallReach reach={reach} />
        </Text>
        <CallAnswerList answers={answers} />
        {startsAt <= now ? (
          <Group gap="xs">
            <Text fz="sm">{heldAt ? words.held : endsAt <= now ? words.over : words.underWay}</Text>
            <Button
              variant="default"
              size="sm"
              disabled={noting.isPending}
              onClick={() => noting.mutate({ id, isHeld: heldAt === null })}
            >
              {heldAt ? words.takeBack : words.noteHeld}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </section>
  );
}
