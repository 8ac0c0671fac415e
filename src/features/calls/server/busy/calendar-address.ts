import type { Db } from '../../../../server/db/client.ts';
import type { Keyring } from '../../../../server/keyring/keyring.ts';
import { findCalendarAddresses, replaceAddress } from './calendars.queries.ts';

/** Binds an address to its row. */
const ownerOf = (id: string) => `address of the calendar ${id}`;

export function sealAddress(keyring: Keyring, id: string, address: string): string {
  return keyring.seal(address, ownerOf(id));
}

/** Returns null when the key of the address is missing. */
export function openAddress(keyring: Keyring, id: string, sealed: string): string | null {
  const opened = keyring.open(sealed, ownerOf(id));
  return opened.outcome === 'opened' ? opened.secret : null;
}

/** Encrypts every address with the present key. */
export async function rotateAddresses(
  db: Db,
  keyring: Keyring,
): Promise<{ rotated: number; unreadable: number }> {
  const counts = { rotated: 0, unreadable: 0 };
  for (const { id, address: sealed } of await findCalendarAddresses(db)) {
    const opened = keyring.open(sealed, ownerOf(id));
    if (opened.outcome === 'unreadable') counts.unreadable += 1;
    else if (opened.keyId !== keyring.keyId) {
      await replaceAddress(db, id, sealAddress(keyring, id, opened.secret));
      counts.rotated += 1;
    }
  }
  return counts;
}
