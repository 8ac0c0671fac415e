import { z } from 'zod';

/** Shared by all requests to the AI service. */

/** Failures of a request to the AI. */
export const aiFailures = [
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
  'overBudget',
  'overMonth',
  'brokenOff',
] as const;

export type AiFailure = (typeof aiFailures)[number];

/** Purposes of AI requests; usage is counted per purpose. */
export const aiPurposes = [
  'draft',
  'picture',
  'outline',
  'section',
  'details',
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
] as const;

export type AiPurpose = (typeof aiPurposes)[number];

export const aiPurposeSchema = z.enum(aiPurposes);

/** Micros are millionths of a dollar: the cost of one token at a dollar per million tokens. */
export const microsPerDollar = 1_000_000;
