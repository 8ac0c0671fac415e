import { Logger } from 'graphile-worker';
import type { Log } from '../observation/log.ts';

/**
 * Writes graphile-worker's lines to our log without payloads and errors. The worker of a failed job logs its error. Null
 * means silence.
 */
export function createJobLogger(log: Log | null): Logger {
  return new Logger(() => (level, message, meta) => {
    if (!log || meta?.failure === true) return;
    if (level === 'error' || level === 'warning') log.warn({ err: meta?.error }, message);
    else log.debug({}, message);
  });
}
