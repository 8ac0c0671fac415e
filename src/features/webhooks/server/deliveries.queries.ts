import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { adminPageSize } from '../../../shared/admin/admin.ts';
import { type DeliveriesInput, endpointName } from '../webhooks.ts';

const dueSelect = {
  id: true,
  endpointId: true,
  eventId: true,
  type: true,
  data: true,
  path: true,
  happenedAt: true,
  begunAt: true,
  attempts: true,
} satisfies Prisma.WebhookDeliverySelect;

const listSelect = {
  id: true,
  endpointId: true,
  endpoint: { select: { host: true, description: true } },
  eventId: true,
  type: true,
  happenedAt: true,
  state: true,
  attempts: true,
  nextTryAt: true,
  lastTryAt: true,
  fault: true,
  status: true,
  answer: true,
  durationMs: true,
} satisfies Prisma.WebhookDeliverySelect;

export type DueDelivery = Prisma.WebhookDeliveryGetPayload<{ select: typeof dueSelect }>;

/** The delivery of each endpoint that has been due for longest. */
export async function findDue(
  db: Db,
  now: Date,
  exceptEndpointIds: readonly string[],
): Promise<DueDelivery[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT ON ("endpointId") "id" FROM "WebhookDelivery"
    WHERE "nextTryAt" <= ${now} AND NOT "endpointId"::text = ANY(${[...exceptEndpointIds]}::text[])
    ORDER BY "endpointId", "nextTryAt", "id"`;
  if (rows.length === 0) return [];
  return db.webhookDelivery.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: dueSelect,
  });
}

export async function findNextTryAt(db: Db): Promise<Date | null> {
  const { _min } = await db.webhookDelivery.aggregate({ _min: { nextTryAt: true } });
  return _min.nextTryAt;
}

/** @returns false when it is waiting no more */
export async function updateWaiting(
  tx: Db,
  id: number,
  data: Prisma.WebhookDeliveryUpdateManyMutationInput,
): Promise<boolean> {
  const where = { id, state: 'waiting' as const };
  return (await tx.webhookDelivery.updateMany({ where, data })).count === 1;
}

/** Gives up everything that waits for an endpoint. What was tried keeps its own fault. */
export async function giveUpWaiting(tx: Db, endpointId: string): Promise<void> {
  const where = { endpointId, state: 'waiting' as const };
  await tx.webhookDelivery.updateMany({
    where: { ...where, fault: null },
    data: { fault: 'switchedOff' },
  });
  await tx.webhookDelivery.updateMany({ where, data: { state: 'failed', nextTryAt: null } });
}

export function findDelivery(db: Db, id: number) {
  return db.webhookDelivery.findUnique({
    where: { id },
    select: { id: true, endpointId: true, type: true, eventId: true },
  });
}

/** Begins anew: the id of the event stays. */
export async function beginAgain(tx: Db, id: number, at: Date): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { id },
    data: { state: 'waiting', attempts: 0, begunAt: at, nextTryAt: at, fault: null },
  });
}

function whereOf({ state, endpointId, search }: Omit<DeliveriesInput, 'page'>) {
  return {
    ...(state && { state }),
    ...(endpointId && { endpointId }),
    ...(search && { OR: [{ type: { contains: search } }, { eventId: search }] }),
  } satisfies Prisma.WebhookDeliveryWhereInput;
}

export async function findDeliveries(db: Db, { page, ...filter }: DeliveriesInput) {
  const rows = await db.webhookDelivery.findMany({
    where: whereOf(filter),
    orderBy: [{ begunAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * adminPageSize,
    take: adminPageSize,
    select: listSelect,
  });
  return rows.map(({ endpoint, ...row }) => ({ ...row, endpoint: endpointName(endpoint) }));
}

export function countDeliveries(db: Db, { page: _page, ...filter }: DeliveriesInput) {
  return db.webhookDelivery.count({ where: whereOf(filter) });
}

export function purgeDeliveriesBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = { begunAt: { lt: before } } satisfies Prisma.WebhookDeliveryWhereInput;
  return purgeRows<Prisma.WebhookDeliveryWhereInput>(db.webhookDelivery, where, mode);
}
