import { randomBytes } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import type { Keyring } from '../../../server/keyring/keyring.ts';
import { findSealed, replaceSealed, type SealedEndpoint } from './endpoints.queries.ts';

const secretBytes = 32;

/** In the form of Standard Webhooks. */
export function makeSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

type Sealed = 'address' | 'secret' | 'formerSecret';

/** Binds a text to its row. A secret that becomes the former one keeps its seal. */
const ownerOf = (id: string, column: Sealed) =>
  `${column === 'address' ? 'address' : 'secret'} of the webhook ${id}`;

export function sealFor(keyring: Keyring, id: string, column: Sealed, text: string): string {
  return keyring.seal(text, ownerOf(id, column));
}

function openOne(keyring: Keyring, id: string, column: Sealed, sealed: string): string | null {
  const opened = keyring.open(sealed, ownerOf(id, column));
  return opened.outcome === 'opened' ? opened.secret : null;
}

/** Returns null when the key of the address is missing. */
export function openAddress(
  keyring: Keyring,
  { id, address }: Pick<SealedEndpoint, 'id' | 'address'>,
): string | null {
  return openOne(keyring, id, 'address', address);
}

/**
 * Opens the secrets that sign at a time, the newest first. A former one whose key is missing is left out.
 * @returns null when the key of the newest is missing
 */
export function openSecrets(keyring: Keyring, endpoint: SealedEndpoint, at: Date): string[] | null {
  const { id, secret, formerSecret, formerSecretEndsAt } = endpoint;
  const newest = openOne(keyring, id, 'secret', secret);
  if (newest === null) return null;
  const isFormerValid = formerSecret && formerSecretEndsAt && at < formerSecretEndsAt;
  const former = isFormerValid ? openOne(keyring, id, 'formerSecret', formerSecret) : null;
  return former === null ? [newest] : [newest, former];
}

const columns = ['address', 'secret', 'formerSecret'] as const;

/** Encrypts every address and secret with the present key. */
export async function rotateWebhookSecrets(
  db: Db,
  keyring: Keyring,
): Promise<{ rotated: number; unreadable: number }> {
  const counts = { rotated: 0, unreadable: 0 };
  for (const endpoint of await findSealed(db)) {
    for (const column of columns) {
      const sealed = endpoint[column];
      if (sealed === null) continue;
      const opened = keyring.open(sealed, ownerOf(endpoint.id, column));
      if (opened.outcome === 'unreadable') counts.unreadable += 1;
      else if (opened.keyId !== keyring.keyId) {
        const next = sealFor(keyring, endpoint.id, column, opened.secret);
        // Nothing is written over a rotation that took place meanwhile.
        await replaceSealed(db, endpoint.id, { column, from: sealed, to: next });
        counts.rotated += 1;
      }
    }
  }
  return counts;
}
