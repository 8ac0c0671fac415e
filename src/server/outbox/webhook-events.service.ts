import { randomUUID } from 'node:crypto';
import type { WebhookData, WebhookEvent } from '../../shared/webhook-events.ts';
import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { addJob } from '../queue/queue.ts';
import { holdListeners, insertDeliveries } from './webhook-events.queries.ts';

/** Deliveries run one after another in this line: they never take more than one place of the worker. */
export const webhookLine = 'webhooks';

interface Told<Type extends WebhookEvent> {
  at: Date;
  data: WebhookData[Type];
  /** Leads to what the event is about, in the admin area or in public. */
  path: string;
  /** Given where the same event may be told again: it is then told once. */
  cause?: string;
}

/**
 * Tells an event to the owner's endpoints that have chosen it. Call it in the transaction of the change: neither is stored
 * without the other.
 */
export async function tellWebhooks<Type extends WebhookEvent>(
  tx: Db,
  type: Type,
  { at, data, path, cause }: Told<Type>,
): Promise<void> {
  const listeners = await holdListeners(tx, type);
  if (listeners.length === 0) return;
  await putDeliveries(tx, listeners, {
    type,
    at,
    data,
    path,
    cause: cause ? `${type}:${cause}` : null,
  });
}

/** @param event.data is sent as it is: no words of people */
export async function putDeliveries(
  tx: Db,
  endpointIds: readonly string[],
  event: { type: string; at: Date; data: object; path: string; cause: string | null },
): Promise<void> {
  const { at, data, ...rest } = event;
  const eventId = `msg_${randomUUID().replaceAll('-', '')}`;
  const times = { happenedAt: at, begunAt: at, nextTryAt: at };
  const rows = endpointIds.map((endpointId) => ({
    ...{ endpointId, eventId, ...rest, ...times },
    data: data as Prisma.InputJsonObject,
  }));
  const added = await insertDeliveries(tx, rows);
  // A key of its own: transactions that share one would wait for each other.
  if (added > 0) await addDeliveryJob(tx, { key: `webhook:${eventId}` });
}

export async function addDeliveryJob(
  tx: Db,
  options: { key: string; runAt?: Date },
): Promise<void> {
  await addJob(tx, 'deliverWebhooks', {}, { ...options, line: webhookLine });
}
