import { Temporal } from 'temporal-polyfill';

const inUtc = (wallMs: number) =>
  Temporal.Instant.fromEpochMilliseconds(wallMs).toZonedDateTimeISO('UTC').toPlainDateTime();

/** The wall time of a zone at an instant, written as if it were UTC. Both in milliseconds. */
export function wallTimeAt(instantMs: number, timeZone: string): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds;
}

/** The instant of a wall time. A wall time that the zone skips is the instant at which it is skipped. */
function instantOf(
  wall: Temporal.PlainDateTime,
  timeZone: string,
  disambiguation: 'earlier' | 'later',
): Temporal.ZonedDateTime {
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation });
  if (zoned.toPlainDateTime().equals(wall)) return zoned;
  const afterGap = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  // A transition at the very instant counts as previous a moment later.
  return afterGap.add({ nanoseconds: 1 }).getTimeZoneTransition('previous') ?? afterGap;
}

/** The stretch of real time between two wall times: longer or shorter than they say where the offset changes within it. */
export function stretchBetween(
  fromWallMs: number,
  toWallMs: number,
  timeZone: string,
): { fromMs: number; toMs: number } {
  const end = inUtc(toWallMs);
  const last = instantOf(end, timeZone, 'later');
  // Clocks that are set back to the very end have shown it before.
  const before = last.subtract({ milliseconds: 1 }).toPlainDateTime();
  const isRepeated = Temporal.PlainDateTime.compare(before, end) >= 0;
  const to = isRepeated ? instantOf(end, timeZone, 'earlier') : last;
  const from = instantOf(inUtc(fromWallMs), timeZone, 'earlier');
  return { fromMs: from.epochMilliseconds, toMs: to.epochMilliseconds };
}
