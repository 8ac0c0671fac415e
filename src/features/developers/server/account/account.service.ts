import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { forgetSummaries } from '../../../accounts/server/activity/activity.service.ts';
import { mediaOfDeveloper, removeMedia } from '../../../media/server/media.service.ts';
import { deleteDeveloper, findDeveloper } from '../developers.queries.ts';

/** Deletes the sign-in data of a phone number in the caller's transaction. */
export type ForgetNumber = (tx: Db, phoneNumber: string) => Promise<void>;

/** Deletes an account with its projects, messages and sessions in the caller's transaction; the files of pictures stay. */
export async function removeAccount(
  tx: Db,
  { id, phoneNumber }: { id: number; phoneNumber: string },
  forgetNumber: ForgetNumber,
): Promise<void> {
  await deleteDeveloper(tx, id);
  await forgetNumber(tx, phoneNumber);
  await forgetSummaries(tx, { targetType: 'developer profile', targetId: id });
}

/**
 * Deletes an account with its projects, messages, sessions and pictures. A failed removal of a file is only logged.
 * @param alongside runs in the transaction of the deletion, after it
 * @throws DomainError NOT_FOUND
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'contentBus' | 'log' | 'mediaStore'> & { forgetNumber: ForgetNumber },
  developerId: number,
  alongside: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const pictures = await deps.db.prisma.$transaction(async (tx) => {
    const found = await findDeveloper(tx, developerId);
    if (!found) return null;
    const pictures = await mediaOfDeveloper(tx, developerId);
    await removeAccount(tx, found, deps.forgetNumber);
    await alongside(tx);
    return pictures;
  });
  if (!pictures) throw new DomainError('NOT_FOUND', 'Developer not found');
  deps.log.info({ developerId }, 'developer account deleted');
  await deps.contentBus.announce();
  await removeMedia(deps, pictures);
}
