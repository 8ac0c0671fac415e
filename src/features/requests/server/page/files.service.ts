import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { OpenedMedia } from '../../../../server/integrations/media-store/media-store.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { addFileEntry } from '../../../conversations/server/entries/entries.service.ts';
import { removeMedia, shownName } from '../../../media/server/media.service.ts';
import { openPrivateFile, storePrivateFile } from '../../../media/server/private-files.service.ts';
import { noticesOf } from '../notices.service.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { type FileRow, findFile, insertFile, measureFiles } from './files.queries.ts';
import { openRequest, openRequestToAct, type RequestColleague } from './request-keys.service.ts';
import { enterSendersWords } from './said/senders-words.service.ts';

type FileDeps = Pick<
  Deps,
  'db' | 'content' | 'clock' | 'mediaStore' | 'lines' | 'log' | 'mail' | 'settings' | 'rateLimits'
>;

export const fileNameOf = (name: string) => shownName(name) || 'file';

/** @param coming.more files before this one that are not entered yet; `byteSize` includes theirs */
export async function hasRoomForFile(
  db: Db,
  requestId: number,
  { byteSize, more = 0 }: { byteSize: number; more?: number },
): Promise<boolean> {
  const files = await measureFiles(db, requestId, 'incoming');
  const bytes = files.byteSize + byteSize;
  const count = files.count + more;
  return count < quotas.requestFiles.limit && bytes <= quotas.requestFileBytes.limit;
}

async function refuseBeyondRoom(db: Db, requestId: number, byteSize = 0): Promise<void> {
  if (await hasRoomForFile(db, requestId, { byteSize })) return;
  throw new DomainError('CONFLICT', 'There is no room for more files. Please write to us instead.');
}

/**
 * Checks the key and the limits of an upload before any byte is read.
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT when the request has no room, TOO_MANY_REQUESTS
 */
export async function expectFile(
  deps: FileDeps,
  key: string,
): Promise<{ requestId: number; writer: RequestColleague | undefined }> {
  const { requestId, colleague } = await openRequestToAct(deps, key);
  await deps.rateLimits.consume(counters['request-file'], String(requestId));
  await refuseBeyondRoom(deps.db.prisma, requestId);
  return { requestId, writer: colleague ?? undefined };
}

/**
 * Adds a picture or a PDF to a request and queues mail to the owner.
 * @returns the file's address for the sender
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, CONFLICT, NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function addFile(
  deps: FileDeps,
  input: {
    requestId: number;
    writer: RequestColleague | undefined;
    key: string;
    bytes: Buffer;
    name: string;
  },
): Promise<{ url: string }> {
  const { requestId, writer, key } = input;
  const notices = noticesOf(deps);
  const now = deps.clock.now();
  const stored = await storePrivateFile(deps, input.bytes);
  const file = { ...stored, name: fileNameOf(input.name) };
  try {
    const entered = await deps.db.prisma.$transaction(async (tx) => {
      if (!(await lockRequest(tx, requestId))) throw opensNothing();
      await refuseBeyondRoom(tx, requestId, file.byteSize);
      const said = { requestId, text: '', writer, files: [file], channel: 'page', now } as const;
      return enterSendersWords(notices, tx, said);
    });
    return { url: filePaths.requestFile(key, entered?.fileIds[0] ?? 0) };
  } catch (error) {
    await removeMedia(deps, [stored.mediaId]);
    throw error;
  }
}

async function refuseBeyondNotes(db: Db, requestId: number, byteSize = 0): Promise<void> {
  const files = await measureFiles(db, requestId, 'outgoing');
  const bytes = files.byteSize + byteSize;
  if (files.count < quotas.noteFiles.limit && bytes <= quotas.noteFileBytes.limit) return;
  throw new DomainError('CONFLICT', 'There is no room for more files at this work.');
}

/**
 * Adds a picture or a PDF of the owner at a stage of the work. The caller has checked the admin and the stage.
 * @returns the file's address for the owner
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, CONFLICT, NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function addOwnersFile(
  deps: Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'lines' | 'log'>,
  { label: author }: Pick<AdminIdentity, 'label'>,
  input: { requestId: number; stageId: number; bytes: Buffer; name: string },
): Promise<{ url: string }> {
  const { requestId, stageId } = input;
  await refuseBeyondNotes(deps.db.prisma, requestId);
  const stored = await storePrivateFile(deps, input.bytes);
  const file = { ...stored, name: fileNameOf(input.name) };
  try {
    const fileId = await deps.db.prisma.$transaction(async (tx) => {
      if (!(await lockRequest(tx, requestId))) {
        throw new DomainError('NOT_FOUND', 'Contact request not found');
      }
      await refuseBeyondNotes(tx, requestId, file.byteSize);
      const createdAt = deps.clock.now();
      const said = { of: { requestId }, side: 'outgoing', author, createdAt, stageId } as const;
      const { id: entryId } = await addFileEntry(tx, said);
      return insertFile(tx, { ...file, requestId, entryId });
    });
    return { url: filePaths.ownersRequestFile(fileId) };
  } catch (error) {
    await removeMedia(deps, [stored.mediaId]);
    throw error;
  }
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
