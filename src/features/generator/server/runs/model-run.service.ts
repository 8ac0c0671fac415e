import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { noUsage, type TokenUsage } from '../../../../server/integrations/ai/ai.ts';
import type { AiFailure } from '../../ai.ts';
import { Heartbeat, type Stop } from './heartbeat.ts';
import {
  beatRun,
  claimRun,
  finishRun,
  type Progress,
  type RunEnd,
  type RunRequest,
} from './model-runs.queries.ts';

type RunDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** The outcome of a model's work. */
export interface Made {
  outcome: 'ok' | 'okWithoutPicture' | AiFailure;
  usage: TokenUsage;
  costMicros?: number | null;
  /** Kept in the row of the run. */
  result?: Prisma.InputJsonValue;
  /** Kept instead of the progress. */
  text?: string;
}

/** One purpose of a run. */
export interface Work<Result extends Made> {
  /** Asks the model. Throws only database errors, at the start. */
  make(signal: AbortSignal): Promise<Result>;
  /** Read with each heartbeat. */
  progress(): Promise<Progress> | Progress;
  /** Runs in the transaction that ends the run. `finish` answers false when another process has taken over. */
  keep?(tx: Db, end: Result | Made, finish: () => Promise<boolean>): Promise<void>;
}

/**
 * Runs a stored request: streams, keeps the progress and the result in its row, begins again what another process left, and ends when
 * it is canceled. `stop` ends the run and keeps the part that has arrived.
 * @returns null when the run has ended already, or another process goes on with it
 * @throws database errors, but for a caller that waits for the answer (`stop.outcome` "cancelled"): they are logged then
 */
export async function runModel<Result extends Made>(
  deps: RunDeps,
  id: number,
  stop: Stop,
  begin: (request: RunRequest) => Work<Result>,
): Promise<Result | Made | null> {
  const startedAtMs = performance.now();
  const run = { id, runBy: randomUUID() };
  const request = await claimRun(deps.db.prisma, run, deps.clock.now());
  if (!request) return null;
  const work = begin(request);
  const heartbeat = new Heartbeat(
    deps,
    async (heartbeatAt) =>
      beatRun(deps.db.prisma, run, { ...(await work.progress()), heartbeatAt }),
    request.cancelledAt !== null,
  );
  const signal = AbortSignal.any([stop.signal, heartbeat.signal]);
  const cancelled = { outcome: 'cancelled' as const, usage: noUsage };
  const making = heartbeat.isCancelled ? Promise.resolve(cancelled) : work.make(signal);
  const made = await making.finally(() => heartbeat.end());

  const outcome = heartbeat.outcomeOf(made.outcome, stop);
  if (outcome === null) return null;
  const end = outcome === made.outcome ? made : { outcome, usage: made.usage };
  try {
    const durationMs = Math.round(performance.now() - startedAtMs);
    const row = endOf(end, await work.progress(), durationMs);
    await deps.db.prisma.$transaction(async (tx) => {
      const finish = () => finishRun(tx, run, row);
      if (work.keep) await work.keep(tx, end, finish);
      else await finish();
    });
  } catch (error) {
    deps.log.error({ err: error }, 'the end of a run of a model could not be kept');
    if (stop.outcome !== 'cancelled') throw error;
  }
  return end;
}

function endOf(end: Made, progress: Progress, durationMs: number): RunEnd {
  const { outcome, usage, costMicros = null, result = null, text } = end;
  const { inputTokens, outputTokens } = usage;
  const kept = text === undefined ? progress : { ...progress, text };
  return { ...kept, outcome, result, inputTokens, outputTokens, costMicros, durationMs };
}
