export const callPageContent = {
  title: 'Your free call',
  intro: (minutes: number) =>
    `${minutes} minutes, free of charge: you tell us what you have in mind, we say how we would go about it.`,
  none: 'No time is free in the next days. Write to us on this page, and we find one.',
  zone: {
    label: 'Times are shown in',
    /** The only choice without scripts. */
    ours: (zone: string) => `${zone} (our time zone)`,
  },
  reach: {
    label: 'Your phone number, or a video link of yours',
    placeholder: '+1 612 555 0177 or https://...',
    note: 'We call the number, or come to your link.',
    noteWithLink: (link: string) => `Leave it empty to meet at our link: ${link}`,
  },
  times: 'Free times',
  dayCount: (count: number) => (count === 1 ? '1 time' : `${count} times`),
  later: 'Later days',
  earlier: 'Back to the first days',
  book: 'Book this time',
  booking: 'Booking...',
  booked: {
    title: 'Your call is booked',
    length: (from: string, to: string) => `${from} to ${to}`,
    place: 'How we speak',
    file: 'Add it to your calendar',
    move: 'Choose another time',
    moveTo: 'Move the call to this time',
    moving: 'Moving...',
    cancel: 'Cancel the call',
    cancelText: 'The time is free for others then. You can book another one afterwards.',
    cancelNow: 'Cancel it now',
    canceling: 'Canceling...',
  },
  canceled: (when: string) => `We had to cancel the call of ${when}. We are sorry.`,
  toasts: {
    booked: {
      title: 'Call booked',
      description: 'It stands on this page, with a file for your calendar.',
    },
    moved: { title: 'Call moved', description: 'Its new time stands on this page.' },
    canceled: { title: 'Call canceled', description: 'You can book another time.' },
    failed: { title: 'Error', description: 'The call could not be changed. Please try again.' },
  },
} as const;
