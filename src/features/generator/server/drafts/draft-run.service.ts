import { randomUUID } from 'node:crypto';
import { noUsage } from '../../../../server/integrations/ai/ai.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import { beat, claimRun, finishRun, type RunRequest } from './ai-drafts.queries.ts';
import { type DraftDeps, type DraftProgress, type MadeDraft, makeDraft } from './draft-making.ts';
import { Signing, type Stop } from './signing.ts';

/** Names the outcome for the activity log; the request log stores the outcome itself. */
function activityOf(outcome: string): string {
  if (outcome.startsWith('ok')) return 'generated';
  return outcome === 'cancelled' ? 'cancelled' : 'failed to generate';
}

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

/** Combines the result with a stop or a cancellation. Returns null when another run restarts the draft. */
function endOf(made: MadeDraft, stop: Stop, signing: Signing): MadeDraft | null {
  const outcome = signing.outcomeOf(made.outcome, stop);
  if (outcome === null) return null;
  if (outcome === made.outcome) return made;
  return { outcome: outcome === 'brokenOff' ? 'brokenOff' : 'cancelled', usage: made.usage };
}

async function writeDown(
  { db, log }: DraftDeps,
  run: { id: number; runBy: string },
  request: RunRequest,
  end: MadeDraft & { arrived: Arrived; durationMs: number },
): Promise<void> {
  const { arrived, durationMs, outcome } = end;
  const { inputTokens, outputTokens } = end.usage;
  const result = 'post' in end ? end.post : null;
  try {
    await db.prisma.$transaction(async (tx) => {
      const data = { ...arrived.now(), inputTokens, outputTokens, outcome, result, durationMs };
      if (!(await finishRun(tx, run, data))) return;
      await recordActivity(tx, {
        actor: request.actor,
        action: activityOf(outcome),
        targetType: 'AI draft',
        summary: request.subject,
      });
    });
  } catch (error) {
    log.error({ err: error }, 'the log of AI requests could not be written');
  }
}

/**
 * Runs a stored request independently of any HTTP request. Stores progress and result in the row.
 * `stop` ends the run and keeps the partial text. Throws only database errors, at the start.
 * @returns null when nothing is left to do or another run restarts the draft
 */
export async function runAiDraft(
  deps: DraftDeps,
  id: number,
  stop: Stop,
): Promise<MadeDraft | null> {
  const startedAtMs = performance.now();
  const run = { id, runBy: randomUUID() };
  const request = await claimRun(deps.db.prisma, run, deps.clock.now());
  if (!request) return null;
  const arrived = new Arrived();
  const sign = (heartbeatAt: Date) => beat(deps.db.prisma, run, { ...arrived.now(), heartbeatAt });
  const signing = new Signing(deps, sign, request.cancelledAt !== null);
  const making = makeDraft(deps, {
    subject: request.subject,
    asker: { label: request.actor, adminId: request.adminId },
    signal: AbortSignal.any([stop.signal, signing.signal]),
  });
  let step = signing.isCancelled ? null : await making.next();
  while (step && !step.done) {
    arrived.add(step.value);
    step = await making.next();
  }
  await signing.end();

  const made: MadeDraft = step?.value ?? { outcome: 'cancelled', usage: noUsage };
  const end = endOf(made, stop, signing);
  const durationMs = Math.round(performance.now() - startedAtMs);
  if (end) await writeDown(deps, run, request, { ...end, arrived, durationMs });
  return end;
}
