import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { noUsage } from '../../../../server/integrations/ai/ai.ts';
import type { AiFailure, AiPurpose } from '../../ai.ts';
import { type StepKind, stepKinds } from '../../staged-drafts.ts';
import { type Answer, askModel } from '../ask-model.service.ts';
import { takeDraft } from '../drafts/draft-making.ts';
import { Signing, type Stop } from '../drafts/signing.ts';
import { shapes, stageInstructions } from './stage-prompts.ts';
import type { StageAnswer, StageResult } from './stage-results.ts';
import {
  beatStep,
  claimStep,
  finishStep,
  type StepRequest,
  type StepRun,
} from './stage-steps.queries.ts';
import { arrivedOfStage, resultOfStage, textOfStage } from './stage-tasks.ts';
import {
  findStagedDraft,
  lockStagedDraft,
  type StoredStagedDraft,
  updateSection,
  updateStagedDraft,
  writeOutline,
} from './staged-drafts.queries.ts';

export type StageDeps = Pick<
  Deps,
  'db' | 'settings' | 'ai' | 'rateLimits' | 'log' | 'clock' | 'contentBus' | 'textWork'
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

function questionOf(draft: StoredStagedDraft, { kind, sectionId, wish }: StepRequest) {
  const { subject, reader, goal, voice, sources, sections } = draft;
  const told = { subject, reader, goal, voice, sources, sections };
  return { draft: told, kind: kindOfStep({ kind }), sectionId, wish };
}

async function readResult(
  { textWork, log }: StageDeps,
  answer: StageAnswer,
): Promise<StageResult | null> {
  try {
    return await textWork.run(resultOfStage, answer);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'BAD_REQUEST') throw error;
    log.warn({ err: error }, 'what a model wrote for a stage could not be read');
    return null;
  }
}

/** Partial answer, parsed only when it is about to be shown. */
class Arrived {
  json = '';
  private readJson = '';
  private shown = '';

  constructor(
    private readonly deps: StageDeps,
    private readonly kind: StepKind,
  ) {}

  /** Returns the readable part; the previous one when parsing fails. */
  async text(): Promise<string> {
    const { kind, json } = this;
    if (json === this.readJson) return this.shown;
    try {
      this.shown = await this.deps.textWork.run(arrivedOfStage, { kind, text: json });
      this.readJson = json;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    return this.shown;
  }
}

async function write(
  deps: StageDeps,
  step: StepRequest,
  { signal, onJson }: { signal: AbortSignal; onJson: (json: string) => void },
): Promise<Answer> {
  const kind = kindOfStep(step);
  const { adminId } = step.draft;
  const draft = await findStagedDraft(deps.db.prisma, { id: step.draftId, adminId });
  const text = draft && (await deps.textWork.run(textOfStage, questionOf(draft, step)));
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
    onJson(json);
    next = await writing.next();
  }
  return next.value;
}

const hasDetails = ({ title, excerpt, metaTitle, metaDescription }: StoredStagedDraft) =>
  [title, excerpt, metaTitle, metaDescription].some((text) => text !== '');

/** Stores the result; an existing text stays, with the new one as a suggestion. */
async function keepResult(
  tx: Db,
  draft: StoredStagedDraft,
  { sectionId }: StepRequest,
  result: StageResult,
): Promise<void> {
  const { id, version } = draft;
  switch (result.kind) {
    case 'outline': {
      // Another tab or a person may have started writing meanwhile.
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
 * Runs one step independently of any HTTP request. Stores progress and result in the row.
 * @throws when the process stops, so that another one takes over, and on database errors
 */
export async function runStep(deps: StageDeps, id: number, stop: Stop): Promise<void> {
  const startedAtMs = performance.now();
  const run: StepRun = { id, runBy: randomUUID() };
  const step = await claimStep(deps.db.prisma, run, deps.clock.now());
  if (!step) return;
  const kind = kindOfStep(step);
  const arrived = new Arrived(deps, kind);
  const signing = new Signing(
    deps,
    async (heartbeatAt) =>
      beatStep(deps.db.prisma, run, { text: await arrived.text(), heartbeatAt }),
    step.cancelledAt !== null,
  );
  const signal = AbortSignal.any([stop.signal, signing.signal]);
  const onJson = (json: string) => {
    arrived.json = json;
  };
  const answer = signing.isCancelled
    ? failed('cancelled')
    : await write(deps, step, { signal, onJson }).catch((error: unknown): Answer => {
        deps.log.error({ err: error }, 'writing a stage failed');
        return failed('unavailable');
      });
  await signing.end();

  const isWhole = answer.outcome === 'ok' && !answer.isCutShort;
  const result = isWhole ? await readResult(deps, { kind, text: answer.text }) : null;
  const made = answer.outcome === 'ok' && !result ? 'malformed' : answer.outcome;
  const outcome = signing.outcomeOf(made, stop);
  if (outcome === null) {
    if (stop.signal.aborted) throw new Error('The process stops; another one goes on.');
    return;
  }
  const { usage, costMicros } = answer;
  // A stored result is not kept twice.
  const text = outcome === 'ok' ? '' : await arrived.text();
  await deps.db.prisma.$transaction(async (tx) => {
    const draft = await lockStagedDraft(tx, { id: step.draftId, adminId: step.draft.adminId });
    const isOurs = await finishStep(tx, run, {
      outcome,
      text,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      costMicros,
      durationMs: Math.round(performance.now() - startedAtMs),
    });
    if (isOurs && draft && outcome === 'ok' && result) await keepResult(tx, draft, step, result);
  });
}
