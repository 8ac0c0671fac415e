import { aiServiceFailures } from '../../shared/ai-service-failures.ts';

export const aiFailures = [...aiServiceFailures, 'overBudget', 'overMonth', 'brokenOff'] as const;

export type AiFailure = (typeof aiFailures)[number];

/** Micros are millionths of a dollar: the cost of one token at a dollar per million tokens. */
export const microsPerDollar = 1_000_000;
