import { callTime } from './calls.ts';

interface Words {
  subject: string;
  text: string;
}

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
const howToChange =
  'You can move or cancel it on the page of your request. The link is for you alone:';

interface OwnersCall {
  brand: string;
  name: string;
  when: string;
  means: string;
  answers: string;
  link: string;
}

const inInbox = (link: string) => `The request in the inbox: ${link}`;

export const callMailContent = {
  toVisitor: {
    booked: (call: CallWithPlace): Words => ({
      subject: `Your call with ${call.brand}: ${whenOf(call)}`,
      text: letter([
        greeting(call),
        `your call is booked for ${whenOf(call)}.`,
        call.place,
        howToChange,
      ]),
    }),
    moved: (call: CallWithPlace): Words => ({
      subject: `Your call with ${call.brand} was moved: ${whenOf(call)}`,
      text: letter([
        greeting(call),
        `your call is now on ${whenOf(call)}.`,
        call.place,
        howToChange,
      ]),
    }),
    canceled: (call: MailedCall): Words => ({
      subject: `Your call with ${call.brand} was canceled`,
      text: letter([
        greeting(call),
        `as you asked, the call of ${whenOf(call)} is canceled. You can book another one on the page of your request.`,
      ]),
    }),
    canceledByOwner: (call: MailedCall & { word: string }): Words => ({
      subject: `We have to cancel your call with ${call.brand}`,
      text: letter([
        greeting(call),
        `we are sorry: we have to cancel the call of ${whenOf(call)}.`,
        call.word,
        'You can book another time on the page of your request.',
      ]),
    }),
    dayBefore: (call: CallWithPlace): Words => ({
      subject: `A reminder of your call with ${call.brand}: ${whenOf(call)}`,
      text: letter([
        greeting(call),
        `we look forward to your call on ${whenOf(call)}.`,
        call.place,
        howToChange,
      ]),
    }),
    hourBefore: (call: CallWithPlace): Words => ({
      subject: `Your call with ${call.brand} begins soon`,
      text: letter([greeting(call), `your call begins at ${whenOf(call)}.`, call.place]),
    }),
  },
  toOwner: {
    booked: ({ brand, name, when, means, answers, link }: OwnersCall): Words => ({
      subject: `${brand}: ${name} booked a call, ${when}`,
      text: letter([`${name} booked a call: ${when}.`, means, answers, inInbox(link)]),
    }),
    moved: ({ brand, name, when, means, answers, link }: OwnersCall): Words => ({
      subject: `${brand}: ${name} moved the call, ${when}`,
      text: letter([
        `${name} moved the call. It is now on ${when}.`,
        means,
        answers,
        inInbox(link),
      ]),
    }),
    canceled: ({ brand, name, when, link }: OwnersCall): Words => ({
      subject: `${brand}: ${name} canceled the call`,
      text: letter([
        `${name} canceled the call of ${when}. The time is free again.`,
        inInbox(link),
      ]),
    }),
  },
} as const;
