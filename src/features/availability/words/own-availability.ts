import { availabilityLimits } from '../availability-options.ts';
import { openToBriefsWords } from './open-to-briefs.ts';

const { hoursPerWeek, languages } = availabilityLimits;

export const ownAvailabilityContent = {
  title: 'Your availability',
  text: 'Say what you take on. It is shown on your profile for as long as you choose, then it ends by itself. Your profile stays.',
  loading: 'Loading...',
  error: 'Your availability could not be loaded.',
  retry: 'Try again',
  states: {
    none: 'Nobody reads yet what you take on. Fill in what you like and save.',
    shown: (day: string) => `Visitors read until ${day} that you are available.`,
    ending: (day: string) => `It ends soon, on ${day}. Are you still free?`,
    ended: (day: string) => `It ended on ${day}. Nobody is told that you are free.`,
  },
  renew: (days: number) => `Free for ${days} more days`,
  end: 'End it now',
  takeUpAgain: 'Undo the end',
  form: {
    label: 'What you take on',
    kinds: 'You take on',
    hours: {
      label: 'Hours a week',
      description: `Optional. ${hoursPerWeek.min} to ${hoursPerWeek.max}.`,
    },
    freeFrom: { label: 'Free from', description: 'Optional. Empty means now.' },
    rate: {
      title: 'Rate',
      from: 'From',
      to: 'To',
      currency: 'Currency',
      per: 'For',
      periods: { hour: 'An hour', day: 'A day' },
      hint: 'Optional. One number is enough.',
    },
    timeZone: { label: 'Time zone', placeholder: 'Not said' },
    languages: {
      label: 'Languages you work in',
      description: `Optional. Up to ${languages}.`,
      placeholder: 'Choose a language',
      add: 'Add language',
      list: 'Chosen languages',
      removeNamed: (name: string) => `Remove ${name}`,
    },
    openToBriefs: openToBriefsWords,
    days: {
      label: 'Good for',
      description:
        'We remind you before the end. One press, or a text with the word FREE, renews it.',
    },
    save: 'Save',
    saving: 'Saving...',
  },
  saved: { title: 'Saved', description: 'Your profile says what you take on.' },
  renewed: { title: 'Renewed', description: 'You are shown as available again.' },
  ended: { title: 'Ended', description: 'Your profile does not say any more that you are free.' },
  takenUp: { title: 'Taken back', description: 'Your availability goes on as before.' },
  failed: { title: 'Error', description: 'Failed to change your availability' },
};
