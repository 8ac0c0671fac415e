import { timingSafeEqual } from 'node:crypto';
import type { EntrySide } from '../db/generated/client.ts';
import type { Keyring } from '../keyring/keyring.ts';

export interface ReplyPlace {
  requestId: number;
  /** The side that may write to the address. */
  side: EntrySide;
  issuedAt: Date;
}

/** 128 bits, in hex: mail servers may change capitals. */
const signatureLength = 32;
const sideLetters = { incoming: 'c', outgoing: 'o' } as const;
const form = /^([co])([1-9a-z][\da-z]{0,6})\.([\da-z]{5,7})\.([\da-f]{32})$/;

function signatureOf(keyring: Pick<Keyring, 'fingerprint'>, signed: string): string {
  return keyring.fingerprint(`reply address ${signed}`).slice(0, signatureLength);
}

/** Makes the address that answers to a mail come back to. Only the reader of that mail may get it. */
export function makeReplyAddress(
  keyring: Pick<Keyring, 'fingerprint'>,
  base: string,
  { requestId, side, issuedAt }: ReplyPlace,
): string {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  const signed = `${sideLetters[side]}${requestId.toString(36)}.${seconds.toString(36)}`;
  const at = base.lastIndexOf('@');
  const part = `${signed}.${signatureOf(keyring, signed)}`;
  return `${base.slice(0, at)}+${part}${base.slice(at)}`;
}

/** @returns null for an address that this site has not made */
export function readReplyAddress(
  keyring: Pick<Keyring, 'fingerprint'>,
  base: string,
  address: string,
): ReplyPlace | null {
  const [lowerBase, lower] = [base.toLowerCase(), address.toLowerCase()];
  const at = lowerBase.lastIndexOf('@');
  const [prefix, suffix] = [`${lowerBase.slice(0, at)}+`, lowerBase.slice(at)];
  if (!lower.startsWith(prefix) || !lower.endsWith(suffix)) return null;
  const found = form.exec(lower.slice(prefix.length, lower.length - suffix.length));
  if (!found) return null;
  const [, letter = '', id = '', seconds = '', signature = ''] = found;
  const expected = signatureOf(keyring, `${letter}${id}.${seconds}`);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null;
  return {
    requestId: Number.parseInt(id, 36),
    side: letter === 'c' ? 'incoming' : 'outgoing',
    issuedAt: new Date(Number.parseInt(seconds, 36) * 1000),
  };
}

/** Names the thread of a mail in its `References`. Mail programs group by it; it opens nothing. */
export function threadName(
  keyring: Pick<Keyring, 'fingerprint'>,
  { subject, recipient }: { subject: string; recipient: string },
): string {
  return keyring
    .fingerprint(`mail thread ${subject} ${recipient.toLowerCase()}`)
    .slice(0, signatureLength);
}
