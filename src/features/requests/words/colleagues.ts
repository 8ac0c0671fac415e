import { quotas } from '../../../shared/limits/quotas.ts';

export const colleaguesContent = {
  title: 'Your colleagues',
  text: `Up to ${quotas.colleagues.limit} people get a link of their own to this page. They read everything here and write with their own name. Only you approve and accept, and those whom you allow it.`,
  mayDecide: 'May approve and accept',
  readsOnly: 'Reads and writes',
  invite: {
    title: 'Invite a colleague',
    name: { label: 'Name of your colleague', placeholder: 'Grace Hopper' },
    email: { label: 'E-mail of your colleague', placeholder: 'grace@example.com' },
    mayDecide: 'May approve stages and accept quotes for us',
    submit: 'Send the invitation',
    submitting: 'Sending...',
    sent: { title: 'Invited', description: 'Your colleague gets a link by mail.' },
    failed: { title: 'Error', description: 'The invitation could not be sent.' },
  },
  end: {
    submit: 'End the link',
    label: 'End the link of',
    sent: { title: 'Ended', description: 'The link of your colleague opens nothing any more.' },
    failed: { title: 'Error', description: 'The link could not be ended.' },
  },
  viewer: {
    title: 'Your link',
    decides: (first: string) => `${first} invited you. You may approve stages and accept quotes.`,
    reads: (first: string) =>
      `${first} invited you. You read and write here. ${first} approves stages and accepts quotes.`,
  },
} as const;

export const colleagueRefusals = {
  noOrder: 'You can invite colleagues once a quote is accepted.',
  full: `At most ${quotas.colleagues.limit} colleagues can have a link. End another one first.`,
  isFirst: 'This address has its own links already.',
  decides: 'Only the person who began this request decides here, and those whom they allow it.',
  first: 'Only the person who began this request can do this.',
} as const;

export const colleagueMailContent = {
  /** The address is not proven: nothing that somebody typed may stand here. */
  invited: (brand: string) => ({
    subject: `${brand}: you are invited to follow a project`,
    text: [
      'Hello,',
      `a client of ${brand} works with us on a project, and you were invited to follow it. Its page shows the stages, what was said about them, and what was agreed on. You can write there.`,
      'If you did not expect this, do nothing: this is the only mail.',
    ].join('\n\n'),
    step: { label: 'Open the project' },
  }),
} as const;

export const adminColleaguesContent = {
  title: 'People of the client',
  invite: 'Invite somebody of the client',
  close: 'Close',
  none: 'Only the person who began the request has links.',
} as const;
