import { DomainError, type DomainErrorCode } from '../domain-error.ts';

/** Why a worker ended in the middle of a text. */
export type EndingReason = 'time' | 'memory' | 'fault';

const sentences: Readonly<Record<EndingReason, string>> = {
  time: 'Reading this text took too long, twice.',
  memory: 'Reading this text needed too much memory, twice.',
  fault: 'Reading this text broke off, twice.',
};

/** A text that has ended its worker twice: it is not tried a third time. The message is meant for the person who sent the text. */
export class TextParkedError extends DomainError {
  constructor(readonly ending: EndingReason) {
    super('BAD_REQUEST', `${sentences[ending]} Make it shorter or simpler and try again.`, {
      reason: `text-${ending}`,
    });
    this.name = 'TextParkedError';
  }
}

const depthReason = 'text-depth';

/** Refuses a text whose elements stand deeper in each other than any walk through them bears. */
export function tooDeep(): DomainError {
  return new DomainError(
    'BAD_REQUEST',
    'The elements of this text stand too deep in each other. Close the tags that are open and try again.',
    { reason: depthReason },
  );
}

/** Whether this is `tooDeep`. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof DomainError && error.reason === depthReason;
}

export function stopping(): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', 'The site restarts. Please try again.', {
    retryAfterSeconds: 5,
    reason: 'stopping',
  });
}

/** An error as it goes from one thread to another. */
export interface SentError {
  /** Null where it is no refusal but a fault of ours. */
  code: DomainErrorCode | null;
  message: string;
  stack: string | undefined;
}

/** The error of a task, as its caller sees it. A call stack that is too small is the text's doing: it is the only thing here that grows. */
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
