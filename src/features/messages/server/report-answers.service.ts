import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { messageEntryPageSize } from '../../developers/developer-limits.ts';
import type { ReportedMessages } from '../message-reports.ts';
import { deleteSiteBlock, findSiteBlocks, insertSiteBlock } from './blocks.queries.ts';
import { hashOf } from './blocks.service.ts';
import { findEntries } from './message-entries.queries.ts';
import { deleteMessages, lockMessage } from './messages.queries.ts';
import {
  closeReport,
  countOpenReports,
  findOpenReport,
  findOpenReports,
} from './reports.queries.ts';

const mostListed = 20;
const mostBlocksListed = 200;

export async function listReportedMessages({ db }: Pick<Deps, 'db'>): Promise<ReportedMessages> {
  const [reports, total, blockedSenders] = await Promise.all([
    findOpenReports(db.prisma, mostListed),
    countOpenReports(db.prisma),
    findSiteBlocks(db.prisma, mostBlocksListed),
  ]);
  const items = await Promise.all(
    reports.map(async ({ message, messageId, ...report }) => {
      const { developer, ...written } = message;
      const entries = await findEntries(db.prisma, {
        ...{ messageId, isDelivered: true, take: messageEntryPageSize },
      });
      return {
        ...report,
        message: { ...written, entries: entries.reverse() },
        developer: { id: developer.id, name: developer.developerName },
      };
    }),
  );
  return { items, total, blockedSenders };
}

type Reported = NonNullable<Awaited<ReturnType<typeof findOpenReport>>>;

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
    const reported = await findOpenReport(tx, id);
    // Locks the message before the report, in the same order as a deletion.
    if (!reported || !(await lockMessage(tx, reported.messageId))) throw gone();
    const now = clock.now();
    if (!(await closeReport(tx, id, now))) throw gone();
    await act(tx, reported, now);
    await recordActivity(tx, {
      ...{ actor: admin.label, action, targetType: 'reported message' },
      targetId: reported.messageId,
      summary: `to developer ${reported.message.developerId}`,
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
      insertSiteBlock(tx, { senderName, senderHash: hashOf(senderEmail), createdAt }),
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
    if (!(await deleteSiteBlock(tx, id))) {
      throw new DomainError('NOT_FOUND', 'This sender is not blocked.');
    }
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'unblocked', targetType: 'sender of messages' },
      ...{ targetId: id, summary: 'for all developers' },
    });
  });
}
