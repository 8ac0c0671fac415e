import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import { addToken, endToken, tokensOf } from '../../../server/auth/api-tokens.service.ts';
import { holdGrantor } from '../../../server/auth/grants/grants.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { type ApiToken, type NewToken, tokenScopes } from '../../../shared/admin/api-tokens.ts';
import { recordActivity } from './activity/activity.service.ts';

export function listTokens({ db }: Pick<Deps, 'db'>): Promise<ApiToken[]> {
  return tokensOf(db.prisma, 'admins', tokenScopes);
}

/** @throws DomainError UNAUTHORIZED for an account that has lost its rights meanwhile */
export async function createToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  input: NewToken,
): Promise<ApiToken & { token: string }> {
  return db.prisma.$transaction(async (tx) => {
    await holdGrantor(tx, admin);
    const made = await addToken(tx, { ...input, owner: { adminId: admin.adminId } }, clock.now());
    await recordActivity(tx, {
      actor: admin.label,
      action: 'created',
      targetType: 'API token',
      targetId: made.id,
      summary: made.name,
    });
    return made;
  });
}

/** Idempotent. @throws DomainError NOT_FOUND */
export async function revokeToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  id: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const ended = await endToken(tx, 'admins', { id, now: clock.now() });
    if (!ended) return;
    await recordActivity(tx, {
      actor: admin.label,
      action: 'revoked',
      targetType: 'API token',
      targetId: id,
      summary: ended.name,
    });
  });
}
