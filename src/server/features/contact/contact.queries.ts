import type { Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';

/**
 * Stores a request once: the same dedupe key again changes nothing.
 * @returns whether this call stored it.
 */
export async function insertContactRequest(
  db: Db,
  data: Prisma.ContactRequestCreateManyInput,
): Promise<boolean> {
  const { count } = await db.contactRequest.createMany({ data: [data], skipDuplicates: true });
  return count === 1;
}
