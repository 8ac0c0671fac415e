export const adminActivityContent = {
  title: 'Activity',
  intro: 'Who did what, newest first.',
  byToken: 'by token',
  empty: { title: 'Nothing has happened yet', text: 'Sign-ins and changes show up here.' },
} as const;
