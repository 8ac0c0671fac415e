/** Values of the four questions, in the order of the form. They stand in addresses. */
export const finderValues = {
  what: [
    'web',
    'mobile',
    'design',
    'editor',
    'terminal',
    'cloud',
    'checks',
    'automation',
    'models',
    'platform',
  ],
  who: ['beginner', 'business', 'designer', 'developer', 'team'],
  code: ['none', 'some', 'all'],
  budget: ['free', '25', '50', '100'],
} as const;

export type FinderQuestion = keyof typeof finderValues;

export type FinderValue<Question extends FinderQuestion> = (typeof finderValues)[Question][number];

/** A question may be left open. */
export type FinderAnswers = { [Question in FinderQuestion]?: FinderValue<Question> | undefined };

export const finderQuestions = ['what', 'who', 'code', 'budget'] as const;

/** Ignores values that the form does not offer. */
export function answersOf(searchParams: URLSearchParams): FinderAnswers {
  const given = <Question extends FinderQuestion>(question: Question) => {
    const values: readonly FinderValue<Question>[] = finderValues[question];
    return values.find((value) => value === searchParams.get(question));
  };
  return {
    what: given('what'),
    who: given('who'),
    code: given('code'),
    budget: given('budget'),
  };
}

export const hasAnswers = (answers: FinderAnswers) =>
  finderQuestions.some((question) => answers[question] !== undefined);
