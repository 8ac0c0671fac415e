import { HttpAnswerError } from './http-answer-error.ts';

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The code of a failed call ("NOT_FOUND"), or null when it failed on the way or is no call of ours. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.cause instanceof HttpAnswerError) return error.cause.code;
  const code = propertyOf(propertyOf(error, 'data'), 'code');
  return typeof code === 'string' ? code : null;
}

/** Whether a call has failed without an answer: the server was not reached, or the line broke. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof Error && errorCode(error) === null && !(error.cause instanceof HttpAnswerError)
  );
}

/** Whether the caller was at a limit: nothing is wrong, and it passes. */
export function isBeyondLimit(error: unknown): boolean {
  return errorCode(error) === 'TOO_MANY_REQUESTS';
}

/** Whether the server wants to see first that it is still the same person. */
export function isProofMissing(error: unknown): boolean {
  return propertyOf(propertyOf(error, 'data'), 'isProofMissing') === true;
}

/** Facts that the server sent with its refusal, so that the caller can decide anew; undefined without any. */
export function detailsOf(error: unknown): unknown {
  return propertyOf(propertyOf(error, 'data'), 'details');
}

/** Returns the server's error message, or the fallback if it sent none or was not reached. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return fallback;
  return (!isUnanswered(error) && error.message) || fallback;
}

/** The first message of each field that the server refused; null when a call failed for something else. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  const fieldErrors = propertyOf(propertyOf(error, 'data'), 'fieldErrors');
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return null;
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, messages]) => [field, String(messages[0])]),
  );
}
