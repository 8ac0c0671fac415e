import { errorCode } from './error-code.ts';
import { HttpAnswerError } from './fetch-answer.ts';

/** What went wrong in the server's words; the fallback where it said none or was not reached. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return fallback;
  const isAnswer = errorCode(error) !== null || error.cause instanceof HttpAnswerError;
  return (isAnswer && error.message) || fallback;
}
