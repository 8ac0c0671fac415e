import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';

/** Keeps the endpoints from being removed until the transaction ends. */
export async function holdListeners(tx: Db, type: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "WebhookEndpoint"
    WHERE "offSince" IS NULL AND ${type} = ANY("events") ORDER BY "id" FOR KEY SHARE`;
  return rows.map(({ id }) => id);
}

/** @returns how many were new: a cause is told once to an endpoint */
export async function insertDeliveries(
  tx: Db,
  data: Prisma.WebhookDeliveryCreateManyInput[],
): Promise<number> {
  return (await tx.webhookDelivery.createMany({ data, skipDuplicates: true })).count;
}
