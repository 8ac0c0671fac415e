import type { PageMeta } from '../../../shared/words/types.ts';
import { notOpenedContent } from '../../conversations/words/conversations.ts';
import { savedSearchDays } from '../saved-search-options.ts';

const failed = { title: 'Error', description: 'That did not work. Please try again later.' };

export const savedSearchContent = {
  meta: {
    title: 'Your saved search',
    description: 'Confirm, keep or end a saved search.',
    keywords: [],
  } satisfies PageMeta,
  eyebrow: 'Saved search',
  filters: 'Filters',
  unconfirmed: {
    title: 'Do you want this mail?',
    intro: (address: string) =>
      `News of developers who fit a search are to go to ${address}. Nothing is sent before you say yes.`,
  },
  confirmed: {
    title: 'Your search is saved',
    intro: (address: string, day: string) =>
      `We write to ${address} when somebody new fits, once a day at most, until ${day}.`,
  },
  confirm: 'Yes, write to me',
  keep: `Keep it for ${savedSearchDays} more days`,
  stop: 'End this search',
  decline: 'No, forget it',
  sending: 'Sending...',
  failed,
  list: 'Open the list',
  stopped: {
    title: 'Search ended',
    text: 'You get no more mail about it, and your address is forgotten.',
  },
  notOpened: {
    missing: {
      ...notOpenedContent.missing,
      text: 'It may be incomplete, too old, or of a search that was ended. You can save the search again.',
    },
    failed: notOpenedContent.failed,
  },
};
