import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { OpenedMedia } from '../../../../server/integrations/media-store/media-store.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { paths } from '../../../../shared/paths.ts';
import { shownName } from '../../../media/server/media.service.ts';
import {
  openPrivateFile,
  removePrivateFiles,
  storePrivateFile,
} from '../../../media/server/private-files.service.ts';
import { noticesOf } from '../notices.service.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { type FileRow, findFile, findFiles } from './files.queries.ts';
import { openRequest, openRequestToAct } from './request-keys.service.ts';
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
  const files = await findFiles(db, requestId);
  const bytes = files.reduce((sum, file) => sum + file.byteSize, byteSize);
  const count = files.length + more;
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
export async function expectFile(deps: FileDeps, key: string): Promise<{ requestId: number }> {
  const { requestId } = await openRequestToAct(deps, key);
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
  const notices = noticesOf(deps);
  const now = deps.clock.now();
  const stored = await storePrivateFile(deps, input.bytes);
  const file = { ...stored, name: fileNameOf(input.name) };
  try {
    const entered = await deps.db.prisma.$transaction(async (tx) => {
      if (!(await lockRequest(tx, requestId))) throw opensNothing();
      await refuseBeyondRoom(tx, requestId, file.byteSize);
      const said = { requestId, text: '', files: [file], channel: 'page', now } as const;
      return enterSendersWords(notices, tx, said);
    });
    return { url: paths.requestFile(key, entered?.fileIds[0] ?? 0) };
  } catch (error) {
    await removePrivateFiles(deps, [stored.mediaId]);
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
