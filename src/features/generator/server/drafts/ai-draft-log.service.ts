import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import { keptDays } from '../../../../shared/retention.ts';
import type { AiDraftRequest } from '../../ai-drafts.ts';
import { outcomeOf } from '../runs/run-state.ts';
import {
  countRequests,
  findRequests,
  purgeRequestsBefore,
  type StoredRequest,
} from './ai-drafts.queries.ts';

function toRequest(row: StoredRequest, adminId: number): AiDraftRequest {
  const { id, actor, subject, model, imageModel, durationMs, postId } = row;
  const { inputTokens, outputTokens, discardedAt, savedAt } = row;
  const outcome = outcomeOf(row);
  const isOurs = row.adminId === adminId;
  return {
    ...{ id, actor, subject, model, imageModel, outcome, durationMs, postId },
    ...{ inputTokens, outputTokens },
    createdAt: row.createdAt,
    canBringBack: isOurs && discardedAt !== null && savedAt === null && row.title !== '',
  };
}

export async function listAiDraftRequests(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
  { page }: { page: number },
) {
  const [rows, total] = await Promise.all([
    findRequests(db.prisma, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countRequests(db.prisma),
  ]);
  const items = rows.map((row) => toRequest(row, adminId));
  return { items, total, page, pageSize: adminPageSize };
}

export function purgeAiRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeRequestsBefore(db.prisma, daysBefore(clock.now(), keptDays.aiRequests), mode);
}
