import type { MailWords } from '../../../shared/words/mail/mail-words.ts';
import { callTime } from './calls.ts';

interface MailedCall {
  brand: string;
  startsAt: Date;
  timeZone: string;
  firstName: string;
}

interface CallWithPlace extends MailedCall {
  place: string;
}

const letter = (paragraphs: readonly string[]) => paragraphs.filter(Boolean).join('\n\n');
const greeting = ({ firstName }: MailedCall) => (firstName ? `Hello ${firstName},` : 'Hello,');
const whenOf = ({ startsAt, timeZone }: MailedCall) => callTime(startsAt, timeZone);
const howToChange = 'You can move or cancel it on the page of your request.';
const openRequest = { label: 'Open your request' };

interface OwnersCall {
  brand: string;
  name: string;
  when: string;
  means: string;
  answers: string;
  link: string;
}

const openInInbox = (address: string) => ({ label: 'Open the request in the inbox', address });

export const callMailContent = {
  toVisitor: {
    booked: (call: CallWithPlace): MailWords => ({
      subject: `Your call with ${call.brand}: ${whenOf(call)}`,
      text: letter([
        greeting(call),
        `your call is booked for ${whenOf(call)}.`,
        call.place,
        howToChange,
      ]),
      step: openRequest,
    }),
    moved: (call: CallWithPlace): MailWords => ({
      subject: `Your call with ${call.brand} was moved: ${whenOf(call)}`,
      text: letter([
        greeting(call),
        `your call is now on ${whenOf(call)}.`,
        call.place,
        howToChange,
      ]),
      step: openRequest,
    }),
    canceled: (call: MailedCall): MailWords => ({
      subject: `Your call with ${call.brand} was canceled`,
      text: letter([
        greeting(call),
        `as you asked, the call of ${whenOf(call)} is canceled. You can book another one on the page of your request.`,
      ]),
      step: openRequest,
    }),
    canceledByOwner: (call: MailedCall & { word: string }): MailWords => ({
      subject: `We have to cancel your call with ${call.brand}`,
      text: letter([
        greeting(call),
        `we are sorry: we have to cancel the call of ${whenOf(call)}.`,
        call.word,
        'You can book another time on the page of your request.',
      ]),
      step: openRequest,
    }),
    dayBefore: (call: CallWithPlace): MailWords => ({
      subject: `A reminder of your call with ${call.brand}: ${whenOf(call)}`,
      text: letter([
        greeting(call),
        `we look forward to your call on ${whenOf(call)}.`,
        call.place,
        howToChange,
      ]),
      step: openRequest,
    }),
    hourBefore: (call: CallWithPlace): MailWords => ({
      subject: `Your call with ${call.brand} begins soon`,
      text: letter([greeting(call), `your call begins at ${whenOf(call)}.`, call.place]),
      step: openRequest,
    }),
  },
  toOwner: {
    booked: ({ brand, name, when, means, answers, link }: OwnersCall): MailWords => ({
      subject: `${brand}: ${name} booked a call, ${when}`,
      text: letter([`${name} booked a call: ${when}.`, means, answers]),
      step: openInInbox(link),
    }),
    moved: ({ brand, name, when, means, answers, link }: OwnersCall): MailWords => ({
      subject: `${brand}: ${name} moved the call, ${when}`,
      text: letter([`${name} moved the call. It is now on ${when}.`, means, answers]),
      step: openInInbox(link),
    }),
    canceled: ({ brand, name, when, link }: OwnersCall): MailWords => ({
      subject: `${brand}: ${name} canceled the call`,
      text: `${name} canceled the call of ${when}. The time is free again.`,
      step: openInInbox(link),
    }),
  },
} as const;
