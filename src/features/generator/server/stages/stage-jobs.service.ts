import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { endLostSteps } from './stage-steps.queries.ts';
import { silenceMs } from './staged-draft-reads.service.ts';
import { purgeStagedBefore } from './staged-drafts.queries.ts';
import { runStep, type StageDeps } from './step-run.service.ts';

export async function endLostStages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await endLostSteps(db.prisma, new Date(clock.now().getTime() - silenceMs));
}

/** Runs the job of a step; restarts a step whose process died. */
export function writeStage(
  deps: StageDeps,
  id: number,
  { signal, isLastAttempt }: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  return runStep(deps, id, { signal, outcome: isLastAttempt ? 'brokenOff' : 'leftForAnother' });
}

export function purgeStagedDrafts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const now = clock.now();
  const ended = daysBefore(now, keptDays.deletedDrafts);
  const untouched = daysBefore(now, keptDays.stagedDrafts);
  return purgeStagedBefore(db.prisma, { ended, untouched }, mode);
}
