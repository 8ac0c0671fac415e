import { z } from 'zod';
import { searchLimits } from './search-limits.ts';

export const questionSchema = z.object({
  q: z
    .string()
    .trim()
    .min(searchLimits.leastText)
    .max(searchLimits.question)
    .describe('A question, in words of a person'),
});

const passageSchema = z.object({
  page: z.string().describe('Title of the page'),
  heading: z.string(),
  text: z.string(),
  to: z.string().describe('Address of the page, with the part of it where that has one'),
});

export const foundPassagesSchema = z.object({
  /** The best comes first. */
  passages: z.array(passageSchema),
  /** Address of the contact form with the question in it. */
  contact: z.string(),
  canAnswer: z.boolean().describe('A person can have an answer written on the page of the search'),
});

export const answerSchema = z.object({
  /** None when the passages do not answer the question. */
  sentences: z.array(
    z.object({
      text: z.string(),
      /** Positions in the list of passages, from 1. */
      sources: z.array(z.number().int()),
    }),
  ),
  /** Sources of the answer: pages may have changed since the passages were shown. */
  passages: z.array(passageSchema),
});

export type Passage = z.infer<typeof passageSchema>;
export type FoundPassages = z.infer<typeof foundPassagesSchema>;
export type Answer = z.infer<typeof answerSchema>;
