/**
 * Shifts `Date` of a program or a page. Uses nothing outside of itself, so that it can be sent to a browser.
 * @param {number} offsetMs
 */
export function shiftClock(offsetMs) {
  const RealDate = globalThis.Date;
  const now = () => RealDate.now() + offsetMs;
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  RealDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
}

const offsetMs = Number(globalThis.process?.env.TEST_CLOCK_OFFSET_MS ?? 0);
// Files of one worker share globals, so the clock shifts only once.
if (offsetMs !== 0 && !Reflect.has(globalThis, 'isClockShifted')) {
  Reflect.set(globalThis, 'isClockShifted', true);
  shiftClock(offsetMs);
}
