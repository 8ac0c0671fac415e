import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { toCsv } from '../../../../server/formats/csv.ts';
import { answerDueAt } from '../../../../shared/time/answer-time.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { InboxFilter } from '../../contact-inbox.ts';
import { findListedRequests, type InboxRow } from './inbox.queries.ts';
import { resolveFilter } from './inbox.service.ts';

/** Limits the memory of an export. The newest requests come first. */
const maxExportRows = 20_000;

interface Asked {
  asked: string[];
  chosen: string;
}

export type FindAsked = (db: Db, requestIds: readonly number[]) => Promise<Map<number, Asked>>;

type ExportedRow = InboxRow & Asked;

const columns: readonly (readonly [heading: string, value: (row: ExportedRow) => string])[] = [
  ['Received (UTC)', (row) => row.createdAt.toISOString()],
  ['Answer due (UTC)', (row) => answerDueAt(row.createdAt).toISOString()],
  ['Answered (UTC)', (row) => row.answeredAt?.toISOString() ?? ''],
  ['Reminder (UTC)', (row) => row.remindAt?.toISOString() ?? ''],
  ['Status', (row) => row.status],
  ['Source', (row) => row.source],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['E-mail', (row) => row.email ?? ''],
  ['Phone', (row) => row.phoneNumber ?? ''],
  ['Company', (row) => row.company],
  ['Project type', (row) => row.projectType ?? ''],
  ['Budget', (row) => row.budgetRange ?? ''],
  ['Estimate', (row) => row.estimate],
  ['Description', (row) => [row, ...row.holds].map(({ description }) => description).join('\n\n')],
  ['Notes', (row) => row.note],
  ['Visit from', (row) => row.trafficSource],
  ['Visit began on', (row) => row.landingPage],
  ['May be shown to developers', (row) => (row.isShownToDevelopers ? 'yes' : '')],
  ['Developers asked', (row) => row.asked.join('; ')],
  ['Developer chosen', (row) => row.chosen],
];

export async function exportInbox(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { wanted, findAsked }: { wanted: InboxFilter; findAsked: FindAsked },
): Promise<{ fileName: string; csv: string }> {
  const { prisma } = deps.db;
  const filter = await resolveFilter(deps, wanted, admin.adminId);
  const entries = await findListedRequests(prisma, filter, { skip: 0, take: maxExportRows });
  const names = await findAsked(
    prisma,
    entries.map(({ id }) => id),
  );
  const rows = entries.map((entry) => ({
    asked: [],
    chosen: '',
    ...entry,
    ...names.get(entry.id),
  }));
  await recordActivity(prisma, {
    actor: admin.label,
    action: 'exported',
    targetType: 'contact request',
    summary: `${rows.length} contact requests`,
  });
  return {
    fileName: `contact-requests-${filter.now.toISOString().slice(0, 10)}.csv`,
    csv: toCsv([
      columns.map(([heading]) => heading),
      ...rows.map((row) => columns.map(([, value]) => value(row))),
    ]),
  };
}
