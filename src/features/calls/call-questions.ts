/** Pages load these without the schemas beside them. */
export const questionLimits = { count: 3, question: 150, answer: 500 } as const;

export const answerNames = ['answer1', 'answer2', 'answer3'] as const;

/** Recognizes the questions of a form. A form cannot carry line breaks unchanged. */
export function askedOf(questions: readonly string[]): string {
  return questions.join(' / ');
}
