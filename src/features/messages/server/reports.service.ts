import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { addReport } from '../../conversations/server/reports/reports.service.ts';
import { type MessageReportForm, type OwnReport, reportReasonSchema } from '../message-reports.ts';
import { findOwnMessage, lockMessage } from './messages.queries.ts';
import { findReportsOf } from './reports.queries.ts';

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
    const report = { about: { messageId }, reason, word, isSuspected: false, createdAt };
    if (!(await addReport(tx, report))) {
      throw new DomainError('CONFLICT', 'You have reported this message before.');
    }
  });
}

/** The database knows more reasons, which only profiles have. */
export const reasonOf = (stored: string) => reportReasonSchema.catch('other').parse(stored);

export async function listOwnReports(db: Db, developerId: number): Promise<OwnReport[]> {
  const rows = await findReportsOf(db, developerId);
  return rows.flatMap(({ messageId, reason, word, createdAt }) =>
    messageId === null ? [] : [{ messageId, reason: reasonOf(reason), word, createdAt }],
  );
}
