import { z } from 'zod';
import { aiServiceFailures } from '../../shared/ai-service-failures.ts';
import { wholePostPurpose } from '../posts/post-editing.ts';

export const aiFailures = [...aiServiceFailures, 'overBudget', 'overMonth', 'brokenOff'] as const;

export type AiFailure = (typeof aiFailures)[number];

export const aiPurposes = [
  wholePostPurpose,
  'picture',
  'outline',
  'section',
  'shorten',
  'clearer',
  'tone',
  'continue',
  'table',
  'titles',
  'excerpt',
  'metaDescription',
  'altTexts',
  'links',
  'questions',
  'answer',
] as const;

export type AiPurpose = (typeof aiPurposes)[number];

export const aiPurposeSchema = z.enum(aiPurposes);

/** Micros are millionths of a dollar: the cost of one token at a dollar per million tokens. */
export const microsPerDollar = 1_000_000;
