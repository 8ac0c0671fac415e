const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

export const adminReportsContent = {
  title: 'Reports',
  intro: 'What developers and visitors have reported, and who is blocked.',
  empty: {
    title: 'Nothing is reported',
    text: 'A report of a message or of a profile waits here until you have answered it.',
  },
  reportedMessages: (count: number) =>
    `Developers have reported ${messages(count)}. You may read what was reported, and nothing else that developers are written.`,
  reportedProfiles: (count: number) => `Visitors have reported ${profiles(count)}.`,
  profiles: {
    of: (developer: string) => `The profile of ${developer}`,
    others: (count: number) => (count === 1 ? 'And 1 report more.' : `And ${count} reports more.`),
    suspected: 'Perhaps junk',
    open: 'Open profile',
    hide: 'Hide profile',
  },
  from: (sender: string, developer: string) => `${sender} to ${developer}`,
  anonymous: (developerId: number) => `Developer ${developerId}`,
  written: 'Written',
  reason: 'Reported',
  word: 'In their words',
  entriesOf: { sender: 'Sender', developer: 'Developer' },
  dismiss: 'Dismiss',
  block: 'Block for everybody',
  delete: 'Delete message',
  unblock: 'Unblock',
  blockedTitle: 'Blocked for all developers',
  confirmDelete: {
    title: 'Delete this message?',
    text: 'It is deleted for its sender and for the developer, with everything that both wrote after it.',
    confirm: 'Delete it',
    busy: 'Deleting...',
  },
  toasts: {
    dismissed: { title: 'Report dismissed', description: 'The message stays as it is.' },
    profileDismissed: { title: 'Reports dismissed', description: 'The profile stays as it is.' },
    deleted: { title: 'Message deleted', description: 'It is gone for good.' },
    blocked: {
      title: 'Sender blocked',
      description: 'What they write from now on reaches no developer. They are not told.',
    },
    unblocked: { title: 'Sender unblocked', description: 'What they write reaches developers.' },
    failed: { title: 'Error', description: 'The report could not be changed.' },
  },
} as const;
