import type { RequestTestimonial } from '../testimonials.ts';

type Listed = NonNullable<RequestTestimonial['testimonial']>;

const states: Record<Listed['state'], string> = {
  asked: 'Asked',
  written: 'Waits for you',
  approved: 'Published',
  declined: 'Declined',
  withdrawn: 'Taken back',
};

const messages: Record<NonNullable<Listed['message']>['state'], string> = {
  waiting: 'The invitation waits to be sent.',
  handedOver: 'The invitation is on its way.',
  sent: 'The invitation was sent.',
  unclear: 'It is unclear whether the invitation arrived.',
  undeliverable: 'The invitation could not be delivered.',
};

export const adminTestimonialsContent = {
  title: 'Testimonial',
  states,
  messages,
  hint: 'They get a link, write, and agree to the publication. Nothing is published before you have read it.',
  ask: 'Ask for a testimonial',
  askAgain: 'Ask again',
  sendLink: 'Send the link again',
  asking: 'Asking...',
  askedOn: 'Asked on',
  consentedOn: 'Written, with their consent, on',
  approve: 'Approve and publish',
  decline: 'Decline',
  withdraw: 'Take it back',
  shorten: 'Too long? Ask again: the words are theirs, and only they can change them.',
  unreachable: 'No link can reach them: mail is not set up, or they have left no address.',
  confirm: {
    title: 'Take the testimonial back?',
    text: 'The words are deleted, on the home page too, and the link ends. You can ask again.',
    confirm: 'Take it back',
    busy: 'Taking it back...',
  },
  waiting: {
    title: 'Testimonials',
    text: (count: number) =>
      count === 1 ? '1 testimonial waits for you:' : `${count} testimonials wait for you:`,
  },
  toasts: {
    asked: { title: 'Invitation on its way', description: 'How far it has come stands here.' },
    approved: { title: 'Published', description: 'It stands on the home page.' },
    declined: { title: 'Declined', description: 'It is not published.' },
    withdrawn: { title: 'Taken back', description: 'The words are deleted.' },
    failed: { title: 'Error', description: 'This did not work. Please try again.' },
  },
  refusals: {
    none: 'There is no testimonial.',
    open: 'Only the client of a closed request is asked, and only their words are published.',
    optedOut: 'This number has sent STOP. It gets no texts until it sends START.',
    noChannel: 'No link can reach this client.',
    notWritten: 'No words wait for you here.',
    changedMeanwhile: 'The words were changed since you read them. Please read them again.',
    notTheirWords:
      'Testimonials of clients can be moved here, but not written, changed or removed: ask for them and take them back in the inbox. Mark others as samples.',
  },
} as const;
