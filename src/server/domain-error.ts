export type DomainErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_SUPPORTED'
  | 'CONFLICT'
  | 'PRECONDITION_FAILED'
  | 'UNPROCESSABLE_CONTENT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_GATEWAY'
  | 'SERVICE_UNAVAILABLE';

/** A refusal whose message the caller may see. Any other error is answered without detail. */
export class DomainError extends Error {
  readonly retryAfterSeconds: number | undefined;
  /** Short cause for the log; never shown to the caller. */
  readonly reason: string;
  /** Facts that the caller needs for a new decision; sent with the refusal. */
  readonly details: unknown;

  constructor(
    readonly code: DomainErrorCode,
    message: string,
    options: {
      retryAfterSeconds?: number | undefined;
      cause?: unknown;
      reason?: string;
      details?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'DomainError';
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.reason = options.reason ?? 'other';
    this.details = options.details;
  }
}
