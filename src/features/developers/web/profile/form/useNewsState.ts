import { trpc } from '../../../../../web/api/trpc.ts';
import type { CurrentDeveloper } from '../../../developers.ts';
import { type NewsState, unknownNews } from './brief-news.ts';

export function useNewsState({ id }: Pick<CurrentDeveloper, 'id'>): NewsState {
  // Id 0: the server renders the form for everybody, without a session.
  const { data } = trpc.developer.notifications.get.useQuery(undefined, { enabled: id > 0 });
  if (!data) return unknownNews;
  return {
    isChosen: data.channel !== 'none',
    hasAddress: data.mailAddress !== null || data.newMailAddress !== null,
    isMailOn: data.isMailOn,
  };
}
