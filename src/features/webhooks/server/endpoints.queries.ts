import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { OffReason } from '../webhooks.ts';

const sealedSelect = {
  id: true,
  address: true,
  secret: true,
  formerSecret: true,
  formerSecretEndsAt: true,
} satisfies Prisma.WebhookEndpointSelect;

const endpointSelect = {
  id: true,
  address: true,
  host: true,
  description: true,
  events: true,
  formerSecretEndsAt: true,
  failingSince: true,
  offSince: true,
  offReason: true,
  createdAt: true,
} satisfies Prisma.WebhookEndpointSelect;

export type SealedEndpoint = Prisma.WebhookEndpointGetPayload<{ select: typeof sealedSelect }>;
export type EndpointRow = Prisma.WebhookEndpointGetPayload<{ select: typeof endpointSelect }>;

export function findEndpoints(db: Db): Promise<EndpointRow[]> {
  return db.webhookEndpoint.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: endpointSelect,
  });
}

export function findSealed(db: Db): Promise<SealedEndpoint[]> {
  return db.webhookEndpoint.findMany({ select: sealedSelect });
}

export function findSealedEndpoint(db: Db, id: string): Promise<SealedEndpoint | null> {
  return db.webhookEndpoint.findUnique({ where: { id }, select: sealedSelect });
}

export async function replaceSealed(
  db: Db,
  id: string,
  { column, from, to }: { column: 'address' | 'secret' | 'formerSecret'; from: string; to: string },
): Promise<void> {
  await db.webhookEndpoint.updateMany({ where: { id, [column]: from }, data: { [column]: to } });
}

/** Locks the table against other additions until the transaction ends. */
export async function countEndpoints(tx: Db): Promise<number> {
  await tx.$executeRaw`LOCK TABLE "WebhookEndpoint" IN SHARE ROW EXCLUSIVE MODE`;
  return tx.webhookEndpoint.count();
}

export async function insertEndpoint(
  tx: Db,
  data: Prisma.WebhookEndpointCreateInput,
): Promise<void> {
  await tx.webhookEndpoint.create({ data, select: { id: true } });
}

/** Keeps others from changing it until the transaction ends; events are still told to it. */
export async function holdEndpoint(tx: Db, id: string): Promise<EndpointRow | null> {
  await tx.$queryRaw`SELECT 1 FROM "WebhookEndpoint" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.webhookEndpoint.findUnique({ where: { id }, select: endpointSelect });
}

export async function updateEndpoint(
  tx: Db,
  id: string,
  data: Prisma.WebhookEndpointUpdateManyMutationInput,
): Promise<void> {
  await tx.webhookEndpoint.updateMany({ where: { id }, data });
}

/** The present secret becomes the former one. */
export async function moveSecret(
  tx: Db,
  id: string,
  { secret, formerSecretEndsAt }: { secret: string; formerSecretEndsAt: Date },
): Promise<void> {
  await tx.$executeRaw`UPDATE "WebhookEndpoint" SET "formerSecret" = "secret", "secret" = ${secret},
    "formerSecretEndsAt" = ${formerSecretEndsAt} WHERE "id" = ${id}::uuid`;
}

export async function deleteEndpoint(tx: Db, id: string): Promise<boolean> {
  return (await tx.webhookEndpoint.deleteMany({ where: { id } })).count === 1;
}

export function offData(offReason: OffReason, offSince: Date) {
  return { offReason, offSince } satisfies Prisma.WebhookEndpointUpdateManyMutationInput;
}

/** Deletes former secrets whose time is over. */
export async function forgetFormerSecrets(db: Db, before: Date): Promise<void> {
  await db.webhookEndpoint.updateMany({
    where: { formerSecretEndsAt: { lte: before } },
    data: { formerSecret: null, formerSecretEndsAt: null },
  });
}
