/**
 * Events that the site tells to addresses of its owner, by name. Everything in `data` is an id, a time, a slug or the name of a state:
 * a log of the endpoint holds no words, names or addresses of people (security row 90).
 */
export interface WebhookData {
  'request.created': { id: number; status: string; source: 'form' | 'sms' };
  'request.moved': { id: number; from: string; to: string };
  /** From the sender of a request. `id` is the entry of the conversation. */
  'message.created': { id: number; requestId: number; channel: 'page' | 'mail' | 'text' };
  /** Also a call that was moved to another time. */
  'call.booked': {
    id: number;
    requestId: number;
    startsAt: string;
    endsAt: string;
    isMoved: boolean;
  };
  'quote.accepted': { id: number; requestId: number; number: string; version: number };
  'post.published': { id: number; slug: string };
  'content.changed': { kind: string; version: number };
  'developer.hidden': { id: number };
  /** `tools` has the slugs of those that were added, changed or removed. */
  'tool.changed': { kind: string; version: number; tools: string[] };
}

export type WebhookEvent = keyof WebhookData;

const events: Record<WebhookEvent, true> = {
  'request.created': true,
  'request.moved': true,
  'message.created': true,
  'call.booked': true,
  'quote.accepted': true,
  'post.published': true,
  'content.changed': true,
  'developer.hidden': true,
  'tool.changed': true,
};

export const webhookEvents = Object.keys(events) as WebhookEvent[];
