import type { Db } from '../../../server/db/client.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { workLimits } from '../work-options.ts';
import { insertStage } from './work.queries.ts';
import { beginWork, saveWork } from './work-as-whole.queries.ts';

interface AcceptedChange {
  requestId: number;
  title: string;
  text: string;
  /** 0 means no day. */
  days: number;
  at: Date;
}

/** An accepted change is a stage of the work. The most stages do not hold for it: it was agreed on. */
export async function addStageOfChange(
  tx: Db,
  { requestId, title, text, days, at }: AcceptedChange,
): Promise<void> {
  const dueOn = new Date(at.getTime() + days * dayMs);
  dueOn.setUTCHours(0, 0, 0, 0);
  await beginWork(tx, requestId, at);
  // Work that had ended goes on. A later end asks again.
  await saveWork(tx, requestId, {
    ...{ endedAt: null, question: '', answer: '', answeredAt: null, answeredBy: '' },
    asksTestimonial: false,
  });
  await insertStage(tx, {
    ...{ requestId, title, state: 'ours', changedAt: at },
    // The whole text stands in the accepted quote.
    text: text.slice(0, workLimits.text),
    dueOn: days > 0 ? dueOn : null,
  });
}
