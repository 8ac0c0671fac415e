function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns the error code ("NOT_FOUND"). Null when the call got no answer or was not ours. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.cause instanceof HttpAnswerError) return error.cause.code;
  const code = propertyOf(propertyOf(error, 'data'), 'code');
  return typeof code === 'string' ? code : null;
}

export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof Error && errorCode(error) === null && !(error.cause instanceof HttpAnswerError)
  );
}

export function isBeyondLimit(error: unknown): boolean {
  return errorCode(error) === 'TOO_MANY_REQUESTS';
}

export function isProofMissing(error: unknown): boolean {
  return propertyOf(propertyOf(error, 'data'), 'isProofMissing') === true;
}

export function detailsOf(error: unknown): unknown {
  return propertyOf(propertyOf(error, 'data'), 'details');
}

/** Returns the server's error message, or the fallback if it sent none or was not reached. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return fallback;
  return (!isUnanswered(error) && error.message) || fallback;
}

/** First message of each refused field; null when the call failed for another reason. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  const fieldErrors = propertyOf(propertyOf(error, 'data'), 'fieldErrors');
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return null;
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, messages]) => [field, String(messages[0])]),
  );
}

/** Answer to a call from outside the procedures: from a proxy, or from a server that is too busy. */
export class HttpAnswerError extends Error {
  constructor(
    message: string,
    /** Our server's code ("SERVICE_UNAVAILABLE"); null when another server answered. */
    readonly code: string | null,
  ) {
    super(message);
    this.name = 'HttpAnswerError';
  }
}
