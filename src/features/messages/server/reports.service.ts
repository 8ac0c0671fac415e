import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { keptDays } from '../../../shared/retention.ts';
import type { MessageReportForm, OwnReport } from '../message-reports.ts';
import { findOwnMessage, lockMessage } from './messages.queries.ts';
import { findReportsOf, insertReport, purgeReportsClosedBefore } from './reports.queries.ts';

const notFound = () => new DomainError('NOT_FOUND', 'This message does not exist.');

/**
 * Reports a message to the site owner, who can then read it with its entries.
 * @throws DomainError NOT_FOUND for a message to another developer, CONFLICT when it was reported before, TOO_MANY_REQUESTS
 */
export async function reportMessage(
  { db, clock, rateLimits }: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  { developerId, messageId, reason, word }: MessageReportForm & { developerId: number },
): Promise<void> {
  if (!(await findOwnMessage(db.prisma, { id: messageId, developerId }))) throw notFound();
  await rateLimits.consume(counters['message-report'], String(developerId));
  const createdAt = clock.now();
  await db.prisma.$transaction(async (tx) => {
    if (!(await lockMessage(tx, messageId))) throw notFound();
    if (!(await insertReport(tx, { messageId, reason, word, createdAt }))) {
      throw new DomainError('CONFLICT', 'You have reported this message before.');
    }
  });
}

export function listOwnReports(db: Db, developerId: number): Promise<OwnReport[]> {
  return findReportsOf(db, developerId);
}

export function purgeClosedReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), keptDays.closedReports);
  return purgeReportsClosedBefore(db.prisma, before, mode);
}
