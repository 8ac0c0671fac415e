import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { seedDatabase } from '../../prisma/seed/seed.ts';
import { buildApp } from './app.ts';
import type { Database } from './db/client.ts';
import type { EmbeddedDatabase } from './db/embedded.ts';
import { DatabaseUnavailableError } from './db/errors.ts';
import { applyMigrations } from './db/migrate.ts';
import { createDeps, type Deps } from './deps.ts';
import { parseEnv, type Settings, SettingsError } from './env.ts';
import { ensureAdmin } from './features/admin/account.service.ts';
import type { PageRenderer } from './http/page-rendering.ts';
import { applyJobMigrations } from './jobs/schema.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { listen, listenForMetrics, StartUpError } from './listening.ts';
import { createLog } from './log.ts';
import { openDatabase } from './open-database.ts';
import { packageRoot } from './package-root.ts';

/** A stop that takes longer than this is cut off (security row 51). */
const stopTimeoutMs = 9_000;

/** The web application in front of the API, as the build or the dev server provides it. */
export interface WebApplication {
  clientDir: string | null;
  renderer: PageRenderer;
  /** Puts the dev server's own routes in front; null for a build. */
  middleware: ((app: FastifyInstance) => Promise<void>) | null;
}

export interface RunOptions {
  source: Record<string, string | undefined>;
  webApplication(): Promise<WebApplication>;
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new StartUpError(
      `The data folder ${dataDir} cannot be written. Make it writable or set DATA_DIR to another folder.`,
    );
  }
}

function announce(settings: Settings, address: string, embedded: EmbeddedDatabase | null): void {
  const lines = [
    `vibecode.land is ready at ${address.replace('127.0.0.1', 'localhost')}`,
    `  mode      ${settings.mode}${settings.isDevelopment ? ', development' : ''}`,
    embedded
      ? `  database  embedded PostgreSQL, in ${embedded.folder}`
      : '  database  PostgreSQL server (DATABASE_URL)',
    settings.demoAdmin
      ? `  admin     /admin, username "${settings.demoAdmin.username}", password "${settings.demoAdmin.password}" (demo)`
      : '  admin     /admin',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Until there is something to stop, a signal ends the process. The system itself does not see to that where it is process 1,
 * as in a container.
 */
function endOnSignals(): () => void {
  const end = () => process.exit(0);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return () => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
  };
}

function stopOnSignals(stop: () => Promise<void>, log: Deps['log']): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function start({ source, webApplication }: RunOptions): Promise<void> {
  const waitForStop = endOnSignals();
  const settings = parseEnv(source);
  const log = createLog(settings.logLevel);
  prepareDataDir(settings.dataDir);

  // The database starts in processes of its own while this one loads the pages.
  const [{ db, embedded }, web] = await Promise.all([
    openDatabase(settings, log),
    webApplication(),
  ]);
  await prepareDatabase(db, settings);
  const deps = await createDeps({ settings, log, db });
  const app = await buildApp({ deps, renderer: web.renderer, clientDir: web.clientDir });
  await web.middleware?.(app);

  let metricsApp: FastifyInstance | null = null;
  let worker: Worker | undefined;
  waitForStop();
  stopOnSignals(async () => {
    await Promise.all([app.close(), worker?.stop()]);
    await metricsApp?.close();
    await deps.contentBus.close();
    await db.close();
    await embedded?.stop();
  }, log);
  const address = await listen(app, settings, { host: 'HOST and PORT', port: 'PORT' });
  metricsApp = await listenForMetrics(deps);
  announce(settings, address, embedded);
  worker = startWorker(deps);
}

/** A refused connection to a name with several addresses has no message of its own, but one for each of them. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Faults of the server's own data are the program's; what a database server says is for whoever runs it. */
async function prepareDatabase(db: Database, settings: Settings): Promise<void> {
  try {
    await db.pool.query('SELECT 1');
  } catch (error) {
    throw new StartUpError(
      `The database cannot be reached: ${reasonOf(error)}. Check DATABASE_URL and the server behind it.`,
    );
  }
  try {
    await fillDatabase(db, settings);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new StartUpError(`The database cannot be prepared: ${reasonOf(error)}.`);
  }
}

async function fillDatabase(db: Database, settings: Settings): Promise<void> {
  await applyMigrations(db.pool, path.join(packageRoot, 'prisma/migrations'));
  await applyJobMigrations(db.pool);
  await ensureAdmin(db.prisma, settings.admin);
  await seedDatabase(db.prisma, {
    mode: settings.mode,
    seedDir: path.join(packageRoot, 'prisma/seed'),
  });
}

/** Runs the server until it is told to stop; a start that fails says why in a sentence and exits with 1. */
export async function run(options: RunOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    const isExplained =
      error instanceof StartUpError ||
      error instanceof SettingsError ||
      error instanceof DatabaseUnavailableError;
    const message = isExplained ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
