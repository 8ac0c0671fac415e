import { quotas } from '../../../shared/limits/quotas.ts';
import { maxUploadBytes } from '../../../shared/media/media.ts';
import { keptDays } from '../../../shared/retention.ts';
import { pictureContent } from '../../../shared/words/pictures.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { notOpenedContent } from '../../conversations/words/conversations.ts';
import type { RequestStage, RequestStep } from '../request-events.ts';

const megabyte = 1024 * 1024;

/** "6 years" */
export const agreementYears = `${keptDays.agreements / 365} years`;

export const quoteAcceptedNext =
  'It is an order now, and what stands in it is not changed any more. Next we write to you, on the page of your request, about when we begin and what we need from you.';

type AgreedKind = 'quote' | 'nda';

/** "the quote that you accepted and the non-disclosure agreement stay" */
function agreedInWords(kinds: readonly AgreedKind[]): string {
  const names = { quote: 'the quote that you accepted', nda: 'the non-disclosure agreement' };
  const list = kinds.map((kind) => names[kind]).join(' and ');
  return `${list} ${kinds.length > 1 ? 'stay' : 'stays'}`;
}

interface StageWords {
  title: (firstName: string) => string;
  intro: string;
}

export const requestPageContent = {
  meta: {
    title: 'Your request',
    description: 'Where your request stands, what was said about it, and what comes next.',
    keywords: [],
  } satisfies PageMeta,
  eyebrow: 'Your request',
  /** Security row 80: no sentence claims an event that has not happened. */
  stages: {
    received: {
      title: (name) => `We have your request, ${name}`,
      intro: 'It waits in our inbox. A person reads it, and the answer will stand on this page.',
    },
    read: {
      title: (name) => `We have read your request, ${name}`,
      intro: 'Your answer will stand on this page: questions, a rough size and a next step.',
    },
    answered: {
      title: (name) => `You have an answer, ${name}`,
      intro: 'Read it below and write back on this page.',
    },
    booked: {
      title: (name) => `Let us talk, ${name}`,
      intro:
        'Your call is booked. Its time stands on this page, where you can move or cancel it too.',
    },
    held: {
      title: (name) => `We have talked, ${name}`,
      intro:
        'Write below what has come to your mind since. What comes next will stand on this page.',
    },
    quoted: {
      title: (name) => `There is a quote for you, ${name}`,
      intro: 'Read it in your own time, and ask here whatever is not clear.',
    },
    declined: {
      title: (name) => `You have declined our quote, ${name}`,
      intro: 'Write below what would have to be different, and we look whether we can.',
    },
    expired: {
      title: (name) => `Our quote is not valid any more, ${name}`,
      intro: 'Write below if you still want the work done, and you get a new one.',
    },
    accepted: {
      title: (name) => `You have accepted our quote, ${name}`,
      intro: quoteAcceptedNext,
    },
    closed: {
      title: (name) => `We have closed this request, ${name}`,
      intro: 'Write below if there is something to add: it reaches us as before.',
    },
  } satisfies Record<RequestStage, StageWords> as Record<RequestStage, StageWords>,
  /** The one thing to do next, in the first screen of a phone. */
  nextSteps: {
    answer: 'Read the answer',
    book: 'Book a call',
    call: 'See your call',
    quote: 'Read the quote',
    files: 'Send us files',
    write: 'Write to us',
  },
  trail: {
    label: 'Where your request stands',
    steps: {
      received: 'Received',
      read: 'Read',
      answered: 'Answered',
      call: 'Call',
      quote: 'Quote',
      accepted: 'Order',
    } satisfies Record<RequestStep, string> as Record<RequestStep, string>,
    /** Read out after the name of a step. */
    done: 'done',
    current: 'now',
    skipped: 'not yet',
    ahead: 'to come',
  },
  answerBy: 'You get an answer by',
  late: 'We promised an answer by this time and are late. That is our fault: yours is among the first that we answer now.',
  thread: {
    title: 'Messages',
    you: 'You wrote',
    us: (brand: string) => `${brand} answered`,
    other: (name: string) => `${name} wrote`,
    empty: 'Our answer will stand here.',
    facts: { projectType: 'Project type', budgetRange: 'Budget', estimate: 'Estimate' },
  },
  entry: {
    title: 'Add something',
    text: {
      label: 'Your message',
      placeholder: 'A detail that we should know, a question, an answer to ours.',
    },
    submit: 'Send',
    submitting: 'Sending...',
    sent: { title: 'Added', description: 'Your message stands below your request now.' },
    failed: {
      title: 'Error sending message',
      description: 'Please try again later.',
    },
  },
  byText: {
    title: 'By text message',
    text: (code: string, phone: string) =>
      `Send ${code} and your words to ${phone}. They stand here then, and so does everything else that you send from your phone.`,
    send: 'Write a text message',
  },
  files: {
    title: 'Send a file',
    label: 'Picture or PDF',
    note: `Up to ${maxUploadBytes / megabyte} MB each, ${quotas.requestFiles.limit} files and ${quotas.requestFileBytes.limit / megabyte} MB together. Pictures are stored without what your camera has written into them.`,
    preparing: 'Preparing the picture...',
    sending: (percent: number) => `Sending, ${percent} %`,
    cancel: 'Cancel',
    sent: { title: 'Sent', description: 'Your file stands below your request now.' },
    notTaken: pictureContent.neitherPictureNorPdf,
    tooLarge: `Please choose a file of at most ${maxUploadBytes / megabyte} MB.`,
    failures: {
      other: 'The file could not be sent. Please try again later.',
      network: 'The file could not be sent. Is the line up?',
      cancelled: 'Cancelled.',
    },
    size: (bytes: number) =>
      bytes < megabyte ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / megabyte).toFixed(1)} MB`,
  },
  nda: {
    title: 'Keep it between us',
    text: `A non-disclosure agreement that both sides accept here, with name and date. Once it holds, both sides keep it for ${agreementYears} with your name, e-mail address and company, also if you withdraw the request.`,
    read: 'Read the agreement',
    name: { label: 'Your name, or that of your company', placeholder: 'Alex Rivera' },
    accept: 'I have read it and accept it',
    submit: 'Accept',
    submitting: 'Sending...',
    sent: { title: 'Accepted', description: 'It holds once we have accepted it too.' },
    failed: { title: 'Error', description: 'It could not be accepted. Please try again later.' },
    holds: 'The agreement holds.',
    waits: 'It holds once we have accepted it too.',
    you: (name: string) => `Accepted by ${name} on`,
    us: (brand: string, name: string) => `Accepted by ${name} for ${brand} on`,
  },
  withdrawal: {
    title: 'Withdraw it',
    text: 'Deletes your request with everything that both sides wrote, at once and for good. We hear that a request was withdrawn and when it had come in, not whose it was.',
    /** Used when both sides have agreed on something (security row 79). */
    agreed: {
      text: (kinds: readonly AgreedKind[], until: string) =>
        `Deletes what both sides wrote, at once and for good, but not what we agreed on: ${agreedInWords(kinds)} for ${agreementYears} from the agreement, until ${until}, with your name, your e-mail address and your company, for you and for us. This link goes on opening that, and nothing else.`,
      confirm: 'Yes, delete everything else',
    },
    confirm: 'Yes, delete everything',
    submit: 'Withdraw the request',
    submitting: 'Deleting...',
    failed: { title: 'Error', description: 'It could not be deleted. Please try again later.' },
    done: {
      title: 'Your request is withdrawn',
      text: 'Everything about it is deleted, and this link opens nothing any more. Mail that we sent you before is yours.',
    },
    doneButAgreed: {
      title: 'Your request is withdrawn',
      intro: (until: string) =>
        `Everything about it is deleted but what we agreed on, which stands below. Both sides keep it until ${until}, and this link goes on opening it.`,
    },
  },
  kept: {
    title: (name: string) => `What we agreed on, ${name}`,
    intro: (until: string) =>
      `The request is gone. This is kept for both sides until ${until}, then it is deleted by itself.`,
    parties: 'Agreed with',
    nda: 'Non-disclosure agreement',
    quote: 'Your quote',
    print: 'Print',
  },
  ...notOpenedContent,
  failed: { ...notOpenedContent.failed, title: 'Your request could not be loaded' },
};
