import type { ContactSource } from '../contact.ts';
import type { DueFilter } from '../contact-inbox.ts';
import type { ContactStatus } from '../contact-status.ts';

const status: Record<ContactStatus, string> = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
  call: 'Call',
  quote: 'Quote',
  won: 'Won',
  lost: 'Lost',
  suspected: 'Suspected',
  spam: 'Spam',
};

const source: Record<ContactSource, string> = { form: 'Contact form', sms: 'Text message' };

const due: Record<DueFilter, string> = {
  missed: 'Answer is late',
  waiting: 'Answer is due',
  reminder: 'Reminder has come',
};

export const adminInboxContent = {
  title: 'Inbox',
  searchLabel: 'Search requests',
  searchPlaceholder: 'Name, e-mail or text',
  statusLabel: 'Show',
  allStatuses: 'All but suspected and spam',
  orders: [
    { value: '', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
  ],
  status,
  sourceLabel: 'From',
  allSources: 'Everywhere',
  source,
  dueLabel: 'Waiting for',
  allDue: 'Anything',
  due,
  assignee: {
    field: 'Assigned to',
    nobody: 'Nobody',
    me: 'For me',
    other: (name: string) => `For ${name}`,
    gone: 'This account cannot answer requests any more. Choose somebody else.',
    filterLabel: 'Assigned to',
    anybody: 'Anybody',
    mine: 'Me',
  },
  next: {
    nothing: { title: 'Nothing waits', description: 'All requests are answered.' },
    failed: { title: 'Error', description: 'The requests could not be read. Please try again.' },
  },
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  movedMeanwhile: (to: ContactStatus) =>
    `Somebody else moved this request to ${status[to]} meanwhile. Nothing was changed: look again, then move it.`,
  suspected: {
    text: (count: number) =>
      count === 1
        ? 'One request looks like junk. It is deleted after 30 days unless you move it.'
        : `${count} requests look like junk. They are deleted after 30 days unless you move them.`,
    why: 'They came in while there were unusually many, or they are like two that you marked as spam: from the same sender or in the same words.',
    look: 'Look through them',
    move: 'Move to inbox',
  },
  count: (total: number) => (total === 1 ? '1 request' : `${total} requests`),
  export: 'Export CSV',
  exporting: 'Exporting...',
  unnamed: 'No name given',
  forDevelopers: 'For developers',
  view: { label: 'View', list: 'List', board: 'Board' },
  board: {
    label: 'Requests by state',
    empty: 'Nothing here',
    all: (total: number) => `All ${total}`,
    move: 'Move',
  },
  dueIn: (hours: number) =>
    hours === 0 ? 'Answer due within the hour' : `Answer due in ${hours} h`,
  late: (time: string) => `Late since ${time}`,
  answeredLate: 'Answered late',
  callBooked: (time: string) => `Call ${time}`,
  reminderCame: 'Reminder',
  moves: {
    done: (name: string, to: ContactStatus) => `${name} is in ${status[to]} now.`,
    undo: 'Undo',
    undone: (name: string, to: ContactStatus) => `${name} is back in ${status[to]}.`,
  },
  several: {
    label: 'Chosen requests',
    moveTo: 'Move to',
    spam: 'Mark as spam',
    done: (count: number, to: ContactStatus) =>
      count === 1
        ? `1 request is in ${status[to]} now.`
        : `${count} requests are in ${status[to]} now.`,
    undone: (count: number) =>
      count === 1 ? '1 request is as before.' : `${count} requests are as before.`,
  },
  opened: {
    back: 'Back to the inbox',
    previous: 'Previous request',
    next: 'Next request',
    nothing: 'Choose a request, and it opens here.',
    keys: [
      ['j, k', 'next and previous row'],
      ['Enter', 'open it'],
      ['n', 'answer the one that waits longest'],
      ['e', 'done, and on to the next'],
      ['#', 'spam, and on to the next'],
      ['*', 'choose all'],
      ['?', 'all keys'],
    ],
  },
  facts: {
    opened: 'Opened',
    source: 'Came by',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    projectType: 'Project type',
    budget: 'Budget',
    estimate: 'Estimate',
    visit: 'Visit from',
    received: 'Received',
    due: 'Answer promised by',
    answered: 'Answered',
  },
  message: 'Message',
  statusField: 'Status',
  thread: {
    title: 'Messages since',
    sender: 'The sender wrote',
    us: 'We wrote',
    oneOfUs: (name: string) => `${name} wrote`,
    writing: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} is writing an answer to this request. Whoever sends second is asked first.`
        : `${names.join(', ')} are writing answers to this request. Whoever sends later is asked first.`,
    meanwhile: {
      title: 'Send yours too?',
      answered: (name: string, ago: string) => `${name} answered this ${ago}:`,
      somebody: 'Somebody',
      senderWrote: (ago: string) => `The sender wrote ${ago}:`,
      now: 'just now',
      minutesAgo: (count: number) => (count === 1 ? 'a minute ago' : `${count} minutes ago`),
      on: (time: string) => `on ${time}`,
      back: 'Back to my text',
      send: 'Send mine too',
    },
    seen: (when: string) => `seen ${when}`,
    unseen: 'not seen yet',
    about: 'about the stage',
    by: { page: null, mail: 'by mail', text: 'by text message' },
    quoted: 'Quoted text',
    newEntry: 'New message',
    nda: {
      sender: (name: string, when: string) => `NDA accepted by ${name}, ${when}.`,
      us: (name: string, when: string) => `Accepted for us by ${name}, ${when}.`,
      name: 'Name that accepts it for us',
      accept: 'Accept NDA',
      done: { title: 'NDA accepted', description: 'It holds from now on.' },
      failed: { title: 'Error', description: 'The NDA could not be accepted.' },
    },
    links: (count: number) =>
      count === 1
        ? 'One link opens the page of this request.'
        : `${count} links open the page of this request.`,
    noLinks: 'No link opens the page of this request.',
    revoke: 'Revoke links',
    revoking: 'Revoking...',
    confirm: {
      title: 'Revoke every link?',
      text: 'The sender can not open the page of this request any more, from the form or from any mail.',
      keep: 'Keep them',
      revoke: 'Revoke links',
    },
    revoked: { title: 'Links revoked', description: 'They open nothing any more.' },
    revokeFailed: { title: 'Error', description: 'The links could not be revoked.' },
    failed: 'What was said since could not be loaded.',
  },
  notes: {
    title: 'Notes',
    field: 'Note',
    hint: 'Only seen here',
    save: 'Save note',
    saving: 'Saving...',
    none: 'No notes yet.',
  },
  reminder: {
    title: 'Reminder',
    field: 'Remind me on',
    set: 'Set reminder',
    isSet: (time: string) => `You are reminded on ${time}.`,
    hasCome: (time: string) => `You wanted to be reminded on ${time}.`,
    clear: 'Remove reminder',
    mail: {
      subject: (brand: string, name: string) => `${brand}: reminder of the request from ${name}`,
      text: 'You wanted to be reminded of this request today.',
      step: 'Open it in the inbox',
    },
  },
  history: {
    title: 'History',
    moved: (from: ContactStatus, to: ContactStatus) => `${status[from]} → ${status[to]}`,
    by: (actor: string) => `by ${actor}`,
    visit: 'Visit from',
    received: 'Received',
  },
  others: { title: 'From the same person' },
  toasts: {
    noteSaved: { title: 'Note saved', description: 'It is kept with the request.' },
    failed: { title: 'Error', description: 'The change could not be saved.' },
    exportFailed: { title: 'Error', description: 'The file could not be made.' },
  },
  agreements: {
    title: 'Agreed on, and kept',
    text: 'What you and the senders of requests that are gone had agreed on.',
    quote: (title: string) => `Quote “${title}”`,
    nda: 'NDA',
    facts: (agreed: string, until: string) => `agreed ${agreed}, kept until ${until}`,
    read: 'Read',
    links: (count: number) => (count === 1 ? 'One link opens it.' : `${count} links open it.`),
    noLinks: 'No link opens it.',
    confirm: {
      title: 'Revoke every link?',
      text: 'The other side can not open what was agreed on any more. It stays here.',
    },
  },
  empty: {
    none: {
      title: 'No requests yet',
      text: 'What visitors send from the contact page lands here.',
      open: 'Look at the contact page',
    },
    filtered: { title: 'No requests found', text: 'Try other words or another status.' },
  },
} as const;
