import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';

export async function countPictures(db: Db, projectId: number): Promise<number> {
  return db.projectPicture.count({ where: { projectId } });
}

export async function insertPicture(
  db: Db,
  data: { mediaId: string; projectId: number; position: number },
): Promise<void> {
  await db.projectPicture.create({ data, select: { mediaId: true } });
}

/** @returns the project of a picture of the developer */
export async function findPictureProject(
  db: Db,
  { mediaId, developerId }: { mediaId: string; developerId: number },
): Promise<number | null> {
  const found = await db.projectPicture.findFirst({
    where: { mediaId, project: { developerId } },
    select: { projectId: true },
  });
  return found?.projectId ?? null;
}

export async function describePictureRow(db: Db, mediaId: string, altText: string): Promise<void> {
  await db.projectPicture.update({
    where: { mediaId },
    data: { altText },
    select: { mediaId: true },
  });
}

export async function deletePictureRow(db: Db, mediaId: string): Promise<void> {
  await db.projectPicture.delete({ where: { mediaId }, select: { mediaId: true } });
}

export async function findPictureIds(db: Db, projectId: number): Promise<string[]> {
  const rows = await db.projectPicture.findMany({
    where: { projectId },
    orderBy: { position: 'asc' },
    select: { mediaId: true },
  });
  return rows.map(({ mediaId }) => mediaId);
}

/** @param mediaIds all pictures of the project */
export async function placePictures(
  db: Db,
  projectId: number,
  mediaIds: readonly string[],
): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    UPDATE "ProjectPicture"
    SET "position" = array_position(${[...mediaIds]}::text[], "mediaId")
    WHERE "projectId" = ${projectId}`);
}

/** Pictures of hidden profiles, with their developers. */
export async function findHiddenPictures(
  db: Db,
): Promise<{ mediaId: string; developerId: number }[]> {
  const rows = await db.projectPicture.findMany({
    where: { project: { developer: { hiddenAt: { not: null } } } },
    select: { mediaId: true, project: { select: { developerId: true } } },
  });
  return rows.map(({ mediaId, project }) => ({ mediaId, developerId: project.developerId }));
}
