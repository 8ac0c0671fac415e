import type { z } from 'zod';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { keepProvenance } from '../../../posts/server/provenance/provenance.service.ts';
import { sizeOfPost } from '../../../posts/server/texts/post-texts.ts';
import type { AskStepInput, decideInputSchema, StagedDraft } from '../../staged-drafts.ts';
import { toDomainError } from '../ai-outcomes.ts';
import { insertRun, runningOutcome } from '../runs/model-runs.queries.ts';
import { outcomeOf, queueRun } from '../runs/run-state.ts';
import { startNextSection, stopSteps } from './section-queue.ts';
import { noSuchDraft } from './staged-draft-reads.service.ts';
import {
  type StoredStagedDraft,
  updateSection,
  updateStagedDraft,
  writeWaiting,
} from './staged-drafts.queries.ts';
import { changeStagedDraft } from './staged-drafts.service.ts';
import type { StageDeps } from './step-work.ts';

/**
 * Starts a step, or the first of several sections. Only one runs at a time, because each builds on the one before.
 * @throws DomainError SERVICE_UNAVAILABLE when no AI is configured, CONFLICT while a step is running
 * and for a new outline when a section has text
 */
export function askForStep(
  deps: StageDeps,
  admin: AdminIdentity,
  input: AskStepInput,
): Promise<StagedDraft> {
  return changeStagedDraft(deps, admin, { id: input.id }, async (row, tx) => {
    if (!deps.ai.isConfigured) throw toDomainError('notConfigured');
    const { id, sections, steps } = row;
    if (steps.some((step) => outcomeOf(step) === runningOutcome)) {
      throw new DomainError('CONFLICT', 'Something is being written already.');
    }
    const asker = { draftId: id, actor: admin.label, adminId: admin.adminId };
    const { model } = deps.settings.ai;
    const now = deps.clock.now();
    if (input.kind === 'sections') {
      const asked = sections.filter((section) => input.sectionIds.includes(section.id));
      if (asked.length === 0) throw noSuchDraft();
      await writeWaiting(
        tx,
        id,
        asked.map((section) => section.id),
      );
      await startNextSection(tx, { ...asker, model, now });
    } else {
      const run = { ...asker, model, purpose: input.kind, heartbeatAt: now };
      const runId = await insertRun(tx, { ...run, ...stepOf(row, input) });
      if (runId !== null) await queueRun(tx, runId);
    }
    await updateStagedDraft(tx, id, {});
  });
}

function stepOf(
  { sections }: StoredStagedDraft,
  input: Exclude<AskStepInput, { kind: 'sections' }>,
): { sectionId: string | null; wish: string } {
  if (input.kind === 'section') {
    const { sectionId, wish } = input;
    if (!sections.some((section) => section.id === sectionId)) throw noSuchDraft();
    return { sectionId, wish };
  }
  if (sections.some(({ html, offeredHtml }) => html !== '' || offeredHtml !== null)) {
    throw new DomainError('CONFLICT', 'Parts of this outline are written. Change it by hand.');
  }
  return { sectionId: null, wish: '' };
}

/** Stops the step that is running, and all that wait for it. */
export function cancelStep(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  id: number,
): Promise<StagedDraft> {
  return changeStagedDraft(deps, admin, { id }, (_row, tx) => stopSteps(tx, id, deps.clock.now()));
}

/**
 * Takes or refuses a suggested text. The window that takes it puts it into the text, and no other does.
 * @throws DomainError CONFLICT when another text is suggested
 */
export async function decideSection(
  deps: Pick<Deps, 'db' | 'clock' | 'contentBus' | 'textWork'>,
  admin: AdminIdentity,
  { id, sectionId, offeredHtml, isTaken }: z.output<typeof decideInputSchema>,
): Promise<StagedDraft> {
  // Counted before the lock, so that the transaction does not wait for the parser.
  const counts = isTaken ? await deps.textWork.once(sizeOfPost, offeredHtml) : null;
  const now = deps.clock.now();
  let isPublic = false;
  const decided = await changeStagedDraft(deps, admin, { id }, async (row, tx) => {
    const section = row.sections.find((one) => one.id === sectionId);
    if (section?.offeredHtml !== offeredHtml) {
      throw new DomainError('CONFLICT', 'Something else is offered by now.');
    }
    const taken = isTaken ? { html: offeredHtml } : {};
    await updateSection(tx, { id: section.id, draftId: id }, { ...taken, offeredHtml: null });
    await updateStagedDraft(tx, id, {});
    if (!counts || !row.document) return;
    isPublic = row.document.post !== null;
    const step = row.steps.findLast((one) => one.sectionId === sectionId && one.outcome === 'ok');
    await keepProvenance(tx, row.document.id, [
      {
        ...{ ...counts, purpose: 'section', model: step?.model ?? '' },
        ...{ writtenAt: step?.createdAt ?? now, acceptedBy: admin.label, acceptedAt: now },
      },
    ]);
  });
  // The public page may show a note about it.
  if (isPublic) await deps.contentBus.announce();
  return decided;
}
