import type pg from 'pg';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { isSealed, type Keyring } from '../../keyring/keyring.ts';
import { findTotpSecrets, replaceTotpSecret } from './totp-secrets.queries.ts';

/** Binds a secret to its account: a secret copied to another account does not open. */
const ownerOf = (adminId: number) => `authenticator app of admin ${adminId}`;

export function sealTotpSecret(keyring: Keyring, adminId: number, secret: string): string {
  return keyring.seal(secret, ownerOf(adminId));
}

/** @throws DomainError CONFLICT when the secret's key is missing */
export function openTotpSecret(
  { keyring, log }: Pick<Deps, 'keyring' | 'log'>,
  adminId: number,
  stored: string,
): string {
  // An older version of the site, or a restore of its backup, stores secrets in clear until the next start.
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

export interface UnreadableSecret {
  username: string;
  keyId: string;
}

export interface TotpSecrets {
  clear: number;
  current: number;
  former: number;
  unreadable: UnreadableSecret[];
}

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

export async function encryptTotpSecrets(
  connection: pg.Pool | pg.ClientBase,
  keyring: Keyring,
): Promise<void> {
  for (const row of await findTotpSecrets(connection)) {
    if (isSealed(row.stored)) continue;
    await replaceTotpSecret(connection, row, sealTotpSecret(keyring, row.adminId, row.stored));
  }
}

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

export function missingKeyOf(unreadable: readonly UnreadableSecret[]): string {
  const owners = unreadable.map(({ username }) => JSON.stringify(username)).join(', ');
  const keys = [...new Set(unreadable.map(({ keyId }) => keyId))].join(', ');
  return `The keys of the settings do not open the authenticator app of ${owners}, which was encrypted with the key ${keys}: add that key to SECRETS_KEY, behind the present one. Where it is lost, "site admin reset-factors" takes the app off; until then a passkey or a recovery code signs in.`;
}
