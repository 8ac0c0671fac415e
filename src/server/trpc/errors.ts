import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { databaseFault } from '../db/faults.ts';
import { DomainError } from '../domain-error.ts';
import type { Log } from '../observation/log.ts';

export const internalErrorMessage = 'Something went wrong on our side. Please try again.';

/**
 * Gives every error the shape that may leave the server: refusals keep their message, outages become 503, and everything else
 * becomes an INTERNAL_SERVER_ERROR without detail.
 */
export function toTrpcError(error: TRPCError): TRPCError {
  const cause = error.cause;
  if (cause instanceof DomainError) {
    // Named field by field, like what the schema of a procedure refuses.
    const named = cause.cause instanceof ZodError ? cause.cause : cause;
    return new TRPCError({ code: cause.code, message: cause.message, cause: named });
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

/** Logs errors outside procedures: in an adapter, or during a stream. */
export function logUnhandled(error: TRPCError, log: Log): void {
  if (error.code !== 'INTERNAL_SERVER_ERROR' || error.message === internalErrorMessage) return;
  log.error({ err: error.cause ?? error }, 'request failed');
}
