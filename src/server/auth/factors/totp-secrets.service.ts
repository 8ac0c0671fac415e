import type pg from 'pg';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { isSealed, type Keyring } from '../../keyring/keyring.ts';
import { findTotpSecrets, replaceTotpSecret } from './totp-secrets.queries.ts';

/** Binds a secret to its account: copied to another account it opens nothing. */
const ownerOf = (adminId: number) => `authenticator app of admin ${adminId}`;

/** The stored form of an authenticator app's secret. */
export function sealTotpSecret(keyring: Keyring, adminId: number, secret: string): string {
  return keyring.seal(secret, ownerOf(adminId));
}

/** @throws DomainError CONFLICT where its key is not here */
export function openTotpSecret(
  { keyring, log }: Pick<Deps, 'keyring' | 'log'>,
  adminId: number,
  stored: string,
): string {
  // A copy of an older version, or a restore of its backup, puts them in as they are until the next start.
  if (!isSealed(stored)) return stored;
  const opened = keyring.open(stored, ownerOf(adminId));
  if (opened.outcome === 'opened') return opened.secret;
  const { keyId } = opened;
  log.error({ event: 'secret-unreadable', adminId, keyId }, 'authenticator app not readable');
  throw new DomainError(
    'CONFLICT',
    'The codes of your authenticator app cannot be checked here at present. Use a passkey or a recovery code.',
  );
}

/** A secret that no key of the settings opens. */
export interface UnreadableSecret {
  username: string;
  keyId: string;
}

export interface TotpSecrets {
  /** Stored in clear. */
  clear: number;
  /** Encrypted with the first key, which encrypts now. */
  current: number;
  /** Encrypted with another key of the settings. */
  former: number;
  unreadable: UnreadableSecret[];
}

/** How the secrets of authenticator apps are stored. */
export async function lookAtTotpSecrets(
  connection: pg.Pool | pg.ClientBase,
  keyring: Keyring,
): Promise<TotpSecrets> {
  const secrets: TotpSecrets = { clear: 0, current: 0, former: 0, unreadable: [] };
  for (const { adminId, username, stored } of await findTotpSecrets(connection)) {
    const opened = isSealed(stored) ? keyring.open(stored, ownerOf(adminId)) : null;
    if (!opened) secrets.clear += 1;
    else if (opened.outcome === 'unreadable') {
      secrets.unreadable.push({ username, keyId: opened.keyId });
    } else if (opened.keyId === keyring.keyId) secrets.current += 1;
    else secrets.former += 1;
  }
  return secrets;
}

/** Encrypts what is stored in clear with the first key. Copies of the site may do it at the same moment. */
export async function encryptTotpSecrets(
  connection: pg.Pool | pg.ClientBase,
  keyring: Keyring,
): Promise<void> {
  for (const row of await findTotpSecrets(connection)) {
    if (isSealed(row.stored)) continue;
    await replaceTotpSecret(connection, row, sealTotpSecret(keyring, row.adminId, row.stored));
  }
}

/** Encrypts with the first key what another one of the settings opens. @returns how many that were. */
export async function rotateTotpSecrets(
  connection: pg.Pool | pg.ClientBase,
  keyring: Keyring,
): Promise<number> {
  let rotated = 0;
  for (const row of await findTotpSecrets(connection)) {
    const opened = keyring.open(row.stored, ownerOf(row.adminId));
    if (opened.outcome === 'unreadable' || opened.keyId === keyring.keyId) continue;
    const sealed = sealTotpSecret(keyring, row.adminId, opened.secret);
    if (await replaceTotpSecret(connection, row, sealed)) rotated += 1;
  }
  return rotated;
}

/** The sentences for those who run the site: which key is missing, and how to go on without it. */
export function missingKeyOf(unreadable: readonly UnreadableSecret[]): string {
  const owners = unreadable.map(({ username }) => JSON.stringify(username)).join(', ');
  const keys = [...new Set(unreadable.map(({ keyId }) => keyId))].join(', ');
  return `The keys of the settings do not open the authenticator app of ${owners}, which was encrypted with the key ${keys}: add that key to SECRETS_KEY, behind the present one. Where it is lost, "site admin reset-factors" takes the app off; until then a passkey or a recovery code signs in.`;
}
