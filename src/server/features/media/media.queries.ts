import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { MediaKind } from '../../db/generated/enums.ts';

export async function insertMedia(db: Db, data: Prisma.MediaUncheckedCreateInput): Promise<void> {
  await db.media.create({ data, select: { id: true } });
}

/** The variants of a picture, when it belongs to this owner. */
export function findOwnedMedia(db: Db, where: { id: string; kind: MediaKind; ownerId: number }) {
  return db.media.findFirst({ where, select: { id: true, variants: true } });
}

export async function deleteMedia(db: Db, id: string): Promise<void> {
  await db.media.deleteMany({ where: { id } });
}

export function findMediaBefore(db: Db, before: Date) {
  return db.media.findMany({
    where: { createdAt: { lt: before } },
    select: { id: true, variants: true },
  });
}

/** As a POSIX regular expression: see `pictureStem`. */
const stemInText = '(?:post|photo)-[0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5}';

/** The pictures that posts, unfinished work, drafts and profiles name; versions of posts apart. */
export async function findNamedIds(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT DISTINCT named[1] AS "id" FROM (
      SELECT "imageUrl" || ' ' || "content" AS text FROM "BlogPost"
      UNION ALL SELECT "imageUrl" || ' ' || "content" FROM "PostDraft"
      UNION ALL SELECT "form"::text FROM "BlogPostAutosave"
      UNION ALL SELECT "result"::text FROM "AiGeneration" WHERE "result" IS NOT NULL
      UNION ALL SELECT "profilePhotoUrl" FROM "Developer"
    ) AS texts, regexp_matches(text, ${stemInText}, 'g') AS named`);
  return rows.map(({ id }) => id);
}

const revisionsAtATime = 500;

/** The pictures that versions of posts name, a few hundred versions at a time: there may be very many. */
export async function* findIdsNamedInRevisions(db: Db): AsyncGenerator<string[]> {
  let after = 0;
  for (;;) {
    const rows = await db.$queryRaw<{ lastId: number; ids: string[] }[]>(Prisma.sql`
      WITH page AS MATERIALIZED (
        SELECT "id", "imageUrl" || ' ' || "content" AS text FROM "BlogPostRevision"
        WHERE "id" > ${after}::int ORDER BY "id" LIMIT ${revisionsAtATime}::int
      )
      SELECT (SELECT max("id") FROM page) AS "lastId",
        ARRAY(SELECT DISTINCT named[1] FROM page, regexp_matches(text, ${stemInText}, 'g') AS named) AS "ids"
      WHERE EXISTS (SELECT 1 FROM page)`);
    const [page] = rows;
    if (!page) return;
    yield page.ids;
    after = page.lastId;
  }
}
