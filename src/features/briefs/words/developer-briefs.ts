import type { BriefState } from '../brief-options.ts';

export const developerBriefsContent = {
  title: 'Briefs',
  text: 'Work that visitors of the site ask for and we think suits you. You read what they want to build; who they are you learn once they have chosen you.',
  loading: 'Loading briefs...',
  error: 'Error loading briefs',
  retry: 'Retry',
  empty: 'No briefs yet.',
  closed:
    'You take no briefs. Switch on “Open to briefs” in your profile, and we may offer you some.',
  new: 'New',
  untitled: 'A project',
  facts: { budget: 'Budget', estimate: 'Estimate', offered: 'Offered', ends: 'Answer until' },
  states: {
    offered: 'Waits for your answer',
    seen: 'Waits for your answer',
    yes: 'You said yes',
    no: 'You said no',
    chosen: 'You are chosen',
    notChosen: 'Somebody else was chosen',
    withdrawn: 'Withdrawn',
    expired: 'Over',
  } satisfies Record<BriefState, string> as Record<BriefState, string>,
  word: {
    label: 'A word with your answer',
    hint: 'Optional. With a yes, the visitor reads it.',
  },
  yes: 'Yes, I would like to do it',
  no: 'No, thank you',
  /** Appended to the label of a button for screen readers. */
  about: (kind: string, offered: string) => `${kind}, offered ${offered}`,
  yourWord: 'You wrote',
  sender: 'Who asked',
  write: 'Write to them',
  writeSubject: 'Your project',
  answered: { title: 'Answered', description: 'You can change it until the visitor has chosen.' },
  failed: { title: 'Error', description: 'The answer could not be sent.' },
} as const;
