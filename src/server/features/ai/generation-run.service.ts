import { recordActivity } from '../activity/activity.service.ts';
import { beat, findRequest, finishRequest } from './ai.queries.ts';
import { type DraftDeps, type MadeDraft, makeDraft } from './draft-making.ts';
import type { DraftProgress } from './draft-progress.ts';

/** How often a run writes down what has arrived, and hears whether it was cancelled. */
const heartbeatMs = 1_000;

/** In the words of the activity log; the request log keeps the outcome itself. */
function activityOf(outcome: string): string {
  if (outcome.startsWith('ok')) return 'generated';
  return outcome === 'cancelled' ? 'cancelled' : 'failed to generate';
}

/** What has arrived, and which part of the work it is at. */
class Arrived {
  stage = 'writing';
  title = '';
  text = '';

  add(progress: DraftProgress): void {
    if (progress.type === 'stage') this.stage = progress.stage;
    else if (progress.type === 'title') this.title = progress.title;
    else this.text += progress.append;
  }

  now() {
    const { stage, title, text } = this;
    return { stage, title, text };
  }
}

/** Breaks a run off; `outcome` is what it then came to. */
export interface Stop {
  signal: AbortSignal;
  outcome: 'cancelled' | 'brokenOff';
}

/** What a run came to, with what a stop or a cancellation made of it. */
function endOf(made: MadeDraft, stop: Stop, isCancelled: boolean): MadeDraft {
  const { usage } = made;
  if (isCancelled) return { outcome: 'cancelled', usage };
  const isStopped = made.outcome === 'cancelled' && stop.signal.aborted;
  return isStopped ? { outcome: stop.outcome, usage } : made;
}

/**
 * Makes the draft of a stored request. It belongs to no HTTP request: what arrives is written into the row as it comes,
 * and so is the end. `stop` breaks it off and keeps what arrived. Nothing is thrown.
 */
export async function runGeneration(deps: DraftDeps, id: number, stop: Stop): Promise<MadeDraft> {
  const db = deps.db.prisma;
  const startedAtMs = performance.now();
  const request = await findRequest(db, id);
  const arrived = new Arrived();
  const cancel = new AbortController();
  const sign = async () => {
    try {
      const isCancelled = await beat(db, id, { ...arrived.now(), heartbeatAt: deps.clock.now() });
      if (isCancelled) cancel.abort();
    } catch (error) {
      deps.log.warn({ err: error }, 'the progress of an AI draft could not be kept');
    }
  };
  let signing: Promise<void> | null = null;
  const timer = setInterval(() => {
    signing ??= sign().finally(() => {
      signing = null;
    });
  }, heartbeatMs);
  const making = makeDraft(deps, {
    subject: request.subject,
    ownerId: request.adminId,
    signal: AbortSignal.any([stop.signal, cancel.signal]),
  });
  let step = await making.next();
  while (!step.done) {
    arrived.add(step.value);
    step = await making.next();
  }
  clearInterval(timer);
  // It would put older text over the end.
  await signing;

  const end = endOf(step.value, stop, cancel.signal.aborted);
  try {
    await finishRequest(db, id, {
      ...arrived.now(),
      ...end.usage,
      outcome: end.outcome,
      result: 'post' in end ? end.post : null,
      durationMs: Math.round(performance.now() - startedAtMs),
    });
    await recordActivity(db, {
      actor: request.actor,
      action: activityOf(end.outcome),
      targetType: 'AI draft',
      summary: request.subject,
    });
  } catch (error) {
    deps.log.error({ err: error }, 'the log of AI requests could not be written');
  }
  return end;
}
