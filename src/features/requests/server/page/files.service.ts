import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { OpenedMedia } from '../../../../server/integrations/media-store/media-store.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { paths } from '../../../../shared/paths.ts';
import { addFileEntry } from '../../../conversations/server/entries/entries.service.ts';
import { shownName } from '../../../media/server/media.service.ts';
import {
  openPrivateFile,
  removePrivateFiles,
  storePrivateFile,
} from '../../../media/server/private-files.service.ts';
import { isJunk } from '../../contact-status.ts';
import { requestMailContent } from '../../words/request-mail.ts';
import { inboxLink } from '../inbox-link.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { type FileRow, findFile, findFiles, insertFile } from './files.queries.ts';
import { openRequest } from './request-keys.service.ts';
import { findRequest } from './requests.queries.ts';

type FileDeps = Pick<
  Deps,
  'db' | 'content' | 'clock' | 'mediaStore' | 'lines' | 'log' | 'mail' | 'settings' | 'rateLimits'
>;

async function refuseBeyondRoom(db: Db, requestId: number, byteSize = 0): Promise<void> {
  const files = await findFiles(db, requestId);
  const bytes = files.reduce((sum, file) => sum + file.byteSize, byteSize);
  if (files.length < quotas.requestFiles.limit && bytes <= quotas.requestFileBytes.limit) return;
  throw new DomainError('CONFLICT', 'There is no room for more files. Please write to us instead.');
}

/**
 * Checks the key and the limits of an upload before any byte is read.
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT when the request has no room, TOO_MANY_REQUESTS
 */
export async function expectFile(deps: FileDeps, key: string): Promise<{ requestId: number }> {
  const { requestId } = await openRequest(deps, key);
  await deps.rateLimits.consume(counters['request-file'], String(requestId));
  await refuseBeyondRoom(deps.db.prisma, requestId);
  return { requestId };
}

/**
 * Adds a picture or a PDF to a request and queues mail to the owner.
 * @returns the file's address for the sender
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, CONFLICT, NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function addFile(
  deps: FileDeps,
  input: { requestId: number; key: string; bytes: Buffer; name: string },
): Promise<{ url: string }> {
  const { requestId, key } = input;
  const { clock, mail, settings, content } = deps;
  const stored = await storePrivateFile(deps, input.bytes);
  try {
    const id = await deps.db.prisma.$transaction((tx) =>
      enter({ clock, mail, settings, content }, tx, {
        ...stored,
        requestId,
        name: shownName(input.name) || 'file',
      }),
    );
    return { url: paths.requestFile(key, id) };
  } catch (error) {
    await removePrivateFiles(deps, [stored.mediaId]);
    throw error;
  }
}

async function enter(
  { clock, mail, settings, content }: Pick<FileDeps, 'clock' | 'mail' | 'settings' | 'content'>,
  tx: Db,
  file: Omit<FileRow, 'id'> & { requestId: number },
): Promise<number> {
  const { requestId, name } = file;
  const isThere = await lockRequest(tx, requestId);
  const request = isThere ? await findRequest(tx, requestId) : null;
  if (!request) throw opensNothing();
  await refuseBeyondRoom(tx, requestId, file.byteSize);
  const createdAt = clock.now();
  const entry = await addFileEntry(tx, { of: { requestId }, side: 'incoming', createdAt });
  const id = await insertFile(tx, { ...file, entryId: entry.id });
  if (mail.ownerAddress && !isJunk(request.status)) {
    await sendMail(tx, {
      ...requestMailContent.entry(
        siteIdentityOf(content).brand,
        request,
        `A file: ${name}`,
        inboxLink(settings, requestId),
      ),
      recipient: mail.ownerAddress,
      replyTo: request.email ?? '',
      replyToName: `${request.firstName} ${request.lastName}`,
      requestId,
      dedupeKey: `request-entry:${entry.id}`,
    });
  }
  return id;
}

export interface OpenedFile extends Pick<FileRow, 'name' | 'contentType'> {
  media: OpenedMedia;
}

async function open(
  deps: Pick<Deps, 'db' | 'mediaStore'>,
  where: { id: number; requestId?: number },
): Promise<OpenedFile> {
  const file = await findFile(deps.db.prisma, where);
  if (!file) throw new DomainError('NOT_FOUND', 'Not found');
  const media = await openPrivateFile(deps, file.mediaId);
  return { name: file.name, contentType: file.contentType, media };
}

/** @throws DomainError NOT_FOUND for a file of another request or an invalid key */
export async function openFileByKey(
  deps: Pick<Deps, 'db' | 'clock' | 'mediaStore'>,
  { key, id }: { key: string; id: number },
): Promise<OpenedFile> {
  const { requestId } = await openRequest(deps, key);
  return open(deps, { id, requestId });
}

/** The caller has checked the admin. @throws DomainError NOT_FOUND */
export function openFileForOwner(
  deps: Pick<Deps, 'db' | 'mediaStore'>,
  id: number,
): Promise<OpenedFile> {
  return open(deps, { id });
}
