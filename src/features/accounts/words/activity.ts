export const adminActivityContent = {
  title: 'Activity',
  intro: 'Who did what, newest first.',
  byToken: 'by token',
  byProgram: 'by program',
  searchLabel: 'Search the activity',
  searchPlaceholder: 'Name, title or words',
  statusLabel: 'Show',
  statuses: [
    { value: '', label: 'Everything' },
    { value: 'posts', label: 'Posts' },
    { value: 'site', label: 'Content and pictures' },
    { value: 'clients', label: 'Requests and calls' },
    { value: 'network', label: 'Developers' },
    { value: 'settings', label: 'Accounts and settings' },
  ],
  count: (total: number) => (total === 1 ? '1 entry' : `${total} entries`),
  empty: {
    none: { title: 'Nothing has happened yet', text: 'Sign-ins and changes show up here.' },
    filtered: { title: 'No entries found', text: 'Try other words, or show everything.' },
  },
} as const;
