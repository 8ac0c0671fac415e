import { dayMs, minuteMs } from '../../../shared/durations.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a clock in this zone shows at an instant, written as if it were UTC. Both in milliseconds. */
export function wallTimeAt(instantMs: number, timeZone: string): number {
  const shown = new Map(
    clockOf(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/**
 * The instants at which clocks in this zone show a wall time, in order: two where they are set back over it, none where they are
 * set forward over it.
 */
function instantsOf(wallMs: number, timeZone: string): number[] {
  // Zones do not change their offset twice within so few days, so one of these two is in force.
  const offsets = [wallMs - 2 * dayMs, wallMs + 2 * dayMs].map(
    (around) => wallTimeAt(around, timeZone) - around,
  );
  return [...new Set(offsets)]
    .map((offset) => wallMs - offset)
    .filter((instant) => wallTimeAt(instant, timeZone) === wallMs)
    .sort((one, other) => one - other);
}

/** The instant at which clocks are set forward over a wall time that they never show. */
function jumpOver(wallMs: number, timeZone: string): number {
  let early = wallMs - 2 * dayMs;
  let late = wallMs + 2 * dayMs;
  while (late - early > minuteMs) {
    const middle = Math.floor((early + late) / 2 / minuteMs) * minuteMs;
    if (wallTimeAt(middle, timeZone) < wallMs) early = middle;
    else late = middle;
  }
  return late;
}

/** The stretch of real time between two wall times: longer or shorter than clocks say where they are changed within it. */
export function stretchBetween(
  fromWallMs: number,
  toWallMs: number,
  timeZone: string,
): { fromMs: number; toMs: number } {
  // Where clocks are set back to the very end, they have shown it once before: there it is over.
  const last = instantsOf(toWallMs, timeZone).findLast(
    (instant) => wallTimeAt(instant - 1, timeZone) < toWallMs,
  );
  return {
    fromMs: instantsOf(fromWallMs, timeZone)[0] ?? jumpOver(fromWallMs, timeZone),
    toMs: last ?? jumpOver(toWallMs, timeZone),
  };
}
