import { type ContactStatus, isPastAnswer } from './contact-status.ts';

/** The trail of a request, in its order. Each step is an event of its own, which may be missing before a later one. */
export const requestSteps = ['received', 'read', 'answered', 'call', 'quote', 'accepted'] as const;

export type RequestStep = (typeof requestSteps)[number];

/** How a request stands, as its sender reads it. */
export const requestStages = [
  'received',
  'read',
  'answered',
  'booked',
  'held',
  'quoted',
  'declined',
  'expired',
  'accepted',
  'closed',
] as const;

export type RequestStage = (typeof requestStages)[number];

/** Events of a request. Nothing in here follows from where its owner has put it. */
export interface RequestEvents {
  /** One of us had it on the screen. */
  isOpened: boolean;
  /** We wrote something to its sender. */
  isAnswered: boolean;
  /** Its last call: to come or under way, or noted by us to have taken place. */
  call: 'booked' | 'held' | null;
  /** Its last quote. */
  quote: 'open' | 'accepted' | 'declined' | 'expired' | null;
}

/** The steps that were done (security row 80). */
export function stepsDone({ isOpened, isAnswered, call, quote }: RequestEvents): RequestStep[] {
  const done: Record<RequestStep, boolean> = {
    received: true,
    read: isOpened,
    answered: isAnswered,
    call: call !== null,
    quote: quote !== null,
    accepted: quote === 'accepted',
  };
  return requestSteps.filter((step) => done[step]);
}

const quoteStages = {
  open: 'quoted',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
} as const;

/**
 * The first words of its page. Only "closed" is what the owner has decided; what is still open with its sender comes before it.
 */
export function stageOf(events: RequestEvents, status: ContactStatus): RequestStage {
  const { quote, call } = events;
  if (quote === 'accepted' || quote === 'open') return quoteStages[quote];
  if (call === 'booked') return 'booked';
  if (status === 'lost') return 'closed';
  if (quote) return quoteStages[quote];
  if (call) return call;
  if (events.isAnswered) return 'answered';
  return events.isOpened ? 'read' : 'received';
}

/**
 * How the promise of the first answer stands. A quote keeps it as words do; a call that is booked does not.
 * @param answerBy the promised moment
 */
export function promiseOf(
  { isAnswered, quote }: RequestEvents,
  { status, answerBy, now }: { status: ContactStatus; answerBy: Date; now: Date },
): 'kept' | 'open' | 'late' | null {
  if (isAnswered || quote) return 'kept';
  if (status === 'lost') return null;
  if (answerBy >= now) return 'open';
  // Who has put it behind the answer may have given that on the phone.
  return isPastAnswer(status) ? null : 'late';
}
