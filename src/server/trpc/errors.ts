import { TRPCError } from '@trpc/server';
import { databaseFault } from '../db/faults.ts';
import { DomainError } from '../domain-error.ts';
import type { Log } from '../observation/log.ts';

export const internalErrorMessage = 'Something went wrong on our side. Please try again.';

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
  const fault = databaseFault(cause ?? error);
  if (fault) return new TRPCError({ code: fault.code, message: fault.message, cause: fault });
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
