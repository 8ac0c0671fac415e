import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime';
import { isAutomaticMail } from './automatic-mail.ts';
import { htmlWords } from './html-words.ts';
import type { ArrivedMail, InboundMail, MailFile, ReadMail } from './inbound-mail.ts';
import { foldQuote } from './new-words.ts';
import { openArrivedMail, type RawMail } from './raw-mail.ts';

/** PostgreSQL stores no NUL and no half of a pair. */
const storable = (text: string) =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');

const longestMessageId = 300;
const longestQuote = 20_000;
const mostFiles = 10;
const mostNames = 20;
/** Smaller pictures within a text are logos of signatures. */
const smallestInlineBytes = 32 * 1024;

const withoutBrackets = (id: string) => id.trim().replace(/^<|>$/g, '').slice(0, longestMessageId);

function addressesOf(list: readonly Address[] | undefined): string[] {
  return (list ?? []).flatMap(({ address, group }) =>
    group ? group.flatMap((one) => one.address ?? []) : (address ?? []),
  );
}

/** With a second sender, one could sign the mail and another be shown. */
function senderOf({ headers }: Email): string | null {
  const senders = headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressesOf(addressParser(value)));
  return senders.length === 1 ? (senders[0] ?? null) : null;
}

function recipientsOf({ headers, to, cc }: Email, { recipients }: RawMail): string[] {
  const delivered = headers
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ value }) => value.replace(/[<>]/g, ''));
  const all = [...recipients, ...delivered, ...addressesOf(to), ...addressesOf(cc)];
  return [...new Set(all.map((address) => address.trim().toLowerCase()).filter(Boolean))];
}

function answersOf({ inReplyTo, references }: Email): string[] {
  const ids = `${inReplyTo ?? ''} ${references ?? ''}`.match(/<[^<>\s]+>/g) ?? [];
  return [...new Set(ids.map(withoutBrackets))].slice(0, 50);
}

const bytesOf = ({ content }: Attachment) =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

function attachmentsOf({ attachments }: Email): { files: MailFile[]; otherNames: string[] } {
  const files: MailFile[] = [];
  const otherNames: string[] = [];
  for (const attachment of attachments) {
    const { filename, mimeType, disposition, related } = attachment;
    const bytes = bytesOf(attachment);
    const isInline = disposition === 'inline' || related === true;
    if (isInline && bytes.length < smallestInlineBytes && mimeType.startsWith('image/')) continue;
    const name = storable(filename ?? '').trim() || mimeType;
    const isTaken = /^(?:image\/|application\/pdf$)/.test(mimeType) || /\.pdf$/i.test(name);
    if (isTaken && files.length < mostFiles) files.push({ name, bytes });
    else if (otherNames.length < mostNames) otherNames.push(name);
  }
  return { files, otherNames };
}

function keyNamesOf({ headers }: Email): string[] {
  const names = headers
    .filter(({ key }) => key === 'dkim-signature')
    .map(({ value }) => {
      const tag = (name: string) =>
        new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([\\w.-]{1,200})\\s*(?:;|$)`).exec(value)?.[1];
      const [selector, domain] = [tag('s'), tag('d')];
      return selector && domain ? `${selector}._domainkey.${domain}`.toLowerCase() : null;
    });
  return [...new Set(names.filter((name) => name !== null))].slice(0, 5);
}

async function readRaw(raw: RawMail): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw.bytes, { maxNestingDepth: 30 });
  const text = mail.text?.trim() ? mail.text : htmlWords(mail.html ?? '');
  const { words, quoted } = foldQuote(storable(text));
  const sentAtMs = Date.parse(mail.date ?? '');
  const hashed = () => createHash('sha256').update(raw.bytes).digest('hex');
  return {
    messageId: withoutBrackets(storable(mail.messageId ?? '')) || hashed(),
    from: senderOf(mail),
    to: recipientsOf(mail, raw),
    answers: answersOf(mail),
    sentAtMs: Number.isNaN(sentAtMs) ? null : sentAtMs,
    words,
    quoted: quoted.slice(0, longestQuote).replace(/\p{Surrogate}$/u, ''),
    ...attachmentsOf(mail),
    isAutomatic: isAutomaticMail(mail),
    keyNames: keyNamesOf(mail),
  };
}

/** Reads a mail that a provider posted or a mailbox held. */
export async function readArrivedMail(arrived: ArrivedMail): Promise<ReadMail> {
  const opened = await openArrivedMail(arrived);
  if (opened.outcome !== 'opened') return opened;
  try {
    return { outcome: 'read', mail: await readRaw(opened.raw), token: opened.raw.token };
  } catch {
    return { outcome: 'incomplete' };
  }
}
