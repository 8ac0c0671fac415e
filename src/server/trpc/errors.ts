import { TRPCError } from '@trpc/server';
import { Prisma } from '../db/generated/client.ts';
import { DomainError } from '../domain-error.ts';
import type { Log } from '../log.ts';

export const internalErrorMessage = 'Something went wrong on our side. Please try again.';
const unavailableMessage = 'The service is briefly unavailable. Please try again.';

/** Prisma codes that mean "the database cannot be reached or is overloaded", not "the query is wrong". */
const unavailablePrismaCodes = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
]);

/** PostgreSQL and socket codes of a database that is away, shutting down, out of space or out of connections. */
const unavailableDriverCode =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|53[0-9A-Z]{3}|08[0-9A-Z]{3}|57014/;

/** Tells an outage of the database from a fault in the program; walks down the chain of causes. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let current: unknown = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof Prisma.PrismaClientInitializationError) return true;
    const code = 'code' in current ? String(current.code) : '';
    if (unavailablePrismaCodes.has(code)) return true;
    if (code && unavailableDriverCode.test(code)) return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|Can't reach database/i.test(
        current.message,
      )
    ) {
      return true;
    }
    current = current.cause;
  }
  return false;
}

/**
 * Gives every error the one shape that may leave the server: refusals keep their message, outages become 503,
 * everything else is an INTERNAL_SERVER_ERROR that says nothing.
 */
export function toTrpcError(error: TRPCError): TRPCError {
  const cause = error.cause;
  if (cause instanceof DomainError) {
    return new TRPCError({ code: cause.code, message: cause.message, cause });
  }
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error;
  if (isDatabaseUnavailable(cause ?? error)) {
    return new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: unavailableMessage,
      cause: new DomainError('SERVICE_UNAVAILABLE', unavailableMessage, {
        retryAfterSeconds: 2,
        cause,
      }),
    });
  }
  return new TRPCError({
    code: 'INTERNAL_SERVER_ERROR',
    message: internalErrorMessage,
    cause,
  });
}

/** Logs a fault that no procedure has seen: in an adapter, or in the middle of a stream. */
export function logUnhandled(error: TRPCError, log: Log): void {
  if (error.code !== 'INTERNAL_SERVER_ERROR' || error.message === internalErrorMessage) return;
  log.error({ err: error.cause ?? error }, 'request failed');
}
