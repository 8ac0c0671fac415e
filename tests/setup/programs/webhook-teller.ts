import { createHash } from 'node:crypto';
import { createContent } from '../../../src/app/server/content/create-content.ts';
import { deliverWebhooks } from '../../../src/features/webhooks/server/delivery.service.ts';
import { systemClock, systemWait } from '../../../src/server/clock.ts';
import { createDatabase } from '../../../src/server/db/client.ts';
import { parseEnv } from '../../../src/server/env.ts';
import { createGuardedFetch } from '../../../src/server/integrations/guarded-fetch.ts';
import { createMail } from '../../../src/server/integrations/mail.ts';
import { createKeyring } from '../../../src/server/keyring/keyring.ts';
import { createLog } from '../../../src/server/observation/log.ts';
import { tellWebhooks } from '../../../src/server/outbox/webhook-events.service.ts';
import { silentLog } from '../silent-log.ts';

/**
 * Tells events without end, each in the transaction of a row of its own, and delivers them, until it is killed. It waits for a
 * line on stdin before, so that its start costs no time.
 */
const [connection = '{}', keys = '', origin = '', first = '0'] = process.argv.slice(2);
const db = createDatabase({
  connection: JSON.parse(connection),
  ...{ poolSize: 3, statementTimeoutMs: 10_000, connectTimeoutMs: 30_000, log: silentLog },
});
const stopping = new AbortController();
await db.prisma.$queryRaw`SELECT 1`;
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));

const settings = parseEnv({ SECRETS_KEY: keys });
const log = createLog('silent');
const deps = {
  ...{ db, settings, clock: systemClock, wait: systemWait, log },
  keyring: createKeyring(settings.secretsKeys),
  guardedFetch: createGuardedFetch({ trustedOrigins: [origin] }),
  mail: createMail(settings.mail),
  content: createContent({ db, log }),
};

const tellEveryMs = 30;

async function tellOn(): Promise<void> {
  for (let id = Number(first); ; id += 1) {
    const slug = createHash('sha256').update(String(id)).digest('hex').slice(0, 12);
    await db.prisma.$transaction(async (tx) => {
      await tx.activityEntry.create({
        data: { actor: 'test', action: 'told', targetType: 'event', targetId: slug, summary: '' },
      });
      await tellWebhooks(tx, 'post.published', {
        ...{ at: systemClock.now(), data: { id, slug }, path: `/blog/${slug}` },
      });
    });
    // Leaves the deliveries time, so that a kill meets all of their steps.
    await systemWait(tellEveryMs);
  }
}

async function deliverOn(): Promise<void> {
  for (;;) {
    await deliverWebhooks(deps, stopping.signal);
    await systemWait(5);
  }
}

await Promise.race([tellOn(), deliverOn()]);
