import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { type ContactStatus, isJunk } from '../../requests/contact-status.ts';
import { openRequest } from '../../requests/server/page/request-keys.service.ts';
import type { CallKind } from '../call-kinds.ts';
import type { CallOffer, FreeTimes } from '../calls.ts';
import { readAnswers } from './answers.ts';
import { readKnownTimes } from './busy/known-times.ts';
import { readCallSettings, type SavedCallSettings } from './call-settings.service.ts';
import { type CallRow, findLastCall, findRequestStatus, findTakenTimes } from './calls.queries.ts';
import { kindsFor } from './kinds.ts';
import { freeSlots } from './slots.ts';

const daysAtATime = 7;

/** Calls of today count for the most of a day when they are over too. */
export const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);

export function isComing(call: CallRow, now: Date): boolean {
  return call.state === 'booked' && call.endsAt > now;
}

/** Junk requests cannot book, so spam cannot fill the calendar. */
export function isOpenTo(settings: SavedCallSettings, status: ContactStatus): boolean {
  return settings.isOpen && !isJunk(status);
}

/** A form that is sent twice books once. */
export function isSameCall(
  call: CallRow | null,
  { startsAt, kind }: Pick<CallRow, 'startsAt' | 'kind'>,
): boolean {
  return call?.startsAt.getTime() === startsAt.getTime() && call.kind === kind;
}

export async function offerTo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  requestId: number,
  wish: { from?: string | undefined; kind?: string | undefined } = {},
): Promise<CallOffer> {
  const now = clock.now();
  const from = wish.from ? new Date(wish.from) : undefined;
  const [settings, status, last, taken, known] = await Promise.all([
    readCallSettings(db.prisma),
    findRequestStatus(db.prisma, requestId),
    findLastCall(db.prisma, requestId),
    findTakenTimes(db.prisma, dayBefore(now), requestId),
    readKnownTimes(db.prisma, now),
  ]);
  const isOpen = status !== null && isOpenTo(settings, status);
  const call = last && isComing(last, now) ? last : null;
  const kinds = kindsFor(settings, status ?? 'new');
  const named = (name: string | undefined) => kinds.find((known) => known.name === name);
  const kind = named(wish.kind) ?? named(call?.kind) ?? kinds[0];
  const free = isOpen
    ? freeSlots(timesOf(settings, kind), { now, from, taken, known, maxDays: daysAtATime })
    : { slots: [], nextFrom: null };
  const { timeZone, place, videoLink, questions } = settings;
  return {
    ...{ isOpen, kinds, kind, timeZone, place, videoLink, questions, nextFrom: free.nextFrom },
    call: call && { ...call, answers: readAnswers(call.answers) },
    canceled: last?.canceledBy === 'owner' ? { startsAt: last.startsAt, word: last.word } : null,
    slots: free.slots.filter((slot) => !isSameCall(call, { startsAt: slot, kind: kind.name })),
  };
}

/** Times of the free call as they are now. Who books one needs the link of a request. */
export async function freeTimes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  from: Date | undefined,
): Promise<FreeTimes> {
  const now = clock.now();
  const [settings, taken, known] = await Promise.all([
    readCallSettings(db.prisma),
    findTakenTimes(db.prisma, dayBefore(now)),
    readKnownTimes(db.prisma, now),
  ]);
  const [kind] = kindsFor(settings, 'new');
  const free = settings.isOpen
    ? freeSlots(timesOf(settings, kind), { now, from, taken, known, maxDays: daysAtATime })
    : { slots: [], nextFrom: null };
  const { isOpen, timeZone } = settings;
  return { isOpen, timeZone, lengthMinutes: kind.lengthMinutes, ...free };
}

/**
 * @param wish.from earliest slot, ISO 8601
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function getCallOffer(
  deps: Pick<Deps, 'db' | 'clock'>,
  { key, ...wish }: { key: string; from?: string | undefined; kind?: string | undefined },
): Promise<CallOffer> {
  const { requestId } = await openRequest(deps, key);
  return offerTo(deps, requestId, wish);
}

/** Slots of a kind are as long as its calls. */
export const timesOf = (
  settings: SavedCallSettings,
  { lengthMinutes }: CallKind,
): SavedCallSettings => ({
  ...settings,
  lengthMinutes,
});

export async function findComingCall(
  tx: Db,
  requestId: number,
  now: Date,
): Promise<CallRow | null> {
  const last = await findLastCall(tx, requestId);
  return last && isComing(last, now) ? last : null;
}
