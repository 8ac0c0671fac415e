import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { type AiDraftsStatus, type GeneratedPost, generatedPostSchema } from '../../ai-drafts.ts';
import { notConfiguredMessage, toDomainError } from '../ai-outcomes.ts';
import { runModel } from '../runs/model-run.service.ts';
import { failureOf } from '../runs/run-state.ts';
import { isMonthUsedUp } from '../usage/ai-usage.service.ts';
import { insertDraftRun } from './ai-drafts.queries.ts';
import type { DraftDeps } from './draft-making.ts';
import { draftWork } from './draft-work.ts';

export async function aiDraftsStatus(
  deps: Pick<Deps, 'db' | 'settings' | 'ai' | 'clock' | 'log'>,
): Promise<AiDraftsStatus> {
  const { model, imageModel } = deps.settings.ai;
  const { isConfigured } = deps.ai;
  return { isConfigured, model, imageModel, hint: await hintOf(deps) };
}

async function hintOf(deps: Parameters<typeof aiDraftsStatus>[0]): Promise<string> {
  if (!deps.ai.isConfigured) return notConfiguredMessage;
  return (await isMonthUsedUp(deps)) ? toDomainError('overMonth').message : '';
}

/**
 * Writes a draft while the caller waits; a disconnect cancels it. Logs every request, also failed ones.
 * @throws DomainError by the outcome
 */
export async function generateDraft(
  deps: DraftDeps,
  { subject, admin, signal }: { subject: string; admin: AdminIdentity; signal: AbortSignal },
): Promise<GeneratedPost> {
  const { model, imageModel } = deps.settings.ai;
  const id = await insertDraftRun(deps.db.prisma, {
    ...{ actor: admin.label, subject, model, imageModel },
    ...{ adminId: null, categoryId: null, heartbeatAt: deps.clock.now() },
  });
  const stop = { signal, outcome: 'cancelled' } as const;
  const made = await runModel(deps, id, stop, (request) => draftWork(deps, request));
  const result = generatedPostSchema.safeParse(made?.result);
  if (result.success) return result.data;
  throw toDomainError(failureOf(made?.outcome ?? '') ?? 'brokenOff');
}
