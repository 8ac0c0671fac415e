import { randomUUID } from 'node:crypto';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { WebhookEvent } from '../../../shared/webhook-events.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { type Endpoint, endpointName } from '../webhooks.ts';
import { webhooksContent } from '../words/webhooks.ts';
import { giveUpWaiting } from './deliveries.queries.ts';
import {
  countEndpoints,
  deleteEndpoint,
  findEndpoints,
  holdEndpoint,
  insertEndpoint,
  moveSecret,
  offData,
  updateEndpoint,
} from './endpoints.queries.ts';
import { makeSecret, openAddress, sealFor } from './secrets.ts';

const { refusals } = webhooksContent;

/** Both secrets sign for so long after a rotation. */
const rotationMs = dayMs;

interface ShownSecret {
  id: string;
  name: string;
  secret: string;
}

export async function listEndpoints({
  db,
  keyring,
}: Pick<Deps, 'db' | 'keyring'>): Promise<Endpoint[]> {
  const rows = await findEndpoints(db.prisma);
  return rows.map((row) => ({
    ...row,
    name: endpointName(row),
    events: row.events as WebhookEvent[],
    address: openAddress(keyring, row),
  }));
}

export function countWork({ rateLimits }: Pick<Deps, 'rateLimits'>, { adminId }: AdminIdentity) {
  return rateLimits.consume(counters.webhook, String(adminId));
}

/**
 * @returns the secret, which is not shown again
 * @throws DomainError BAD_REQUEST for an address that requests must not go to; CONFLICT beyond the quota; TOO_MANY_REQUESTS
 */
export async function addEndpoint(
  deps: Pick<Deps, 'db' | 'clock' | 'keyring' | 'guardedFetch' | 'rateLimits'>,
  admin: AdminIdentity,
  { address, description, events }: { address: string; description: string; events: string[] },
): Promise<ShownSecret> {
  const { db, clock, keyring, guardedFetch } = deps;
  await countWork(deps, admin);
  if (!(await guardedFetch.mayReach(address))) {
    throw new DomainError('BAD_REQUEST', refusals.address);
  }
  const id = randomUUID();
  const secret = makeSecret();
  const { host } = new URL(address);
  await db.prisma.$transaction(async (tx) => {
    if ((await countEndpoints(tx)) >= quotas.webhookEndpoints.limit) {
      throw new DomainError('CONFLICT', refusals.tooMany);
    }
    await insertEndpoint(tx, {
      ...{ id, host, description, events, createdAt: clock.now() },
      address: sealFor(keyring, id, 'address', address),
      secret: sealFor(keyring, id, 'secret', secret),
    });
    await record(tx, admin, 'added', { id, host });
  });
  return { id, name: endpointName({ description, host }), secret };
}

/** @throws DomainError NOT_FOUND */
export async function changeEndpoint(
  deps: Pick<Deps, 'db' | 'rateLimits'>,
  admin: AdminIdentity,
  { id, description, events }: { id: string; description: string; events: string[] },
): Promise<void> {
  await countWork(deps, admin);
  await change(deps, id, async (tx, endpoint) => {
    await updateEndpoint(tx, id, { description, events });
    await record(tx, admin, 'changed', endpoint);
  });
}

/**
 * Makes a new secret. The one before signs beside it for a day.
 * @throws DomainError NOT_FOUND
 */
export async function rotateSecret(
  deps: Pick<Deps, 'db' | 'clock' | 'keyring' | 'rateLimits'>,
  admin: AdminIdentity,
  id: string,
): Promise<ShownSecret> {
  await countWork(deps, admin);
  const secret = makeSecret();
  const formerSecretEndsAt = new Date(deps.clock.now().getTime() + rotationMs);
  const changed = await change(deps, id, async (tx, endpoint) => {
    const sealed = sealFor(deps.keyring, id, 'secret', secret);
    await moveSecret(tx, id, { secret: sealed, formerSecretEndsAt });
    await record(tx, admin, 'rotated the secret of', endpoint);
  });
  return { id, name: endpointName(changed), secret };
}

/** Its log goes with it. Idempotent. */
export async function removeEndpoint(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: string,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const endpoint = await holdEndpoint(tx, id);
    if (endpoint && (await deleteEndpoint(tx, id))) await record(tx, admin, 'removed', endpoint);
  });
}

/** Idempotent. What waits for an endpoint that is switched off is given up. @throws DomainError NOT_FOUND */
export async function switchEndpoint(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<void> {
  await change(deps, id, async (tx, endpoint) => {
    if (isOn === (endpoint.offSince === null)) return;
    if (isOn) {
      await updateEndpoint(tx, id, { offSince: null, offReason: null, failingSince: null });
    } else {
      await updateEndpoint(tx, id, offData('owner', deps.clock.now()));
      await giveUpWaiting(tx, id);
    }
    await record(tx, admin, isOn ? 'switched on' : 'switched off', endpoint);
  });
}

type Held = NonNullable<Awaited<ReturnType<typeof holdEndpoint>>>;

async function change(
  { db }: Pick<Deps, 'db'>,
  id: string,
  work: (tx: Db, endpoint: Held) => Promise<void>,
): Promise<Held> {
  return db.prisma.$transaction(async (tx) => {
    const endpoint = await holdEndpoint(tx, id);
    if (!endpoint) throw new DomainError('NOT_FOUND', refusals.unknown);
    await work(tx, endpoint);
    return endpoint;
  });
}

function record(
  tx: Db,
  admin: AdminIdentity,
  action: string,
  { id, host }: { id: string; host: string },
): Promise<void> {
  return recordActivity(tx, {
    ...{ actor: admin.label, action, targetType: 'webhook', targetId: id },
    summary: host,
  });
}
