import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { pictureStem } from '../../../../shared/media/media.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { MediaItem, MediaListInput, MediaUpdate } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';
import { deleteMedia } from '../media.queries.ts';
import { pictureUrl, removeFiles, variantNames } from '../media.service.ts';
import {
  countMedia,
  countUses,
  findFocus,
  findMediaItem,
  findMediaItems,
  isUnnamed,
  type StoredMediaItem,
  type UseCounts,
  updateMedia,
} from './library.queries.ts';

const unused: UseCounts = { postCount: 0, contentCount: 0 };

type LibraryDeps = Pick<Deps, 'db'>;

/** Six rows of four pictures. */
const pageSize = 24;

const noSuchPicture = () => new DomainError('NOT_FOUND', 'Picture not found');

function mayChange({ role, adminId }: AdminIdentity, picture: { adminId: number | null }) {
  return roleMay(role, 'editAllPictures') || picture.adminId === adminId;
}

function onWire(admin: AdminIdentity, row: StoredMediaItem, uses: UseCounts): MediaItem {
  const { adminId: _owner, ...item } = row;
  return { ...item, url: pictureUrl(row), ...uses, mayChange: mayChange(admin, row) };
}

/** All authors may use all pictures. */
export async function listMedia(
  { db }: LibraryDeps,
  admin: AdminIdentity,
  { search, filter, sort, page }: MediaListInput,
) {
  const query = { search, filter };
  const [total, rows] = await Promise.all([
    countMedia(db.prisma, query),
    findMediaItems(db.prisma, query, { sort, skip: (page - 1) * pageSize, take: pageSize }),
  ]);
  const counts = await countUses(
    db.prisma,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => onWire(admin, row, counts.get(row.id) ?? unused));
  return { items, total, page, pageSize };
}

/** @throws DomainError NOT_FOUND */
export async function requirePicture({ db }: LibraryDeps, id: string) {
  const item = await findMediaItem(db.prisma, id);
  if (!item) throw noSuchPicture();
  return item;
}

/** @throws DomainError NOT_FOUND; FORBIDDEN when an author does not own it */
export async function requireOwnPicture(deps: LibraryDeps, admin: AdminIdentity, id: string) {
  const item = await requirePicture(deps, id);
  if (!mayChange(admin, item)) {
    throw new DomainError('FORBIDDEN', 'Only an editor can change pictures of others.');
  }
  return item;
}

/**
 * Changes only the sent fields. A new focal point takes effect in covers at once.
 * @throws DomainError NOT_FOUND, FORBIDDEN; CONFLICT when another user has saved since the form was loaded
 */
export async function changeMedia(
  deps: LibraryDeps & Pick<Deps, 'contentBus'>,
  admin: AdminIdentity,
  update: MediaUpdate,
): Promise<void> {
  const item = await requireOwnPicture(deps, admin, update.id);
  const { focusX = item.focusX, focusY = item.focusY } = update;
  const isSeen = focusX !== item.focusX || focusY !== item.focusY;
  await deps.db.prisma.$transaction(async (tx) => {
    if (!(await updateMedia(tx, update))) {
      throw new DomainError('CONFLICT', mediaContent.details.otherSave);
    }
    if (isSeen) await deps.contentBus.record(tx);
  });
  if (isSeen) await deps.contentBus.announce();
}

/** Fills only an empty alt text, and only when the admin may change the picture. */
export async function describePicture(
  tx: Db,
  admin: AdminIdentity,
  { id, altText }: { id: string; altText: string },
): Promise<void> {
  const item = altText === '' ? null : await findMediaItem(tx, id);
  const isOurs = item !== null && item.altText === '' && mayChange(admin, item);
  if (isOurs) await updateMedia(tx, { id, altText });
}

/** Adds a CSS position; centered covers get none. */
export async function withFocus<Cover extends { imageUrl: string }>(
  db: Db,
  covers: readonly Cover[],
): Promise<(Cover & { imageFocus?: string })[]> {
  const ids = covers.flatMap(({ imageUrl }) => pictureStem(imageUrl) ?? []);
  if (ids.length === 0) return [...covers];
  const byId = new Map((await findFocus(db, ids)).map((found) => [found.id, found]));
  return covers.map((cover) => {
    const focus = byId.get(pictureStem(cover.imageUrl) ?? '');
    return focus ? { ...cover, imageFocus: `${focus.focusX}% ${focus.focusY}%` } : cover;
  });
}

/** @throws DomainError NOT_FOUND, FORBIDDEN; CONFLICT while it is referenced; SERVICE_UNAVAILABLE when the store fails */
export async function deletePicture(
  deps: Pick<Deps, 'db' | 'mediaStore' | 'log'>,
  admin: AdminIdentity,
  id: string,
): Promise<void> {
  const item = await requireOwnPicture(deps, admin, id);
  if (!(await isUnnamed(deps.db.prisma, id))) {
    throw new DomainError(
      'CONFLICT',
      'A post, a page, an earlier version or a draft shows this picture.',
    );
  }
  if (!(await removeFiles(deps, variantNames(item.variants)))) {
    throw new DomainError('SERVICE_UNAVAILABLE', 'The picture could not be removed.', {
      retryAfterSeconds: 10,
      reason: 'media-store',
    });
  }
  await deps.db.prisma.$transaction(async (tx) => {
    await deleteMedia(tx, id);
    await recordActivity(tx, {
      actor: admin.label,
      action: 'deleted',
      targetType: 'picture',
      summary: item.name || id,
    });
  });
}
