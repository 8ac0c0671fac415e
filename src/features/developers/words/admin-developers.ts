import type { DuplicateMark } from '../admin-developers.ts';
import type { DuplicateKind } from '../duplicate-options.ts';

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

export const adminDevelopersContent = {
  title: 'Developers',
  intro:
    'A hidden profile is gone from the site for everybody but its developer, who still signs in, reads the reason and is told of it.',
  searchLabel: 'Search',
  searchPlaceholder: 'Name or number of the profile',
  statusLabel: 'Show',
  statuses: [
    { value: '', label: 'All developers' },
    { value: 'hidden', label: 'Hidden ones' },
    { value: 'marked', label: 'Marked ones' },
  ],
  orders: [
    { value: '', label: 'New and changed first' },
    { value: 'joined', label: 'Last joined' },
    { value: 'name', label: 'Name, A to Z' },
  ],
  count: (total: number) => (total === 1 ? '1 developer' : `${total} developers`),
  empty: {
    all: {
      title: 'No developers yet',
      text: 'Those who sign up show up here.',
      open: 'Look at the sign-up page',
    },
    filtered: { title: 'Nobody found', text: 'Try another search, or show all developers.' },
  },
  anonymous: (developerId: number) => `Developer ${developerId}`,
  number: 'Number',
  joined: 'Joined',
  changed: 'Changed',
  isNew: 'New',
  duplicates: {
    title: 'Perhaps a double, or made by a machine',
    and: 'and more',
  },
  hiddenSince: 'Since',
  reason: 'Reason',
  hidden: 'Hidden',
  unfinished: 'Not finished',
  open: 'Open profile',
  hide: 'Hide profile',
  show: 'Show again',
  several: {
    label: 'Chosen developers',
    hide: 'Hide profiles',
    done: {
      hidden: (count: number) => `${profiles(count)} hidden.`,
      shown: (count: number) => `${profiles(count)} shown again.`,
      undone: (count: number) => `${profiles(count)} as before.`,
    },
  },
  hiding: {
    title: (name: string) => `Hide the profile of ${name}?`,
    titleOfSeveral: (count: number) => `Hide ${profiles(count)}?`,
    text: 'It disappears at once from the list, searches, briefs and its own address. Open reports about it are settled; where the site sends mail, those who want an answer get one. You can show it again at any time.',
    reason: 'Reason, which the developer reads',
    confirm: 'Hide it',
    busy: 'Hiding...',
  },
  reportAnswer: {
    label: 'Your answer (optional)',
    note: (count: number) =>
      `Mailed to ${count === 1 ? '1 person who wants' : `${count} people who want`} an answer, after a sentence that says what you decided.`,
  },
  account: {
    open: 'Account',
    title: (name: string) => `Account of ${name}`,
    signIns: {
      text: 'Signs this developer out in every browser. The next sign-in asks for a new code.',
      confirm: 'End sign-ins',
      busy: 'Ending...',
    },
    remove: {
      text: 'Deletes the account with its profile, pictures, projects and messages for good. Hiding the profile can be taken back, this cannot.',
      label: (developerId: number) => `To delete it, type its number: ${developerId}`,
      confirm: 'Delete account',
      busy: 'Deleting...',
    },
    ended: { title: 'Signed out', description: 'Every sign-in of this developer has ended.' },
    removed: { title: 'Account deleted', description: 'It is gone for good.' },
  },
  toasts: {
    hidden: { title: 'Profile hidden', description: 'Nobody but its developer sees it.' },
    shown: { title: 'Profile shown', description: 'Everybody can find it again.' },
    failed: { title: 'Error', description: 'The profile could not be changed.' },
  },
} as const;

export const duplicateKindNames: Readonly<Record<DuplicateKind, string>> = {
  photo: 'Same photo',
  words: 'Same words',
  network: 'Same network',
};

/** "Same photo as 17, 18 and more" */
export function duplicateSentence({ kind, others, hasMore }: DuplicateMark): string {
  const numbers = others.map(({ id }) => id).join(', ');
  return `${duplicateKindNames[kind]} as ${numbers}${hasMore ? ' and more' : ''}`;
}
