import type { ContactStatus } from '../shared/contact-status.ts';

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

export const adminInboxContent = {
  title: 'Inbox',
  searchLabel: 'Search requests',
  searchPlaceholder: 'Name, e-mail or text',
  statusLabel: 'Show',
  allStatuses: 'All but suspected and spam',
  status,
  movedMeanwhile: (to: ContactStatus) =>
    `Somebody else moved this request to ${status[to]} meanwhile. Nothing was changed: look again, then move it.`,
  suspected: {
    text: (count: number) =>
      count === 1
        ? 'One request came in while there were unusually many. It is deleted after 30 days unless you move it.'
        : `${count} requests came in while there were unusually many. They are deleted after 30 days unless you move them.`,
    look: 'Look through them',
    move: 'Move to inbox',
  },
  count: (total: number) => (total === 1 ? '1 request' : `${total} requests`),
  export: 'Export CSV',
  exporting: 'Exporting...',
  textMessage: 'Text message',
  unnamed: 'No name given',
  facts: {
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    projectType: 'Project type',
    budget: 'Budget',
    estimate: 'Estimate',
    received: 'Received',
  },
  message: 'Message',
  statusField: 'Status',
  thread: {
    title: 'On their page since',
    sender: 'The sender wrote',
    us: 'We wrote',
    seen: (when: string) => `seen ${when}`,
    unseen: 'not seen yet',
    newRemark: 'New message',
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
  note: 'Note',
  noteHint: 'Only seen here',
  saveNote: 'Save note',
  savingNote: 'Saving...',
  reply: 'Reply by e-mail',
  replySubject: 'Your request to us',
  toasts: {
    noteSaved: { title: 'Note saved', description: 'It is kept with the request.' },
    moved: { title: 'Status changed', description: 'The request has its new status.' },
    failed: { title: 'Error', description: 'The change could not be saved.' },
    exportFailed: { title: 'Error', description: 'The file could not be made.' },
  },
  empty: {
    none: {
      title: 'No requests yet',
      text: 'What visitors send from the contact page lands here.',
    },
    filtered: { title: 'No requests found', text: 'Try other words or another status.' },
  },
} as const;
