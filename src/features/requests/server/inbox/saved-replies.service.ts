import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import type { SavedReply } from '../../saved-replies.ts';
import {
  countReplies,
  deleteReply,
  findReplies,
  insertReply,
  updateReply,
} from './saved-replies.queries.ts';

type ReplyDeps = Pick<Deps, 'db'>;

const gone = () => new DomainError('NOT_FOUND', 'Saved reply not found');

export function listReplies({ db }: ReplyDeps): Promise<SavedReply[]> {
  return findReplies(db.prisma);
}

/** @throws DomainError NOT_FOUND; CONFLICT when there are too many replies */
export async function saveReply(
  { db }: ReplyDeps,
  { id, ...reply }: { id?: number | undefined; title: string; body: string },
): Promise<SavedReply> {
  if (id !== undefined) {
    if (!(await updateReply(db.prisma, id, reply))) throw gone();
    return { id, ...reply };
  }
  const { limit } = quotas.savedReplies;
  if ((await countReplies(db.prisma)) >= limit) {
    throw new DomainError('CONFLICT', `There are ${limit} saved replies already.`);
  }
  return insertReply(db.prisma, reply);
}

/** @throws DomainError NOT_FOUND */
export async function removeReply({ db }: ReplyDeps, id: number): Promise<void> {
  if (!(await deleteReply(db.prisma, id))) throw gone();
}
