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
    wantsAnswer: 'Wants an answer',
    noMail:
      'An answer is wanted, but this site sends no mail: SMTP_URL, MAIL_FROM and OWNER_EMAIL are not set.',
    aboutPictures:
      'Only the photo of the profile can be removed here. Where a picture of a project is meant, hide the profile: its developer reads the reason and can remove the picture.',
    leave: {
      title: (developer: string) => `Leave the profile of ${developer} as it is?`,
      text: 'The reports are settled. The developer is not told.',
      open: 'Leave as it is',
      confirm: 'Leave it',
      busy: 'Settling...',
    },
    picture: {
      title: (developer: string) => `Remove the photo of ${developer}?`,
      text: 'It is deleted, and its developer is told that it may show another person or their work. Reports about a picture are settled; others stay open.',
      open: 'Remove the picture',
      confirm: 'Remove it',
      busy: 'Removing...',
    },
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
    pictureRemoved: { title: 'Picture removed', description: 'The profile has no photo now.' },
    deleted: { title: 'Message deleted', description: 'It is gone for good.' },
    blocked: {
      title: 'Sender blocked',
      description: 'What they write from now on reaches no developer. They are not told.',
    },
    unblocked: { title: 'Sender unblocked', description: 'What they write reaches developers.' },
    failed: { title: 'Error', description: 'The report could not be changed.' },
  },
} as const;
