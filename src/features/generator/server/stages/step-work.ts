import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { noUsage } from '../../../../server/integrations/ai/ai.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import type { AiFailure } from '../../ai.ts';
import { type StepKind, stepKinds } from '../../staged-drafts.ts';
import { type Answer, askModel } from '../ask-model.service.ts';
import { takeDraft } from '../drafts/draft-making.ts';
import type { Made, Work } from '../runs/model-run.service.ts';
import { noProgress, type RunRequest } from '../runs/model-runs.queries.ts';
import { startNextSection } from './section-queue.ts';
import { shapes, stageInstructions } from './stage-prompts.ts';
import type { StageAnswer, StageResult } from './stage-results.ts';
import { arrivedOfStage, resultOfStage, textOfStage } from './stage-tasks.ts';
import {
  findStagedDraft,
  lockStagedDraft,
  type StoredStagedDraft,
  updateSection,
  updateStagedDraft,
  writeOutline,
  writeWaiting,
} from './staged-drafts.queries.ts';
import { writtenText } from './written-text.ts';

export type StageDeps = Pick<
  Deps,
  'db' | 'settings' | 'ai' | 'rateLimits' | 'log' | 'clock' | 'contentBus' | 'content' | 'textWork'
>;

interface MadeStep extends Made {
  read?: StageResult;
}

export function kindOfStep({ purpose }: { purpose: string }): StepKind {
  return stepKinds.find((known) => known === purpose) ?? 'section';
}

const failed = (outcome: AiFailure): Answer => ({
  ...{ outcome, usage: noUsage, costMicros: 0, durationMs: 0 },
});

function questionOf(draft: StoredStagedDraft, step: RunRequest, content: string) {
  const { sectionId, wish } = step;
  const { subject, reader, goal, voice, sources } = draft;
  const sections = draft.sections.map(({ offeredHtml, html, ...section }) => ({
    ...section,
    html: offeredHtml ?? html,
  }));
  const told = { subject, reader, goal, voice, sources, sections };
  return { draft: told, content, kind: kindOfStep(step), sectionId, wish };
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
  step: RunRequest,
  { signal, arrived }: { signal: AbortSignal; arrived: Arrived },
): Promise<Answer> {
  const kind = kindOfStep(step);
  const owner = { id: step.draftId ?? 0, adminId: step.adminId ?? 0 };
  const draft = await findStagedDraft(deps.db.prisma, owner);
  const content = draft && (await writtenText(deps.db.prisma, draft, owner.adminId));
  const text =
    draft && (await deps.textWork.run(textOfStage, questionOf(draft, step, content ?? '')));
  if (!text) return failed('cancelled');
  if (!(await takeDraft(deps))) return failed('overBudget');
  const writing = askModel(deps, {
    purpose: kind,
    asker: { label: step.actor, adminId: step.adminId },
    of: { documentId: draft.document?.id ?? null, stagedDraftId: draft.id },
    instructions: stageInstructions(kind, siteIdentityOf(deps.content).brand),
    text,
    shape: shapes[kind],
    signal,
  });
  let next = await writing.next();
  while (!next.done) {
    arrived.json += next.value;
    next = await writing.next();
  }
  return next.value;
}

/** Stores the result. The editor puts the text of a section into its place, and asks before it replaces what a person wrote. */
async function keepResult(
  tx: Db,
  draft: StoredStagedDraft,
  { sectionId }: RunRequest,
  result: StageResult,
): Promise<void> {
  const { id, version } = draft;
  if (result.kind === 'outline') {
    // Another tab or a person may have started writing meanwhile.
    if (draft.sections.some(({ html }) => html !== '')) return;
    await writeOutline(tx, id, result.parts);
    return updateStagedDraft(tx, id, { version: version + 1 });
  }
  const section = draft.sections.find((one) => one.id === sectionId);
  if (!section) return;
  await updateSection(tx, { id: section.id, draftId: id }, { offeredHtml: result.html });
  return updateStagedDraft(tx, id, {});
}

/** Work on one step of a staged draft. The section that waits for it starts in the transaction that ends it. */
export function stepWork(deps: StageDeps, step: RunRequest): Work<MadeStep> {
  const kind = kindOfStep(step);
  const arrived = new Arrived(deps, kind);
  const owner = { id: step.draftId ?? 0, adminId: step.adminId ?? 0 };
  return {
    progress: async () => ({ ...noProgress, text: await arrived.text() }),
    async make(signal) {
      try {
        const answer = await write(deps, step, { signal, arrived });
        const isWhole = answer.outcome === 'ok' && !answer.isCutShort;
        const read = isWhole ? await readResult(deps, { kind, text: answer.text }) : null;
        const { usage, costMicros } = answer;
        if (answer.outcome !== 'ok') return { outcome: answer.outcome, usage, costMicros };
        if (!read) return { outcome: 'malformed', usage, costMicros };
        // A stored result is not kept twice.
        return { outcome: 'ok', usage, costMicros, read, text: '' };
      } catch (error) {
        deps.log.error({ err: error }, 'writing a stage failed');
        return { outcome: 'unavailable', usage: noUsage };
      }
    },
    async keep(tx, end, finish) {
      // In the order of all who change the draft.
      const draft = await lockStagedDraft(tx, owner);
      if (!(await finish()) || !draft) return;
      if ('read' in end && end.read) await keepResult(tx, draft, step, end.read);
      const { actor, adminId } = step;
      const { model } = deps.settings.ai;
      const next = { draftId: draft.id, actor, adminId, model, now: deps.clock.now() };
      if (end.outcome === 'cancelled') await writeWaiting(tx, draft.id, []);
      else await startNextSection(tx, next);
    },
  };
}
