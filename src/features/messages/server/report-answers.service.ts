import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { listLatestEntries } from '../../conversations/server/entries/entries.service.ts';
import { closeReport } from '../../conversations/server/reports/reports.service.ts';
import { messageEntryPageSize } from '../../developers/developer-limits.ts';
import type { ReportedMessages } from '../message-reports.ts';
import { deleteBlock, findBlocks, insertBlock } from './blocks.queries.ts';
import { hashOf, mostBlocksListed } from './blocks.service.ts';
import { toMessageEntry } from './message-entries.ts';
import { deleteMessages, lockMessage } from './messages.queries.ts';
import { countOpenReports, findOpenReport, findOpenReports } from './reports.queries.ts';
import { reasonOf } from './reports.service.ts';

const mostListed = 20;

export async function listReportedMessages({ db }: Pick<Deps, 'db'>): Promise<ReportedMessages> {
  const [reports, total, blockedSenders] = await Promise.all([
    findOpenReports(db.prisma, mostListed),
    countOpenReports(db.prisma),
    findBlocks(db.prisma, null, mostBlocksListed),
  ]);
  const items = await Promise.all(
    reports.map(async ({ message, messageId, reason, ...report }) => {
      if (!message || messageId === null) return [];
      const { developer, ...written } = message;
      const entries = await listLatestEntries(
        db.prisma,
        { messageId },
        { isDelivered: true, take: messageEntryPageSize },
      );
      return {
        ...report,
        reason: reasonOf(reason),
        message: { ...written, entries: entries.map(toMessageEntry).reverse() },
        developer: { id: developer.id, name: developer.developerName },
      };
    }),
  );
  return { items: items.flat(), total, blockedSenders };
}

type ReportRow = NonNullable<Awaited<ReturnType<typeof findOpenReport>>>;
type Reported = { messageId: number; message: NonNullable<ReportRow['message']> };

/**
 * Closes a report once, even when two owners act at the same time.
 * @throws DomainError NOT_FOUND for a report that is not open
 */
function closeWith(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { admin, id, action }: { admin: AdminIdentity; id: number; action: string },
  act: (tx: Db, reported: Reported, now: Date) => Promise<unknown>,
): Promise<void> {
  const gone = () =>
    new DomainError('NOT_FOUND', 'This report is not open any more, or its message is deleted.');
  return db.prisma.$transaction(async (tx) => {
    const { messageId, message } = (await findOpenReport(tx, id)) ?? {};
    // Locks the message before the report, in the same order as a deletion.
    if (!messageId || !message || !(await lockMessage(tx, messageId))) throw gone();
    const now = clock.now();
    if (!(await closeReport(tx, id, now))) throw gone();
    await act(tx, { messageId, message }, now);
    await recordActivity(tx, {
      ...{ actor: admin.label, action, targetType: 'reported message' },
      targetId: messageId,
      summary: `to developer ${message.developerId}`,
    });
  });
}

type ReportDeps = Pick<Deps, 'db' | 'clock'>;

/** @throws DomainError NOT_FOUND */
export function dismissReport(deps: ReportDeps, admin: AdminIdentity, id: number): Promise<void> {
  return closeWith(deps, { admin, id, action: 'left' }, () => Promise.resolve());
}

/**
 * Deletes the message with its entries for both sides.
 * @throws DomainError NOT_FOUND
 */
export function deleteReported(deps: ReportDeps, admin: AdminIdentity, id: number): Promise<void> {
  return closeWith(deps, { admin, id, action: 'deleted' }, (tx, { messageId }) =>
    deleteMessages(tx, { id: messageId }),
  );
}

/**
 * Withholds later messages of the sender from all developers.
 * @throws DomainError NOT_FOUND
 */
export function blockReportedSender(
  deps: ReportDeps,
  admin: AdminIdentity,
  id: number,
): Promise<void> {
  return closeWith(
    deps,
    { admin, id, action: 'blocked the sender of' },
    (tx, { message: { senderName, senderEmail } }, createdAt) =>
      insertBlock(tx, {
        ...{ developerId: null, senderName, senderHash: hashOf(senderEmail), createdAt },
      }),
  );
}

/**
 * Blocks by single developers stay.
 * @throws DomainError NOT_FOUND
 */
export function endSiteBlock(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: number,
): Promise<void> {
  return db.prisma.$transaction(async (tx) => {
    if (!(await deleteBlock(tx, { id, developerId: null }))) {
      throw new DomainError('NOT_FOUND', 'This sender is not blocked.');
    }
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'unblocked', targetType: 'sender of messages' },
      ...{ targetId: id, summary: 'for all developers' },
    });
  });
}
