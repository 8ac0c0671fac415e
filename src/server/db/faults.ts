import { DomainError } from '../domain-error.ts';
import { refusalOf } from '../limits/refusals.ts';
import { Prisma } from './generated/client.ts';
import type { NoTurn } from './shared-pool.ts';

interface Answer {
  message: string;
  retryAfterSeconds: number;
}

const away: Answer = {
  message: 'The service is briefly unavailable. Please try again.',
  retryAfterSeconds: 2,
};
const cannotSave: Answer = {
  message: 'Nothing can be saved at the moment. Please try again in a minute.',
  retryAfterSeconds: 60,
};
const tooSlow: Answer = {
  message: 'This took too long and was stopped. Please try again in a moment.',
  retryAfterSeconds: 5,
};
const collision: Answer = {
  message: 'Somebody else changed the same thing at the same moment. Please try again.',
  retryAfterSeconds: 1,
};

/** SQLSTATEs about the state of the server rather than the statement (PostgreSQL, appendix A): a later attempt may succeed. */
const answersByState: readonly (readonly [RegExp, Answer])[] = [
  // Class 53 without a full disk: connections, memory, locks.
  [/^53100$|^25006$/, cannotSave],
  [/^53/, away],
  // Lost connections, and a server that stops, crashes, starts or ends a session.
  [/^08|^57P0|^25P0[34]$|^58030$/, away],
  [/^57014$/, tooSlow],
  [/^40001$|^40P01$|^55P03$/, collision],
];

/** Codes of Prisma and of sockets without an answer of the server, and so without a SQLSTATE. */
const awayCode = /^P(?:1001|1002|1008|1017|2024|2028|2037)$|^E(?:CONN\w+|PIPE|NOENT|TIMEDOUT)$/;
const collisionCode = 'P2034';

/** Answers callers that got no connection. These refusals come by the thousand and are no faults, so they keep no cause. */
const refusals: Record<NoTurn['code'], () => DomainError> = {
  TURN_BEYOND_SHARE: () => refusalOf({ name: 'connections', answer: 'tooMany' }),
  TURN_NOT_FREE: () => refusalOf({ name: 'connections', answer: 'busy' }),
};

const isRefusal = (code: string): code is NoTurn['code'] => Object.hasOwn(refusals, code);

const awayKind = /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout)$/;

const awayMessage =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|was closed and is not queryable|Can't reach database/i;
const tooSlowMessage = /^Query read timeout$/;

function text(value: object, key: string): string {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : '';
}

function answerOf(node: object): Answer | undefined {
  // Prisma's driver adapter stores the server's code under another name.
  for (const state of [text(node, 'originalCode'), text(node, 'code')]) {
    const known = answersByState.find(([pattern]) => pattern.test(state))?.[1];
    if (known) return known;
    if (awayCode.test(state)) return away;
    if (state === collisionCode) return collision;
  }
  if (node instanceof Prisma.PrismaClientInitializationError) return away;
  if (awayKind.test(text(node, 'kind')) || awayMessage.test(text(node, 'message'))) return away;
  return tooSlowMessage.test(text(node, 'message')) ? tooSlow : undefined;
}

function causesOf(node: object): unknown[] {
  const meta: unknown = Reflect.get(node, 'meta');
  return [
    typeof meta === 'object' && meta ? Reflect.get(meta, 'driverAdapterError') : undefined,
    Reflect.get(node, 'cause'),
    ...(node instanceof AggregateError ? node.errors : []),
  ];
}

const maxDepth = 6;

function findAnswer(error: unknown, depth = 0): Answer | undefined {
  if (typeof error !== 'object' || error === null || depth > maxDepth) return undefined;
  for (const cause of causesOf(error)) {
    const known = findAnswer(cause, depth + 1);
    if (known) return known;
  }
  return answerOf(error);
}

/**
 * Recognizes a fault of the database server by its SQLSTATE, wherever the driver stores it.
 * @returns a refusal with a time to wait: 503, or 429 for a caller that has used its share of the connections; null for any
 * other error
 */
export function databaseFault(error: unknown): DomainError | null {
  const code = typeof error === 'object' && error !== null ? text(error, 'code') : '';
  if (isRefusal(code)) return refusals[code]();
  const answer = findAnswer(error);
  if (!answer) return null;
  const { message, retryAfterSeconds } = answer;
  return new DomainError('SERVICE_UNAVAILABLE', message, {
    retryAfterSeconds,
    cause: error,
    reason: 'database',
  });
}

export function takesNoWrites(error: unknown): boolean {
  return findAnswer(error) === cannotSave;
}
