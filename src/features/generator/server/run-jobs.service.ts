import type { Deps } from '../../../server/deps.ts';
import { wholePostPurpose } from '../../posts/post-editing.ts';
import type { DraftDeps } from './drafts/draft-making.ts';
import { draftWork } from './drafts/draft-work.ts';
import { type Made, runModel, type Work } from './runs/model-run.service.ts';
import { endLostRuns } from './runs/model-runs.queries.ts';
import { startNextSection } from './stages/section-queue.ts';
import { type StageDeps, stepWork } from './stages/step-work.ts';

/** Heartbeat timeout: a run without a job counts as lost after this time. */
const silenceMs = 2 * 60_000;

/**
 * Does the job of a run; begins a run again whose process died.
 * @throws when the process stops, so that another one takes over
 */
export async function doRun(
  deps: DraftDeps & StageDeps,
  id: number,
  { signal, isLastAttempt }: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  const outcome = isLastAttempt ? 'brokenOff' : 'leftForAnother';
  const made = await runModel(
    deps,
    id,
    { signal, outcome },
    (request): Work<Made> =>
      request.purpose === wholePostPurpose ? draftWork(deps, request) : stepWork(deps, request),
  );
  if (!made && signal.aborted) throw new Error('The process stops; another one goes on.');
}

/** Ends runs that were lost with their process. Sections that wait for one of them are written now. */
export async function endLost({
  db,
  clock,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const now = clock.now();
  const { model } = settings.ai;
  await db.prisma.$transaction(async (tx) => {
    const lost = await endLostRuns(tx, new Date(now.getTime() - silenceMs));
    for (const { draftId, actor, adminId } of lost) {
      if (draftId !== null) await startNextSection(tx, { draftId, actor, adminId, model, now });
    }
  });
}
