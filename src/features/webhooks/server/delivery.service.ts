import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { addDeliveryJob } from '../../../server/outbox/webhook-events.service.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import { testEvent } from '../webhooks.ts';
import { type Attempt, attempt } from './attempt.ts';
import { type DueDelivery, findDue, findNextTryAt, updateWaiting } from './deliveries.queries.ts';
import {
  findSealedEndpoint,
  forgetFormerSecrets,
  holdEndpoint,
  updateEndpoint,
} from './endpoints.queries.ts';
import { longestFailureMs, nextTryAt } from './retry-times.ts';
import { switchOffByItself } from './switching-off.service.ts';

type DeliveryDeps = Parameters<typeof attempt>[0] &
  Pick<Deps, 'db' | 'wait' | 'mail' | 'content' | 'log'>;

/** A job begins nothing new after this time, and hands over to the next. */
const longestRunMs = minuteMs;
/** Limits how long a new event waits while the answer of another endpoint is awaited. */
const lookEveryMs = 250;

const gone = 410;

/**
 * Sends everything that is due, one event at a time to each endpoint and to all endpoints at once. So a slow endpoint keeps its
 * own events waiting, and all of them together take one place of the worker. Sending is marked after the answer: a process
 * that dies between sends again, with the same id.
 * @throws the first error of the database, and the reason of the signal
 */
export async function deliverWebhooks(deps: DeliveryDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, wait } = deps;
  const endsAtMs = clock.now().getTime() + longestRunMs;
  const sending = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  await forgetFormerSecrets(db.prisma, clock.now());
  for (;;) {
    const now = clock.now();
    const mayBegin = failures.length === 0 && !signal.aborted && now.getTime() < endsAtMs;
    const busy = [...sending.keys()];
    const due = mayBegin ? await findDue(db.prisma, now, busy) : [];
    for (const delivery of due) {
      const sent = deliver(deps, delivery, signal)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => sending.delete(delivery.endpointId));
      sending.set(delivery.endpointId, sent);
    }
    // An endpoint that became free during the look may have more.
    if (sending.size === 0 && (busy.length === 0 || !mayBegin)) break;
    await Promise.race([...sending.values(), wait(lookEveryMs)]);
  }
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
  const runAt = await findNextTryAt(db.prisma);
  if (runAt) await addDeliveryJob(db.prisma, { key: 'webhooks:next', runAt });
}

async function deliver(
  deps: DeliveryDeps,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<void> {
  const endpoint = await findSealedEndpoint(deps.db.prisma, delivery.endpointId);
  // It was removed, and its deliveries with it.
  if (!endpoint) return;
  const tried = await attempt(deps, delivery, endpoint, signal);
  const { db, log, mail, settings, content } = deps;
  // The part that a transaction may hold: it has no connection of its own.
  const telling = { log, mail, settings, content };
  await db.prisma.$transaction((tx) => record(telling, tx, delivery, tried));
}

async function record(
  telling: Pick<Deps, 'log' | 'mail' | 'settings' | 'content'>,
  tx: Db,
  delivery: DueDelivery,
  tried: Attempt,
): Promise<void> {
  const { id, endpointId, begunAt, type } = delivery;
  const { at: now, fault, status, retryAfter, answer, durationMs } = tried;
  const endpoint = await holdEndpoint(tx, endpointId);
  const attempts = delivery.attempts + 1;
  const result = { attempts, lastTryAt: now, fault, status, answer, durationMs };
  if (fault === null) {
    await updateWaiting(tx, id, { ...result, state: 'delivered', nextTryAt: null });
    await updateEndpoint(tx, endpointId, { failingSince: null });
    return;
  }
  telling.log.warn(
    { webhook: endpointId, eventId: delivery.eventId, fault, status },
    'a webhook failed',
  );
  // A test is for the eyes of the owner, who tries again by hand.
  const next = type === testEvent ? null : nextTryAt({ attempts, begunAt }, { now, retryAfter });
  const state = next ? 'waiting' : 'failed';
  // Switched off or sent again meanwhile: the decision of the owner counts.
  if (!(await updateWaiting(tx, id, { ...result, state, nextTryAt: next }))) return;
  const failingSince = endpoint?.failingSince ?? now;
  await updateEndpoint(tx, endpointId, { failingSince });
  if (!endpoint || endpoint.offSince || type === testEvent) return;
  const isFailing = !next && now.getTime() - failingSince.getTime() >= longestFailureMs;
  if (status === gone) await switchOffByItself(telling, tx, endpoint, { reason: 'gone', now });
  else if (isFailing) await switchOffByItself(telling, tx, endpoint, { reason: 'failing', now });
}
