import { opensNothing } from '../../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../../server/db/client.ts';
import { tellWebhooks } from '../../../../../server/outbox/webhook-events.service.ts';
import {
  addEntry,
  addFileEntry,
} from '../../../../conversations/server/entries/entries.service.ts';
import { isJunk } from '../../../contact-status.ts';
import { inboxRequestPath } from '../../../inbox-address.ts';
import { requestMailContent } from '../../../words/request-mail.ts';
import type { Notices } from '../../notices.service.ts';
import { lockRequest } from '../../request-moves.queries.ts';
import { type FileRow, insertFile } from '../files.queries.ts';
import { findRequest } from '../requests.queries.ts';

export interface Said {
  channel: 'page' | 'mail';
  /** Empty when the sender sent files only. */
  text: string;
  /** Undefined for the person who began the request. */
  writer?: { name: string; email: string } | undefined;
  /** Stage of the work that it is about. */
  stageId?: number;
  files: readonly Omit<FileRow, 'id'>[];
}

/** `entryIds` has the entry of the text first. */
export interface EnteredWords {
  entryIds: number[];
  fileIds: number[];
}

/**
 * Adds what the sender said, on the page or by mail, and queues one mail to the owner. Words about a stage of the work wait for
 * the daily mail about the work.
 * @returns null for the same text again within the hour and no file, which is ignored
 * @throws DomainError NOT_FOUND for a request that is gone
 */
export async function enterSendersWords(
  notices: Notices,
  tx: Db,
  {
    requestId,
    channel,
    text,
    writer,
    stageId,
    files,
    now,
  }: Said & { requestId: number; now: Date },
): Promise<EnteredWords | null> {
  const isThere = await lockRequest(tx, requestId);
  const request = isThere ? await findRequest(tx, requestId) : null;
  if (!request) throw opensNothing();
  const said = {
    of: { requestId },
    side: 'incoming',
    channel,
    author: writer?.name ?? '',
    createdAt: now,
    stageId: stageId ?? null,
  } as const;
  const entered: EnteredWords = { entryIds: [], fileIds: [] };
  if (text) {
    const entry = await addEntry(tx, { ...said, body: text });
    // The same words may come with other files.
    if (!entry && files.length === 0) return null;
    if (entry) entered.entryIds.push(entry.id);
  }
  for (const file of files) {
    const { id: entryId } = await addFileEntry(tx, said);
    entered.entryIds.push(entryId);
    entered.fileIds.push(await insertFile(tx, { ...file, requestId, entryId }));
  }
  if (isJunk(request.status)) return entered;
  for (const id of entered.entryIds) {
    const data = { id, requestId, channel };
    await tellWebhooks(tx, 'message.created', { at: now, data, path: inboxRequestPath(requestId) });
  }
  if (stageId) return entered;
  const lines = files.map(({ name }) => `A file: ${name}`).join('\n');
  const notice = {
    replyTo: writer?.email ?? request.email ?? '',
    replyToName: writer?.name ?? `${request.firstName} ${request.lastName}`,
    requestId,
    dedupeKey: `request-entry:${entered.entryIds[0]}`,
  };
  await notices.toOwner(tx, notice, (brand, link) =>
    requestMailContent.entry(brand, request, [text, lines].filter(Boolean).join('\n\n'), link),
  );
  return entered;
}
