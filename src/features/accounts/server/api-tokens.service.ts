import { randomBytes } from 'node:crypto';
import {
  type AdminIdentity,
  hashToken,
  tokenEnd,
} from '../../../server/auth/admin-identity.service.ts';
import { holdGrantor } from '../../../server/auth/grants/grants.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import {
  type ApiToken,
  type NewToken,
  tokenScopeSchema,
  unusedTokenDays,
} from '../../../shared/admin/api-tokens.ts';
import { keptDays } from '../../../shared/retention.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { recordActivity } from './activity/activity.service.ts';
import {
  findToken,
  findTokens,
  insertToken,
  purgeEndedBefore,
  revokeToken as revokeRow,
  type TokenRow,
} from './api-tokens.queries.ts';

/** Lets secret scanners recognize a leaked token. */
const tokenMark = 'vcl_';
const tokenBytes = 32;
const prefixLength = tokenMark.length + 6;

function toToken({ admin, scopes, ...row }: TokenRow): ApiToken {
  const known = scopes.flatMap((scope) => tokenScopeSchema.safeParse(scope).data ?? []);
  return { ...row, expiresAt: tokenEnd(row), scopes: known, owner: admin.username };
}

export async function listTokens({ db }: Pick<Deps, 'db'>): Promise<ApiToken[]> {
  return (await findTokens(db.prisma)).map(toToken);
}

/**
 * Only this answer contains the token. The database stores its hash.
 * @throws DomainError UNAUTHORIZED for an account that has lost its rights meanwhile
 */
export async function createToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { name, scopes, daysToLive }: NewToken,
): Promise<ApiToken & { token: string }> {
  const createdAt = clock.now();
  const token = `${tokenMark}${randomBytes(tokenBytes).toString('base64url')}`;
  return db.prisma.$transaction(async (tx) => {
    await holdGrantor(tx, admin);
    const row = await insertToken(tx, {
      name,
      tokenHash: hashToken(token),
      prefix: token.slice(0, prefixLength),
      adminId: admin.adminId,
      scopes,
      createdAt,
      expiresAt: daysToLive === null ? null : new Date(createdAt.getTime() + daysToLive * dayMs),
    });
    await recordActivity(tx, {
      actor: admin.label,
      action: 'created',
      targetType: 'API token',
      targetId: row.id,
      summary: name,
    });
    return { ...toToken(row), token };
  });
}

/** Idempotent. @throws DomainError NOT_FOUND */
export async function revokeToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  id: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const row = await findToken(tx, id);
    if (!row) throw new DomainError('NOT_FOUND', 'Token not found');
    if (row.revokedAt) return;
    await revokeRow(tx, id, clock.now());
    await recordActivity(tx, {
      actor: admin.label,
      action: 'revoked',
      targetType: 'API token',
      targetId: id,
      summary: row.name,
    });
  });
}

export function purgeRevokedTokens(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), keptDays.revokedTokens);
  return purgeEndedBefore(
    db.prisma,
    { before, unusedBefore: daysBefore(before, unusedTokenDays) },
    mode,
  );
}
