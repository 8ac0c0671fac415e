import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { AiDraftsStatus, GeneratedPost } from '../../ai-drafts.ts';
import { notConfiguredMessage, toDomainError } from '../ai-outcomes.ts';
import { insertRequest } from './ai-drafts.queries.ts';
import type { DraftDeps } from './draft-making.ts';
import { runAiDraft } from './draft-run.service.ts';

export function aiDraftsStatus({ settings, ai }: Pick<Deps, 'settings' | 'ai'>): AiDraftsStatus {
  const { model, imageModel } = settings.ai;
  const { isConfigured } = ai;
  return { isConfigured, model, imageModel, hint: isConfigured ? '' : notConfiguredMessage };
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
  const { id } = await insertRequest(deps.db.prisma, {
    ...{ actor: admin.label, subject, model, imageModel },
    ...{ adminId: null, categoryId: null, heartbeatAt: deps.clock.now() },
  });
  const made = await runAiDraft(deps, id, { signal, outcome: 'cancelled' });
  if (made && 'post' in made) return made.post;
  throw toDomainError(made?.outcome ?? 'brokenOff');
}
