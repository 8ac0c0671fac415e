const jobNames: Record<string, string | undefined> = {
  backUp: 'Make a backup',
  tryRestore: 'Restore a backup on trial',
  announcePublication: 'Show a scheduled post',
  deliverMessage: 'Send a message',
  deliverWebhooks: 'Tell events to webhooks',
  endLostDrafts: 'Close lost AI drafts',
  workOnImport: 'Import posts',
  runModel: 'Write with the AI',
  purge: 'Delete what is kept no longer',
  removeStrayFiles: 'Delete files that no picture has',
  sendWorkDigests: 'Tell what is new in the work',
  remindOwner: 'Send reminders of contact requests',
  readReplies: 'Read answers by mail',
  purgeSharedCaches: 'Empty the caches in front of the site',
  remindOfCall: 'Remind a visitor of a call',
  remindOfAvailability: 'Remind developers of their availability',
  remindOfMarks: 'Remind developers of the end of their mark',
  tellSavedSearches: 'Tell who fits a saved search',
  askForOutcomes: 'Ask what became of briefs',
  recheckProofs: 'Check the proven addresses of developers again',
};

export const adminJobsContent = {
  title: 'Jobs',
  intro:
    'Mail, scheduled posts, AI drafts and cleaning up run in the background and are tried again by themselves. Only what needs you is listed here.',
  retrying: (count: number) =>
    count === 1
      ? 'One job failed and will be tried again by itself.'
      : `${count} jobs failed and will be tried again by themselves.`,
  name: (name: string) => jobNames[name] ?? name,
  failed: {
    title: 'Failed for good',
    attempts: (count: number) => (count === 1 ? 'one try' : `${count} tries`),
    at: 'Last try',
    retry: 'Try again',
  },
  unclear: {
    title: 'Maybe sent',
    text: 'These were handed over, and the mail or SMS service never said whether it took them. Look there, or ask the people who should have got them.',
    at: 'Written',
    retry: 'Send again',
  },
  several: {
    label: 'Chosen jobs',
    done: (count: number) =>
      count === 1 ? 'One job is tried again.' : `${count} jobs are tried again.`,
  },
  discard: 'Discard',
  empty: { title: 'Nothing needs you', text: 'Jobs that fail for good show up here.' },
  confirmDiscard: {
    title: (name: string) => `Discard “${name}”?`,
    failed: 'It is not tried again. A message that it was to send is deleted.',
    unclear: 'The message is deleted here. It may have arrived all the same.',
    confirm: 'Discard',
    busy: 'Discarding...',
  },
  confirmSendAgain: {
    title: 'Send it again?',
    text: 'It may have arrived already, and would then arrive twice.',
    confirm: 'Send again',
    busy: 'Sending...',
  },
  toasts: {
    retried: { title: 'Trying again', description: 'It comes back here if it fails again.' },
    discarded: { title: 'Discarded', description: 'It is gone.' },
    failed: { title: 'Error', description: 'That did not work. Please try again.' },
  },
} as const;
