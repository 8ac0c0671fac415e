import { paths } from '../../../shared/paths.ts';
import type { WebhookEvent } from '../../../shared/webhook-events.ts';

export const webhooksPath = `${paths.admin}?tab=webhooks`;

const eventNames: Record<WebhookEvent, string> = {
  'request.created': 'A contact request came in',
  'request.moved': 'A request moved to another state',
  'message.created': 'The sender of a request wrote',
  'call.booked': 'A call was booked or moved',
  'quote.accepted': 'A quote was accepted',
  'post.published': 'A post became public',
  'content.changed': 'A page or list of the site changed',
  'developer.hidden': 'You hid a developer',
  'tool.changed': 'What the site says about a tool changed',
};

interface OffLetter {
  brand: string;
  host: string;
  description: string;
  why: string;
  link: string;
}

export const webhooksContent = {
  title: 'Webhooks',
  intro:
    'The site posts events to addresses of yours as they happen, signed by Standard Webhooks. They hold ids and states, and no words of people. What fails is tried again for five days.',
  eventNames,
  none: { title: 'No webhooks', text: 'Add one when a program should learn what happens here.' },
  form: {
    title: 'New webhook',
    address: 'Address',
    addressHint: 'https, reachable from the internet',
    description: 'Description',
    descriptionHint: 'What it is for, for you',
    events: 'Events',
    add: 'Add webhook',
    adding: 'Adding...',
    save: 'Save',
    cancel: 'Cancel',
  },
  secret: {
    title: 'Secret of the webhook',
    text: 'Copy it now: it is shown only this once. Your program checks signatures with it.',
    label: 'Secret',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copy failed',
    done: 'I have copied it',
  },
  endpoint: {
    lostKey: 'The key of this address is missing here. Remove it, and add it again.',
    on: 'On',
    off: 'Off',
    failing: (when: string) => `Fails since ${when}`,
    former: (when: string) => `The former secret signs too until ${when}.`,
    change: 'Change',
    test: 'Send a test event',
    rotate: 'Rotate the secret',
    switchOn: 'Switch on again',
    switchOff: 'Switch off',
    remove: 'Remove',
  },
  offBecause: {
    owner: 'You switched it off.',
    gone: 'It answered that it is gone for good (410).',
    failing: 'Nothing arrived there for five days.',
  },
  removal: {
    title: (name: string) => `Remove the webhook “${name}”?`,
    text: 'It is told nothing any more, and its log is deleted. This cannot be undone.',
    confirm: 'Remove it',
    keep: 'Keep it',
  },
  rotation: {
    title: (name: string) => `Rotate the secret of “${name}”?`,
    text: 'Both secrets sign for 24 hours, then only the new one. A secret from before the present one stops at once.',
    confirm: 'Rotate it',
    keep: 'Keep it',
  },
  log: {
    title: 'Log',
    searchLabel: 'Search the log',
    searchPlaceholder: 'Name or id of an event',
    statusLabel: 'Show',
    statuses: [
      { value: '', label: 'Everything' },
      { value: 'waiting', label: 'Waiting' },
      { value: 'delivered', label: 'Arrived' },
      { value: 'failed', label: 'Given up' },
    ],
    endpoint: 'Webhook',
    allEndpoints: 'All',
    count: (total: number) => (total === 1 ? '1 event' : `${total} events`),
    states: { waiting: 'Waiting', delivered: 'Arrived', failed: 'Given up' },
    attempts: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    status: (status: number) => `answered ${status}`,
    duration: (durationMs: number) => `${durationMs} ms`,
    nextTry: (when: string) => `next try ${when}`,
    answer: 'Answer',
    again: 'Send again',
    empty: {
      none: { title: 'Nothing was sent yet', text: 'Events show up here as they happen.' },
      filtered: { title: 'No events found', text: 'Try other words, or show everything.' },
    },
  },
  faults: {
    unreachable: 'no answer',
    refused: 'the address is none of the public internet',
    answered: 'refused',
    lostKey: 'the key of its secret is missing here',
    switchedOff: 'it was switched off before',
  },
  validation: {
    address: 'Please enter an address (https://...)',
    description: 'Please use at most 100 characters',
    events: 'Please choose at least one event',
  },
  refusals: {
    address: 'Requests can go to https addresses of the public internet alone.',
    tooMany: 'Ten webhooks are the most.',
    unknown: 'This webhook is gone.',
    unknownDelivery: 'This event is not kept any more.',
    isOff: 'This webhook is switched off. Switch it on first.',
  },
  toasts: {
    changed: { title: 'Webhook changed', description: 'It holds from now on.' },
    removed: { title: 'Webhook removed', description: 'It is told nothing any more.' },
    switchedOn: { title: 'Webhook switched on', description: 'New events go there again.' },
    switchedOff: { title: 'Webhook switched off', description: 'Nothing goes there any more.' },
    sent: { title: 'On its way', description: 'The log shows what was answered.' },
    failed: { title: 'Error', description: 'That did not work. Please try again.' },
  },
  letter: ({ brand, host, description, why, link }: OffLetter) => ({
    subject: `${brand}: the webhook of ${host} was switched off`,
    text: [
      `${description ? `${description} (${host})` : host} is told nothing any more. ${why}`,
      'What was not delivered stands in the log for 30 days, and can be sent again from there.',
    ].join('\n\n'),
    step: { label: 'Open your webhooks', address: link },
  }),
} as const;
