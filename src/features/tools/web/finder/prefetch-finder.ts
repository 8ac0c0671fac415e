import type { ApiUtils } from '../../../../web/api/trpc.ts';
import type { PageLocation } from '../../../../web/route.ts';
import { answersOf, hasAnswers } from '../../finder-answers.ts';

export async function prefetchFinder(
  utils: ApiUtils,
  { searchParams }: PageLocation,
): Promise<unknown> {
  const answers = answersOf(searchParams);
  return hasAnswers(answers) ? utils.tools.finder.prefetch(answers) : null;
}
