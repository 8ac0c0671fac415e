import { keptDays } from '../../shared/retention.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { daysBefore, type PurgeMode } from '../purge-mode.ts';
import {
  findLastKeyword,
  hasKeyword,
  insertKeyword,
  type OptOutKeyword,
  purgeKeywordsBefore,
} from './text-opt-out.queries.ts';

/** @returns false when the message was already recorded */
export function noteOptOut(tx: Db, keyword: OptOutKeyword): Promise<boolean> {
  return insertKeyword(tx, keyword);
}

export function isKeywordNoted(db: Db, messageId: string): Promise<boolean> {
  return hasKeyword(db, messageId);
}

export async function isOptedOut(db: Db, phoneNumber: string): Promise<boolean> {
  return (await findLastKeyword(db, phoneNumber))?.isStop ?? false;
}

export function purgeSmsKeywords(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeKeywordsBefore(db.prisma, daysBefore(clock.now(), keptDays.smsKeywords), mode);
}
