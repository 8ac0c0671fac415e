import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { EmbeddedServer } from './embedded-server.ts';
import type { EmbeddedWorkerData, EmbeddedWorkerEvent } from './embedded-worker-messages.ts';
import { startupMessage } from './wire-protocol.ts';

/**
 * The thread that holds the embedded PostgreSQL, so that queries do not block the requests of the main thread. Any failure
 * of PostgreSQL's own kind (disk full while writing its log, say) ends this thread; its parent starts it again, and
 * PostgreSQL recovers from its write-ahead log as after a crash.
 */

/** How PGlite's build of PostgreSQL signals an ordinary SQL error to its caller. */
const LONGJMP_STATUS = 100;

const { databaseDir, address, password } = workerData as EmbeddedWorkerData;
/** What PostgreSQL logged before it gave up. */
const lastWords: string[] = [];

try {
  await serve();
} catch (error) {
  fail(error);
}

async function serve(): Promise<void> {
  if (!existsSync(databaseDir)) await createDatabaseFiles();
  const postgres = await openPostgres(databaseDir);
  failOnPanic(postgres);
  const server = new EmbeddedServer({
    execute: (messages) => execute(postgres, messages),
    greeting: await execute(postgres, startupMessage()),
    password,
    onFatal: fail,
  });
  const port = await server.listen(address);
  parentPort?.once('message', async () => {
    await server.stop();
    await postgres.exec('CHECKPOINT');
    await postgres.close();
    process.exit(0);
  });
  send({ type: 'ready', port });
}

/** Made beside its final place and moved there whole: a process killed meanwhile leaves no half-made database. */
async function createDatabaseFiles(): Promise<void> {
  const unfinished = `${databaseDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const postgres = await openPostgres(unfinished);
  await postgres.close();
  renameSync(unfinished, databaseDir);
}

function openPostgres(directory: string): Promise<PGlite> {
  return PGlite.create(directory, {
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    onStderr: (line) => {
      if (/(PANIC|FATAL): /.test(line)) lastWords.push(line);
      return false;
    },
  });
}

/** PGlite runs on after a panic, in a state where a lost commit may look like success; PostgreSQL itself would end. */
function failOnPanic(postgres: PGlite): void {
  const module = postgres.Module;
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if (!isSqlError(error)) fail(error);
      throw error;
    }
  };
}

function isSqlError(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    error.status === LONGJMP_STATUS
  );
}

async function execute(postgres: PGlite, messages: Uint8Array): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await postgres.execProtocolRawStream(messages, {
    syncToFs: false,
    onRawData: (data) => chunks.push(Buffer.from(data)),
  });
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

function fail(error: unknown): never {
  const reason = error instanceof Error ? [error.message] : [];
  send({ type: 'failed', reason: [...reason, ...lastWords].join('\n') });
  process.exit(1);
}

function send(event: EmbeddedWorkerEvent): void {
  parentPort?.postMessage(event);
}
