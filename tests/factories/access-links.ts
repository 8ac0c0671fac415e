import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';

/** @param link what it opens: { requestId }, { messageId }, …; for { developerId } an address is filled in. @returns its key */
export async function createAccessLink(
  link: Partial<Prisma.AccessLinkUncheckedCreateInput>,
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await testDatabase().prisma.accessLink.create({
    data: {
      keyHash: createHash('sha256').update(key).digest('hex'),
      createdAt: new Date(),
      endsAt: new Date('2100-01-01'),
      ...(link.developerId && { mailAddress: 'ada@example.com' }),
      ...link,
    },
  });
  return key;
}
