import { type ContactStatus, isPastAnswer } from './contact-status.ts';

/** Steps in order. Each is a separate event, so an earlier one may be missing. */
export const requestSteps = ['received', 'read', 'answered', 'call', 'quote', 'accepted'] as const;

export type RequestStep = (typeof requestSteps)[number];

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

/** Events are independent of the status that the owner has set. */
export interface RequestEvents {
  isOpened: boolean;
  isAnswered: boolean;
  /** "booked" until the last call ends, "held" when an admin noted that it took place. */
  call: 'booked' | 'held' | null;
  quote: 'open' | 'accepted' | 'declined' | 'expired' | null;
}

/** Security row 80. */
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
 * Returns the stage that heads the page. Only "closed" comes from the owner's status; an open or accepted quote and a coming call
 * rank before it.
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
 * Returns the state of the promised first answer. A quote counts as an answer, a booked call does not.
 * @param answerBy the promised time
 */
export function promiseOf(
  { isAnswered, quote }: RequestEvents,
  { status, answerBy, now }: { status: ContactStatus; answerBy: Date; now: Date },
): 'kept' | 'open' | 'late' | null {
  if (isAnswered || quote) return 'kept';
  if (status === 'lost') return null;
  if (answerBy >= now) return 'open';
  // The owner may have answered by phone.
  return isPastAnswer(status) ? null : 'late';
}
