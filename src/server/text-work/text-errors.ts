import { DomainError, type DomainErrorCode } from '../domain-error.ts';

export type EndingReason = 'time' | 'memory' | 'fault';

const sentences: Readonly<Record<EndingReason, string>> = {
  time: 'Reading this text took too long, twice.',
  memory: 'Reading this text needed too much memory, twice.',
  fault: 'Reading this text broke off, twice.',
};

/** The text has ended its worker twice and is not tried again. The message is for the sender of the text. */
export class TextParkedError extends DomainError {
  constructor(readonly ending: EndingReason) {
    super('BAD_REQUEST', `${sentences[ending]} Make it shorter or simpler and try again.`, {
      reason: `text-${ending}`,
    });
    this.name = 'TextParkedError';
  }
}

const depthReason = 'text-depth';

/** Refuses a text whose elements are nested too deeply for recursion. */
export function tooDeep(): DomainError {
  return new DomainError(
    'BAD_REQUEST',
    'The elements of this text stand too deep in each other. Close the tags that are open and try again.',
    { reason: depthReason },
  );
}

export function isTooDeep(error: unknown): boolean {
  return error instanceof DomainError && error.reason === depthReason;
}

export function stopping(): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', 'The site restarts. Please try again.', {
    retryAfterSeconds: 5,
    reason: 'stopping',
  });
}

export interface SentError {
  /** Null for an unexpected error, which is no refusal. */
  code: DomainErrorCode | null;
  message: string;
  stack: string | undefined;
}

/** Blames a call stack overflow on the text: nothing else here grows. */
export function blamed(error: unknown): unknown {
  const isStack = error instanceof RangeError && /call stack/i.test(error.message);
  return isStack ? tooDeep() : error;
}

export function sentError(error: unknown): SentError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { code: error instanceof DomainError ? error.code : null, message, stack };
}

export function receivedError({ code, message, stack }: SentError): Error {
  if (code) return new DomainError(code, message, { reason: 'text' });
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
