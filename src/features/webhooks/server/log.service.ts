import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { addDeliveryJob, putDeliveries } from '../../../server/outbox/webhook-events.service.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { adminPageSize } from '../../../shared/admin/admin.ts';
import { keptDays } from '../../../shared/retention.ts';
import { type DeliveriesInput, testEvent } from '../webhooks.ts';
import { webhooksContent, webhooksPath } from '../words/webhooks.ts';
import {
  beginAgain,
  countDeliveries,
  findDeliveries,
  findDelivery,
  purgeDeliveriesBefore,
} from './deliveries.queries.ts';
import { holdEndpoint } from './endpoints.queries.ts';
import { countWork } from './endpoints.service.ts';

const { refusals } = webhooksContent;

export async function listDeliveries({ db }: Pick<Deps, 'db'>, input: DeliveriesInput) {
  const [items, total] = await Promise.all([
    findDeliveries(db.prisma, input),
    countDeliveries(db.prisma, input),
  ]);
  return { items, total, page: input.page, pageSize: adminPageSize };
}

/**
 * Sends an event of the log again, with its id, for five days if need be.
 * @throws DomainError NOT_FOUND; CONFLICT for an endpoint that is switched off; TOO_MANY_REQUESTS
 */
export async function sendAgain(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  admin: AdminIdentity,
  id: number,
): Promise<void> {
  await countWork(deps, admin);
  await deps.db.prisma.$transaction(async (tx) => {
    const delivery = await findDelivery(tx, id);
    if (!delivery) throw new DomainError('NOT_FOUND', refusals.unknownDelivery);
    await requireOn(tx, delivery.endpointId);
    await beginAgain(tx, id, deps.clock.now());
    await addDeliveryJob(tx, { key: `webhook:${delivery.eventId}` });
  });
}

/** @throws DomainError NOT_FOUND; CONFLICT for an endpoint that is switched off; TOO_MANY_REQUESTS */
export async function sendTest(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  admin: AdminIdentity,
  id: string,
): Promise<void> {
  await countWork(deps, admin);
  await deps.db.prisma.$transaction(async (tx) => {
    await requireOn(tx, id);
    const event = { type: testEvent, at: deps.clock.now(), data: {}, path: webhooksPath };
    await putDeliveries(tx, [id], { ...event, cause: null });
  });
}

async function requireOn(tx: Db, endpointId: string): Promise<void> {
  const endpoint = await holdEndpoint(tx, endpointId);
  if (!endpoint) throw new DomainError('NOT_FOUND', refusals.unknown);
  if (endpoint.offSince) throw new DomainError('CONFLICT', refusals.isOff);
}

export function purgeDeliveries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), keptDays.webhookDeliveries);
  return purgeDeliveriesBefore(db.prisma, before, mode);
}
