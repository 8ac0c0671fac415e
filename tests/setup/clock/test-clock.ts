const dayMs = 86_400_000;
const wednesday = 3;
const usualHourUtc = 10;

/**
 * The Wednesday after today at 10:00 UTC. It lies ahead, because cookies and the database use the machine's clock and
 * must not have expired.
 */
export function usualStart(realNow: Date): Date {
  const days = (wednesday - realNow.getUTCDay() + 7) % 7 || 7;
  const start = new Date(realNow.getTime() + days * dayMs);
  start.setUTCHours(usualHourUtc, 0, 0, 0);
  return start;
}

/**
 * Sets the offset of the clock (shift-clock.mjs) once per run, for its workers and servers. `TEST_NOW` overrides the
 * start, as ISO 8601.
 */
export function setTestClock(env: NodeJS.ProcessEnv): void {
  if (env.TEST_CLOCK_OFFSET_MS !== undefined) return;
  const realNow = new Date();
  const start = env.TEST_NOW ? new Date(env.TEST_NOW) : usualStart(realNow);
  if (Number.isNaN(start.getTime())) throw new Error(`TEST_NOW is no time: ${env.TEST_NOW}`);
  env.TEST_CLOCK_OFFSET_MS = String(start.getTime() - realNow.getTime());
}
