import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import {
  findLastKeyword,
  hasKeyword,
  insertKeyword,
  type OptOutKeyword,
  purgeKeywordsBefore,
} from './text-opt-out.queries.ts';

/** Notes a STOP or START. @returns whether its message had not been noted before. */
export function noteOptOut(tx: Db, keyword: OptOutKeyword): Promise<boolean> {
  return insertKeyword(tx, keyword);
}

/** Whether a message was taken for a STOP or START before. */
export function isKeywordNoted(db: Db, messageId: string): Promise<boolean> {
  return hasKeyword(db, messageId);
}

/** Whether the keyword that a number sent last is STOP: it gets no text messages then. @param phoneNumber E.164 */
export async function isOptedOut(db: Db, phoneNumber: string): Promise<boolean> {
  return (await findLastKeyword(db, phoneNumber))?.isStop ?? false;
}

/** Deletes or counts keywords that no longer have an effect. */
export function purgeSmsKeywords(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeKeywordsBefore(db.prisma, daysBefore(clock.now(), keptDays.smsKeywords), mode);
}
