import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { CallAnswers } from '../../../shared/call-answers.ts';
import type { ContactStatus } from '../../requests/contact-status.ts';
import type { TakenCall } from './slots.ts';

const callSelect = {
  id: true,
  requestId: true,
  calendarId: true,
  sequence: true,
  startsAt: true,
  endsAt: true,
  state: true,
  timeZone: true,
  reach: true,
  answers: true,
  kind: true,
  canceledBy: true,
  word: true,
  heldAt: true,
  createdAt: true,
  request: {
    select: {
      firstName: true,
      lastName: true,
      email: true,
      landingPage: true,
      trafficSource: true,
    },
  },
} satisfies Prisma.CallSelect;

export type CallRow = Prisma.CallGetPayload<{ select: typeof callSelect }>;

export async function findRequestStatus(db: Db, id: number): Promise<ContactStatus | null> {
  const row = await db.contactRequest.findUnique({ where: { id }, select: { status: true } });
  return row?.status ?? null;
}

export function findCall(db: Db, id: number): Promise<CallRow | null> {
  return db.call.findUnique({ where: { id }, select: callSelect });
}

/** Moved calls do not count. */
export function findLastCall(db: Db, requestId: number): Promise<CallRow | null> {
  return db.call.findFirst({
    where: { requestId, state: { not: 'moved' } },
    orderBy: { id: 'desc' },
    select: callSelect,
  });
}

/** Upper bound: more calls than an owner can take in the bookable days. */
const mostCalls = 2_000;

export function findCallsEndingAfter(db: Db, after: Date): Promise<CallRow[]> {
  return db.call.findMany({
    where: { state: 'booked', endsAt: { gt: after } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: mostCalls,
    select: callSelect,
  });
}

/**
 * Returns times that other requests have booked and that end after a moment.
 * @param exceptRequestId its own call does not block
 */
export function findTakenTimes(db: Db, after: Date, exceptRequestId = 0): Promise<TakenCall[]> {
  return db.call.findMany({
    where: {
      state: 'booked',
      blockedUntil: { gt: after },
      requestId: { not: exceptRequestId },
    },
    select: { startsAt: true, blockedFrom: true, blockedUntil: true },
  });
}

interface NewCall {
  requestId: number;
  calendarId: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  blockedFrom: Date;
  blockedUntil: Date;
  timeZone: string;
  reach: string;
  answers: CallAnswers;
  kind: string;
  createdAt: Date;
}

/**
 * Books a time. The exclusion constraint refuses overlapping calls, also for concurrent inserts.
 * @returns null when the time is taken
 */
export async function insertCall(tx: Db, call: NewCall): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Call" ("requestId", "calendarId", "sequence", "startsAt", "endsAt", "blockedFrom", "blockedUntil",
      "timeZone", "reach", "answers", "kind", "createdAt")
    VALUES (${call.requestId}, ${call.calendarId}::uuid, ${call.sequence}, ${call.startsAt}, ${call.endsAt},
      ${call.blockedFrom}, ${call.blockedUntil}, ${call.timeZone}, ${call.reach},
      ${JSON.stringify(call.answers)}::jsonb, ${call.kind}, ${call.createdAt})
    ON CONFLICT DO NOTHING
    RETURNING "id"`;
  return row?.id ?? null;
}

export async function markCallMoved(tx: Db, id: number): Promise<void> {
  await tx.call.update({ where: { id }, data: { state: 'moved' }, select: { id: true } });
}

export async function setCallHeld(tx: Db, id: number, heldAt: Date | null): Promise<void> {
  await tx.call.update({ where: { id }, data: { heldAt }, select: { id: true } });
}

/** @returns false when the call was already moved or canceled */
export async function cancelCall(
  tx: Db,
  id: number,
  data: { canceledBy: 'visitor' | 'owner'; word: string },
): Promise<boolean> {
  const { count } = await tx.call.updateMany({
    where: { id, state: 'booked' },
    data: { ...data, state: 'canceled', sequence: { increment: 1 } },
  });
  return count === 1;
}
