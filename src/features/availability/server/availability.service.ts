import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { takeBackWaiting } from '../../../server/outbox/outbox.service.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { AvailabilityInput, OwnAvailability, ShownAvailability } from '../availability.ts';
import { availabilityLimits, firstAvailability } from '../availability-options.ts';
import { availabilityRefusals } from '../words/availability-refusals.ts';
import {
  type AvailabilityEnd,
  changeAvailability,
  findDeveloperIdByNumber,
  findOwn,
  findShown,
  lockOwn,
  type OwnRow,
  upsertAvailability,
} from './availability.queries.ts';
import { goodFrom, isOver, remindAtOf, reminderKey } from './availability-end.ts';
import { toColumns, toOwn, toShown } from './availability-views.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;
type ChangeDeps = ReadDeps & Pick<Deps, 'contentBus'>;

const none = () => new DomainError('NOT_FOUND', availabilityRefusals.none);

/** Availabilities as visitors see them, by developer. None after its end, and for a profile that they do not see. */
export async function shownAvailabilities(
  { db, clock }: ReadDeps,
  developerIds: readonly number[],
): Promise<ReadonlyMap<number, ShownAvailability>> {
  const now = clock.now();
  const rows = await findShown(db.prisma, developerIds, now);
  return new Map(
    rows.map((row) => {
      const isFree = row.freeFrom !== null && row.freeFrom <= now;
      return [row.developerId, toShown(isFree ? { ...row, freeFrom: null } : row)];
    }),
  );
}

export async function getShownAvailability(
  deps: ReadDeps,
  developerId: number,
): Promise<ShownAvailability | null> {
  return (await shownAvailabilities(deps, [developerId])).get(developerId) ?? null;
}

/** Null for a developer who has not said yet what they take on. */
export async function getOwnAvailability(
  { db, clock }: ReadDeps,
  developerId: number,
): Promise<OwnAvailability | null> {
  const row = await findOwn(db.prisma, developerId);
  return row && toOwn(row, clock.now());
}

/** The end moves. A reminder of the former one that has not left yet would name the wrong day. */
async function moveEnd(
  tx: Db,
  developerId: number,
  { goodUntil }: Pick<OwnRow, 'goodUntil'>,
  end: AvailabilityEnd & { isOpenToBriefs?: boolean },
): Promise<OwnRow> {
  await takeBackWaiting(tx, reminderKey(developerId, goodUntil));
  return changeAvailability(tx, developerId, end);
}

async function change(
  { db, clock, contentBus }: ChangeDeps,
  developerId: number,
  make: (tx: Db, row: OwnRow | null, now: Date) => Promise<OwnRow>,
): Promise<OwnAvailability> {
  const now = clock.now();
  const row = await db.prisma.$transaction(async (tx) =>
    make(tx, await lockOwn(tx, developerId), now),
  );
  await contentBus.announce('rows');
  return toOwn(row, now);
}

/**
 * Says what a developer takes on, good for the chosen days from now.
 * @throws DomainError BAD_REQUEST for a day that is too far ahead
 */
export function setAvailability(
  deps: ChangeDeps,
  developerId: number,
  input: AvailabilityInput,
): Promise<OwnAvailability> {
  return change(deps, developerId, async (tx, row, now) => {
    const columns = toColumns(input);
    const latest = new Date(now.getTime() + availabilityLimits.freeFromWithinDays * dayMs);
    if (columns.freeFrom && columns.freeFrom > latest) {
      throw new DomainError('BAD_REQUEST', availabilityRefusals.freeFrom);
    }
    if (row) await takeBackWaiting(tx, reminderKey(developerId, row.goodUntil));
    return upsertAvailability(tx, developerId, { ...columns, ...goodFrom(now, input.days) });
  });
}

/**
 * Makes it good for its days again, from now on. A second press changes nothing more.
 * @throws DomainError NOT_FOUND
 */
export function renewAvailability(deps: ChangeDeps, developerId: number): Promise<OwnAvailability> {
  return change(deps, developerId, (tx, row, now) => {
    if (!row) throw none();
    return moveEnd(tx, developerId, row, goodFrom(now, row.days));
  });
}

/** @throws DomainError NOT_FOUND, CONFLICT after its end */
export function endAvailability(deps: ChangeDeps, developerId: number): Promise<OwnAvailability> {
  return change(deps, developerId, (tx, row, now) => {
    if (!row) throw none();
    if (isOver(row, now)) throw new DomainError('CONFLICT', availabilityRefusals.isOver);
    const end = { goodUntil: now, remindAt: null, endedBefore: row.goodUntil };
    return moveEnd(tx, developerId, row, end);
  });
}

/**
 * Takes the early end back. The former end counts again.
 * @throws DomainError NOT_FOUND, CONFLICT when it was not ended early or its former end is over
 */
export function takeUpAgain(deps: ChangeDeps, developerId: number): Promise<OwnAvailability> {
  return change(deps, developerId, (tx, row, now) => {
    if (!row) throw none();
    const goodUntil = row.endedBefore;
    if (!goodUntil || !isOver(row, now) || goodUntil <= now) {
      throw new DomainError('CONFLICT', availabilityRefusals.notEnded);
    }
    const remindAt = remindAtOf({ ...row, goodUntil });
    return changeAvailability(tx, developerId, { goodUntil, remindAt, endedBefore: null });
  });
}

/**
 * Opens a developer up to briefs, or closes them, as the switch of the profile says. Opening makes an ended availability good
 * again, and begins a first one. Requires the lock on the developer; the caller announces the change.
 */
export async function setOpenToBriefs(
  tx: Db,
  developerId: number,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Promise<void> {
  const row = await findOwn(tx, developerId);
  if (row) {
    const isOpenToBriefs = { isOpenToBriefs: isOpen };
    if (isOpen && isOver(row, now)) {
      await moveEnd(tx, developerId, row, { ...isOpenToBriefs, ...goodFrom(now, row.days) });
    } else await changeAvailability(tx, developerId, isOpenToBriefs);
    return;
  }
  if (!isOpen) return;
  const { kinds, days } = firstAvailability;
  await upsertAvailability(tx, developerId, {
    ...toColumns({
      ...{ kinds: [...kinds], days, isOpenToBriefs: true, languages: [] },
      ...{ hoursPerWeek: null, freeFrom: null, rate: null, timeZone: null },
    }),
    ...goodFrom(now, days),
  });
}

/**
 * Renews by the developer's own number. The caller announces the change.
 * @returns null for a number without an availability
 */
export async function renewByNumber(
  tx: Db,
  phoneNumber: string,
  now: Date,
): Promise<Pick<OwnRow, 'goodUntil' | 'timeZone'> | null> {
  const developerId = await findDeveloperIdByNumber(tx, phoneNumber);
  const row = developerId === null ? null : await lockOwn(tx, developerId);
  if (developerId === null || !row) return null;
  return moveEnd(tx, developerId, row, goodFrom(now, row.days));
}
