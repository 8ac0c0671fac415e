export const adminContent = {
  meta: {
    title: 'Admin',
    description: 'The admin area of this site.',
    keywords: ['admin'],
  },
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
    tabsLabel: 'Parts of the blog',
    areasLabel: 'Parts of the admin area',
    areaMenu: 'Areas',
    waiting: (count: number) => `${count} waiting`,
    partFailed: {
      title: 'This part could not be loaded',
      text: 'Check your connection. What you typed in the editor is kept.',
      reload: 'Reload the page',
    },
  },
  unread: (count: number) => (count === 1 ? '1 new request' : `${count} new requests`),
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  factsDue: (count: number) => `${count} due`,
  submissions: (count: number) => (count === 1 ? '1 submission' : `${count} submissions`),
  failedJobs: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  list: {
    failed: 'The list could not be loaded',
    retry: 'Try again',
    loading: 'Loading...',
    filters: 'Filters',
    order: 'Order',
    pagesLabel: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    several: {
      chooseAll: 'Choose all on this page',
      choose: (name: string) => `Choose ${name}`,
      chosen: (count: number) => `${count} chosen`,
      rangeHint: 'Choose rows to change several at once; Shift chooses all in between.',
      busy: 'Changing...',
      report: 'What was changed',
      dismiss: 'Dismiss',
      undo: 'Undo all',
      nothing: 'Nothing was left to change.',
      failed: (count: number) =>
        count === 1 ? '1 could not be changed:' : `${count} could not be changed:`,
    },
  },
  wordDiff: {
    added: 'added: ',
    removed: 'removed: ',
    tooLong: 'These texts are too long to compare word by word: both are shown whole.',
  },
  fieldChanges: {
    same: 'Nothing differs.',
    markupOnly: 'The words are the same; links, pictures or formatting differ.',
    take: 'Take this back',
  },
  dialog: { cancel: 'Cancel' },
  errors: { network: 'The server could not be reached. Please try again.' },
} as const;

/** Specification, section 2: the dashboard has these three tabs. */
export const dashboardTabs = [
  { id: 'posts', label: 'Blog Posts' },
  { id: 'categories', label: 'Categories' },
  { id: 'generator', label: 'AI Generator' },
] as const;

const writeAreas = [
  ...dashboardTabs,
  { id: 'media', label: 'Media' },
  { id: 'facts', label: 'Facts' },
  { id: 'transfer', label: 'Transfer' },
] as const;

const siteAreas = [
  { id: 'content', label: 'Content' },
  { id: 'submissions', label: 'Submissions' },
] as const;

const clientAreas = [
  { id: 'inbox', label: 'Inbox' },
  { id: 'calls', label: 'Calls' },
  { id: 'quotes', label: 'Quotes' },
  { id: 'traffic', label: 'Traffic' },
] as const;

const networkAreas = [
  { id: 'developers', label: 'Developers' },
  { id: 'verification', label: 'Verification' },
  { id: 'reports', label: 'Reports' },
] as const;

const settingsAreas = [
  { id: 'account', label: 'Account' },
  { id: 'style', label: 'House Style' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'retention', label: 'Retention' },
  { id: 'activity', label: 'Activity' },
  { id: 'tokens', label: 'Tokens' },
  { id: 'webhooks', label: 'Webhooks' },
] as const;

/** Stands above the places. */
export const adminDay = { id: 'day', label: 'Today' } as const;

/** The first is the address without a parameter. */
export const adminAreas = [
  ...writeAreas,
  ...siteAreas,
  ...clientAreas,
  ...networkAreas,
  ...settingsAreas,
  adminDay,
] as const;

export type AdminArea = (typeof adminAreas)[number];

export type AdminAreaId = AdminArea['id'];

interface AdminPlace {
  label: string;
  areas: readonly AdminArea[];
}

/** The sidebar, from top to bottom. */
export const adminPlaces: readonly AdminPlace[] = [
  { label: 'Write', areas: writeAreas },
  { label: 'Site', areas: siteAreas },
  { label: 'Clients', areas: clientAreas },
  { label: 'Network', areas: networkAreas },
  { label: 'Settings', areas: settingsAreas },
];
