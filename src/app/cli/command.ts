import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { encryptTotpSecrets } from '../../server/auth/factors/totp-secrets.service.ts';
import { BackupError } from '../../server/backup/format.ts';
import type { Database } from '../../server/db/client.ts';
import { DatabaseUnavailableError } from '../../server/db/errors.ts';
import { databaseFault } from '../../server/db/faults.ts';
import { applyMigrations } from '../../server/db/migrate.ts';
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

/** The site of the settings, as a command works with it beside the running copies. */
export interface Site {
  settings: Settings;
  log: Deps['log'];
  terminal: Terminal;
  progress: ReturnType<typeof createProgress>;
  /** Aborted by Ctrl+C. */
  signal: AbortSignal;
  db: Database;
  isEmbedded: boolean;
  /** Whether no other process uses the embedded database. */
  isAloneOnEmbedded: boolean;
  /** The keys of encrypted secrets. @throws StartUpError */
  keyring(): Keyring;
  /** A connection of its own without time limits; it ends with the command. */
  connect(): Promise<pg.Client>;
  say(sentence: string): void;
}

export function createCommandLog(): Deps['log'] {
  return createLog('error', pino.destination(2));
}

/** A connection to anywhere that no statement and no pause can end. */
export async function openConnection(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'vibecode-command',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    keepAlive: true,
  });
  // A question that waits for an answer hears of it too.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Opens the site of the settings for a command, and closes it again. Where it brings the database up to date, that gets the
 * migrations of this version first, and what stands in clear is encrypted, as at a start.
 */
export async function withSite(
  terminal: Terminal,
  options: { bringsUpToDate: boolean },
  work: (site: Site) => Promise<void>,
): Promise<void> {
  const settings = parseEnv(terminal.env);
  const log = createCommandLog();
  const stopping = new AbortController();
  const clients: pg.Client[] = [];
  const onSignal = () => {
    stopping.abort(new CommandError('Stopped. Nothing was changed.'));
    // A query may take minutes. Closing its connection ends it, and the transaction with it.
    for (const client of clients) void client.end().catch(() => {});
  };
  // Again and again: a second one must not end the process before it has cleared up.
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  const progress = createProgress(terminal);
  const { db, embedded } = await openDatabase(settings, log);
  try {
    if (options.bringsUpToDate) {
      await applyMigrations(db.pool, migrationsDir);
      await applyJobMigrations(db.pool);
      await encryptTotpSecrets(db.pool, openKeyring(settings));
    }
    await work({
      settings,
      log,
      terminal,
      progress,
      signal: stopping.signal,
      db,
      isEmbedded: embedded !== null,
      isAloneOnEmbedded: embedded?.isOwner ?? false,
      keyring: () => openKeyring(settings),
      async connect() {
        const client = await openConnection(
          embedded?.connection ?? { connectionString: settings.database.url },
        );
        clients.push(client);
        return client;
      },
      say: (sentence) => terminal.stdout.write(`${sentence}\n`),
    });
  } catch (error) {
    throw stopping.signal.aborted ? stopping.signal.reason : error;
  } finally {
    progress.close();
    await Promise.allSettled(clients.map((client) => client.end()));
    await db.close();
    await embedded?.stop();
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal);
  }
}

/** Files are missed with the same codes as the socket of a database, which is connected to. */
function isOfFile(error: Error): boolean {
  return 'path' in error && 'syscall' in error && error.syscall !== 'connect';
}

/** The sentence for the person who runs a command; a fault of the program comes with its stack. */
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
