import { createHash, randomBytes } from 'node:crypto';
import { unusedTokenDays } from '../../shared/admin/api-tokens.ts';
import { keptDays } from '../../shared/retention.ts';
import { dayMs } from '../../shared/time/durations.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { daysBefore, type PurgeMode } from '../purge-mode.ts';
import {
  countDeveloperTokens,
  findToken,
  findTokenByHash,
  findTokens,
  insertToken,
  purgeEndedBefore,
  revokeDeveloperTokens,
  revokeToken as revokeRow,
  type TokenColumns,
  type TokenOwners,
  type TokenRow,
  touchToken,
} from './api-tokens.queries.ts';

const tokenBytes = 32;
const prefixLength = 10;
/** Last-used times are stored to the minute: a busy caller must not write on every request. */
const lastUsedResolutionMs = 60_000;

/** Lets secret scanners recognize a leaked token. */
const tokenMarks = { admin: 'vcl_', developer: 'vcd_', program: 'vcp_' } as const;

/** Tokens and link keys are stored as SHA-256: they carry at least 192 random bits, so a slow hash would add nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns the time from which a token is refused. A token without an end of its own ends when it stays unused. */
export function tokenEnd(token: Pick<TokenRow, 'expiresAt' | 'lastUsedAt' | 'createdAt'>): Date {
  const { expiresAt, lastUsedAt, createdAt } = token;
  return expiresAt ?? new Date((lastUsedAt ?? createdAt).getTime() + unusedTokenDays * dayMs);
}

/** Without the admin who made it. */
function toToken<Scope extends string>(
  { admin: _admin, ...row }: TokenRow,
  known: readonly Scope[],
) {
  const scopes = known.filter((scope) => row.scopes.includes(scope));
  return { ...row, scopes, expiresAt: tokenEnd(row) };
}

/** Newest first. Scopes that are no longer known are left out. */
export async function tokensOf<Scope extends string>(
  db: Db,
  owners: TokenOwners,
  known: readonly Scope[],
) {
  const rows = await findTokens(db, owners);
  return rows.map((row) => ({ ...toToken(row, known), owner: row.admin?.username ?? '' }));
}

type TokenInput<Scope extends string> = {
  owner: { adminId: number } | { developerId: number };
  name: string;
  scopes: Scope[];
  /** Null: it ends when it stays unused. */
  daysToLive: number | null;
};

/** Only this answer contains the token. The database stores its hash. */
export async function addToken<Scope extends string>(
  tx: Db,
  { owner, name, scopes, daysToLive }: TokenInput<Scope>,
  createdAt: Date,
) {
  const mark = 'adminId' in owner ? tokenMarks.admin : tokenMarks.developer;
  const expiresAt = daysToLive === null ? null : new Date(createdAt.getTime() + daysToLive * dayMs);
  const { token, row } = await makeToken(tx, mark, {
    ...owner,
    ...{ name, scopes, createdAt, expiresAt },
  });
  return { ...toToken(row, scopes), owner: row.admin?.username ?? '', token };
}

async function makeToken(
  tx: Db,
  mark: string,
  columns: TokenColumns,
): Promise<{ token: string; row: TokenRow }> {
  const token = `${mark}${randomBytes(tokenBytes).toString('base64url')}`;
  const stored = { tokenHash: hashToken(token), prefix: token.slice(0, prefixLength) };
  return { token, row: await insertToken(tx, { ...columns, ...stored }) };
}

/** Makes a token of a connected program. It opens /mcp alone. */
export async function addProgramToken(
  tx: Db,
  columns: TokenColumns & { connectionId: number; expiresAt: Date },
): Promise<string> {
  const { token } = await makeToken(tx, tokenMarks.program, columns);
  return token;
}

/** Tokens that still open something. */
export function countTokensOf(tx: Db, developerId: number, now: Date): Promise<number> {
  return countDeveloperTokens(tx, developerId, now);
}

/**
 * @returns null for a token that was revoked before
 * @throws DomainError NOT_FOUND for a token of somebody else
 */
export async function endToken(
  tx: Db,
  owners: TokenOwners,
  { id, now }: { id: number; now: Date },
): Promise<{ name: string } | null> {
  const row = await findToken(tx, owners, id);
  if (!row) throw new DomainError('NOT_FOUND', 'Token not found');
  if (row.revokedAt) return null;
  await revokeRow(tx, id, now);
  return { name: row.name };
}

export function endTokensOf(tx: Db, developerId: number, now: Date): Promise<void> {
  return revokeDeveloperTokens(tx, developerId, now);
}

/**
 * Looking up the hash leaks no timing about the token itself.
 * @param isAtMcp whether tokens of connections count, which are bound to /mcp (security row 91)
 * @returns null for an unknown, ended or revoked token, and for one of a disabled admin
 */
export async function findValidToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  isAtMcp: boolean,
) {
  const found = await findTokenByHash(db.prisma, hashToken(token));
  const now = clock.now();
  if (!found || tokenEnd(found) <= now || found.revokedAt || found.admin?.disabledAt) return null;
  if (found.connectionId !== null && !isAtMcp) return null;
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > lastUsedResolutionMs) {
    await touchToken(db.prisma, found, now);
  }
  return found;
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
