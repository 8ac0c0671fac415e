import type { SentText } from '../text-answers.ts';

const states: Record<NonNullable<SentText['state']>, string> = {
  waiting: 'Waiting',
  handedOver: 'On its way',
  sent: 'Sent',
  unclear: 'Unclear whether it arrived',
  undeliverable: 'Refused',
};

export const textAnswersContent = {
  title: 'Answer by text message',
  field: 'Text',
  hint: 'Goes out from our number. They can reply, and STOP ends it.',
  length: (length: number, most: number) => `${length} of ${most} characters`,
  tooLong: (tooMany: number) =>
    `${tooMany} ${tooMany === 1 ? 'character' : 'characters'} too many for a text message. Please make it shorter.`,
  send: 'Send text',
  sending: 'Sending...',
  optedOut: 'This number has sent STOP. It gets no texts until it sends START.',
  sent: 'Texts since',
  from: { outgoing: 'We wrote', incoming: 'They wrote' },
  states,
  toasts: {
    sent: { title: 'Text on its way', description: 'It stands below, with how far it has come.' },
    failed: { title: 'Error', description: 'The text could not be sent.' },
  },
  refusals: {
    optedOut: 'This number has sent STOP. It gets no texts until it sends START.',
  },
} as const;
