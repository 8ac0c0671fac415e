import { createHash } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { BlockedSender } from '../developer-messages.ts';
import { deleteBlock, findBlocks, hasBlock, insertBlock } from './blocks.queries.ts';
import { findOwnMessage } from './messages.queries.ts';

/** More than one page shows. */
export const mostBlocksListed = 1_000;

/** SHA-256 hash of the lowercase address; blocks store no plain address. */
export const hashOf = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

export function isBlocked(db: Db, developerId: number, email: string): Promise<boolean> {
  return hasBlock(db, developerId, hashOf(email));
}

/**
 * Withholds later messages of the sender. The sender is not told and sees no difference.
 * @throws DomainError NOT_FOUND for a message to another developer
 */
export async function blockSender(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { developerId: number; messageId: number },
): Promise<void> {
  const { developerId, messageId } = input;
  const message = await findOwnMessage(db.prisma, { id: messageId, developerId });
  if (!message) throw new DomainError('NOT_FOUND', 'This message does not exist.');
  const { senderName, senderEmail } = message;
  await insertBlock(db.prisma, {
    ...{ developerId, senderName, senderHash: hashOf(senderEmail), createdAt: clock.now() },
  });
}

export function listBlockedSenders(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<BlockedSender[]> {
  return findBlocks(db.prisma, developerId, mostBlocksListed);
}

/**
 * Withheld messages stay withheld.
 * @throws DomainError NOT_FOUND for a block of another developer
 */
export async function unblockSender(
  { db }: Pick<Deps, 'db'>,
  input: { developerId: number; blockId: number },
): Promise<void> {
  const where = { id: input.blockId, developerId: input.developerId };
  if (!(await deleteBlock(db.prisma, where))) {
    throw new DomainError('NOT_FOUND', 'This sender is not blocked.');
  }
}
