import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { encryptTotpSecrets } from '../../server/auth/factors/totp-secrets.service.ts';
import { BackupError } from '../../server/backup/format.ts';
import type { Database } from '../../server/db/client.ts';
import { DatabaseUnavailableError } from '../../server/db/errors.ts';
import { databaseFault } from '../../server/db/faults.ts';
import { applyMigrations, type MigrationSteps } from '../../server/db/migrations/migrate.ts';
import type { Deps } from '../../server/deps.ts';
import { parseEnv, type Settings, SettingsError } from '../../server/env.ts';
import type { Keyring } from '../../server/keyring/keyring.ts';
import { openKeyring } from '../../server/keyring/open-keyring.ts';
import { createLog } from '../../server/observation/log.ts';
import { openDatabase } from '../../server/open-database.ts';
import { packageRoot } from '../../server/package-root.ts';
import { applyJobMigrations } from '../../server/queue/schema.ts';
import { StartUpError } from '../../server/start-up-error.ts';
import { CommandError, createProgress, type Terminal } from './terminal.ts';

export const migrationsDir = path.join(packageRoot, 'prisma/migrations');

export interface Site {
  settings: Settings;
  log: Deps['log'];
  terminal: Terminal;
  progress: ReturnType<typeof createProgress>;
  signal: AbortSignal;
  db: Database;
  isEmbedded: boolean;
  isAloneOnEmbedded: boolean;
  /** @throws StartUpError */
  keyring(): Keyring;
  /** Has no time limits. It is closed when the command ends. */
  connect(): Promise<pg.Client>;
  say(sentence: string): void;
}

export function createCommandLog(): Deps['log'] {
  return createLog('error', pino.destination(2));
}

/**
 * Opens the site for a command and closes it afterwards. `bringsUpToDate` applies this version's migrations and
 * encrypts clear text, as at a start.
 */
export async function withSite(
  terminal: Terminal,
  options: { bringsUpToDate: boolean },
  work: (site: Site) => Promise<void>,
): Promise<void> {
  const settings = parseEnv(terminal.env);
  const log = createCommandLog();
  const clients: pg.Client[] = [];
  const progress = createProgress(terminal);
  await untilStopped(async (signal) => {
    // A query may take minutes. Closing its connection ends it and rolls back its transaction.
    signal.addEventListener('abort', () => {
      for (const client of clients) void client.end().catch(() => {});
    });
    const { db, embedded } = await openDatabase(settings, log);
    try {
      if (options.bringsUpToDate) await bringUpToDate({ db, settings });
      await work({
        ...{ settings, log, terminal, progress, signal, db },
        isEmbedded: embedded !== null,
        isAloneOnEmbedded: embedded?.isOwner ?? false,
        keyring: () => openKeyring(settings),
        async connect() {
          const client = await db.openConnection();
          clients.push(client);
          return client;
        },
        say: (sentence) => terminal.stdout.write(`${sentence}\n`),
      });
    } finally {
      progress.close();
      await Promise.allSettled(clients.map((client) => client.end()));
      await db.close();
      await embedded?.stop();
    }
  });
}

/** Runs until it ends or is stopped by a signal, such as that of Ctrl+C. */
export async function untilStopped<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopping = new AbortController();
  const onSignal = () => stopping.abort(new CommandError('Stopped. Nothing was changed.'));
  // Stays registered: a second signal must not end the process before the cleanup is done.
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  try {
    return await work(stopping.signal);
  } catch (error) {
    throw stopping.signal.aborted ? stopping.signal.reason : error;
  } finally {
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal);
  }
}

/** Does to the database what a start does. @throws DatabaseUnavailableError, StartUpError */
export async function bringUpToDate(
  { db, settings }: Pick<Site, 'db' | 'settings'>,
  {
    migrationsDir: folder = migrationsDir,
    ...steps
  }: MigrationSteps & { migrationsDir?: string } = {},
): Promise<void> {
  await applyMigrations(db.pool, folder, { openConnection: db.openConnection, ...steps });
  await applyJobMigrations(db.pool);
  await encryptTotpSecrets(db.pool, openKeyring(settings));
}

/** A missing file has the same error codes as the database's socket. */
function isOfFile(error: Error): boolean {
  return 'path' in error && 'syscall' in error && error.syscall !== 'connect';
}

/** Returns a message for the operator. A fault of the program keeps its stack. */
export function sentenceFor(error: unknown): string {
  if (
    error instanceof CommandError ||
    error instanceof BackupError ||
    error instanceof SettingsError ||
    error instanceof StartUpError ||
    error instanceof DatabaseUnavailableError
  ) {
    return error.message;
  }
  if (error instanceof AggregateError) return sentenceFor(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error instanceof pg.DatabaseError) return `The database refuses: ${error.message}.`;
  if (!isOfFile(error) && databaseFault(error)) {
    return `The database cannot be reached: ${error.message}. Check DATABASE_URL and the server behind it.`;
  }
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return 'The disk is full: make room on it and try again.';
  if (/^E[A-Z]+$/.test(code)) return `${error.message}.`;
  return error.stack ?? error.message;
}
