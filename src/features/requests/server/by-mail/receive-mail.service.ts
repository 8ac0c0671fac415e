import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type {
  ArrivedMail,
  InboundMail,
  MailFile,
} from '../../../../server/integrations/mail-inbound/inbound-mail.ts';
import { provenSender } from '../../../../server/integrations/mail-inbound/mail-tasks.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { findAnsweringAdmin } from '../../../accounts/server/notices/mail-address.service.ts';
import {
  countEntry,
  markEntriesSeen,
} from '../../../conversations/server/entries/entries.service.ts';
import { removeMedia } from '../../../media/server/media.service.ts';
import { type PrivateFile, storePrivateFile } from '../../../media/server/private-files.service.ts';
import { requestLimits } from '../../request-options.ts';
import { mailEntryWords } from '../../words/mail-entry.ts';
import type { MailRefusal } from '../../words/refused-mail.ts';
import { noteProvenAddress } from '../mail-thread/mail-threads.service.ts';
import { hasReceivedMail, insertReceivedMail } from '../mail-thread/received-mail.queries.ts';
import { noticesOf } from '../notices.service.ts';
import { fileNameOf, hasRoomForFile } from '../page/files.service.ts';
import { findRequest } from '../page/requests.queries.ts';
import { answerRequest } from '../page/said/answers.service.ts';
import { enterSendersWords } from '../page/said/senders-words.service.ts';
import { type MailPlace, placeOfMail } from './mail-place.service.ts';
import { tellOfRefusal } from './refused-mail.service.ts';

export type ReceiveDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'settings'
  | 'keyring'
  | 'content'
  | 'mail'
  | 'rateLimits'
  | 'mediaStore'
  | 'lines'
  | 'log'
  | 'dns'
  | 'textWork'
>;

/** The log names the fate of a mail. Every post gets the same answer. */
export type MailFate =
  | 'entered'
  | 'automatic'
  | 'unknown'
  | 'stranger'
  | 'unproven'
  | 'repeated'
  | 'empty'
  | 'tooLong'
  | 'tooMany'
  | 'ended';

class AlreadyReceivedError extends Error {
  override readonly name = 'AlreadyReceivedError';
}

/** Looks up the keys of the mail's signatures, then checks these. */
async function isProven(deps: ReceiveDeps, arrived: ArrivedMail, mail: InboundMail) {
  const found = await Promise.all(
    mail.keyNames.map(async (name) => {
      const answer = await deps.dns.texts(name);
      if (answer.outcome !== 'unavailable') {
        return [name, answer.outcome === 'found' ? answer.texts : []] as const;
      }
      throw new DomainError('SERVICE_UNAVAILABLE', 'The DNS does not answer.', {
        retryAfterSeconds: 60,
        reason: 'dns',
        cause: answer.cause,
      });
    }),
  );
  const keys = Object.fromEntries(found.filter(([, texts]) => texts.length > 0));
  return deps.textWork.run(provenSender, { arrived, keys });
}

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && one?.toLowerCase() === other?.toLowerCase();

/** An address for answers in the words, such as in "… wrote:", opens the request for the other side too. */
function withoutReplyAddresses(text: string, base: string): string {
  const [local = '', host = ''] = base.split('@');
  const escaped = [local, host].map((part) => part.replaceAll(/[.]/g, '\\.'));
  return text.replaceAll(new RegExp(`<?${escaped[0]}\\+[\\w.]+@${escaped[1]}>?`, 'gi'), '').trim();
}

/**
 * Takes a mail into its request. What is unknown, forged, repeated, automatic or too much changes nothing.
 * @throws DomainError SERVICE_UNAVAILABLE when the mail has to come again
 */
export async function receiveMail(
  deps: ReceiveDeps,
  arrived: ArrivedMail,
  mail: InboundMail,
): Promise<MailFate> {
  if (mail.isAutomatic) return 'automatic';
  const place = await placeOfMail(deps, mail);
  if (!place) return 'unknown';
  const fate = await fateOf(deps, place, arrived, mail);
  if (isRefusal(fate)) await tellOfRefusal(deps, place, { why: fate, mail });
  return fate;
}

const isRefusal = (fate: MailFate): fate is MailRefusal =>
  !['entered', 'automatic', 'unknown', 'repeated'].includes(fate);

async function fateOf(
  deps: ReceiveDeps,
  place: MailPlace,
  arrived: ArrivedMail,
  mail: InboundMail,
): Promise<MailFate> {
  const request = await findRequest(deps.db.prisma, place.requestId);
  if (!request) return 'unknown';
  if (!place.isOpen) return 'ended';
  if (await hasReceivedMail(deps.db.prisma, mail.messageId)) return 'repeated';
  const base = deps.settings.mailReplies.address ?? '';
  const said = {
    ...mail,
    words: withoutReplyAddresses(mail.words, base),
    quoted: withoutReplyAddresses(mail.quoted, base),
  };
  try {
    if (place.side === 'outgoing') return await receiveFromOwner(deps, place, arrived, said);
    if (!isSame(mail.from, request.email)) return 'stranger';
    if (!place.isSigned && !(await isProven(deps, arrived, mail))) return 'unproven';
    return await receiveFromClient(deps, place, said);
  } catch (error) {
    if (error instanceof AlreadyReceivedError) return 'repeated';
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return 'tooMany';
    if (error instanceof DomainError && ['NOT_FOUND', 'CONFLICT'].includes(error.code)) {
      return 'unknown';
    }
    throw error;
  }
}

/** @throws AlreadyReceivedError for a mail that took effect while this one was read */
async function noteReceived(
  tx: Db,
  { messageId, quoted, sentAtMs }: InboundMail,
  { entryId, now }: { entryId: number; now: Date },
): Promise<void> {
  const sentAt = sentAtMs === null ? now : new Date(sentAtMs);
  const received = { messageId, entryId, quoted, sentAt };
  if (!(await insertReceivedMail(tx, received))) throw new AlreadyReceivedError();
}

/** The owner's words go out in the name of the site, so the domain of the address has to have signed them. */
async function receiveFromOwner(
  deps: ReceiveDeps,
  place: MailPlace,
  arrived: ArrivedMail,
  mail: InboundMail,
): Promise<MailFate> {
  const db = deps.db.prisma;
  const from = mail.from ?? '';
  const isOwnersAddress = isSame(from, deps.mail.ownerAddress);
  const admin = await findAnsweringAdmin(db, from, { isOwnersAddress });
  if (!admin) return 'stranger';
  if (!(await isProven(deps, arrived, mail))) return 'unproven';
  if (mail.words.length < requestLimits.minEntry) return 'empty';
  const names = [...mail.files.map(({ name }) => name), ...mail.otherNames];
  const text = [mail.words, ...mailEntryWords.notSent(names)].join('\n\n');
  if (text.length > requestLimits.maxAnswer) return 'tooLong';
  const { requestId } = place;
  await deps.rateLimits.consume(counters['request-answer-mail'], String(requestId));
  const now = deps.clock.now();
  let fate: MailFate = 'repeated';
  await answerRequest(deps, admin, { requestId, text, channel: 'mail' }, async (tx, entryId) => {
    await noteReceived(tx, mail, { entryId, now });
    await markEntriesSeen(tx, { requestId }, { side: 'incoming', now });
    fate = 'entered';
  });
  return fate;
}

type StoredFile = PrivateFile & { name: string };

/** Stores the attachments that are pictures or PDFs, as long as the request has room; the rest is named. */
async function storeFiles(
  deps: ReceiveDeps,
  requestId: number,
  files: readonly MailFile[],
): Promise<{ stored: StoredFile[]; refusedNames: string[] }> {
  const stored: StoredFile[] = [];
  const refusedNames: string[] = [];
  for (const { name, bytes } of files) {
    const shown = fileNameOf(name);
    const waiting = stored.reduce((sum, { byteSize }) => sum + byteSize, bytes.length);
    const hasRoom = await hasRoomForFile(deps.db.prisma, requestId, {
      byteSize: waiting,
      more: stored.length,
    });
    if (!hasRoom) {
      refusedNames.push(shown);
      continue;
    }
    try {
      await deps.rateLimits.consume(counters['request-file'], String(requestId));
      stored.push({ ...(await storePrivateFile(deps, Buffer.from(bytes))), name: shown });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'SERVICE_UNAVAILABLE') {
        await removeStored(deps, stored);
        throw error;
      }
      refusedNames.push(shown);
    }
  }
  return { stored, refusedNames };
}

async function removeStored(deps: ReceiveDeps, stored: readonly StoredFile[]): Promise<void> {
  await removeMedia(
    deps,
    stored.map(({ mediaId }) => mediaId),
  );
}

async function receiveFromClient(
  deps: ReceiveDeps,
  place: MailPlace,
  mail: InboundMail,
): Promise<MailFate> {
  const { requestId } = place;
  if (mail.words === '' && mail.files.length + mail.otherNames.length === 0) return 'empty';
  await countEntry(deps, 'requestId', requestId);
  const { stored, refusedNames } = await storeFiles(deps, requestId, mail.files);
  const named = mailEntryWords.notTaken([...refusedNames, ...mail.otherNames]);
  const { maxEntry } = requestLimits;
  const words = [mail.words, ...named].filter(Boolean).join('\n\n');
  const text = words.slice(0, maxEntry).replace(/\p{Surrogate}$/u, '');
  // The owner reads the rest where the quoted mail is.
  const quoted = [words.slice(text.length), mail.quoted].filter(Boolean).join('\n\n');
  const notices = noticesOf(deps);
  const now = deps.clock.now();
  try {
    const entered = await deps.db.prisma.$transaction(async (tx) => {
      const entering = { requestId, text, files: stored, channel: 'mail', now } as const;
      const said = await enterSendersWords(notices, tx, entering);
      const [entryId] = said?.entryIds ?? [];
      if (entryId === undefined) return false;
      await noteReceived(tx, { ...mail, quoted }, { entryId, now });
      await noteProvenAddress(tx, requestId, mail.from ?? '');
      return true;
    });
    if (entered) return 'entered';
  } catch (error) {
    await removeStored(deps, stored);
    throw error;
  }
  await removeStored(deps, stored);
  return 'repeated';
}
