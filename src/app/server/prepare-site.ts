import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Logger } from 'pino';
import { seedDatabase } from '../../../prisma/seed/seed.ts';
import { ensureAdmin } from '../../features/accounts/server/admin-accounts.service.ts';
import { createTrafficCounter } from '../../features/traffic/server/counting/traffic-counter.ts';
import {
  encryptTotpSecrets,
  lookAtTotpSecrets,
  missingKeyOf,
} from '../../server/auth/factors/totp-secrets.service.ts';
import { isRestorable, startPointInTime } from '../../server/backup/point-in-time/point-in-time.ts';
import type { Database } from '../../server/db/client.ts';
import type { EmbeddedDatabase } from '../../server/db/embedded.ts';
import { applyMigrations } from '../../server/db/migrations/migrate.ts';
import { createDeps, type Deps } from '../../server/deps.ts';
import type { Settings } from '../../server/env.ts';
import { connectDatabase } from '../../server/open-database.ts';
import { packageRoot } from '../../server/package-root.ts';
import { applyJobMigrations } from '../../server/queue/schema.ts';
import { StartUpError } from '../../server/start-up-error.ts';
import { buildApp } from './app.ts';
import { createContent } from './content/create-content.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { listen, listenForMetrics } from './listening.ts';
import { sitePages } from './pages.ts';
import { addSeedPictures } from './sample-pictures.ts';
import type { WebApplication } from './web-application.ts';

export interface Site {
  /** @throws StartUpError */
  listen(): Promise<string>;
  startWorking(): void;
  /** Waits for running work, then closes everything; the database comes last. */
  stop(): Promise<void>;
}

/**
 * Builds the application while the database is migrated.
 * @throws StartUpError when the database cannot be reached or prepared
 */
export async function prepareSite({
  settings,
  log,
  embedded,
  web,
}: {
  settings: Settings;
  log: Logger;
  embedded: EmbeddedDatabase | null;
  web: WebApplication;
}): Promise<Site> {
  const db = connectDatabase(settings, embedded, log);
  await requireAnswer(db, settings.database);
  const deps = await createDeps({
    ...{ settings, log, db, createTrafficCounter, createContent },
    pages: sitePages,
  });
  const [app] = await Promise.all([
    buildApp({ deps, renderer: web.renderer, clientDir: web.clientDir }),
    prepareDatabase(deps),
  ]);
  await Promise.all([deps.trafficCounter.readSwitch(), deps.content.refresh()]);
  await web.middleware?.(app);

  let metricsApp: FastifyInstance | null = null;
  let worker: Worker | undefined;
  let pointInTime: ReturnType<typeof startPointInTime> | undefined;
  return {
    async listen() {
      const isAsked = settings.metrics?.isAskedFor === true;
      // A site that has answered visitors does not end over the port of its metrics.
      if (isAsked) metricsApp = await listenForMetrics(deps);
      const address = await listen(app, settings, { host: 'HOST and PORT', port: 'PORT' });
      if (!isAsked) metricsApp = await listenForMetrics(deps);
      if (metricsApp) {
        log.info({ address: `${metricsApp.listeningOrigin}/metrics` }, 'metrics are told');
      }
      // In development, the first rendering of a page is slow.
      if (!settings.isDevelopment) deps.selfCheck.start(address);
      return address;
    },
    startWorking() {
      deps.trafficCounter.start(deps.clock);
      worker = startWorker(deps);
      if (embedded && isRestorable) pointInTime = startPointInTime(deps, embedded);
    },
    async stop() {
      deps.selfCheck.stop();
      await Promise.all([app.close(), worker?.stop(), deps.textWork.stop()]);
      await deps.trafficCounter.stop();
      await metricsApp?.close();
      await deps.contentBus.close();
      // The last one, so that what others wrote at their end is stored too.
      await pointInTime?.stop();
      await db.close();
      await embedded?.stop();
    },
  };
}

/** A refused connection to a name with several addresses has one error per address and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

async function requireAnswer(db: Database, { listenUrl }: Settings['database']): Promise<void> {
  await requireWay('DATABASE_URL', () => db.pool.query('SELECT 1'));
  if (!listenUrl) return;
  await requireWay('DATABASE_LISTEN_URL', async () => (await db.connectListener()).release(true));
}

async function requireWay(name: string, go: () => Promise<unknown>): Promise<void> {
  try {
    await go();
  } catch (error) {
    throw new StartUpError(
      `The database cannot be reached: ${reasonOf(error)}. Check ${name} and the server behind it.`,
    );
  }
}

/** Turns database errors into messages for operators. Other errors are bugs and pass through. */
async function prepareDatabase(deps: Deps): Promise<void> {
  try {
    await fillDatabase(deps);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new StartUpError(`The database cannot be prepared: ${reasonOf(error)}.`);
  }
}

async function fillDatabase(deps: Deps): Promise<void> {
  const { db, settings, keyring, log } = deps;
  const { openConnection } = db;
  await applyMigrations(db.pool, path.join(packageRoot, 'prisma/migrations'), { openConnection });
  await applyJobMigrations(db.pool);
  await encryptTotpSecrets(db.pool, keyring);
  const { unreadable } = await lookAtTotpSecrets(db.pool, keyring);
  if (unreadable.length > 0) log.error({ event: 'secrets-unreadable' }, missingKeyOf(unreadable));
  if (await isFilled(db.pool)) return;
  await ensureAdmin(db.prisma, settings.admin);
  const { mode } = settings;
  const seedDir = path.join(packageRoot, 'prisma/seed');
  const isNew = await seedDatabase(db.prisma, { mode, seedDir });
  if (isNew && mode === 'demo') await addSeedPictures(deps, seedDir);
}

/** Uses plain SQL, because Prisma's compiler would add a tenth to every start. */
async function isFilled(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isFilled: boolean }>(
    'SELECT EXISTS (SELECT FROM "Admin") AND EXISTS (SELECT FROM "BlogCategory") AS "isFilled"',
  );
  return rows[0]?.isFilled === true;
}
