import { z } from 'zod';
import { questionLimits } from './call-questions.ts';

const shortText = (maxLength: number) =>
  z.string().trim().max(maxLength, `Please use at most ${maxLength} characters`);

/** The owner's questions to visitors before a call. Empty ones are left out. */
export const callQuestionsSchema = z
  .array(shortText(questionLimits.question))
  .max(questionLimits.count)
  .transform((questions) => questions.filter(Boolean));

const answer = shortText(questionLimits.answer).optional();

/** Answers of a booking, by the places of the questions. Older pages do not send them. */
export const answerFields = {
  answer1: answer,
  answer2: answer,
  answer3: answer,
  /** The questions that the visitor saw. Others in the meantime cause CONFLICT. */
  asked: z.string().max(1_000).optional(),
};

export type SentAnswers = { [Name in keyof typeof answerFields]?: string | undefined };
