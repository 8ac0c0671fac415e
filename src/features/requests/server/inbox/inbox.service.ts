import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import type { TextQuery } from '../../../../server/search/text-query.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { callAnswersSchema } from '../../../../shared/call-answers.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { answerDueAt } from '../../../../shared/time/answer-time.ts';
import {
  type InboxFilter,
  type InboxSort,
  type InboxWeek,
  inboxPageSize,
  type ListedRequest,
  type OpenedRequest,
} from '../../contact-inbox.ts';
import { keptRequestId, mergedRequestsOf } from '../merging/merging.service.ts';
import { findMoves } from '../request-moves.queries.ts';
import {
  countListedRequests,
  countRequestsSince,
  countWonSince,
  findListedRequest,
  findListedRequests,
  findListedRequestsAfter,
  findNotes,
  findRequestIdsByText,
  findRequestsOfSender,
  type InboxRow,
  senderWords,
} from './inbox.queries.ts';
import { purgeAnsweredBefore, purgeJunkBefore } from './inbox-purges.queries.ts';

/** Upper bound of the other requests of a sender. A search for the address finds all. */
const mostOthers = 10;

type InboxDeps = Pick<Deps, 'db' | 'clock'>;

/** Nobody is assigned while the account is removed, or may not answer requests. */
function assigneeOf(assignee: InboxRow['assignee']): ListedRequest['assignee'] {
  if (!assignee || assignee.disabledAt || !roleMay(assignee.role, 'answerRequests')) return null;
  return { id: assignee.id, username: assignee.username };
}

export function listedRequestOf({
  note: _note,
  holds: _holds,
  calls,
  ...row
}: InboxRow): ListedRequest {
  const [call] = calls;
  return {
    ...row,
    assignee: assigneeOf(row.assignee),
    call: call ? { ...call, answers: callAnswersSchema.parse(call.answers) } : null,
    dueAt: answerDueAt(row.createdAt),
  };
}

/** @throws DomainError NOT_FOUND */
export async function requireRow(db: Db, id: number): Promise<InboxRow> {
  const row = await findListedRequest(db, id);
  if (row) return row;
  throw new DomainError('NOT_FOUND', 'Contact request not found');
}

export async function resolveFilter(
  { db, clock }: InboxDeps,
  { search, isMine, ...filter }: InboxFilter,
  adminId?: number,
) {
  const find = (query: TextQuery) => findRequestIdsByText(db.prisma, query);
  const ids = search ? await searchByText(db.prisma, search, find, senderWords) : undefined;
  return { ...filter, assigneeId: isMine ? adminId : undefined, ids, now: clock.now() };
}

interface InboxOrder {
  page: number;
  sort?: InboxSort | undefined;
}

export async function listInbox(
  deps: InboxDeps,
  { adminId }: Pick<AdminIdentity, 'adminId'>,
  input: InboxFilter & InboxOrder,
) {
  const { page, sort, ...wanted } = input;
  const filter = await resolveFilter(deps, wanted, adminId);
  const { prisma } = deps.db;
  const [rows, total] = await Promise.all([
    findListedRequests(prisma, filter, {
      ...{ sort, skip: (page - 1) * inboxPageSize, take: inboxPageSize },
    }),
    countListedRequests(prisma, filter),
  ]);
  return { items: rows.map(listedRequestOf), total, page, pageSize: inboxPageSize };
}

export async function listForProgram(
  deps: InboxDeps,
  { cursor, limit, ...wanted }: InboxFilter & { cursor?: number | undefined; limit: number },
): Promise<{ items: ListedRequest[]; nextCursor: number | null }> {
  const filter = await resolveFilter(deps, wanted);
  const rows = await findListedRequestsAfter(deps.db.prisma, filter, { cursor, take: limit + 1 });
  const items = rows.slice(0, limit).map(listedRequestOf);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Opens a request; a merged one opens as the one that holds it. @throws DomainError NOT_FOUND */
export async function openRequest(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<OpenedRequest> {
  const row = await requireRow(db.prisma, await keptRequestId(db.prisma, id));
  const [notes, moves, others, joined] = await Promise.all([
    findNotes(db.prisma, row.id),
    findMoves(db.prisma, row.id),
    findRequestsOfSender(db.prisma, row, mostOthers),
    mergedRequestsOf(db.prisma, row.id),
  ]);
  return { request: listedRequestOf(row), notes, moves, others, ...joined };
}

export function countUnread({ db, clock }: InboxDeps): Promise<number> {
  return countListedRequests(db.prisma, { status: 'new', now: clock.now() });
}

export function countSuspected({ db, clock }: InboxDeps): Promise<number> {
  return countListedRequests(db.prisma, { status: 'suspected', now: clock.now() });
}

/** Counts of the last seven days. */
export async function countWeek({ db, clock }: InboxDeps): Promise<InboxWeek> {
  const since = daysBefore(clock.now(), 7);
  const [requests, won] = await Promise.all([
    countRequestsSince(db.prisma, since),
    countWonSince(db.prisma, since),
  ]);
  return { requests, won };
}

export function purgeSuspectedRequests({ db, clock }: InboxDeps, mode: PurgeMode): Promise<number> {
  const before = daysBefore(clock.now(), keptDays.suspectedRequests);
  return purgeJunkBefore(db.prisma, before, mode);
}

export function purgeAnsweredRequests(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), settings.answeredRequestsKeptDays);
  return purgeAnsweredBefore(db.prisma, before, mode);
}
