import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { containing } from '../../../server/search/containing.ts';
import type { SubmissionKind, SubmissionStatus } from '../submission-options.ts';

const listed = {
  ...{ id: true, kind: true, about: true, title: true, address: true, text: true, more: true },
  ...{ tool: true, senderName: true, email: true, isNamed: true, status: true, reason: true },
  createdAt: true,
} as const;

/** @returns null when the same form is stored already */
export async function insertSubmission(
  tx: Db,
  data: Prisma.SubmissionCreateManyInput,
): Promise<number | null> {
  const [row] = await tx.submission.createManyAndReturn({
    data: [data],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

export function findSubmissionByKey(db: Db, dedupeKey: string): Promise<{ id: number } | null> {
  return db.submission.findUnique({ where: { dedupeKey }, select: { id: true } });
}

/** The first one that waits for the same thing. */
export function findSameWaiting(tx: Db, matchKey: string): Promise<{ id: number } | null> {
  return tx.submission.findFirst({
    where: { matchKey, status: 'waiting', joinedId: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
}

export interface SubmissionFilter {
  status: SubmissionStatus;
  kind?: SubmissionKind | undefined;
  search: string;
}

function whereOf({ status, kind, search }: SubmissionFilter): Prisma.SubmissionWhereInput {
  const contains = containing(search);
  const fields = ['title', 'about', 'text', 'more', 'address', 'senderName', 'email'] as const;
  return {
    ...{ status, joinedId: null },
    ...(kind && { kind }),
    ...(search && { OR: fields.map((field) => ({ [field]: contains })) }),
  };
}

/** Those that wait come in the order of their arrival, all others the newest first. */
export function findSubmissions(
  db: Db,
  filter: SubmissionFilter,
  page: { skip: number; take: number },
) {
  return db.submission.findMany({
    where: whereOf(filter),
    orderBy: { id: filter.status === 'waiting' ? 'asc' : 'desc' },
    ...page,
    select: { ...listed, _count: { select: { joined: true } } },
  });
}

export function countSubmissions(db: Db, filter: SubmissionFilter): Promise<number> {
  return db.submission.count({ where: whereOf(filter) });
}

/** A submission with those that joined it. */
export function findWithJoined(tx: Db, id: number) {
  return tx.submission.findMany({
    where: { OR: [{ id }, { joinedId: id }] },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, about: true, status: true, email: true },
  });
}

/** @returns the number of moved rows; 0 when somebody else has moved it */
export async function moveSubmission(
  tx: Db,
  { id, from }: { id: number; from: SubmissionStatus },
  data: Prisma.SubmissionUncheckedUpdateManyInput,
): Promise<number> {
  const moved = await tx.submission.updateMany({ where: { id, status: from }, data });
  if (moved.count > 0) {
    await tx.submission.updateMany({ where: { joinedId: id, status: from }, data });
  }
  return moved.count;
}

export async function takeNameOff(tx: Db, id: number): Promise<number> {
  const where = { isNamed: true, OR: [{ id }, { joinedId: id }] };
  return (await tx.submission.updateMany({ where, data: { isNamed: false } })).count;
}

export async function findThanked(db: Db, take: number): Promise<string[]> {
  const rows = await db.submission.findMany({
    where: { isNamed: true, status: 'accepted' },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    distinct: ['senderName'],
    take,
    select: { senderName: true },
  });
  return rows.map(({ senderName }) => senderName);
}

/** Thanked names stay; everything else about the submission goes. */
export async function purgeSubmissionsBefore(
  db: Db,
  before: Date,
  mode: PurgeMode,
): Promise<number> {
  const isThanked = { isNamed: true, status: 'accepted' } as const;
  const due = {
    OR: [
      { decidedAt: { lt: before }, NOT: isThanked },
      { status: { in: ['suspected', 'spam'] }, createdAt: { lt: before } },
    ],
  } satisfies Prisma.SubmissionWhereInput;
  const emptied = {
    decidedAt: { lt: before },
    ...isThanked,
    NOT: { email: '', text: '', more: '' },
  };
  const gone = await purgeRows<Prisma.SubmissionWhereInput>(db.submission, due, mode);
  if (mode === 'count') return gone + (await db.submission.count({ where: emptied }));
  const nothing = { email: '', text: '', more: '', address: '', tool: '', reason: '' };
  const { count } = await db.submission.updateMany({ where: emptied, data: nothing });
  return gone + count;
}
