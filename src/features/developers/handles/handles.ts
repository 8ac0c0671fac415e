import { z } from 'zod';
import { slugPattern } from '../../../shared/text/slug-pattern.ts';
import { timestamp } from '../../../shared/wire.ts';
import { handleLimits } from './handle-limits.ts';

export const handleSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(handleLimits.minLength, `Please use at least ${handleLimits.minLength} characters`)
  .max(handleLimits.maxLength, `Please use at most ${handleLimits.maxLength} characters`)
  .regex(slugPattern, 'Please use letters from a to z, digits, and single hyphens between them');

export const handleFormSchema = z.object({ handle: handleSchema });

/** Addresses are lowercase. */
export const heldHandleSchema = z
  .string()
  .max(handleLimits.maxLength)
  .regex(slugPattern)
  .describe('Handle without the "@"');

export const ownHandleSchema = z.object({
  handle: z.string().nullable(),
  suggestion: z.string().describe('Made from the name; empty when nothing is left of it'),
  changesLeft: z.number().int(),
  nextChangeAt: timestamp().nullable().describe('Null while a change is possible'),
});

export type OwnHandle = z.infer<typeof ownHandleSchema>;
