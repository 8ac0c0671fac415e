import type { PageMeta } from '../../../shared/words/types.ts';

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
