/** An answer to a call that did not come from a procedure: of a proxy, or of a server that is too busy to begin. */
export class HttpAnswerError extends Error {
  constructor(
    message: string,
    /** Our server's code ("SERVICE_UNAVAILABLE"); null when somebody else answered. */
    readonly code: string | null,
  ) {
    super(message);
    this.name = 'HttpAnswerError';
  }
}
