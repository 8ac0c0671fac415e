import { randomUUID } from 'node:crypto';
import { makeSecret, sealFor } from '../../src/features/webhooks/server/secrets.ts';
import type { Prisma } from '../../src/server/db/generated/client.ts';
import { webhookEvents } from '../../src/shared/webhook-events.ts';
import { testDatabase } from '../setup/database/database.ts';
import { testKeyring } from '../setup/database/test-keyring.ts';

/** @returns the endpoint with the secret that it signs with */
export async function createEndpoint({
  address = 'https://hooks.example/in',
  secret = makeSecret(),
  ...changes
}: Partial<Prisma.WebhookEndpointCreateInput> = {}) {
  const id = randomUUID();
  const row = await testDatabase().prisma.webhookEndpoint.create({
    data: {
      ...{ id, host: new URL(address).host, description: '', events: [...webhookEvents] },
      ...{ createdAt: new Date('2026-12-01T08:00:00Z'), ...changes },
      address: sealFor(testKeyring, id, 'address', address),
      secret: sealFor(testKeyring, id, 'secret', secret),
    },
  });
  return { ...row, secret };
}

export function createDelivery({
  begunAt = new Date(),
  ...data
}: { endpointId: string; begunAt?: Date } & Partial<Prisma.WebhookDeliveryUncheckedCreateInput>) {
  return testDatabase().prisma.webhookDelivery.create({
    data: {
      ...{
        eventId: `msg_${randomUUID()}`,
        type: 'post.published',
        data: { id: 1 },
        path: '/blog/a',
      },
      ...{ happenedAt: begunAt, begunAt, state: 'delivered', ...data },
    },
  });
}
