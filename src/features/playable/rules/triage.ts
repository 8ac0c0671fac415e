import type { SampleApp } from '../history.ts';

/** Mail in the order in which it came, the newest first. */
export const mails = [
  {
    id: 'lamp',
    from: 'Mia',
    subject: 'The lamp is lovely',
    text: 'It stands beside the window. Thank you!',
    topic: 'Praise',
    isUrgent: false,
    draft: 'Thank you, Mia. We read your mail aloud in the workshop.',
    asksDay: false,
  },
  {
    id: 'chair',
    from: 'Ana',
    subject: 'Can I return a chair?',
    text: 'It is too high for our table.',
    topic: 'Return',
    isUrgent: false,
    draft: 'Yes, Ana. You have 30 days, and we pick it up for free.',
    asksDay: false,
  },
  {
    id: 'sofa',
    from: 'Ben',
    subject: 'Where is my sofa?',
    text: 'I stayed at home all Tuesday, and nobody came.',
    topic: 'Delivery',
    isUrgent: true,
    draft: 'I am sorry, Ben. The van comes to you on',
    asksDay: true,
  },
] as const;
export type Mail = (typeof mails)[number];
export type MailId = Mail['id'];

export const days = ['Thursday', 'Friday'] as const;
export type Day = (typeof days)[number];

type Said =
  | 'start'
  | 'unsorted'
  | 'sorted'
  | 'again'
  | 'opened'
  | 'blank'
  | 'day'
  | 'inbox'
  | { sent: MailId };

export interface TriageState {
  isSorted: boolean;
  open: MailId | null;
  /** Fills the blank that the store's rules leave. */
  day: Day | null;
  sent: readonly MailId[];
  said: Said;
}

export type TriageAction =
  | { type: 'open'; mail: MailId }
  | { type: 'day'; day: Day }
  | { type: 'sort' | 'send' | 'inbox' };

export const triageStart: TriageState = {
  isSorted: false,
  open: null,
  day: null,
  sent: [],
  said: 'start',
};

/** Urgent mail comes first once it is sorted, and what is answered last. */
export function inboxOf({ isSorted, sent }: TriageState): readonly Mail[] {
  if (!isSorted) return mails;
  const rank = ({ id, isUrgent }: Mail) => (sent.includes(id) ? 2 : isUrgent ? 0 : 1);
  return [...mails].sort((one, other) => rank(one) - rank(other));
}

export const openMail = ({ open }: TriageState) => mails.find(({ id }) => id === open) ?? null;

/** A blank stays where the store's rules say nothing. */
export function draftOf({ draft, asksDay }: Mail, { day }: TriageState): string {
  return asksDay ? `${draft} ${day ?? '…'}.` : draft;
}

export function triage(state: TriageState, action: TriageAction): TriageState {
  switch (action.type) {
    case 'sort':
      return { ...state, isSorted: true, said: state.isSorted ? 'again' : 'sorted' };
    case 'open':
      return state.isSorted
        ? { ...state, open: action.mail, said: 'opened' }
        : { ...state, said: 'unsorted' };
    case 'day':
      return state.day === action.day ? state : { ...state, day: action.day, said: 'day' };
    case 'send': {
      const mail = openMail(state);
      if (!mail || state.sent.includes(mail.id)) return state;
      if (mail.asksDay && state.day === null) return { ...state, said: 'blank' };
      return { ...state, sent: [...state.sent, mail.id], said: { sent: mail.id } };
    }
    case 'inbox':
      return { ...state, open: null, said: 'inbox' };
  }
}

export const triageApp: SampleApp<TriageState, TriageAction> = {
  reduce: triage,
  start: triageStart,
  steps: [
    ({ isSorted }) => isSorted,
    ({ open }) => open === 'sofa',
    ({ day }) => day !== null,
    ({ sent }) => sent.includes('sofa'),
  ],
};
