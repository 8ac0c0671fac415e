import { randomUUID } from 'node:crypto';
import type { AiFailure, AiPurpose } from '../../../shared/ai.ts';
import { type StepKind, stepKinds } from '../../../shared/staged-drafts.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { noUsage } from '../../integrations/ai/ai.ts';
import { takeDraft } from '../ai-drafts/draft-budget.ts';
import { partialField, plainText } from '../ai-drafts/partial-draft.ts';
import { Signing, type Stop } from '../ai-drafts/signing.ts';
import { type Answer, askModel } from '../writing/ask-model.service.ts';
import { shapes, stageInstructions, stageText } from './stage-prompts.ts';
import { type StageResult, stageResult } from './stage-results.ts';
import {
  beatStep,
  claimStep,
  findStagedDraft,
  finishStep,
  lockStagedDraft,
  type StepRequest,
  type StepRun,
  type StoredStagedDraft,
  updateSection,
  updateStagedDraft,
  writeOutline,
} from './staged-drafts.queries.ts';

export type StageDeps = Pick<
  Deps,
  'db' | 'settings' | 'ai' | 'rateLimits' | 'log' | 'clock' | 'contentBus'
>;

const purposes: Record<StepKind, Extract<AiPurpose, 'outline' | 'section' | 'details'>> = {
  outline: 'outline',
  section: 'section',
  details: 'details',
};

export function kindOfStep({ kind }: { kind: string }): StepKind {
  return stepKinds.find((known) => known === kind) ?? 'section';
}

const failed = (outcome: AiFailure): Answer => ({
  ...{ outcome, usage: noUsage, costMicros: 0, durationMs: 0 },
});

/** What can be shown of unfinished JSON. */
function readable(kind: StepKind, json: string): string {
  if (kind === 'section') return plainText(partialField(json, 'content'));
  return kind === 'details' ? partialField(json, 'title') : '';
}

/** Asks the model for one stage; nothing is thrown but faults of the database. */
async function write(
  deps: StageDeps,
  step: StepRequest,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<Answer> {
  const kind = kindOfStep(step);
  const { adminId } = step.draft;
  const draft = await findStagedDraft(deps.db.prisma, { id: step.draftId, adminId });
  const text = draft && stageText(draft, { ...step, kind });
  if (!text) return failed('cancelled');
  if (!(await takeDraft(deps))) return failed('overBudget');
  const writing = askModel(deps, {
    purpose: purposes[kind],
    asker: { label: step.actor, adminId },
    instructions: stageInstructions(kind),
    text,
    shape: shapes[kind],
    signal,
  });
  let json = '';
  let next = await writing.next();
  while (!next.done) {
    json += next.value;
    onText(readable(kind, json));
    next = await writing.next();
  }
  return next.value;
}

const hasDetails = ({ title, excerpt, metaTitle, metaDescription }: StoredStagedDraft) =>
  [title, excerpt, metaTitle, metaDescription].some((text) => text !== '');

/** Puts what was written in its place: where something stands already, beside it. */
async function keepResult(
  tx: Db,
  draft: StoredStagedDraft,
  { sectionId }: StepRequest,
  result: StageResult,
): Promise<void> {
  const { id, version } = draft;
  switch (result.kind) {
    case 'outline': {
      // Somebody may have begun to write by hand, or another tab, meanwhile.
      if (draft.sections.some(({ html }) => html !== '')) return;
      await writeOutline(tx, id, result.parts);
      return updateStagedDraft(tx, id, { version: version + 1 });
    }
    case 'section': {
      const section = draft.sections.find((one) => one.id === sectionId);
      if (!section) return;
      const { html } = result;
      const data = section.html === '' ? { html } : { offeredHtml: html };
      await updateSection(tx, { id: section.id, draftId: id }, data);
      return updateStagedDraft(tx, id, {});
    }
    case 'details': {
      const isFirst = !hasDetails(draft);
      return updateStagedDraft(
        tx,
        id,
        isFirst ? { ...result.details, version: version + 1 } : { offeredDetails: result.details },
      );
    }
  }
}

/**
 * Writes one stage, outside of any request: what arrives is written down as it comes, and so is the end.
 * @throws when the process stops and another is to take over, and on faults of the database
 */
export async function runStep(deps: StageDeps, id: number, stop: Stop): Promise<void> {
  const startedAtMs = performance.now();
  const run: StepRun = { id, runBy: randomUUID() };
  const step = await claimStep(deps.db.prisma, run, deps.clock.now());
  if (!step) return;
  let text = '';
  const signing = new Signing(
    deps,
    (heartbeatAt) => beatStep(deps.db.prisma, run, { text, heartbeatAt }),
    step.cancelledAt !== null,
  );
  const signal = AbortSignal.any([stop.signal, signing.signal]);
  const onText = (arrived: string) => {
    text = arrived;
  };
  const answer = signing.isCancelled
    ? failed('cancelled')
    : await write(deps, step, { signal, onText }).catch((error: unknown): Answer => {
        deps.log.error({ err: error }, 'writing a stage failed');
        return failed('unavailable');
      });
  await signing.end();

  const kind = kindOfStep(step);
  const isWhole = answer.outcome === 'ok' && !answer.isCutShort;
  const result = isWhole ? stageResult(kind, answer.text) : null;
  const made = answer.outcome === 'ok' && !result ? 'malformed' : answer.outcome;
  const outcome = signing.outcomeOf(made, stop);
  if (outcome === null) {
    if (stop.signal.aborted) throw new Error('The process stops; another one goes on.');
    return;
  }
  const { usage, costMicros } = answer;
  await deps.db.prisma.$transaction(async (tx) => {
    const draft = await lockStagedDraft(tx, { id: step.draftId, adminId: step.draft.adminId });
    const isOurs = await finishStep(tx, run, {
      outcome,
      // Of what is in its place nothing has to be kept twice.
      text: outcome === 'ok' ? '' : text,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      costMicros,
      durationMs: Math.round(performance.now() - startedAtMs),
    });
    if (isOurs && draft && outcome === 'ok' && result) await keepResult(tx, draft, step, result);
  });
}
