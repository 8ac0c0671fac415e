import type { Db } from '../../../server/db/client.ts';
import type { Keyring } from '../../../server/keyring/keyring.ts';
import { mailedLinksOf } from '../../conversations/server/links/access-links.service.ts';
import { setPhoneNumber } from './sms-request.queries.ts';

type Fingerprints = Pick<Keyring, 'fingerprint'>;

/** Letters and digits that nobody mistakes for others. */
const letters = 'ACDEFGHJKLMNPQRTUVWXY3479';
const codeLength = 6;
/** A text may begin with the word that the site asks for, as in "VIBE 17-ACDEFG". */
const codeForm = /^\s*(?:[a-z]{2,12}\s+)?([1-9]\d{0,8})-([a-z0-9]{6})(?![a-z0-9])[\s:,.]*/i;
/** Each mail of a request has a link of its own. */
const mostLinks = 50;

/**
 * Returns the code that takes texts into a request: "17-ACDEFG". It ends with the link whose page shows it.
 * @param link.keyHash the link's stored hash
 */
export function textCodeOf(
  keyring: Fingerprints,
  { requestId, keyHash }: { requestId: number; keyHash: string },
): string {
  const bytes = Buffer.from(keyring.fingerprint(`text code ${requestId} ${keyHash}`), 'hex');
  const code = [...bytes.subarray(0, codeLength)].map((byte) => letters[byte % letters.length]);
  return `${requestId}-${code.join('')}`;
}

/**
 * Lets a number that sends the code of a request write in it. The number has proven itself: the text came from it.
 * @param text.phoneNumber E.164
 * @returns the request and the words after the code; null without the code of an open link
 */
export async function joinByCode(
  tx: Db,
  keyring: Fingerprints,
  { phoneNumber, text, at: now }: { phoneNumber: string; text: string; at: Date },
): Promise<{ requestId: number; words: string } | null> {
  const [start, id, code] = codeForm.exec(text) ?? [];
  if (start === undefined || !id || !code) return null;
  const requestId = Number(id);
  const wanted = `${id}-${code.toUpperCase()}`;
  const of = { subject: 'requestId', id: requestId } as const;
  const links = await mailedLinksOf(tx, of, { now, take: mostLinks });
  if (!links.some((keyHash) => textCodeOf(keyring, { requestId, keyHash }) === wanted)) return null;
  await setPhoneNumber(tx, requestId, phoneNumber);
  return { requestId, words: text.slice(start.length).trim() };
}
