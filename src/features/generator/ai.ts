import { z } from 'zod';

/** What every request to the AI service has in common. */

/** Ways in which a request can end without an answer. */
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

/** What the AI is asked for; every request is counted under one of them. */
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

/** Millionths of a dollar: what one token costs at a price of a dollar for a million. */
export const microsPerDollar = 1_000_000;
