import { trpc } from '../../../../../web/api/trpc.ts';
import type { CurrentDeveloper } from '../../../developers.ts';
import { type NewsState, unknownNews } from './brief-news.ts';

/** How a developer hears of messages and briefs so far. */
export function useNewsState({ id }: Pick<CurrentDeveloper, 'id'>): NewsState {
  // Nobody is signed in where the server draws the form for everybody.
  const { data } = trpc.developer.nudges.get.useQuery(undefined, { enabled: id > 0 });
  if (!data) return unknownNews;
  return {
    isChosen: data.channel !== 'none',
    hasAddress: data.mailAddress !== null || data.newMailAddress !== null,
    isMailOn: data.isMailOn,
  };
}
