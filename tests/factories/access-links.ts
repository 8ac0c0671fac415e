import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';
import { conversationId } from './conversations.ts';

type LinkOf = Omit<Partial<Prisma.AccessLinkUncheckedCreateInput>, 'conversationId'> & {
  requestId?: number;
  messageId?: number;
};

/** @param link what it opens: { requestId }, { messageId }, …; for { developerId } an address is filled in. @returns its key */
export async function createAccessLink({ requestId, messageId, ...link }: LinkOf): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const subject = [
    ...(requestId === undefined ? [] : [{ requestId }]),
    ...(messageId === undefined ? [] : [{ messageId }]),
  ][0];
  await testDatabase().prisma.accessLink.create({
    data: {
      keyHash: createHash('sha256').update(key).digest('hex'),
      createdAt: new Date(),
      endsAt: new Date('2100-01-01'),
      conversationId: subject ? await conversationId(subject) : null,
      ...(link.developerId && { mailAddress: 'ada@example.com' }),
      ...link,
    },
  });
  return key;
}
