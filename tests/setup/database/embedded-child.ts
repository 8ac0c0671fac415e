import pg from 'pg';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { silentLog } from '../silent-log.ts';

/**
 * Opens the embedded database in the given folder and reports whether it owns it. Then stores rows over several
 * connections and names each row once it is acknowledged. Ends cleanly when told to stop.
 */
const WRITERS = 4;

const [dataDir = ''] = process.argv.slice(2);
// The parent process has ended.
process.once('disconnect', () => process.exit());
const database = await startEmbeddedDatabase({ dataDir, log: silentLog });
const pool = new pg.Pool({
  ...database.connection,
  max: WRITERS,
  connectionTimeoutMillis: 5_000,
});
pool.on('error', () => undefined);
let isStopping = false;
let rows = 0;
process.once('message', () => {
  isStopping = true;
});

await prepareTable();
say({ isOwner: database.isOwner });
await Promise.all(Array.from({ length: WRITERS }, writeUntilStopped));
await pool.end();
await database.stop();
process.removeAllListeners('disconnect');
process.disconnect();

/** Retries after a lost connection. Takes a lock, because creating the same table twice at the same time fails. */
async function prepareTable(): Promise<void> {
  for (;;) {
    try {
      await pool.query(
        `BEGIN; SELECT pg_advisory_xact_lock(1);
         CREATE TABLE IF NOT EXISTS written (name text PRIMARY KEY); COMMIT`,
      );
      return;
    } catch {
      await pause();
    }
  }
}

async function writeUntilStopped(): Promise<void> {
  while (!isStopping) {
    rows += 1;
    const name = `${process.pid}-${Date.now()}-${rows}`;
    try {
      await pool.query('INSERT INTO written (name) VALUES ($1)', [name]);
      say({ written: name, isOwner: database.isOwner });
    } catch {
      // A lost connection is no acknowledgement; the next attempt is a new row.
      await pause();
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

function say(message: object): void {
  process.send?.(message);
}
