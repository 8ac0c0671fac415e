import { Temporal } from 'temporal-polyfill';

const inUtc = (wallMs: number) =>
  Temporal.Instant.fromEpochMilliseconds(wallMs).toZonedDateTimeISO('UTC').toPlainDateTime();

/** Wall time of a zone at an instant, in ms, written as if it were UTC. */
export function wallTimeAt(instantMs: number, timeZone: string): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds;
}

/** Returns the transition itself for a wall time that the zone skips. */
function instantOf(
  wall: Temporal.PlainDateTime,
  timeZone: string,
  disambiguation: 'earlier' | 'later',
): Temporal.ZonedDateTime {
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation });
  if (zoned.toPlainDateTime().equals(wall)) return zoned;
  const afterGap = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  // `previous` excludes a transition at the exact instant, so the search starts 1 ns later.
  return afterGap.add({ nanoseconds: 1 }).getTimeZoneTransition('previous') ?? afterGap;
}

/** Real time between two wall times. Its length differs when the UTC offset changes within it. */
export function stretchBetween(
  fromWallMs: number,
  toWallMs: number,
  timeZone: string,
): { fromMs: number; toMs: number } {
  const end = inUtc(toWallMs);
  const last = instantOf(end, timeZone, 'later');
  // Clocks set back at exactly this end have shown it before: the first time counts.
  const before = last.subtract({ milliseconds: 1 }).toPlainDateTime();
  const isRepeated = Temporal.PlainDateTime.compare(before, end) >= 0;
  const to = isRepeated ? instantOf(end, timeZone, 'earlier') : last;
  const from = instantOf(inUtc(fromWallMs), timeZone, 'earlier');
  return { fromMs: from.epochMilliseconds, toMs: to.epochMilliseconds };
}
