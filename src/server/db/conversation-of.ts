import { Prisma } from './generated/client.ts';

/** Names a conversation by what it is about. The database begins a conversation with its subject, so there is always one. */
export type ConversationOf = { requestId: number } | { messageId: number } | { briefId: number };

/** The columns that say what a conversation is about. */
export type ConversationSubject = 'requestId' | 'messageId' | 'briefId';

export interface Subject {
  subject: ConversationSubject;
  id: number;
}

const names = {
  requestId: (requestId) => ({ requestId }),
  messageId: (messageId) => ({ messageId }),
  briefId: (briefId) => ({ briefId }),
} satisfies Record<ConversationSubject, (id: number) => ConversationOf>;

export const conversationOf = (subject: ConversationSubject, id: number): ConversationOf =>
  names[subject](id);

export const isSubject = (column: string): column is ConversationSubject => column in names;

export const subjectSelect = {
  requestId: true,
  messageId: true,
  briefId: true,
} satisfies Prisma.ConversationSelect;

type SubjectIds = Partial<Record<ConversationSubject, number | null | undefined>>;

export function subjectIn(ids: SubjectIds | null): Subject | null {
  for (const [subject, id] of Object.entries(ids ?? {})) {
    if (id && isSubject(subject)) return { subject, id };
  }
  return null;
}

/** "request 7" */
export const subjectName = ({ subject, id }: Subject) => `${subject.replace(/Id$/, '')} ${id}`;

/** SQL for the id of a conversation, which saves a query before an insert. */
export function conversationIdOf(of: ConversationOf): Prisma.Sql {
  const [column, id] = Object.entries(of)[0] ?? [];
  return Prisma.sql`(SELECT "id" FROM "Conversation" WHERE ${Prisma.raw(`"${column}"`)} = ${id})`;
}
