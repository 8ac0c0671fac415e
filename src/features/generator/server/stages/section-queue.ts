import type { Db } from '../../../../server/db/client.ts';
import { cancelRuns, insertRun } from '../runs/model-runs.queries.ts';
import { queueRun } from '../runs/run-state.ts';
import { takeWaiting, writeWaiting } from './staged-drafts.queries.ts';

interface SectionAsker {
  draftId: number;
  actor: string;
  adminId: number | null;
  model: string;
  now: Date;
}

/**
 * Starts the run of the first section that waits. Pass the transaction that ended the run before, or that had the sections wait, and
 * lock the draft first.
 */
export async function startNextSection(tx: Db, asker: SectionAsker): Promise<void> {
  const { draftId, actor, adminId, model, now } = asker;
  const sectionId = await takeWaiting(tx, draftId);
  if (sectionId === null) return;
  const section = { draftId, sectionId, actor, adminId, model, heartbeatAt: now };
  const runId = await insertRun(tx, { ...section, purpose: 'section', wish: '' });
  if (runId !== null) await queueRun(tx, runId);
}

/** Stops the step that is running, and all sections that wait. */
export async function stopSteps(tx: Db, id: number, now: Date): Promise<void> {
  // In the order of all who change runs and sections.
  await cancelRuns(tx, { draftId: id }, now);
  await writeWaiting(tx, id, []);
}
