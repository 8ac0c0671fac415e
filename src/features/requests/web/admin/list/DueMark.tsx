import { Badge } from '@mantine/core';
import { hourMs } from '../../../../../shared/time/durations.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import type { InboxEntry } from '../../../contact-inbox.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';
import { answerState, comingCall, hasReminderCome } from '../inbox-entry.ts';

/** Whole hours that are left. */
function hoursUntil(time: Date, now: Date): number {
  return Math.floor((time.getTime() - now.getTime()) / hourMs);
}

/** Names the thing that a request waits for: its promised answer, a call, or a look at it. Empty where it waits for none. */
export function DueMark({ entry }: { entry: InboxEntry }) {
  const now = new Date();
  const call = comingCall(entry, now);
  return (
    <>
      <AnswerMark entry={entry} now={now} />
      {call ? (
        <Badge color="lagoon">{words.callBooked(formatDateTime(call.startsAt))}</Badge>
      ) : null}
      {hasReminderCome(entry, now) ? <Badge color="lagoon">{words.reminderCame}</Badge> : null}
    </>
  );
}

function AnswerMark({ entry, now }: { entry: InboxEntry; now: Date }) {
  switch (answerState(entry, now)) {
    case 'late':
      return <Badge color="red">{words.late(formatDateTime(entry.dueAt))}</Badge>;
    case 'waiting':
      return <Badge variant="default">{words.dueIn(hoursUntil(entry.dueAt, now))}</Badge>;
    case 'wasLate':
      return <Badge variant="default">{words.answeredLate}</Badge>;
    case null:
      return null;
  }
}
