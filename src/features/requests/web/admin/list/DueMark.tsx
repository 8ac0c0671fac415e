import { Badge } from '@mantine/core';
import { hourMs } from '../../../../../shared/time/durations.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';
import { answerState, comingCall, hasReminderCome } from '../listed-request.ts';

function hoursUntil(time: Date, now: Date): number {
  return Math.floor((time.getTime() - now.getTime()) / hourMs);
}

export function DueMark({ request }: { request: ListedRequest }) {
  const now = new Date();
  const call = comingCall(request, now);
  return (
    <>
      <AnswerMark request={request} now={now} />
      {call ? (
        <Badge color="lagoon">{words.callBooked(formatDateTime(call.startsAt))}</Badge>
      ) : null}
      {hasReminderCome(request, now) ? <Badge color="lagoon">{words.reminderCame}</Badge> : null}
    </>
  );
}

function AnswerMark({ request, now }: { request: ListedRequest; now: Date }) {
  switch (answerState(request, now)) {
    case 'late':
      return <Badge color="red">{words.late(formatDateTime(request.dueAt))}</Badge>;
    case 'waiting':
      return <Badge variant="default">{words.dueIn(hoursUntil(request.dueAt, now))}</Badge>;
    case 'wasLate':
      return <Badge variant="default">{words.answeredLate}</Badge>;
    case null:
      return null;
  }
}
