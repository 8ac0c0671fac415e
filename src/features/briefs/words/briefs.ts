import { quotas } from '../../../shared/limits/quotas.ts';

export const briefRefusals = {
  notShown: 'The sender of this request does not want it shown to developers.',
  isChosen: 'A developer was chosen already.',
  saidNo: 'This developer has said no to this request.',
  tooMany: `Only ${quotas.openBriefs.limit} developers are asked at a time. Withdraw one brief first.`,
  notOpen: 'This developer takes no briefs.',
  over: 'This brief is over.',
  notToChoose: 'This developer can not be chosen any more. Please look at the page again.',
} as const;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

export const briefMailContent = {
  yes: (brand: string) => ({
    subject: `${brand}: A developer would like to build it`,
    text: [
      'A developer of our network has read what you want to build, without your name and address, and would like to do it.',
      'Read what they say, and choose them or not, on the page of your request.',
    ].join('\n\n'),
    step: { label: 'Read the answer' },
  }),
  /** Sent to the owner when the sender allows it later than in the contact form. */
  shown: (brand: string, sender: { firstName: string; lastName: string }, inboxLink: string) => ({
    subject: `${brand}: ${nameOf(sender)} would like to hear from developers`,
    text: 'Developers may read this request from now on, without name and address.',
    step: { label: 'Offer it in the inbox', address: inboxLink },
  }),
  answered: (brand: string, answer: 'yes' | 'no', inboxLink: string) => ({
    subject: `${brand}: A developer said ${answer} to a brief`,
    text:
      answer === 'yes'
        ? 'The sender of the request reads it on their page. All answers stand in the inbox.'
        : 'You can ask another developer in the inbox.',
    step: { label: 'Open the request in the inbox', address: inboxLink },
  }),
  chosen: (brand: string, sender: { firstName: string; lastName: string }, inboxLink: string) => ({
    subject: `${brand}: ${nameOf(sender)} chose a developer`,
    text: 'The sender of a request has chosen one of the developers whom you offered it to. Who it is stands in the inbox.',
    step: { label: 'Open the request in the inbox', address: inboxLink },
  }),
} as const;

export const requestBriefsContent = {
  title: 'Developers of our network',
  facts: (country: string, since: number | null) =>
    [country, since === null ? '' : `coding since ${since}`].filter(Boolean).join(', '),
  anonymous: 'A developer without a name',
  showing: {
    isOff:
      'We can show your request to up to three developers who suit it. They read what you want to build, not who you are, and you choose whether one of them gets your name and address.',
    isOn: 'We may show your request to up to three developers who suit it, without your name and address.',
    start: 'Show my request to suitable developers',
    stop: 'Stop showing it',
    started: 'Your request can be shown to developers now.',
    stopped: 'Your request is not shown to developers any more.',
    failed: { title: 'Error', description: 'It could not be changed. Please try again later.' },
  },
  asked: (count: number) =>
    count === 1 ? 'One developer is reading it.' : `${count} developers are reading it.`,
  choice: {
    title: 'They would like to do it',
    profile: (name: string) => `Profile of ${name}`,
    legend: 'Whom do you choose?',
    choose: (name: string) => `I choose ${name}`,
    note: 'The one you choose gets your name, your e-mail address, your company and all that you wrote in your request. That can not be taken back. The others learn nothing more.',
    submit: 'Choose and introduce me',
    submitting: 'Sending...',
    sent: { title: 'Chosen', description: 'You can write to each other now.' },
    failed: { title: 'Error', description: 'Please try again later.' },
  },
  chosen: {
    text: (name: string) => `You have chosen ${name}, who has your name and e-mail address now.`,
    write: (name: string) => `Write to ${name}`,
  },
} as const;
