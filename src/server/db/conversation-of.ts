import { Prisma } from './generated/client.ts';

/** Names a conversation by what it is about. The database begins a conversation with its subject, so there is always one. */
export type ConversationOf = { requestId: number } | { messageId: number } | { briefId: number };

/** SQL for the id of a conversation, which saves a query before an insert. */
export function conversationIdOf(of: ConversationOf): Prisma.Sql {
  const [column, id] = Object.entries(of)[0] ?? [];
  return Prisma.sql`(SELECT "id" FROM "Conversation" WHERE ${Prisma.raw(`"${column}"`)} = ${id})`;
}
