import { DomainError } from '../../../server/domain-error.ts';
import { type CallAnswers, callAnswersSchema } from '../../../shared/call-answers.ts';
import { answerNames, askedOf } from '../call-questions.ts';
import type { SentAnswers } from '../question-schemas.ts';
import { callContent } from '../words/calls.ts';

/** Reads the answers of a row. */
export function readAnswers(stored: unknown): CallAnswers {
  return callAnswersSchema.parse(stored);
}

/**
 * Puts answers beside their questions, and leaves empty ones out.
 * @returns undefined when the form had no questions
 * @throws DomainError CONFLICT when the questions have changed since the visitor saw them
 */
export function answersOf(
  sent: SentAnswers,
  questions: readonly string[],
): CallAnswers | undefined {
  const { asked } = sent;
  if (asked === undefined) return undefined;
  if (asked !== askedOf(questions)) {
    throw new DomainError('CONFLICT', callContent.refusals.otherQuestions);
  }
  return questions.flatMap((question, index) => {
    const name = answerNames[index];
    const answer = name && sent[name];
    return answer ? [{ question, answer }] : [];
  });
}
