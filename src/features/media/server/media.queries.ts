import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';
import type { MediaKind } from '../../../server/db/generated/enums.ts';
import { pictureIdsOfPost, pictureIdsOfVersion } from '../../../server/db/picture-ids.ts';

export async function insertMedia(db: Db, data: Prisma.MediaUncheckedCreateInput): Promise<void> {
  await db.media.create({ data, select: { id: true } });
}

/** Finds an uploaded picture by its file. It counts as uploaded again, so that the purge leaves it and it is listed first. */
export async function renewPicture(
  db: Db,
  { at, isKept, ...file }: { sourceHash: string; adminId?: number; at: Date; isKept: boolean },
): Promise<{ id: string; widthPx: number; heightPx: number } | null> {
  const known = await db.media.findFirst({
    where: { kind: 'postImage', ...file },
    orderBy: { createdAt: 'desc' },
    select: { id: true, widthPx: true, heightPx: true },
  });
  if (!known) return null;
  // It may be deleted in between.
  const data = { createdAt: at, ...(isKept && { isKept }) };
  const { count } = await db.media.updateMany({ where: { id: known.id }, data });
  return count === 1 ? known : null;
}

export function findOwnedMedia(
  db: Db,
  where: { id: string; kind: MediaKind; developerId: number },
) {
  return db.media.findFirst({ where, select: { id: true, variants: true } });
}

export async function findMediaOfDeveloper(db: Db, developerId: number): Promise<string[]> {
  const rows = await db.media.findMany({ where: { developerId }, select: { id: true } });
  return rows.map(({ id }) => id);
}

export async function deleteMedia(db: Db, id: string): Promise<void> {
  await db.media.deleteMany({ where: { id } });
}

/** POSIX form of the pattern in `pictureStem`. */
const stemInText = '(?:post|photo)-[0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5}';

export function findMediaFiles(db: Db, ids: readonly string[]): Promise<MediaFiles[]> {
  return db.media.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, variants: true },
  });
}

/** Covers former details and AI drafts. These rows are few compared to posts. */
const namedInWork = Prisma.sql`
  SELECT named[1] FROM (
    SELECT "socialImageUrl" AS text FROM "FormerPostDetails"
    UNION ALL SELECT "html" || ' ' || coalesce("offeredHtml", '') FROM "StagedSection"
    UNION ALL SELECT "result"::text FROM "ModelRun" WHERE "result" IS NOT NULL
  ) AS texts, regexp_matches(text, ${stemInText}, 'g') AS named`;

const namedInProfiles = Prisma.sql`
  SELECT named[1] FROM "Developer", regexp_matches("profilePhotoUrl", ${stemInText}) AS named
  WHERE "profilePhotoUrl" <> ''`;

/**
 * True when no post, version or unfinished work references the picture.
 * Scalar subqueries use the index; with EXISTS, PostgreSQL would read all posts.
 */
export const isNamedByNoPost = Prisma.sql`
  (SELECT true FROM "BlogPost" WHERE ${pictureIdsOfPost} @> ARRAY["Media"."id"] LIMIT 1) IS NULL
  AND (SELECT true FROM "DocumentVersion" WHERE ${pictureIdsOfVersion} @> ARRAY["Media"."id"] LIMIT 1) IS NULL
  AND "id" NOT IN (${namedInWork})`;

export interface MediaFiles {
  id: string;
  variants: unknown;
}

export function findUnnamedMedia(
  db: Db,
  wanted: { before: Date } | { id: string },
): Promise<MediaFiles[]> {
  const isWanted =
    'id' in wanted
      ? Prisma.sql`"id" = ${wanted.id}`
      : Prisma.sql`"createdAt" < ${wanted.before}::timestamptz`;
  return db.$queryRaw<MediaFiles[]>(Prisma.sql`
    SELECT "id", "variants" FROM "Media"
    WHERE ${isWanted} AND NOT "isKept"
      AND "id" NOT IN (SELECT "mediaId" FROM "RequestFile")
      AND "id" NOT IN (SELECT "mediaId" FROM "ProjectPicture")
      AND "id" NOT IN (${namedInProfiles}) AND ${isNamedByNoPost}`);
}

/** Returns those of the names of stored files that no picture, private file or import has. */
export async function findStrayNames(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>(Prisma.sql`
    SELECT stored.name FROM unnest(${names}::text[]) AS stored (name)
    WHERE NOT EXISTS (
        SELECT FROM "Media" WHERE "id" = regexp_replace(stored.name, '(-w[0-9]+)?[.][a-z0-9]+$', '')
      )
      AND NOT EXISTS (SELECT FROM "PostImport" WHERE "storedName" = stored.name)`);
  return rows.map(({ name }) => name);
}
