import { ownZone } from '../../../../../web/own-zone.ts';
import {
  type BriefNews,
  briefNewsMissing,
  nudgeAddressSchema,
} from '../../../../messages/nudge-choice.ts';
import type { NewsValues, ProfileFormValues, ProfileValues } from './profile-values.ts';

/** How a developer hears of messages and briefs so far, as far as the form asks about it. */
export interface NewsState {
  /** A way is chosen already, and nothing has to be asked. */
  isChosen: boolean;
  /** Mail has somewhere to go, or waits for the address to be confirmed. */
  hasAddress: boolean;
  /** The site sends mail. */
  isMailOn: boolean;
}

/** Asked in any case where it is not known: the server knows, and takes an answer that it did not need. */
export const unknownNews: NewsState = { isChosen: false, hasAddress: false, isMailOn: true };

/** Whether the form asks how to hear of briefs: when it is switched to them, and nothing says so yet. */
export function asksForNews(
  values: ProfileFormValues,
  baseline: ProfileValues,
  news: NewsState | undefined,
): boolean {
  return news !== undefined && !news.isChosen && values.isOpenToBriefs && !baseline.isOpenToBriefs;
}

const isAddress = (address: string) => nudgeAddressSchema.safeParse({ address });

export function newsFaults(
  { newsChannel, newsAddress }: NewsValues,
  news: NewsState | undefined,
): Record<string, string> {
  if (newsChannel === '') return { newsChannel: briefNewsMissing };
  const needsAddress = newsChannel === 'mail' && !news?.hasAddress;
  const fault = needsAddress ? isAddress(newsAddress).error?.issues[0]?.message : undefined;
  return fault ? { newsAddress: fault } : {};
}

/** The answer as the server takes it. */
export function chosenNews({ newsChannel, newsAddress }: NewsValues): BriefNews | undefined {
  if (newsChannel === '') return undefined;
  const address = newsChannel === 'mail' && newsAddress ? { address: newsAddress } : {};
  return { channel: newsChannel, timeZone: ownZone(), ...address };
}
