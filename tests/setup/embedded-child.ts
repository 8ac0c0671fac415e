import pg from 'pg';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { silentLog } from './silent-log.ts';

/**
 * A process that opens the embedded database in the folder it is given, says whether it owns it, and then stores one row
 * after the other, naming each row once the database has acknowledged it. Ends cleanly when told to stop.
 */
const [dataDir = ''] = process.argv.slice(2);
const database = await startEmbeddedDatabase({ dataDir, log: silentLog });
const pool = new pg.Pool({ ...database.connection, max: 2, connectionTimeoutMillis: 5_000 });
pool.on('error', () => undefined);
let isStopping = false;
process.once('message', () => {
  isStopping = true;
});

// Whoever started this process is gone without a word.
process.once('disconnect', () => process.exit());

// Two processes that make the same table at the same moment would fail.
await pool.query(
  `BEGIN; SELECT pg_advisory_xact_lock(1);
   CREATE TABLE IF NOT EXISTS written (name text PRIMARY KEY); COMMIT`,
);
say({ isOwner: database.isOwner });
for (let number = 1; !isStopping; number += 1) await write(`${process.pid}-${number}`);
await pool.end();
await database.stop();
process.removeAllListeners('disconnect');
process.disconnect();

/** A lost connection is no acknowledgement; the next attempt is a new row. */
async function write(name: string): Promise<void> {
  try {
    await pool.query('INSERT INTO written (name) VALUES ($1)', [name]);
    say({ written: name, isOwner: database.isOwner });
  } catch {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function say(message: object): void {
  process.send?.(message);
}
