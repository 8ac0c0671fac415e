import { z } from 'zod';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { linkKeyInputSchema } from '../conversations/conversations.ts';
import { recommendationLimits as limits, outcomeAnswers } from './outcome-options.ts';

const answerSchema = z.enum(outcomeAnswers, 'Please choose an answer');

/** The question on the client's page. */
export const outcomeFormSchema = z.object({ answer: answerSchema });

/** The recommendation on the client's page. A browser sends "on" for a ticked box. */
export const recommendationFormSchema = z.object({
  words: formText('Your words', limits.minWords, limits.maxWords),
  author: formText('Name', limits.minAuthor, limits.maxAuthor).regex(
    /^[^\r\n]*$/,
    'Only one line is possible here',
  ),
  consent: z.literal('on', 'Please tick the box to agree'),
});

export const clientAnswerSchema = outcomeFormSchema.extend(linkKeyInputSchema.shape);
export const newRecommendationSchema = recommendationFormSchema.extend(linkKeyInputSchema.shape);

export const outcomePageSchema = z.object({
  /** The name of the client, as a start for the name that is shown. */
  clientName: z.string(),
  developerName: z.string(),
  projectType: z.string().nullable(),
  chosenAt: timestamp(),
  answer: answerSchema.nullable(),
  /** Empty means that there is no recommendation. */
  words: z.string(),
  author: z.string(),
  isHidden: z.boolean(),
  /** Null means as long as the recommendation stands. */
  linkEndsAt: timestamp().nullable(),
});

export const ownOutcomeSchema = z.object({
  id: z.number().int(),
  clientName: z.string(),
  projectType: z.string().nullable(),
  chosenAt: timestamp(),
  answer: answerSchema.nullable(),
  clientAnswer: answerSchema.nullable(),
  recommendation: z
    .object({ words: z.string(), author: z.string(), isHidden: z.boolean() })
    .nullable(),
});

export const ownAnswerSchema = z.object({ outcomeId: idSchema(), answer: answerSchema });

export const shownOutcomesSchema = z.object({
  /** Jobs of the last twelve months. */
  jobCount: z.number().int(),
  recommendations: z.array(
    z.object({
      id: z.number().int(),
      words: z.string(),
      author: z.string(),
      writtenAt: timestamp(),
    }),
  ),
});

export const listedRecommendationSchema = z.object({
  id: z.number().int(),
  words: z.string(),
  author: z.string(),
  writtenAt: timestamp(),
  isHidden: z.boolean(),
});

export const recommendationIdSchema = z.object({ outcomeId: idSchema() });

export type OutcomePage = z.infer<typeof outcomePageSchema>;
export type OwnOutcome = z.infer<typeof ownOutcomeSchema>;
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;
export type ShownOutcomes = z.infer<typeof shownOutcomesSchema>;
export type ListedRecommendation = z.infer<typeof listedRecommendationSchema>;
