import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';

export interface Sent {
  email?: string | undefined;
  /** E.164 */
  phoneNumber?: string | undefined;
  text: string;
}

/** Words without capitals, digits and signs. An index holds the same expression. */
const wordsOf = (text: Prisma.Sql) =>
  Prisma.sql`md5(regexp_replace(lower(${text}), '[ -@[-\`{-~[:space:]]+', ' ', 'g'))`;

/** Counts requests that one of us has moved to spam and nobody has moved back. Machines are put there without a move. */
export async function countMarkedLike(
  db: Db,
  { email = '', phoneNumber = '', text }: Sent,
): Promise<{ bySender: number; inWords: number }> {
  const isOfSender = Prisma.sql`(lower("email") = lower(${email}) OR "phoneNumber" = ${phoneNumber})`;
  const isInWords = Prisma.sql`${wordsOf(Prisma.sql`"description"`)} = ${wordsOf(Prisma.sql`${text}::text`)}`;
  const [counts] = await db.$queryRaw<{ bySender: number; inWords: number }[]>`
    SELECT
      (count(*) FILTER (WHERE ${isOfSender}))::int AS "bySender",
      (count(*) FILTER (WHERE ${isInWords}))::int AS "inWords"
    FROM "ContactRequest" AS "junk"
    WHERE "status" = 'spam' AND (${isOfSender} OR ${isInWords})
      AND EXISTS (SELECT 1 FROM "RequestMove" WHERE "requestId" = "junk"."id" AND "toStatus" = 'spam')`;
  return counts ?? { bySender: 0, inWords: 0 };
}
