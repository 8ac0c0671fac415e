import { randomBytes } from 'node:crypto';
import type { SignedInAdmin } from '../../../server/auth/admin-identity.service.ts';
import { hashToken } from '../../../server/auth/api-tokens.service.ts';
import { holdGrantor } from '../../../server/auth/grants/grants.service.ts';
import type { RequestSessions } from '../../../server/auth/request-sessions.ts';
import type { Db } from '../../../server/db/client.ts';
import { lockDeveloper } from '../../../server/db/lock-developer.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { AdminRole } from '../../../shared/admin/admin-roles.ts';
import { scopesOfRole } from '../../../shared/admin/api-tokens.ts';
import { developerProgramScopes } from '../../../shared/developer-tokens.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  type Asked,
  type AuthorizationQuery,
  adminProgramScopes,
  type ProgramScope,
  programScopes,
} from '../programs.ts';
import { connectWords } from '../words/connect.ts';
import { type Client, findClient } from './clients.service.ts';
import {
  type ConnectionOwner,
  countOpenConnections,
  insertConnection,
  insertKey,
  touchProgram,
} from './programs.queries.ts';
import { isOwnRedirect, placeOf, withQuery } from './redirects.ts';

const { refusals } = connectWords;

type ConnectDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'guardedFetch' | 'log' | 'rateLimits'>;

interface Caller {
  ip: string;
  sessions: RequestSessions;
}

/** OAuth 2.1 asks for ten minutes at most. A program exchanges its code at once. */
const codeMs = minuteMs;
const codeBytes = 32;

/** A challenge is a SHA-256 in base64url (RFC 7636, section 4.2). */
const challengePattern = /^[\w-]{43}$/;

type Checked =
  | { outcome: 'refused'; message: string }
  | { outcome: 'returns'; address: string }
  | { outcome: 'asks'; client: Client; challenge: string; scopes: ProgramScope[] };

/** Tells whether tokens for this resource (RFC 8707) are tokens for /mcp. */
export function isResourceOfMcp(siteOrigin: string, resource: string): boolean {
  return [siteOrigin, `${siteOrigin}/`, absoluteUrl(siteOrigin, serverPaths.mcp)].includes(
    resource,
  );
}

function answerAt(
  siteOrigin: string,
  { redirect_uri, state }: AuthorizationQuery,
  answer: { code: string } | { error: string },
): string {
  return withQuery(redirect_uri, { ...answer, state, iss: siteOrigin });
}

/** @returns the error code of OAuth 2.1, section 4.1.2.1, or null */
function faultOf(query: AuthorizationQuery, siteOrigin: string): string | null {
  const { response_type, code_challenge = '', code_challenge_method, resource } = query;
  if (response_type !== 'code') return 'unsupported_response_type';
  if (!challengePattern.test(code_challenge) || code_challenge_method !== 'S256') {
    return 'invalid_request';
  }
  if (resource !== undefined && !isResourceOfMcp(siteOrigin, resource)) return 'invalid_target';
  return scopesAsked(query).length === 0 ? 'invalid_scope' : null;
}

/** A program that names no scope asks for all of them. Unknown ones are left out. */
function scopesAsked({ scope }: AuthorizationQuery): ProgramScope[] {
  if (!scope?.trim()) return [...programScopes];
  const asked = scope.split(' ');
  return programScopes.filter((known) => asked.includes(known));
}

/** Nothing is sent to an address before it is known to be the program's own. */
async function check(
  deps: ConnectDeps,
  { ip }: Pick<Caller, 'ip'>,
  query: AuthorizationQuery,
): Promise<Checked> {
  const client = await findClient(deps, { clientId: query.client_id, ip });
  if (typeof client === 'string') return { outcome: 'refused', message: refusals[client] };
  if (!isOwnRedirect(client.redirectUris, query.redirect_uri)) {
    return { outcome: 'refused', message: refusals.redirect };
  }
  const { siteOrigin } = deps.settings;
  const error = faultOf(query, siteOrigin);
  if (error) return { outcome: 'returns', address: answerAt(siteOrigin, query, { error }) };
  const challenge = query.code_challenge ?? '';
  return { outcome: 'asks', client, challenge, scopes: scopesAsked(query) };
}

export function scopesForRole(role: AdminRole): ProgramScope[] {
  const ofRole: readonly string[] = scopesOfRole(role);
  return adminProgramScopes.filter((scope) => ofRole.includes(scope));
}

/** Says who asks for what, for the person to decide. */
export async function describeAsked(
  deps: ConnectDeps,
  { ip, sessions }: Caller,
  query: AuthorizationQuery,
): Promise<Asked> {
  const checked = await check(deps, { ip }, query);
  if (checked.outcome !== 'asks') return checked;
  const { client, scopes } = checked;
  const admin = await sessions.admin();
  const developer = admin ? null : await sessions.developer();
  const given: readonly ProgramScope[] = admin
    ? scopesForRole(admin.role)
    : developer
      ? developerProgramScopes
      : programScopes;
  return {
    ...{ outcome: 'asks', name: client.name, describedBy: client.describedBy },
    returnsTo: placeOf(query.redirect_uri),
    person: admin ? 'admin' : developer ? 'developer' : null,
    scopes: scopes.filter((scope) => given.includes(scope)),
    denial: answerAt(deps.settings.siteOrigin, query, { error: 'access_denied' }),
  };
}

type Consent = AuthorizationQuery & { scopes: ProgramScope[]; ip: string };

/**
 * @returns the address with the code, or with the error of the query
 * @throws DomainError BAD_REQUEST for a program that cannot be told apart, or without a scope that the admin can give;
 *   CONFLICT beyond the quota; UNAUTHORIZED for an account that lost its rights meanwhile
 */
export function connectForAdmin(
  deps: ConnectDeps,
  admin: SignedInAdmin,
  consent: Consent,
): Promise<string> {
  const { adminId, role, label } = admin;
  return connect(deps, consent, {
    ...{ owner: { adminId }, given: scopesForRole(role) },
    hold: (tx) => holdGrantor(tx, admin),
    record: (tx, { id, name }) =>
      recordActivity(tx, {
        ...{ actor: label, action: 'connected', targetType: 'program' },
        ...{ targetId: id, summary: name },
      }),
  });
}

/** @see connectForAdmin */
export function connectForDeveloper(
  deps: ConnectDeps,
  developerId: number,
  consent: Consent,
): Promise<string> {
  return connect(deps, consent, {
    ...{ owner: { developerId }, given: developerProgramScopes },
    hold: (tx) => lockDeveloper(tx, developerId),
    record: async () => {},
  });
}

interface Person {
  owner: ConnectionOwner;
  given: readonly ProgramScope[];
  hold(tx: Db): Promise<unknown>;
  record(tx: Db, connection: { id: number; name: string }): Promise<void>;
}

async function connect(
  deps: ConnectDeps,
  { scopes: chosen, ip, ...query }: Consent,
  { owner, given, hold, record }: Person,
): Promise<string> {
  const checked = await check(deps, { ip }, query);
  if (checked.outcome === 'returns') return checked.address;
  if (checked.outcome === 'refused') throw new DomainError('BAD_REQUEST', checked.message);
  const { client, challenge, scopes: asked } = checked;
  const scopes = asked.filter((scope) => chosen.includes(scope) && given.includes(scope));
  if (scopes.length === 0) throw new DomainError('BAD_REQUEST', connectWords.chooseOne);
  const now = deps.clock.now();
  const endsAt = new Date(now.getTime() + codeMs);
  const code = randomBytes(codeBytes).toString('base64url');
  await deps.db.prisma.$transaction(async (tx) => {
    await hold(tx);
    const { limit } = quotas.connectedPrograms;
    if ((await countOpenConnections(tx, owner, now)) >= limit) {
      throw new DomainError('CONFLICT', refusals.tooMany(limit));
    }
    const { id: clientId, name } = client;
    const connectionId = await insertConnection(tx, {
      ...owner,
      ...{ clientId, name, scopes, createdAt: now, endsAt },
    });
    await insertKey(tx, {
      ...{ keyHash: hashToken(code), kind: 'code', connectionId, challenge, expiresAt: endsAt },
      redirectUri: query.redirect_uri,
    });
    await touchProgram(tx, clientId, now);
    await record(tx, { id: connectionId, name });
  });
  return answerAt(deps.settings.siteOrigin, query, { code });
}
