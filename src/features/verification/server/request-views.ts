import type { OwnRequest, RequestStep } from '../verification.ts';
import type { RequestRow } from './verification.queries.ts';

export function toOwnRequest(row: RequestRow): OwnRequest {
  const { givenAt, answerUntil, answeredAt, assessedAt, isPassed, reviewedAt } = row;
  const { endedAt, outcome, reason, examined, markUntil, takenBackAt } = row;
  return {
    id: row.id,
    askedAt: row.askedAt,
    assessment:
      givenAt && answerUntil
        ? {
            ...{ title: row.taskTitle, text: row.taskText, givenAt, answerUntil },
            answered: answeredAt && { text: row.answer, at: answeredAt },
            result:
              assessedAt && isPassed !== null
                ? { isPassed, remarks: row.remarks, at: assessedAt }
                : null,
          }
        : null,
    review: reviewedAt && { remarks: row.reviewRemarks, at: reviewedAt },
    end:
      endedAt && outcome
        ? { outcome, at: endedAt, reason, examined, markUntil, takenBackAt }
        : null,
  };
}

type Times = Pick<RequestRow, 'givenAt' | 'answeredAt' | 'assessedAt' | 'endedAt'>;

export function stepOf({ givenAt, answeredAt, assessedAt, endedAt }: Times): RequestStep {
  if (endedAt) return 'ended';
  if (assessedAt) return 'assessed';
  if (answeredAt) return 'answered';
  return givenAt ? 'given' : 'asked';
}
