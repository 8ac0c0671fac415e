import type { Db } from '../../../../server/db/client.ts';
import { lockDeveloper } from '../../../../server/db/lock-developer.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { pictureStem, type StoredPicture } from '../../../../shared/media/media.ts';
import { removeMedia, storePicture } from '../../../media/server/media.service.ts';
import { projectPictureRefusals as refusals } from '../../words/projects/project-pictures.ts';
import {
  countPictures,
  deletePictureRow,
  describePictureRow,
  findPictureIds,
  findPictureProject,
  insertPicture,
  placePictures,
} from './project-pictures.queries.ts';
import { findProject } from './projects.queries.ts';

type PictureDeps = Pick<Deps, 'db' | 'contentBus' | 'mediaStore' | 'log'>;

const notFound = () => new DomainError('NOT_FOUND', 'This picture does not exist.');

async function refuseBeyondRoom(
  db: Db,
  { developerId, projectId }: { developerId: number; projectId: number },
): Promise<number> {
  if (!(await findProject(db, { id: projectId, developerId }))) {
    throw new DomainError('NOT_FOUND', 'This project does not exist.');
  }
  const count = await countPictures(db, projectId);
  if (count >= quotas.projectPictures.limit) throw new DomainError('CONFLICT', refusals.full);
  return count;
}

/**
 * Stores a picture as the last one of a project.
 * @throws DomainError NOT_FOUND for another developer's project, CONFLICT when it is full, and as storePicture does
 */
export async function addPicture(
  deps: PictureDeps & Pick<Deps, 'lines'>,
  input: { developerId: number; projectId: number; bytes: Buffer },
): Promise<StoredPicture> {
  const { developerId, projectId, bytes } = input;
  // Decoding is the heaviest work that a developer can cause.
  await refuseBeyondRoom(deps.db.prisma, input);
  const picture = await storePicture(deps, { kind: 'projectPicture', bytes, developerId });
  const mediaId = pictureStem(picture.url) ?? '';
  try {
    await deps.db.prisma.$transaction(async (tx) => {
      await lockDeveloper(tx, developerId);
      const count = await refuseBeyondRoom(tx, input);
      await insertPicture(tx, { mediaId, projectId, position: count + 1 });
    });
  } catch (error) {
    await removeMedia(deps, [mediaId]);
    throw error;
  }
  await deps.contentBus.announce();
  return picture;
}

/** Runs `change` under the lock of the developer. @throws DomainError NOT_FOUND for another developer's picture */
async function withPicture(
  deps: PictureDeps,
  { developerId, pictureId }: { developerId: number; pictureId: string },
  change: (tx: Db, projectId: number) => Promise<void>,
): Promise<void> {
  await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const projectId = await findPictureProject(tx, { mediaId: pictureId, developerId });
    if (projectId === null) throw notFound();
    await change(tx, projectId);
  });
  await deps.contentBus.announce();
}

/** @throws DomainError NOT_FOUND for another developer's picture */
export function describePicture(
  deps: PictureDeps,
  developerId: number,
  { pictureId, alt }: { pictureId: string; alt: string },
): Promise<void> {
  return withPicture(deps, { developerId, pictureId }, (tx) =>
    describePictureRow(tx, pictureId, alt),
  );
}

/**
 * Removes a picture and its files. The ones behind it move up.
 * @throws DomainError NOT_FOUND for another developer's picture
 */
export async function removeProjectPicture(
  deps: PictureDeps,
  developerId: number,
  pictureId: string,
): Promise<void> {
  await withPicture(deps, { developerId, pictureId }, async (tx, projectId) => {
    await deletePictureRow(tx, pictureId);
    await placePictures(tx, projectId, await findPictureIds(tx, projectId));
  });
  await removeMedia(deps, [pictureId]);
}

/** @throws DomainError NOT_FOUND for another developer's project, CONFLICT unless every picture is named exactly once */
export async function orderPictures(
  deps: PictureDeps,
  developerId: number,
  { projectId, pictureIds }: { projectId: number; pictureIds: readonly string[] },
): Promise<void> {
  await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    if (!(await findProject(tx, { id: projectId, developerId }))) {
      throw new DomainError('NOT_FOUND', 'This project does not exist.');
    }
    const own = await findPictureIds(tx, projectId);
    const isSameSet =
      new Set(pictureIds).size === own.length &&
      pictureIds.length === own.length &&
      pictureIds.every((id) => own.includes(id));
    if (!isSameSet) throw new DomainError('CONFLICT', refusals.changed);
    await placePictures(tx, projectId, pictureIds);
  });
  await deps.contentBus.announce();
}
