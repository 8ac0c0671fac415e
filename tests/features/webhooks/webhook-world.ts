import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createEndpoint } from '../../factories/webhooks.ts';
import { mailSettings } from '../../mocks/mail-settings.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../mocks/webhook-receiver.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

/** An app with a receiver of webhooks beside it, whose address the settings trust. */
export function setUpWebhooks(now: () => Date) {
  const env: Record<string, string> = { ...mailSettings };
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    env.TRUSTED_FETCH_ORIGINS = receiver.origin;
  });
  afterAll(() => receiver.stop());
  beforeEach(() => {
    receiver.behaviors.clear();
    receiver.received.length = 0;
  });
  const testApp = setUpTestApp({ env, replace: () => ({ clock: { now } }) });
  const db = () => testDatabase().prisma;
  return {
    testApp,
    db,
    receiver: () => receiver,
    endpointAt: (path: string, changes: Parameters<typeof createEndpoint>[0] = {}) =>
      createEndpoint({ address: `${receiver.origin}${path}`, ...changes }),
    /** Runs what is due by the clock of the test. */
    deliver: () => runDueJobs(testApp()),
    deliveries: () => db().webhookDelivery.findMany({ orderBy: { id: 'asc' } }),
  };
}

export const bodyOf = ({ body }: { body: string }) =>
  JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> };
