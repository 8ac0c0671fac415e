import { HttpAnswerError } from './fetch-answer.ts';

/** The code of a failed call ("NOT_FOUND"), or null when it failed on the way or is no call of ours. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.cause instanceof HttpAnswerError) return error.cause.code;
  if (!('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  return typeof data.code === 'string' ? data.code : null;
}
