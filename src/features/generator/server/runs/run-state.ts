import type { Db } from '../../../../server/db/client.ts';
import { addJob } from '../../../../server/queue/queue.ts';
import { type AiFailure, aiFailures } from '../../ai.ts';
import { runJobKeyPrefix, runningOutcome } from './model-runs.queries.ts';

/** Each attempt costs money. */
const maxAttempts = 4;

/** Pass the transaction that stores the run. */
export async function queueRun(tx: Db, runId: number): Promise<void> {
  await addJob(tx, 'runModel', { runId }, { key: `${runJobKeyPrefix}${runId}`, maxAttempts });
}

/** Reports a cancellation before the run has noticed it. */
export function outcomeOf({
  outcome,
  cancelledAt,
}: {
  outcome: string;
  cancelledAt: Date | null;
}): string {
  return outcome === runningOutcome && cancelledAt ? 'cancelled' : outcome;
}

/** Null for an outcome that is no failure. */
export function failureOf(outcome: string): AiFailure | null {
  return aiFailures.find((known) => known === outcome) ?? null;
}
