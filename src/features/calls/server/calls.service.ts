import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { CallAnswers } from '../../../shared/call-answers.ts';
import { readReach } from '../../../shared/call-reach.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { type ContactStatus, isJunk } from '../../requests/contact-status.ts';
import { openRequest, openRequestToAct } from '../../requests/server/page/request-keys.service.ts';
import { holdRequest, moveRequest } from '../../requests/server/request-moves.service.ts';
import { unknownSource } from '../../traffic/server/counting/traffic-source.ts';
import type { CallOffer, ComingCall } from '../calls.ts';
import type { SentAnswers } from '../question-schemas.ts';
import { callContent } from '../words/calls.ts';
import { answersOf, readAnswers } from './answers.ts';
import { holdCalendars } from './busy/calendars.queries.ts';
import { readKnownTimes } from './busy/known-times.ts';
import { callMailSettings, tellOfCall } from './call-mail.service.ts';
import { holdCallSettings } from './call-settings.queries.ts';
import { readCallSettings, type SavedCallSettings } from './call-settings.service.ts';
import {
  type CallRow,
  findCall,
  findCallsEndingAfter,
  findLastCall,
  findRequestStatus,
  findTakenTimes,
  insertCall,
  markCallMoved,
} from './calls.queries.ts';
import { dropReminders, planReminders } from './reminders.service.ts';
import { freeSlots, isDayFull, isOffered, spanOf } from './slots.ts';

const { refusals } = callContent;

const daysAtATime = 7;

/** Calls of today count for the most of a day when they are over too. */
const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);

export type CallDeps = Pick<
  Deps,
  'db' | 'content' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'trafficCounter'
>;

export function isComing(call: CallRow, now: Date): boolean {
  return call.state === 'booked' && call.endsAt > now;
}

/** Junk requests cannot book, so spam cannot fill the calendar. */
function isOpenTo(settings: SavedCallSettings, request: { status: ContactStatus } | null): boolean {
  return settings.isOpen && request !== null && !isJunk(request.status);
}

export async function offerTo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  requestId: number,
  from?: Date,
): Promise<CallOffer> {
  const now = clock.now();
  const [settings, status, last, taken, known] = await Promise.all([
    readCallSettings(db.prisma),
    findRequestStatus(db.prisma, requestId),
    findLastCall(db.prisma, requestId),
    findTakenTimes(db.prisma, dayBefore(now), requestId),
    readKnownTimes(db.prisma, now),
  ]);
  const isOpen = isOpenTo(settings, status ? { status } : null);
  const call = last && isComing(last, now) ? last : null;
  const free = isOpen
    ? freeSlots(settings, { now, from, taken, known, maxDays: daysAtATime })
    : { slots: [], nextFrom: null };
  const { lengthMinutes, timeZone, place, videoLink, questions } = settings;
  return {
    ...{ isOpen, lengthMinutes, timeZone, place, videoLink, questions, nextFrom: free.nextFrom },
    call: call && { ...call, answers: readAnswers(call.answers) },
    canceled: last?.canceledBy === 'owner' ? { startsAt: last.startsAt, word: last.word } : null,
    slots: free.slots.filter((slot) => slot.getTime() !== call?.startsAt.getTime()),
  };
}

/**
 * @param input.from earliest slot, ISO 8601
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function getCallOffer(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: { key: string; from?: string | undefined },
): Promise<CallOffer> {
  const { requestId } = await openRequest(deps, input.key);
  return offerTo(deps, requestId, input.from ? new Date(input.from) : undefined);
}

class TimeTaken extends Error {}

interface Wish {
  startsAt: Date;
  timeZone: string;
  reach: string | undefined;
  sent: SentAnswers;
  seen: number | null;
}

/**
 * Books a time or moves the current call to it. Idempotent.
 * @returns `taken` with the remaining slots when the time is not free
 * @throws DomainError NOT_FOUND for an invalid key; CONFLICT when calls are closed or the seen call has changed; BAD_REQUEST
 * without a number or link; TOO_MANY_REQUESTS
 */
export async function bookCall(
  deps: CallDeps,
  input: {
    key: string;
    startsAt: string;
    timeZone: string;
    seen: string;
    reach?: string | undefined;
  } & SentAnswers,
): Promise<{ outcome: 'booked' | 'taken'; offer: CallOffer }> {
  const { key, startsAt, timeZone, seen, reach, ...sent } = input;
  const { requestId } = await openRequestToAct(deps, key);
  await deps.rateLimits.consume(counters['request-call'], String(requestId));
  const wish = {
    ...{ startsAt: new Date(startsAt), timeZone, sent, seen: Number(seen) || null },
    reach: reach && (readReach(reach, timeZone) ?? reach),
  };
  const outcome = await takeTime(deps, requestId, wish);
  return { outcome, offer: await offerTo(deps, requestId) };
}

async function takeTime(
  deps: CallDeps,
  requestId: number,
  wish: Wish,
): Promise<'booked' | 'taken'> {
  const { db, clock, trafficCounter } = deps;
  const at = clock.now();
  const mailSettings = callMailSettings(deps);
  try {
    const booked = await db.prisma.$transaction(async (tx) => {
      const request = await holdRequest(tx, requestId);
      const settings = await readCallSettings(tx);
      if (!isOpenTo(settings, request)) throw new DomainError('CONFLICT', refusals.closed);
      const current = await findComingCall(tx, requestId, at);
      if (current?.startsAt.getTime() === wish.startsAt.getTime()) return null;
      if ((current?.id ?? null) !== wish.seen) throw new DomainError('CONFLICT', refusals.changed);
      if (wish.reach === '' && settings.videoLink === '') {
        throw new DomainError('BAD_REQUEST', refusals.unreachable);
      }
      const answers = answersOf(wish.sent, settings.questions);
      await holdCalendars(tx);
      const known = await readKnownTimes(tx, at);
      if (!isOffered(settings, wish.startsAt, at, known)) throw new TimeTaken();
      if (await isFull(tx, settings, { requestId, startsAt: wish.startsAt, at }))
        throw new TimeTaken();
      const call = await putCall(tx, { requestId, current, wish, answers, settings, at });
      const move = { id: requestId, actor: 'visitor', at };
      if (current) await dropReminders(tx, current.id);
      // Moves answered requests only: an unanswered one keeps its status.
      else await moveRequest(tx, { ...move, from: ['answered'], to: 'call' });
      await planReminders(tx, call, at);
      const event = current ? 'moved' : 'booked';
      await tellOfCall(tx, call, { event, by: 'visitor', settings }, mailSettings);
      return current ? null : call.request;
    });
    // Counts after the commit: visitors retry a failed booking.
    if (booked) {
      const { landingPage: page, trafficSource } = booked;
      trafficCounter.countAt({ page, source: trafficSource || unknownSource }, 'bookings', at);
    }
    return 'booked';
  } catch (error) {
    if (error instanceof TimeTaken) return 'taken';
    throw error;
  }
}

async function isFull(
  tx: Db,
  settings: SavedCallSettings,
  { requestId, startsAt, at }: { requestId: number; startsAt: Date; at: Date },
): Promise<boolean> {
  if (settings.callsPerDay === 0) return false;
  await holdCallSettings(tx);
  return isDayFull(settings, startsAt, await findTakenTimes(tx, dayBefore(at), requestId));
}

export async function findComingCall(
  tx: Db,
  requestId: number,
  now: Date,
): Promise<CallRow | null> {
  const last = await findLastCall(tx, requestId);
  return last && isComing(last, now) ? last : null;
}

/** @throws TimeTaken */
async function putCall(
  tx: Db,
  input: {
    requestId: number;
    current: CallRow | null;
    wish: Wish;
    answers: CallAnswers | undefined;
    settings: SavedCallSettings;
    at: Date;
  },
): Promise<CallRow> {
  const { requestId, current, wish, answers, settings, at } = input;
  // Frees the old time first: the new one may overlap it.
  if (current) await markCallMoved(tx, current.id);
  const id = await insertCall(tx, {
    requestId,
    calendarId: current?.calendarId ?? randomUUID(),
    sequence: current ? current.sequence + 1 : 0,
    startsAt: wish.startsAt,
    ...spanOf(settings, wish.startsAt),
    timeZone: wish.timeZone,
    reach: wish.reach ?? current?.reach ?? '',
    answers: answers ?? readAnswers(current?.answers ?? []),
    createdAt: at,
  });
  const call = id === null ? null : await findCall(tx, id);
  if (!call) throw new TimeTaken();
  return call;
}

export function visitorName({ request: { firstName, lastName } }: CallRow): string {
  return `${firstName} ${lastName}`.trim();
}

export async function listComingCalls({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<ComingCall[]> {
  const rows = await findCallsEndingAfter(db.prisma, clock.now());
  return rows.map((call) => ({
    id: call.id,
    requestId: call.requestId,
    name: visitorName(call),
    email: call.request.email,
    startsAt: call.startsAt,
    endsAt: call.endsAt,
    timeZone: call.timeZone,
    reach: call.reach,
    answers: readAnswers(call.answers),
  }));
}
