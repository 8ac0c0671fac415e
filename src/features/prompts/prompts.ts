import { z } from 'zod';
import { maxSlugLength, slugPattern } from '../../shared/text/slug-pattern.ts';
import { promptLimits } from './prompt-filters.ts';
import { promptKinds, promptLevels } from './words/prompt-types.ts';

const slugSchema = () => z.string().max(maxSlugLength).regex(slugPattern);

export const promptSlugSchema = () =>
  z.object({ slug: slugSchema().describe('Slug of the prompt') });

/** A function, because the REST adapter changes the schemas that it gets. */
export const promptFilterFields = () => ({
  q: z
    .string()
    .trim()
    .max(promptLimits.searchText)
    .describe('Words that title, summary, kind of work or tool hold')
    .optional(),
  kind: z.enum(promptKinds).describe('Kind of work').optional(),
  tool: slugSchema().describe('Slug of the suggested tool').optional(),
  level: z.enum(promptLevels).describe('Level').optional(),
  minutes: z.number().int().min(1).max(480).describe('Longest time').optional(),
});

export const promptSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(promptKinds),
  level: z.string(),
  minutes: z.number().describe('From pasting it to having checked the answer'),
  prompt: z.string().describe('With the names of its fields in braces'),
  fields: z.array(z.object({ name: z.string(), label: z.string(), example: z.string() })),
  suggestedTool: z.string().describe('Slug of the tool; a suggestion, no record of a run'),
  why: z.string(),
  checks: z.array(z.string()),
  variants: z.array(z.object({ title: z.string(), addition: z.string() })),
  notFor: z.string(),
  terms: z.array(z.string()).describe('Slugs of terms of the glossary'),
  related: z.array(z.string()).describe('Slugs of prompts'),
});

export type Prompt = z.infer<typeof promptSchema>;
