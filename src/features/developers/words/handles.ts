import { longDay } from '../../../shared/words/long-day.ts';

export const handleContent = {
  title: 'Your address',
  text: 'Give your profile an address that people remember. Links to the address by number keep working.',
  label: 'Name in the address',
  hint: 'Letters from a to z, digits and single hyphens. 3 to 30 characters.',
  current: 'Your profile is at',
  former:
    'When you change it, your former address leads to the new one. Nobody else gets it for a year.',
  nextChange: (day: string) =>
    `You changed your address twice within a year. You can change it again on ${day}.`,
  changesLeft: (count: number) =>
    count === 1
      ? 'You can change it once more within a year.'
      : `You can change it ${count} times within a year.`,
  choose: 'Use this address',
  change: 'Change address',
  saving: 'Saving...',
  copy: 'Copy address',
  copied: 'Copied',
  copyFailed: 'Not copied',
  saved: { title: 'Address saved', description: 'Your profile has a name of its own.' },
  failed: { title: 'Error', description: 'Failed to save your address' },
  loading: 'Loading your address...',
  error: 'Your address could not be loaded.',
  retry: 'Try again',
} as const;

export const handleRefusals = {
  reserved: 'This name is reserved. Please choose another one.',
  taken: 'Somebody has this name, or one that looks like it. Please choose another one.',
  changedTwice: (next: Date) => handleContent.nextChange(longDay(next.toISOString())),
} as const;
