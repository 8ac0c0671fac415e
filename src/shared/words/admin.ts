import { site } from './site.ts';

/** Words of the admin area: sign-in, the frame of the dashboard, and what its lists share. */
export const adminContent = {
  meta: {
    title: `Admin${site.titleSuffix}`,
    description: `The admin area of ${site.brand}.`,
    keywords: ['admin'],
  },
  /** First-level heading while it is not known who is there. */
  waiting: { title: 'Admin', text: 'Loading the admin area...' },
  needsScript: 'The admin area needs JavaScript, in a browser of 2023 or newer.',
  login: {
    title: 'Admin Login',
    intro: 'Sign in to write posts and read contact requests.',
    username: 'Username',
    password: 'Password',
    submit: 'Login',
    submitting: 'Signing in...',
    failed: 'Signing in did not work. Please try again.',
    byPasskey: 'Sign in with a passkey',
    passkeyFailed: 'The passkey could not be used. Please try again.',
    secondStep: {
      code: 'Code',
      codeHint: 'From your authenticator app, or a recovery code.',
      submit: 'Continue',
      submitting: 'Checking...',
      byPasskey: 'Use a passkey',
      back: 'Back to the password',
    },
    demo: {
      title: 'Demo credentials',
      username: 'Username',
      password: 'Password',
      fill: 'Fill them in',
    },
  },
  session: {
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    signingOut: 'Signing out...',
    signedOut: { title: 'Signed out', description: 'See you soon.' },
    signOutFailed: { title: 'Sign-out failed', description: 'You are still signed in.' },
    proof: {
      title: 'Confirm it is you',
      text: 'What you are about to do asks again who you are. Then it goes on by itself.',
      password: 'Password',
      passwordMissing: 'Password is required',
      code: 'Code',
      codeHint: 'From your authenticator app, or a recovery code.',
      byPasskey: 'Use a passkey',
      confirm: 'Confirm',
      confirming: 'Confirming...',
      failed: 'That did not work. Please try again.',
    },
    expired: {
      title: 'Your session has ended',
      text: 'Sign in again to go on. Nothing you typed is lost.',
    },
  },
  dashboard: {
    title: 'Admin Dashboard',
    intro: 'Manage your blog content and settings',
    newPost: 'New Post',
    tabsLabel: 'Parts of the admin area',
    partFailed: {
      title: 'This part could not be loaded',
      text: 'Check your connection. What you typed in the editor is kept.',
      reload: 'Reload the page',
    },
  },
  /** Counts beside "Inbox" for screen readers. */
  unread: (count: number) => (count === 1 ? '1 new request' : `${count} new requests`),
  /** The count beside "Facts". */
  factsDue: (count: number) => `${count} due`,
  /** The count beside "Jobs". */
  failedJobs: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  list: {
    failed: 'The list could not be loaded',
    retry: 'Try again',
    loading: 'Loading...',
    pagesLabel: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  wordDiff: {
    added: 'added: ',
    removed: 'removed: ',
    tooLong: 'These texts are too long to compare word by word: both are shown whole.',
  },
  dialog: { cancel: 'Cancel' },
  errors: { network: 'The server could not be reached. Please try again.' },
} as const;

/** The tabs of the dashboard; the first is the address without a parameter. */
export const adminTabs = [
  { id: 'posts', label: 'Blog Posts' },
  { id: 'categories', label: 'Categories' },
  { id: 'generator', label: 'AI Generator' },
  { id: 'style', label: 'House Style' },
  { id: 'media', label: 'Media' },
  { id: 'facts', label: 'Facts' },
  { id: 'transfer', label: 'Transfer' },
  { id: 'inbox', label: 'Inbox' },
  { id: 'calls', label: 'Calls' },
  { id: 'developers', label: 'Developers' },
  { id: 'traffic', label: 'Traffic' },
  { id: 'tokens', label: 'API Tokens' },
  { id: 'activity', label: 'Activity' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'retention', label: 'Retention' },
  { id: 'account', label: 'Account' },
] as const;

export type AdminTabId = (typeof adminTabs)[number]['id'];
