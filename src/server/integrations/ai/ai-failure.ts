import {
  APIError,
  AuthenticationError,
  BadRequestError,
  PermissionDeniedError,
  RateLimitError,
  UnprocessableEntityError,
} from 'openai';
import type { aiServiceFailures } from '../../../shared/ai-service-failures.ts';
import { AnswerTooLargeError } from '../bounded-fetch.ts';

export type ServiceFailure = (typeof aiServiceFailures)[number];

function hasCause(error: unknown, is: (candidate: unknown) => boolean): boolean {
  let current = error;
  for (let depth = 0; depth < 5 && current !== undefined; depth += 1) {
    if (is(current)) return true;
    current = current instanceof Error ? current.cause : undefined;
  }
  return false;
}

const quotaCodes = new Set(['insufficient_quota', 'billing_hard_limit_reached']);
const refusalCodes = new Set(['content_policy_violation', 'moderation_blocked', 'content_filter']);

/** Error codes: https://platform.openai.com/docs/guides/error-codes */
export function aiFailure(
  error: unknown,
  signals: { hangUp: AbortSignal; timeOut: AbortSignal },
): { outcome: ServiceFailure; cause: unknown } {
  const outcome = (): ServiceFailure => {
    if (signals.hangUp.aborted) return 'cancelled';
    if (signals.timeOut.aborted) return 'timeout';
    if (hasCause(error, (candidate) => candidate instanceof AnswerTooLargeError)) return 'tooLarge';
    if (error instanceof SyntaxError) return 'malformed';
    if (!(error instanceof APIError)) return 'unavailable';
    const code = error.code ?? error.type ?? '';
    if (quotaCodes.has(code)) return 'noQuota';
    if (refusalCodes.has(code)) return 'refused';
    if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) {
      return 'unauthorized';
    }
    if (error instanceof RateLimitError) return 'rateLimited';
    if (error instanceof BadRequestError || error instanceof UnprocessableEntityError) {
      return 'malformed';
    }
    return 'unavailable';
  };
  return { outcome: outcome(), cause: error };
}

/** The service does not charge for a refused request. */
export function isRefusedRequest(error: unknown): boolean {
  return error instanceof APIError && error.status !== undefined;
}

export function isRefusedForm(error: unknown): boolean {
  if (!(error instanceof BadRequestError || error instanceof UnprocessableEntityError))
    return false;
  const code = error.code ?? error.type ?? '';
  return !refusalCodes.has(code) && !quotaCodes.has(code) && code !== 'context_length_exceeded';
}
