import type { ConversationOf } from '../../src/server/db/conversation-of.ts';
import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';

export async function conversationId(of: ConversationOf): Promise<number> {
  const { prisma } = testDatabase();
  return (await prisma.conversation.findUniqueOrThrow({ where: of })).id;
}

export async function createEntry(
  of: ConversationOf,
  entry: Partial<Prisma.ConversationEntryUncheckedCreateInput> = {},
): Promise<{ id: number }> {
  return testDatabase().prisma.conversationEntry.create({
    data: {
      ...{ conversationId: await conversationId(of), side: 'incoming', body: 'A word more.' },
      ...{ createdAt: new Date(), ...entry },
    },
  });
}
