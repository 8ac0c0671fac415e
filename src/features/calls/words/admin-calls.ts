import { minutesPerDay } from '../calls.ts';

/** Formats minutes since midnight as "9:30 AM". The end of the day is "midnight". */
function clockTime(minutes: number): string {
  if (minutes === minutesPerDay) return 'midnight';
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const adminCallsContent = {
  title: 'Calls',
  intro:
    'Visitors choose a time for the free call on the page of their request. Nothing can be booked before you open the calendar.',
  coming: {
    title: 'Coming calls',
    empty: {
      title: 'No calls yet',
      text: 'Calls that visitors book stand here, the next one first.',
    },
    theirTime: (time: string) => `${time} for them`,
    request: 'Request',
    cancel: 'Cancel',
  },
  ofRequest: {
    title: 'Call',
    byOwnLink: 'Your video link:',
    byOwnWords: 'They left neither a number nor a link: as you have set it under Calls.',
    underWay: 'It is going on.',
    over: 'Its time is over.',
    held: 'It took place.',
    noteHeld: 'It took place',
    takeBack: 'It did not take place',
  },
  cancellation: {
    title: (name: string) => `Cancel the call with ${name}?`,
    text: 'The visitor reads it on the page of the request, where another time can be booked, and in a mail where this site sends mail.',
    word: 'A word to the visitor',
    confirm: 'Cancel the call',
    confirming: 'Canceling...',
    keep: 'Keep it',
  },
  settings: {
    title: 'When you take calls',
    isOpen: 'Visitors can book calls',
    place: 'How you speak',
    placeHint: 'Visitors read it as it stands, in mails and calendars too.',
    placeExample: 'We call you, on the number that you give us.',
    videoLink: 'Your standing video link',
    videoLinkHint:
      'For visitors who leave neither a number nor a link of their own. Without it they have to leave one.',
    questions: 'What you ask at the booking',
    questionsHint:
      'Nobody has to answer. Answers stand beside the call, in your mail and in your calendar.',
    question: (number: number) => `Question ${number}`,
    questionExample: 'What do you want to build?',
    timeZone: 'Your time zone',
    hours: 'Weekly hours',
    weekday: (weekday: number) => weekdays[weekday - 1] ?? '',
    clockTime,
    none: 'No calls',
    from: (weekday: string) => `${weekday} from`,
    to: (weekday: string) => `${weekday} to`,
    addHours: 'Add hours',
    removeHours: (weekday: string, from: string) => `Remove the hours of ${weekday} from ${from}`,
    length: 'Length of the free call',
    minutes: (count: number) => `${count} minutes`,
    bufferBefore: 'Pause before a call (min)',
    buffer: 'Pause after a call (min)',
    perDay: 'Most calls a day (0: no limit)',
    notice: 'Shortest notice (hours)',
    daysAhead: 'Bookable days ahead',
    daysOff: 'Days off',
    noDaysOff: 'None. Add holidays and travels.',
    dayFrom: 'First day',
    dayTo: 'Last day',
    addDays: 'Add days off',
    removeDays: (from: string) => `Remove the days off from ${from}`,
    save: 'Save',
    saving: 'Saving...',
  },
  feed: {
    title: 'In your calendar',
    text: 'A secret link for your calendar program (Google, Apple, Outlook, Thunderbird): it shows every booked call, with names. Everybody who has the link sees them.',
    since: (when: string) => `There is a link since ${when}.`,
    lastUsed: (when: string) => `A calendar read it last on ${when}.`,
    neverUsed: 'No calendar has read it yet.',
    ends: (when: string) => `Unless one does before, it ends on ${when}.`,
    create: 'Make a link',
    replace: 'Make a new link',
    revoke: 'End the link',
    shown: {
      title: 'Your calendar link',
      text: 'Subscribe to it in your calendar program now: it is not shown again. A link from before has ended.',
      label: 'Link',
      copy: 'Copy',
      copied: 'Copied',
      copyFailed: 'Copying failed',
      done: 'Done',
    },
  },
  toasts: {
    saved: { title: 'Saved', description: 'Visitors see the new times from now on.' },
    canceled: { title: 'Call canceled', description: 'It stands on the page of the request.' },
    revoked: { title: 'Link ended', description: 'Calendars that use it get nothing any more.' },
    failed: { title: 'Error', description: 'That did not work. Please try again.' },
  },
} as const;
