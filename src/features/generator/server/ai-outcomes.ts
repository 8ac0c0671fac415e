import { DomainError, type DomainErrorCode } from '../../../server/domain-error.ts';
import { daySeconds } from '../../../shared/time/durations.ts';
import { limitRefusals } from '../../../shared/words/limits.ts';
import type { AiFailure } from '../ai.ts';

interface Explanation {
  code: DomainErrorCode;
  message: string;
  retryAfterSeconds?: number;
}

export const notConfiguredMessage =
  'The AI is off: set OPENAI_API_KEY (and OPENAI_BASE_URL for another compatible server) and restart.';

const explanations: Record<AiFailure, Explanation> = {
  notConfigured: { code: 'SERVICE_UNAVAILABLE', message: notConfiguredMessage },
  refused: { code: 'BAD_REQUEST', message: 'The AI declined to write about this subject.' },
  malformed: {
    code: 'BAD_GATEWAY',
    message: 'The AI sent something that is not a blog post. Please try again.',
  },
  tooLarge: { code: 'BAD_GATEWAY', message: 'The AI wrote far too much. Please try again.' },
  outOfTokens: {
    code: 'BAD_GATEWAY',
    message:
      'The AI used up its tokens before it began to answer. Raise OPENAI_MAX_OUTPUT_TOKENS, or choose a model that thinks less.',
  },
  timeout: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The AI took too long to answer. Please try again.',
  },
  cancelled: { code: 'BAD_REQUEST', message: 'The draft was cancelled.' },
  unauthorized: {
    code: 'BAD_GATEWAY',
    message: 'The AI service did not accept our key. Check OPENAI_API_KEY.',
  },
  noQuota: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The account at the AI service has no credit left.',
  },
  rateLimited: {
    code: 'TOO_MANY_REQUESTS',
    message: 'The AI service is busy. Please try again in a minute.',
    retryAfterSeconds: 60,
  },
  unavailable: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The AI service cannot be reached. Please try again.',
  },
  brokenOff: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The server stopped while the AI was writing. What had arrived is kept.',
  },
  overBudget: {
    code: 'TOO_MANY_REQUESTS',
    message: limitRefusals['ai-drafts-day'],
    retryAfterSeconds: 60 * 60,
  },
  overMonth: {
    code: 'TOO_MANY_REQUESTS',
    message:
      "This month's budget for the AI does not cover another request. The owner can raise it.",
    retryAfterSeconds: daySeconds,
  },
};

/**
 * Maps a failure to an error of the API.
 * @param said message that replaces the default one about a post
 */
export function toDomainError(outcome: AiFailure, said?: string): DomainError {
  const { code, message: usual, retryAfterSeconds } = explanations[outcome];
  const message = said ?? usual;
  return new DomainError(code, message, { retryAfterSeconds, reason: `ai-${outcome}` });
}
