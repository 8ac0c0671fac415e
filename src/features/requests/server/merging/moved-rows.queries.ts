import type { Db } from '../../../../server/db/client.ts';
import { conversationIdOf } from '../../../../server/db/conversation-of.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';

interface MovedTable {
  table: string;
  of: 'requestId' | 'conversationId';
  /** Column that names a moved row. */
  key: string;
  /** Columns of which the kept request can have each value once. A row with the same values stays where it is. */
  once?: readonly string[];
}

/** All that hangs on a request, but its moves from state to state. */
const movedTables: readonly MovedTable[] = [
  // A received mail goes where its entry goes.
  { table: 'ConversationEntry', of: 'conversationId', key: 'id' },
  { table: 'AccessLink', of: 'conversationId', key: 'keyHash' },
  { table: 'OutgoingMessage', of: 'conversationId', key: 'id' },
  { table: 'UnsentDraft', of: 'conversationId', key: 'id', once: ['kind', 'adminId'] },
  { table: 'RequestFile', of: 'requestId', key: 'id' },
  { table: 'RequestNote', of: 'requestId', key: 'id' },
  { table: 'RequestNda', of: 'requestId', key: 'requestId', once: [] },
  { table: 'Call', of: 'requestId', key: 'id' },
  // A later version of a quote goes where the earlier ones go.
  { table: 'Quote', of: 'requestId', key: 'number' },
  { table: 'WorkStage', of: 'requestId', key: 'id' },
  { table: 'Brief', of: 'requestId', key: 'id', once: ['developerId'] },
  { table: 'Testimonial', of: 'requestId', key: 'id' },
];

/** Keys of moved rows by table. */
export type MovedRows = Record<string, string[]>;

const column = (name: string) => Prisma.raw(`"${name}"`);

const subjectOf = ({ of }: MovedTable, requestId: number) =>
  of === 'requestId' ? Prisma.sql`${requestId}` : conversationIdOf({ requestId });

function isFree({ table, of, once }: MovedTable, to: Prisma.Sql): Prisma.Sql {
  if (!once) return Prisma.sql`true`;
  const isSame = once.map(
    (name) => Prisma.sql`there.${column(name)} IS NOT DISTINCT FROM moved.${column(name)}`,
  );
  const where = Prisma.join([Prisma.sql`there.${column(of)} = ${to}`, ...isSame], ' AND ');
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM ${column(table)} AS there WHERE ${where})`;
}

/** Moves what hangs on one request to another. */
export async function moveRows(
  tx: Db,
  { from, to }: { from: number; to: number },
): Promise<MovedRows> {
  const moved: MovedRows = {};
  for (const one of movedTables) {
    const target = subjectOf(one, to);
    const rows = await tx.$queryRaw<{ key: string }[]>`
      UPDATE ${column(one.table)} AS moved SET ${column(one.of)} = ${target}
      WHERE moved.${column(one.of)} = ${subjectOf(one, from)} AND ${isFree(one, target)}
      RETURNING moved.${column(one.key)}::text AS "key"`;
    if (rows.length > 0) moved[one.table] = [...new Set(rows.map(({ key }) => key))];
  }
  return moved;
}

/** Moves rows back, as far as they are still there. */
export async function moveRowsBack(
  tx: Db,
  moved: MovedRows,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const one of movedTables) {
    const keys = moved[one.table] ?? [];
    if (keys.length === 0) continue;
    await tx.$executeRaw`
      UPDATE ${column(one.table)} SET ${column(one.of)} = ${subjectOf(one, to)}
      WHERE ${column(one.of)} = ${subjectOf(one, from)} AND ${column(one.key)}::text = ANY(${keys})`;
  }
}

/** Adds the text of drafts that could not move, because the kept request has one of the same writer, to that draft. */
export async function joinDrafts(
  tx: Db,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "UnsentDraft" AS kept
    SET "text" = kept."text" || E'\n\n' || merged."text", "revision" = gen_random_uuid()
    FROM "UnsentDraft" AS merged
    WHERE merged."conversationId" = ${conversationIdOf({ requestId: from })}
      AND kept."conversationId" = ${conversationIdOf({ requestId: to })}
      AND kept."kind" = merged."kind" AND kept."adminId" IS NOT DISTINCT FROM merged."adminId"
      AND kept."kind" IN ('answer', 'entry', 'note')`;
}

/** Writes the words of the notes that each request has now where the search finds them. */
export async function collectNotes(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "ContactRequest" AS request SET "note" = COALESCE((
      SELECT string_agg("body", E'\n' ORDER BY "id") FROM "RequestNote" WHERE "requestId" = request."id"
    ), '') WHERE request."id" = ANY(${[...ids]})`;
}
