import { Logger } from 'graphile-worker';
import type { Log } from '../observation/log.ts';

/**
 * graphile-worker's own lines in our log, without what it hands over beside them: payloads and errors. A job that fails is
 * logged by the worker that runs it. Null for silence.
 */
export function createJobLogger(log: Log | null): Logger {
  return new Logger(() => (level, message, meta) => {
    if (!log || meta?.failure === true) return;
    if (level === 'error' || level === 'warning') log.warn({ err: meta?.error }, message);
    else log.debug({}, message);
  });
}
