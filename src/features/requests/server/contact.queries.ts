import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';

const columns = Object.values(Prisma.ContactRequestScalarFieldEnum);

/**
 * Stores a request once: the same dedupe key again changes nothing. In SQL, because Prisma plans a `createMany` anew for
 * each call, which was a quarter of what a contact request costs.
 * @returns its id; null when it was there before.
 */
export async function insertContactRequest(
  db: Db,
  data: Omit<Prisma.ContactRequestCreateManyInput, 'updatedAt'>,
): Promise<number | null> {
  const given: Prisma.ContactRequestCreateManyInput = data;
  const filled = columns.filter((column) => given[column] !== undefined);
  const names = filled.map((column) => Prisma.raw(`"${column}"`));
  const [row] = await db.$queryRaw<{ id: number }[]>`
    INSERT INTO "ContactRequest" (${Prisma.join(names)}, "updatedAt")
    VALUES (${Prisma.join(filled.map((column) => given[column]))}, now())
    ON CONFLICT ("dedupeKey") DO NOTHING
    RETURNING "id"`;
  return row?.id ?? null;
}

/** The request of a dedupe key. */
export function findRequestByDedupeKey(
  db: Db,
  dedupeKey: string,
): Promise<{ id: number; createdAt: Date } | null> {
  return db.contactRequest.findUnique({
    where: { dedupeKey },
    select: { id: true, createdAt: true },
  });
}
