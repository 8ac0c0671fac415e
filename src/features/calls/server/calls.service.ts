import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { tellWebhooks } from '../../../server/outbox/webhook-events.service.ts';
import type { CallAnswers } from '../../../shared/call-answers.ts';
import { readReach } from '../../../shared/call-reach.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { inboxRequestPath } from '../../requests/inbox-address.ts';
import { openRequestToAct } from '../../requests/server/page/request-keys.service.ts';
import { holdRequest, moveRequest } from '../../requests/server/request-moves.service.ts';
import { unknownSource } from '../../traffic/server/counting/traffic-source.ts';
import { freeCall } from '../call-kind-options.ts';
import type { CallKind } from '../call-kinds.ts';
import type { CallOffer, ComingCall } from '../calls.ts';
import type { SentAnswers } from '../question-schemas.ts';
import { callContent } from '../words/calls.ts';
import { answersOf, readAnswers } from './answers.ts';
import { holdCalendars } from './busy/calendars.queries.ts';
import { readKnownTimes } from './busy/known-times.ts';
import { readCalendarsAgain } from './busy/rereading.service.ts';
import { callMailSettings, tellOfCall } from './call-mail.service.ts';
import {
  dayBefore,
  findComingCall,
  isOpenTo,
  isSameCall,
  offerTo,
  timesOf,
} from './call-offers.service.ts';
import { holdCallSettings } from './call-settings.queries.ts';
import { readCallSettings, type SavedCallSettings } from './call-settings.service.ts';
import {
  type CallRow,
  findCall,
  findCallsEndingAfter,
  findTakenTimes,
  insertCall,
  markCallMoved,
} from './calls.queries.ts';
import { kindsFor, reachFor, requireKind } from './kinds.ts';
import { dropReminders, planReminders } from './reminders.service.ts';
import { isDayFull, isOffered, spanOf } from './slots.ts';

const { refusals } = callContent;

export type CallDeps = Pick<
  Deps,
  'db' | 'content' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'trafficCounter'
>;

type BookingDeps = CallDeps & Parameters<typeof readCalendarsAgain>[0];

class TimeTaken extends Error {}

interface Wish {
  startsAt: Date;
  timeZone: string;
  reach: string | undefined;
  kind: string | undefined;
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
  deps: BookingDeps,
  input: {
    key: string;
    startsAt: string;
    timeZone: string;
    seen: string;
    reach?: string | undefined;
    kind?: string | undefined;
  } & SentAnswers,
): Promise<{ outcome: 'booked' | 'taken'; offer: CallOffer }> {
  const { key, startsAt, timeZone, seen, reach, kind, ...sent } = input;
  const { requestId } = await openRequestToAct(deps, key);
  await deps.rateLimits.consume(counters['request-call'], String(requestId));
  const wish = {
    ...{
      startsAt: new Date(startsAt),
      timeZone,
      kind: kind || undefined,
      sent,
      seen: Number(seen) || null,
    },
    reach: reach && (readReach(reach, timeZone) ?? reach),
  };
  await readCalendarsAgain(deps);
  const outcome = await takeTime(deps, requestId, wish);
  return { outcome, offer: await offerTo(deps, requestId, { kind }) };
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
      if (!request || !isOpenTo(settings, request.status)) {
        throw new DomainError('CONFLICT', refusals.closed);
      }
      const current = await findComingCall(tx, requestId, at);
      const kindName = wish.kind ?? current?.kind ?? freeCall;
      const asked = { startsAt: wish.startsAt, kind: kindName };
      if (isSameCall(current, asked)) return null;
      if ((current?.id ?? null) !== wish.seen) throw new DomainError('CONFLICT', refusals.changed);
      const kind = requireKind(kindsFor(settings, request.status), kindName);
      const times = timesOf(settings, kind);
      const reach = reachFor(kind, settings, wish.reach);
      const answers = answersOf(wish.sent, settings.questions);
      await holdCalendars(tx);
      const known = await readKnownTimes(tx, at);
      if (!isOffered(times, wish.startsAt, at, known)) throw new TimeTaken();
      if (await isFull(tx, settings, { requestId, startsAt: wish.startsAt, at }))
        throw new TimeTaken();
      const call = await putCall(tx, { requestId, current, wish, kind, reach, answers, times, at });
      const move = { id: requestId, actor: 'visitor', at };
      if (current) await dropReminders(tx, current.id);
      // Moves answered requests only: an unanswered one keeps its status.
      else await moveRequest(tx, { ...move, from: ['answered'], to: 'call' });
      await planReminders(tx, call, at);
      const event = current ? 'moved' : 'booked';
      await tellOfCall(tx, call, { event, by: 'visitor', settings }, mailSettings);
      await tellOfBooking(tx, call, { isMoved: current !== null, at });
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

function tellOfBooking(
  tx: Db,
  { id, requestId, startsAt, endsAt }: CallRow,
  { isMoved, at }: { isMoved: boolean; at: Date },
): Promise<void> {
  return tellWebhooks(tx, 'call.booked', {
    ...{ at, path: inboxRequestPath(requestId) },
    data: {
      ...{ id, requestId, isMoved },
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
  });
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

/** @throws TimeTaken */
async function putCall(
  tx: Db,
  input: {
    requestId: number;
    current: CallRow | null;
    wish: Wish;
    kind: CallKind;
    reach: string | undefined;
    answers: CallAnswers | undefined;
    times: SavedCallSettings;
    at: Date;
  },
): Promise<CallRow> {
  const { requestId, current, wish, kind, reach, answers, times, at } = input;
  // Frees the old time first: the new one may overlap it.
  if (current) await markCallMoved(tx, current.id);
  const id = await insertCall(tx, {
    requestId,
    calendarId: current?.calendarId ?? randomUUID(),
    sequence: current ? current.sequence + 1 : 0,
    startsAt: wish.startsAt,
    ...spanOf(times, wish.startsAt),
    timeZone: wish.timeZone,
    reach: reach ?? current?.reach ?? '',
    kind: kind.name,
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
    kind: call.kind,
  }));
}
