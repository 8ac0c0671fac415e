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
