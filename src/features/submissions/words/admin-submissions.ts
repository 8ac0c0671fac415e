import type { SubmissionKind, SubmissionStatus } from '../submission-options.ts';

const submissions = (count: number) => (count === 1 ? '1 submission' : `${count} submissions`);

export const submissionKindNames: Record<SubmissionKind, string> = {
  tool: 'Tool',
  prompt: 'Prompt',
  term: 'Term',
  video: 'Video',
};

export const adminSubmissionsContent = {
  title: 'Submissions',
  intro:
    'What visitors suggest for the site, and what they say is wrong. Nothing of it is public until you write it into the content.',
  searchLabel: 'Search submissions',
  searchPlaceholder: 'Words, address or sender',
  statusLabel: 'Status',
  statuses: [
    { value: '', label: 'Waiting' },
    { value: 'suspected', label: 'Perhaps junk' },
    { value: 'accepted', label: 'Accepted' },
    { value: 'declined', label: 'Declined' },
    { value: 'spam', label: 'Spam' },
  ],
  kindLabel: 'Kind',
  anyKind: 'All kinds',
  count: submissions,
  empty: {
    none: {
      title: 'Nothing waits',
      text: 'Visitors suggest tools, prompts, terms and videos on the page "Suggest", and say there what is wrong.',
    },
    filtered: { title: 'Nothing matches', text: 'Try other words, or another status.' },
  },
  isNew: 'New',
  isCorrection: 'Correction',
  joined: (count: number) => (count === 1 ? 'Sent once more' : `Sent ${count} times more`),
  stands: (title: string) => `Stands now: ${title}`,
  fields: {
    tool: { address: 'Address', text: 'What it does', more: 'Price page', tool: '' },
    prompt: { address: '', text: 'Prompt', more: 'What it is for', tool: 'Tried with' },
    term: { address: '', text: 'Meaning', more: '', tool: '' },
    video: { address: 'Address', text: '', more: 'Creator', tool: '' },
    correction: { address: 'Source', text: 'Wrong', more: 'Right', tool: '' },
  },
  sender: 'Sender',
  unknownSender: 'not given',
  named: 'wants to be named',
  reason: 'Reason',
  openEntry: 'Open entry',
  openForm: 'Open in Content',
  copy: 'Copy fields',
  copied: 'Copied',
  copyFailed: 'Copying failed',
  actions: {
    accepted: 'Accept',
    declined: 'Decline',
    spam: 'Spam',
    waiting: 'Take back',
  } satisfies Partial<Record<SubmissionStatus, string>>,
  hideName: 'Take name off',
  decline: {
    title: 'Decline this submission?',
    text: 'The sender gets a mail with your reason, if an address was given.',
    label: 'Reason (optional)',
    confirm: 'Decline it',
  },
  activity: {
    accepted: 'accepted',
    declined: 'declined',
    spam: 'marked as spam',
    suspected: 'marked as suspected',
    waiting: 'took back',
    unnamed: 'took the name off',
  },
  several: {
    label: 'Chosen submissions',
    done: {
      accepted: (count: number) => `${submissions(count)} accepted.`,
      declined: (count: number) => `${submissions(count)} declined.`,
      spam: (count: number) => `${submissions(count)} marked as spam.`,
      suspected: (count: number) => `${submissions(count)} as before.`,
      waiting: (count: number) => `${submissions(count)} waiting again.`,
    },
    undone: (count: number) => `${submissions(count)} as before.`,
  },
  refusals: {
    meanwhile: 'Somebody else has decided it meanwhile. Nothing was changed.',
    notNamed: 'This name does not stand on the site.',
  },
  toasts: {
    failed: { title: 'Error', description: 'That was not kept. Please try again.' },
    nameHidden: { title: 'Name taken off', description: 'It goes from the page at once.' },
  },
} as const;
