import { z } from 'zod';
import { pageInputSchema } from '../../shared/admin/admin.ts';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { type WebhookEvent, webhookEvents } from '../../shared/webhook-events.ts';
import { timestamp } from '../../shared/wire.ts';
import { webhooksContent } from './words/webhooks.ts';

export const webhookLimits = { address: 2_000, description: 100, answerBytes: 1_024 } as const;

/** The type of an event that the owner sends to one endpoint to try it. */
export const testEvent = 'test';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export const webhookFaults = [
  'unreachable',
  'refused',
  'answered',
  'lostKey',
  'switchedOff',
] as const;
export const offReasons = ['owner', 'gone', 'failing'] as const;

export type DeliveryState = (typeof deliveryStates)[number];
export type WebhookFault = (typeof webhookFaults)[number];
export type OffReason = (typeof offReasons)[number];

const { validation } = webhooksContent;

const choiceSchema = z.object({
  description: z.string().trim().max(webhookLimits.description, validation.description).default(''),
  events: z
    .array(z.enum(webhookEvents as [WebhookEvent, ...WebhookEvent[]]))
    .min(1, validation.events)
    .transform((events) => [...new Set(events)]),
});

export const newEndpointSchema = choiceSchema.extend({
  address: z
    .string()
    .trim()
    .max(webhookLimits.address, validation.address)
    .refine((address) => ['https:', 'http:'].includes(parsedUrl(address)?.protocol ?? ''), {
      message: validation.address,
    }),
});
export type NewEndpoint = z.input<typeof newEndpointSchema>;

export const endpointIdSchema = z.object({ id: z.uuid() });

/** The address stays: another one is another endpoint, with a secret of its own. */
export const changedEndpointSchema = choiceSchema.extend(endpointIdSchema.shape);

/** Two webhooks of one host are told apart by what the owner calls them. */
export const endpointName = ({ description, host }: { description: string; host: string }) =>
  description || host;

export const endpointSchema = z.object({
  id: z.uuid(),
  /** Null when its key is missing. */
  address: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents as [WebhookEvent, ...WebhookEvent[]])),
  formerSecretEndsAt: timestamp().nullable(),
  failingSince: timestamp().nullable(),
  offSince: timestamp().nullable(),
  offReason: z.enum(offReasons).nullable(),
  createdAt: timestamp(),
});
export type Endpoint = z.infer<typeof endpointSchema>;

/** The secret is shown this once. */
export const shownSecretSchema = z.object({ id: z.uuid(), name: z.string(), secret: z.string() });

export const deliveriesInputSchema = pageInputSchema.extend({
  state: z.enum(deliveryStates).optional(),
  endpointId: z.uuid().optional(),
  /** In the name and the id of the event. */
  search: z.string().trim().max(100).default(''),
});
export type DeliveriesInput = z.infer<typeof deliveriesInputSchema>;

export const deliverySchema = z.object({
  id: z.int(),
  endpointId: z.uuid(),
  endpoint: z.string(),
  eventId: z.string(),
  type: z.string(),
  happenedAt: timestamp(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  nextTryAt: timestamp().nullable(),
  lastTryAt: timestamp().nullable(),
  fault: z.enum(webhookFaults).nullable(),
  status: z.int().nullable(),
  answer: z.string(),
  durationMs: z.int().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;
