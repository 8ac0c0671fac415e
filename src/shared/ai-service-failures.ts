/** Failures of the AI service itself; budgets and the stop of the process are ours. */
export const aiServiceFailures = [
  'refused',
  'malformed',
  'tooLarge',
  'outOfTokens',
  'timeout',
  'cancelled',
  'unauthorized',
  'noQuota',
  'rateLimited',
  'unavailable',
  'notConfigured',
] as const;
