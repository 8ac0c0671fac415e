import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailableError } from '../errors.ts';

const LOCK_RETRY_DELAY_MS = 2_000;
const LOCK_ATTEMPTS = 60;

/** The codes of a lock_timeout, and of a deadlock that PostgreSQL has ended. */
const heldStates: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Tries again while somebody holds a table.
 * @param apply throws what failureOf returns
 */
export async function untilFree<Result>(apply: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply();
    } catch (error) {
      if (!(error instanceof Error && isHeld(error.cause))) throw error;
      if (attempt === LOCK_ATTEMPTS) {
        throw new DatabaseUnavailableError(
          `${error.message}. Somebody holds a table that it changes: try again when that has ended.`,
          { cause: error },
        );
      }
      await setTimeout(LOCK_RETRY_DELAY_MS);
    }
  }
}

export function failureOf(migration: string, error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailableError(`The migration "${migration}" failed: ${reason}`, {
    cause: error,
  });
}

function isHeld(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && heldStates.has(cause.code);
}
