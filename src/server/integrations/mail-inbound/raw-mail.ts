import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ArrivedMail } from './inbound-mail.ts';

export interface RawMail {
  bytes: Uint8Array;
  /** Addresses of the envelope. */
  recipients: string[];
  /** Mailgun signs this text, so it comes once only. Null for the other ways. */
  token: string | null;
}

/** Every try of Mailgun is signed anew. Both clocks may be a little wrong. */
const signatureValidMs = 15 * 60_000;

type Opened = { outcome: 'opened'; raw: RawMail } | { outcome: 'forged' | 'incomplete' };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

async function openMailgun({
  bytes,
  contentType,
  signingKey,
  nowMs,
}: Extract<ArrivedMail, { way: 'mailgun' }>): Promise<Opened> {
  let form: FormData;
  try {
    const headers = { 'content-type': contentType };
    form = await new Response(Buffer.from(bytes), { headers }).formData();
  } catch {
    return { outcome: 'incomplete' };
  }
  const [timestamp, token] = [text(form.get('timestamp')), text(form.get('token'))];
  const expected = createHmac('sha256', signingKey).update(`${timestamp}${token}`).digest();
  const signature = Buffer.from(text(form.get('signature')), 'hex');
  const isSigned =
    token !== '' && signature.length === expected.length && timingSafeEqual(signature, expected);
  const ageMs = Math.abs(nowMs - Number(timestamp) * 1000);
  if (!isSigned || !(ageMs <= signatureValidMs)) return { outcome: 'forged' };
  const mime = form.get('body-mime');
  const mail = typeof mime === 'string' ? Buffer.from(mime) : mime && (await mime.bytes());
  if (!mail || mail.length === 0) return { outcome: 'incomplete' };
  const recipients = text(form.get('recipient')).split(',');
  return { outcome: 'opened', raw: { bytes: mail, recipients, token } };
}

function openPostmark(bytes: Uint8Array): Opened {
  try {
    const { RawEmail, OriginalRecipient } = JSON.parse(Buffer.from(bytes).toString()) ?? {};
    if (text(RawEmail) === '') return { outcome: 'incomplete' };
    const mail = Buffer.from(text(RawEmail));
    const recipients = [text(OriginalRecipient)];
    return { outcome: 'opened', raw: { bytes: mail, recipients, token: null } };
  } catch {
    return { outcome: 'incomplete' };
  }
}

/** Takes the whole mail out of what a provider posts (RFC 5322). */
export async function openArrivedMail(arrived: ArrivedMail): Promise<Opened> {
  switch (arrived.way) {
    case 'mailgun':
      return openMailgun(arrived);
    case 'postmark':
      return openPostmark(arrived.bytes);
    case 'mailbox':
      return { outcome: 'opened', raw: { bytes: arrived.bytes, recipients: [], token: null } };
  }
}
