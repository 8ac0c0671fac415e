const letter = (...paragraphs: readonly string[]) => paragraphs.join('\n\n');

interface SilentCalendar {
  brand: string;
  name: string;
  fault: string;
  link: string;
}

export const callCalendarsContent = {
  title: 'Your calendars elsewhere',
  text: 'No call is offered while one of these calendars is busy. They are read every five minutes. Entries that are marked as free or canceled do not count.',
  none: 'None yet.',
  read: (when: string) => `read ${when}`,
  add: 'Add the calendar',
  adding: 'Reading it...',
  name: 'Name',
  nameExample: 'Work',
  address: 'Secret address (ICS)',
  addressHint:
    'Google: Settings of the calendar, Secret address in iCal format. Outlook: Shared calendars, Publish, ICS. Apple: Public calendar.',
  remove: 'Remove',
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Calls are offered at times at which this calendar is busy from then on.',
    confirm: 'Remove it',
    keep: 'Keep it',
  },
  silent: {
    since: (when: string) => `It does not answer since ${when}. No call is offered meanwhile.`,
    goesOn: (when: string) =>
      `It does not answer since ${when}. Calls are offered by what was read last.`,
    choiceFrom: (when: string) => `From ${when} on you can choose.`,
    goOn: 'Go on without it',
    stop: 'Stop offering calls',
  },
  faults: {
    unreachable: 'Its server did not answer.',
    refused: 'Its address is none that this site may read.',
    tooLarge: 'It is too large.',
    noCalendar: 'What its server sends is no calendar that can be read.',
    lostKey: 'The key of its address is missing here. Remove it, and add it again.',
  },
  validation: {
    name: 'Please name it in at most 60 characters',
    address: 'Please enter the address of a calendar (https://...)',
  },
  refusals: {
    unknown: 'This calendar is gone.',
    tooMany: 'Five calendars are the most.',
    tooSoon: 'It has answered again, or has been silent for less than an hour.',
  },
  toasts: {
    added: { title: 'Calendar added', description: 'Calls are offered beside its times.' },
    removed: { title: 'Calendar removed', description: 'Its times count no more.' },
    failed: { title: 'Error', description: 'That did not work. Please try again.' },
  },
  mail: {
    silent: ({ brand, name, fault, link }: SilentCalendar) => ({
      subject: `${brand}: the calendar ${name} does not answer`,
      text: letter(
        `${name} could not be read. ${fault}`,
        'Nobody knows when it is busy, so no call is offered until it answers. The site tries again every five minutes.',
      ),
      step: { label: 'Open your calendars', address: link },
    }),
    choice: ({ brand, name, fault, link }: SilentCalendar) => ({
      subject: `${brand}: ${name} has not answered for an hour. Go on or stop?`,
      text: letter(
        `${name} still could not be read. ${fault}`,
        'You can go on, and offer calls by what was read last, or stop offering calls. Until you choose, no call is offered.',
      ),
      step: { label: 'Choose', address: link },
    }),
  },
} as const;
