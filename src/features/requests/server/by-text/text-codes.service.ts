import type { Db } from '../../../../server/db/client.ts';
import type { Keyring } from '../../../../server/keyring/keyring.ts';
import { mailedLinksOf } from '../../../conversations/server/links/access-links.service.ts';
import { holdRequest } from '../request-moves.service.ts';

type Fingerprints = Pick<Keyring, 'fingerprint'>;

/** Letters and digits that nobody mistakes for others. */
const letters = 'ACDEFGHJKLMNPQRTUVWXY3479';
const codeLength = 6;
/** A text may begin with the word that the site asks for, as in "VIBE 17-ACDEFG". */
const codeForm = /^\s*(?:[a-z]{2,12}\s+)?([1-9]\d{0,8})-([a-z0-9]{6})(?![a-z0-9])[\s:,.]*/i;
/** Each mail of a request has a link of its own. */
const mostLinks = 50;

function codeOf(keyring: Fingerprints, keyHash: string): string {
  const bytes = Buffer.from(keyring.fingerprint(`text code ${keyHash}`), 'hex');
  return [...bytes.subarray(0, codeLength)].map((byte) => letters[byte % letters.length]).join('');
}

/**
 * Returns the code that takes texts into a request: "17-ACDEFG". It ends with the link whose page shows it.
 * @param link.keyHash the link's stored hash
 */
export function textCodeOf(
  keyring: Fingerprints,
  { requestId, keyHash }: { requestId: number; keyHash: string },
): string {
  return `${requestId}-${codeOf(keyring, keyHash)}`;
}

/**
 * Finds the request whose code a text begins with, or the one that it was merged into. Locks it.
 * @returns the request and the words after the code; null without the code of an open link
 */
export async function findByCode(
  tx: Db,
  keyring: Fingerprints,
  { text, at: now }: { text: string; at: Date },
): Promise<{ requestId: number; words: string } | null> {
  const [start, id, code] = codeForm.exec(text) ?? [];
  const held = start === undefined ? null : await holdRequest(tx, Number(id));
  if (start === undefined || !held) return null;
  const { id: requestId } = held;
  const of = { subject: 'requestId', id: requestId } as const;
  const links = await mailedLinksOf(tx, of, { now, take: mostLinks });
  if (!links.some((keyHash) => codeOf(keyring, keyHash) === code?.toUpperCase())) return null;
  return { requestId, words: text.slice(start.length).trim() };
}
