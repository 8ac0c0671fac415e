import { trpc } from '../../../../../web/api/trpc.ts';
import { ownZone } from '../../../../../web/own-zone.ts';
import type { CurrentDeveloper } from '../../../developers.ts';
import {
  type BriefNews,
  briefNewsMissing,
  notificationAddressSchema,
} from '../../../notification-choice.ts';
import type { NewsValues, ProfileFormValues, ProfileValues } from './profile-values.ts';

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

export interface NewsState {
  isChosen: boolean;
  /** An address is confirmed or waits for confirmation. */
  hasAddress: boolean;
  isMailOn: boolean;
}

/** Makes the form ask. The server accepts an answer that it did not need. */
export const unknownNews: NewsState = { isChosen: false, hasAddress: false, isMailOn: true };

export function asksForNews(
  values: ProfileFormValues,
  baseline: ProfileValues,
  news: NewsState | undefined,
): boolean {
  return news !== undefined && !news.isChosen && values.isOpenToBriefs && !baseline.isOpenToBriefs;
}

const isAddress = (address: string) => notificationAddressSchema.safeParse({ address });

export function newsFaults(
  { newsChannel, newsAddress }: NewsValues,
  news: NewsState | undefined,
): Record<string, string> {
  if (newsChannel === '') return { newsChannel: briefNewsMissing };
  const needsAddress = newsChannel === 'mail' && !news?.hasAddress;
  const fault = needsAddress ? isAddress(newsAddress).error?.issues[0]?.message : undefined;
  return fault ? { newsAddress: fault } : {};
}

export function chosenNews({ newsChannel, newsAddress }: NewsValues): BriefNews | undefined {
  if (newsChannel === '') return undefined;
  const address = newsChannel === 'mail' && newsAddress ? { address: newsAddress } : {};
  return { channel: newsChannel, timeZone: ownZone(), ...address };
}
