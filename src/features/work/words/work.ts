import type { stageStates } from '../work-options.ts';

export const workContent = {
  title: 'The work',
  intro: 'These are the stages of your order. What waits for you says so.',
  states: {
    ours: 'We work on it',
    yours: 'Waits for you',
    done: 'Done',
    dropped: 'Not needed any more',
  } satisfies Record<(typeof stageStates)[number], string>,
  /** The beginning of the page, once there are stages. No sentence claims an event that has not happened. */
  standing: {
    goesOn: {
      title: (name: string) => `Your order has its stages, ${name}`,
      intro: 'They stand below, with what is done and what comes next. What waits for you says so.',
    },
    waits: {
      title: (name: string) => `A stage waits for you, ${name}`,
      intro: 'Look at it below, and say whether it is as you want it.',
      next: 'See what waits for you',
    },
    asks: {
      title: (name: string) => `The work is finished, ${name}`,
      intro: 'We have one question for you. It stands below.',
      next: 'Answer our question',
    },
    answered: {
      title: (name: string) => `The work is finished, ${name}`,
      intro: 'Your answer stands below. Everything on this page stays here for you to read.',
      next: 'See the finished work',
    },
  },
  due: (day: string) => `until ${day}`,
  look: 'Look at it',
  note: {
    you: 'You wrote',
    us: (brand: string) => `${brand} wrote`,
    other: (name: string) => `${name} wrote`,
  },
  end: {
    title: 'The work is finished',
    on: (day: string) => `Finished on ${day}`,
    text: { label: 'Your answer', placeholder: 'What went well, what we should do better.' },
    submit: 'Send the answer',
    submitting: 'Sending...',
    sent: { title: 'Thank you', description: 'Your answer stands at the work.' },
    failed: { title: 'Error', description: 'The answer could not be sent. Please try again.' },
    answered: (name: string) => `${name} answered`,
    testimonial: {
      first:
        'We have sent you a mail with a link. With it you can say in public how it was, if you like.',
      colleague:
        'A link to say in public how it was has gone by mail to the person who began this request.',
    },
  },
  answer: {
    title: 'Write about a stage',
    stage: 'Stage',
    text: { label: 'Your words', placeholder: 'What you like, what should be different.' },
    submit: 'Send your words',
    submitting: 'Sending...',
    sent: { title: 'Sent', description: 'Your words stand at the stage now.' },
    failed: { title: 'Error', description: 'Your words could not be sent. Please try again.' },
  },
  approved: (name: string, when: string) => `Approved by ${name} on ${when}`,
  hash: 'SHA-256 of the approved text',
  approve: {
    title: (stage: string) => `Approve “${stage}”`,
    text: 'Your approval holds as the stage stands above. It is kept with your name and the moment, and the stage is not changed any more.',
    name: { label: 'Your full name', placeholder: 'Ada Lovelace' },
    submit: 'Approve this stage',
    submitting: 'Sending...',
    sent: { title: 'Thank you', description: 'The stage is approved.' },
    failed: { title: 'Error', description: 'The approval could not be sent. Please try again.' },
  },
} as const;

export const workRefusals = {
  noOrder: 'Work begins with an accepted quote.',
  full: 'There is no room for more stages.',
  approved: 'This stage was approved. What was approved is not changed.',
  changed: 'This stage was changed meanwhile. Please read it first.',
  notYours: 'This stage does not wait for you.',
  ended: 'The work has ended. Propose a change to go on.',
  stagesOpen: 'The work ends when each stage is done or not needed any more.',
  goesOn: 'The work goes on.',
} as const;

export const adminWorkContent = {
  title: 'Work',
  none: 'No stage was planned yet. Your client sees stages on the page of the request.',
  add: 'Add a stage',
  change: 'Change',
  end: {
    open: 'End the work',
    question: 'Your question to the client',
    start: 'How did it go? What should we do better next time?',
    asksTestimonial: 'After the answer, send a link to write a testimonial',
    submit: 'End the work and ask',
    submitting: 'Sending...',
    none: 'The client has not answered yet.',
    sent: { title: 'Work ended', description: 'Your question stands on the page of the request.' },
    failed: { title: 'Error', description: 'The work could not be ended.' },
  },
  write: 'Write a note',
  note: {
    form: (stage: string) => `Note about ${stage}`,
    text: 'Note',
    address: 'Address to look at',
    files: 'Pictures or PDFs',
    send: 'Send the note',
    sending: 'Sending...',
    hint: 'Your client sees it at the stage. They get one mail a day about what is new.',
    sent: { title: 'Note sent', description: 'It stands at the stage.' },
    failed: { title: 'Error', description: 'The note could not be sent.' },
    /** The words are sent, and files are left. */
    rest: (names: string) => `Your note is sent. These files are not: ${names}`,
    sendRest: 'Send the files',
    fileFailed: 'A file could not be sent. Please send it again.',
    noLine: 'A file could not be sent. Is the line up?',
    cancelled: 'Cancelled.',
  },
  form: {
    new: 'New stage',
    title: 'Title',
    text: 'What it brings',
    dueOn: 'Day',
    state: 'State',
    address: 'Address to look at',
    save: 'Save the stage',
    saving: 'Saving...',
    close: 'Close',
  },
  toasts: {
    saved: { title: 'Stage saved', description: 'It stands on the page of the request.' },
    failed: { title: 'Error', description: 'The stage could not be saved.' },
  },
} as const;
