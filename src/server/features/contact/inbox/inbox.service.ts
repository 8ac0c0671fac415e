import { adminInboxContent } from '../../../../content/contact-inbox.ts';
import { adminPageSize } from '../../../../shared/admin.ts';
import type { InboxEntry, InboxFilter, RequestMove } from '../../../../shared/contact-inbox.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { recordActivity } from '../../../activity/activity.service.ts';
import type { AdminIdentity } from '../../../auth/admin-identity.service.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../purge-mode.ts';
import { textQuery } from '../../search/text-query.ts';
import { moveRequest } from '../request-moves.service.ts';
import { toCsv } from './csv.ts';
import {
  countInboxEntries,
  findInboxEntries,
  findInboxEntry,
  findRequestIdsByText,
  type InboxRow,
  purgeAnsweredBefore,
  purgeJunkBefore,
  setNote,
} from './inbox.queries.ts';

/** Bounds the memory of one export; the newest come first. */
const maxExportRows = 20_000;

async function filterOf(db: Db, { status, search }: InboxFilter) {
  return { status, ids: search ? await findRequestIdsByText(db, textQuery(search)) : undefined };
}

/** Contact requests, newest first. */
export async function listInbox({ db }: Pick<Deps, 'db'>, input: InboxFilter & { page: number }) {
  const { page, ...wanted } = input;
  const filter = await filterOf(db.prisma, wanted);
  const [rows, total] = await Promise.all([
    findInboxEntries(db.prisma, filter, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countInboxEntries(db.prisma, filter),
  ]);
  return { items: rows, total, page, pageSize: adminPageSize };
}

/** Requests that nobody has looked at yet. */
export function countUnread({ db }: Pick<Deps, 'db'>): Promise<number> {
  return countInboxEntries(db.prisma, { status: 'new' });
}

/** Suspected requests, for somebody to check whether one of them is meant seriously. */
export function countSuspected({ db }: Pick<Deps, 'db'>): Promise<number> {
  return countInboxEntries(db.prisma, { status: 'suspected' });
}

/** Deletes or counts old requests that are still marked as suspected or spam. */
export function purgeSuspectedRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), keptDays.suspectedRequests);
  return purgeJunkBefore(db.prisma, before, mode);
}

/** Deletes or counts requests that were answered long ago, by their last change. */
export function purgeAnsweredRequests(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), settings.answeredRequestsKeptDays);
  return purgeAnsweredBefore(db.prisma, before, mode);
}

async function requireEntry(db: Db, id: number): Promise<InboxRow> {
  const row = await findInboxEntry(db, id);
  if (row) return row;
  throw new DomainError('NOT_FOUND', 'Contact request not found');
}

/**
 * Moves a request from where the admin saw it.
 * @throws DomainError NOT_FOUND; CONFLICT where somebody else has moved it somewhere else meanwhile
 */
export async function moveEntry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { id, from, to }: RequestMove,
): Promise<InboxEntry> {
  return db.prisma.$transaction(async (tx) => {
    const step = { id, actor: admin.label, at: clock.now() };
    const before = await moveRequest(tx, { ...step, from: [from], to });
    if (before !== from && before !== to) {
      throw new DomainError('CONFLICT', adminInboxContent.movedMeanwhile(before));
    }
    const row = await requireEntry(tx, id);
    if (before !== to) {
      await recordActivity(tx, {
        actor: admin.label,
        action: `marked as ${to}`,
        targetType: 'contact request',
        targetId: id,
        summary: `${row.firstName} ${row.lastName}`.trim() || 'text message',
      });
    }
    return row;
  });
}

/** Keeps a note with a request. @throws DomainError NOT_FOUND */
export async function keepNote(
  { db }: Pick<Deps, 'db'>,
  { id, note }: { id: number; note: string },
): Promise<InboxEntry> {
  await requireEntry(db.prisma, id);
  return setNote(db.prisma, id, note);
}

const csvColumns: readonly (readonly [heading: string, value: (row: InboxRow) => string])[] = [
  ['Received (UTC)', (row) => row.createdAt.toISOString()],
  ['Status', (row) => row.status],
  ['Source', (row) => row.source],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['E-mail', (row) => row.email ?? ''],
  ['Phone', (row) => row.phoneNumber ?? ''],
  ['Company', (row) => row.company],
  ['Project type', (row) => row.projectType ?? ''],
  ['Budget', (row) => row.budgetRange ?? ''],
  ['Description', (row) => row.description],
  ['Note', (row) => row.note],
];

/** The filtered requests as a file for a spreadsheet. */
export async function exportInbox(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  wanted: InboxFilter,
): Promise<{ fileName: string; csv: string }> {
  const filter = await filterOf(db.prisma, wanted);
  const rows = await findInboxEntries(db.prisma, filter, { skip: 0, take: maxExportRows });
  await recordActivity(db.prisma, {
    actor: admin.label,
    action: 'exported',
    targetType: 'contact request',
    summary: `${rows.length} contact requests`,
  });
  return {
    fileName: `contact-requests-${clock.now().toISOString().slice(0, 10)}.csv`,
    csv: toCsv([
      csvColumns.map(([heading]) => heading),
      ...rows.map((row) => csvColumns.map(([, value]) => value(row))),
    ]),
  };
}
