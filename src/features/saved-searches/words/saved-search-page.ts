import type { PageMeta } from '../../../shared/words/types.ts';
import { notOpenedContent } from '../../conversations/words/conversations.ts';
import { savedSearchDays } from '../saved-search-options.ts';

const failed = { title: 'Error', description: 'That did not work. Please try again later.' };

export const saveSearchContent = {
  meta: {
    title: 'Hear of new developers',
    description: 'Save a search, and get a mail when somebody new fits it.',
    keywords: [],
  } satisfies PageMeta,
  hero: {
    eyebrow: 'By mail',
    title: 'Hear of new developers',
    intro: 'We look once a day, and write only when somebody new fits. One click ends it.',
  },
  filters: 'Your search',
  noFilters: { text: 'No filter is chosen yet.', action: 'Choose filters' },
  change: 'Change the filters',
  email: { label: 'Your email', placeholder: 'alex@example.com' },
  submit: 'Save this search',
  submitting: 'Sending...',
  note: 'Your address stays with us, for this search alone:',
  privacy: 'privacy',
  sent: {
    title: 'Open the link in your mail',
    text: 'We have sent a link to your address. The search begins once you have confirmed it there.',
  },
  failed: { title: 'Error saving your search', description: 'Please try again later.' },
} as const;

export const savedSearchContent = {
  meta: {
    title: 'Your saved search',
    description: 'Confirm, keep or end a saved search.',
    keywords: [],
  } satisfies PageMeta,
  eyebrow: 'Saved search',
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
