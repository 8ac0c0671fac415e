import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { addProgramToken, hashToken } from '../../../server/auth/api-tokens.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { dayMs, hourMs } from '../../../shared/time/durations.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { isResourceOfMcp } from './authorization.service.ts';
import {
  deleteConnection,
  deleteEndedKeys,
  deleteProgramToken,
  findKey,
  insertKey,
  type KeyRow,
  prolongConnection,
  touchProgram,
  useKey,
} from './programs.queries.ts';

export const accessTokenMs = hourMs;
/** Counted from the last refresh: a program that is used once a month stays connected. */
const refreshTokenMs = 60 * dayMs;
const keyBytes = 32;

/** Errors of OAuth 2.1, section 3.2.4, and RFC 8707. */
type TokenFault = { error: string; error_description: string };

export interface IssuedTokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

interface Asking {
  clientId: string;
  resource: string | undefined;
  scope: string | undefined;
}

export interface CodeExchange extends Asking {
  code: string;
  verifier: string;
  redirectUri: string;
}

export interface Refresh extends Asking {
  refreshToken: string;
}

type TokenDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>;

const invalidGrant = (error_description: string): TokenFault => ({
  error: 'invalid_grant',
  error_description,
});

const ended = invalidGrant('This has ended. Ask the person again.');

function isVerified(challenge: string, verifier: string): boolean {
  const digest = createHash('sha256').update(verifier).digest('base64url');
  const [own, asked] = [Buffer.from(digest), Buffer.from(challenge)];
  return own.length === asked.length && timingSafeEqual(own, asked);
}

export function exchangeCode(
  deps: TokenDeps,
  { code, verifier, redirectUri, ...asking }: CodeExchange,
): Promise<IssuedTokens | TokenFault> {
  return spend(deps, { key: code, kind: 'code', ...asking }, (row) =>
    row.redirectUri === redirectUri && isVerified(row.challenge ?? '', verifier)
      ? null
      : invalidGrant('The redirect address or the code verifier is not that of the authorization.'),
  );
}

export function refreshTokens(
  deps: TokenDeps,
  { refreshToken, ...asking }: Refresh,
): Promise<IssuedTokens | TokenFault> {
  return spend(deps, { key: refreshToken, kind: 'refresh', ...asking }, () => null);
}

interface Spending extends Asking {
  key: string;
  kind: KeyRow['kind'];
}

/** Exchanges a key for a pair of tokens, once (security row 92). */
async function spend(
  deps: TokenDeps,
  { key, kind, clientId, resource, scope }: Spending,
  faultOf: (row: KeyRow) => TokenFault | null,
): Promise<IssuedTokens | TokenFault> {
  const { db, clock, settings } = deps;
  if (resource !== undefined && !isResourceOfMcp(settings.siteOrigin, resource)) {
    return { error: 'invalid_target', error_description: 'Tokens are given for /mcp alone.' };
  }
  const keyHash = hashToken(key);
  const now = clock.now();
  const row = await findKey(db.prisma, keyHash);
  if (row?.kind !== kind || row.connection.clientId !== clientId) return ended;
  if (row.usedAt) return endLeaked(deps, row);
  if (row.expiresAt <= now) return ended;
  const fault = faultOf(row);
  if (fault) return fault;
  const asked = scope?.trim().split(' ');
  const scopes = asked ?? row.connection.scopes;
  if (!scopes.every((one) => row.connection.scopes.includes(one))) {
    return { error: 'invalid_scope', error_description: 'The person did not give all of these.' };
  }
  const issued = await db.prisma.$transaction(async (tx) => {
    if (!(await useKey(tx, keyHash, now))) return null;
    return issue(tx, row, { scopes, now });
  });
  return issued ?? endLeaked(deps, row);
}

async function issue(
  tx: Db,
  { connection: { id: connectionId, adminId, developerId, name, clientId } }: KeyRow,
  { scopes, now }: { scopes: string[]; now: Date },
): Promise<IssuedTokens> {
  const owner = adminId === null ? { developerId: developerId ?? 0 } : { adminId };
  const refreshToken = randomBytes(keyBytes).toString('base64url');
  const endsAt = new Date(now.getTime() + refreshTokenMs);
  await deleteEndedKeys(tx, connectionId, now);
  await insertKey(tx, {
    ...{ keyHash: hashToken(refreshToken), kind: 'refresh', connectionId, expiresAt: endsAt },
  });
  await prolongConnection(tx, connectionId, endsAt);
  await touchProgram(tx, clientId, now);
  const accessToken = await addProgramToken(tx, {
    ...owner,
    ...{ connectionId, name, scopes, createdAt: now },
    expiresAt: new Date(now.getTime() + accessTokenMs),
  });
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: accessTokenMs / 1000,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  };
}

/** Two programs have one key, and nobody knows which of them the person meant. */
async function endLeaked(
  { db, log }: Pick<TokenDeps, 'db' | 'log'>,
  { connection: { id, name, adminId } }: KeyRow,
): Promise<TokenFault> {
  await db.prisma.$transaction(async (tx) => {
    if (!(await deleteConnection(tx, { id }))) return;
    log.warn({ connectionId: id }, 'a key of a program came twice; its connection has ended');
    if (adminId === null) return;
    await recordActivity(tx, {
      ...{ actor: 'site', action: 'ended, because a key came twice,', targetType: 'program' },
      ...{ targetId: id, summary: name },
    });
  });
  return ended;
}

/** Ends an access token, or the whole connection of a refresh token (RFC 7009). Unknown tokens are ended already. */
export async function revokeProgramToken(
  { db }: Pick<Deps, 'db'>,
  { token, clientId }: { token: string; clientId: string },
): Promise<void> {
  const tokenHash = hashToken(token);
  const row = await findKey(db.prisma, tokenHash);
  if (row?.kind === 'refresh' && row.connection.clientId === clientId) {
    await deleteConnection(db.prisma, { id: row.connection.id });
  } else {
    await deleteProgramToken(db.prisma, { tokenHash, clientId });
  }
}
