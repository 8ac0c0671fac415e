import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { purgeWhere } from '../../../../server/db/purge-where.ts';
import type { PurgeMode } from '../../../../server/purge-mode.ts';

export async function insertRevision(
  tx: Db,
  data: Prisma.BlogPostRevisionCreateManyInput,
): Promise<void> {
  await tx.blogPostRevision.createMany({ data: [data], skipDuplicates: true });
}

export function purgeRevisionsBeyond(db: Db, keptCount: number, mode: PurgeMode): Promise<number> {
  const condition = Prisma.sql`r."version" <= (
    SELECT p."version" FROM "BlogPost" AS p WHERE p."id" = r."postId") - ${keptCount}::int`;
  return purgeWhere(db, Prisma.sql`"BlogPostRevision" AS r`, condition, mode);
}
