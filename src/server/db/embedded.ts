import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Account, chooseAccount, homeOfNobody, type RootWay } from './embedded/account.ts';
import { checkCluster, makeCluster, SUPERUSER, type Transport } from './embedded/cluster.ts';
import { startFault } from './embedded/faults.ts';
import { type Home, homeIn } from './embedded/home.ts';
import {
  type PidFile,
  readPidFile,
  removeStaleLock,
  type ServerState,
  serverState,
} from './embedded/pid-file.ts';
import { findPrograms } from './embedded/programs.ts';
import { FilesInUseError, type Server, startServer, stopServer } from './embedded/server.ts';
import { DatabaseUnavailableError } from './errors.ts';
import type { DatabaseLog } from './log.ts';

export interface EmbeddedDatabase {
  /** For pg.Pool. Stays valid when the database changes hands. */
  readonly connection: pg.PoolConfig;
  /** Whether this process runs the server; otherwise it is a guest of the one that does. */
  readonly isOwner: boolean;
  /** Where the files are: below the data folder, wherever that is possible. */
  readonly folder: string;
  /** Close every pool first. An owner ends the server, which writes everything down. */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  log: DatabaseLog;
  /** A private Unix socket where the system has them, otherwise loopback TCP with a password. */
  transport?: Transport;
  /** Settings of PostgreSQL instead of the usual ones. */
  settings?: Readonly<Record<string, string>>;
  /** The ways to try when this process is root's. */
  rootWays?: readonly RootWay[];
}

interface Place {
  role: 'owner' | 'guest';
  home: Home;
  connection: pg.PoolConfig;
  /** Settles with the reason when the server is gone. */
  lost: Promise<string>;
  leave(): Promise<void>;
}

const RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 5_000;
/** Longer than any recovery of a database of this size takes. */
const ANSWER_TIMEOUT_MS = 60_000;
const ORPHAN_PATIENCE_MS = 10_000;
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Starts the PostgreSQL whose files lie in the data folder, or becomes a guest of the process that already has. When that
 * process or its server ends, one of those that are left starts it again within a second or two.
 * @throws DatabaseUnavailableError when the folder cannot be written, the files cannot be opened or their owner is stuck.
 */
export async function startEmbeddedDatabase(
  given: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const options = { ...given, dataDir: path.resolve(given.dataDir) };
  const { log } = options;
  let isStopped = false;
  let handover = Promise.resolve();
  let place = await enter(options);
  const { connection } = place;
  follow();

  function follow(): void {
    const { role, lost } = place;
    void lost.then((reason) => {
      if (isStopped) return;
      if (role === 'owner') log.error({ reason }, 'The embedded database ended');
      else log.warn({}, 'The process that ran the embedded database is gone');
      handover = enterAgain();
    });
  }

  async function enterAgain(): Promise<void> {
    let delayMs = RETRY_DELAY_MS;
    while (!isStopped) {
      try {
        place = await enter(options, connection.port);
        log.info({ isOwner: place.role === 'owner' }, 'The embedded database is back');
        follow();
        return;
      } catch (error) {
        log.error({ err: error }, 'The embedded database cannot be started again yet');
        await delay(delayMs);
        delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS);
      }
    }
  }

  return {
    connection,
    get isOwner() {
      return place.role === 'owner';
    },
    get folder() {
      return place.home.folder;
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await handover;
      await place.leave();
    },
  };
}

async function enter(options: EmbeddedDatabaseOptions, port?: number): Promise<Place> {
  const startedAtMs = performance.now();
  let holder: number | undefined;
  for (;;) {
    const waitedMs = performance.now() - startedAtMs;
    const found = findServer(options.dataDir);
    holder = found?.file.pid;
    const place = found && (await visit(found, waitedMs));
    if (place === 'absent' || !found) {
      try {
        return await own(options, port);
      } catch (error) {
        if (!(error instanceof FilesInUseError)) throw error;
      }
    } else if (place !== 'not yet' && place) {
      return place;
    }
    if (waitedMs > ANSWER_TIMEOUT_MS) {
      throw new DatabaseUnavailableError(
        `The embedded database in ${options.dataDir} is held by process ${holder ?? 'of another kind'}, which does not answer: end that process first.`,
      );
    }
    await delay(RETRY_DELAY_MS);
  }
}

interface FoundServer {
  home: Home;
  file: PidFile;
  state: ServerState;
}

function findServer(dataDir: string): FoundServer | null {
  for (const home of homesOf(dataDir)) {
    const file = readPidFile(home);
    if (file) return { home, file, state: serverState(file, home) };
  }
  return null;
}

function homesOf(dataDir: string): Home[] {
  const usual = homeIn(path.join(dataDir, 'postgres'));
  return process.getuid?.() === 0 ? [usual, homeOfNobody(dataDir)] : [usual];
}

/** Becomes a guest of a running server, or makes room where nobody runs it any more. */
async function visit(
  { home, file, state }: FoundServer,
  waitedMs: number,
): Promise<Place | 'not yet' | 'absent'> {
  if (state === 'orphan') {
    stopServer(file.pid, home, waitedMs > ORPHAN_PATIENCE_MS ? 'immediate' : 'fast');
    return 'not yet';
  }
  const connection = connectionTo(home, file);
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  const lost = new Promise<string>((resolve) => {
    client.once('end', () => resolve('its connection ended'));
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // A server of another container cannot be seen, but it answers.
    const isThere = state === 'owned' || error instanceof pg.DatabaseError;
    if (isThere) return 'not yet';
    removeStaleLock(home, file);
    return 'absent';
  }
  return { role: 'guest', home, connection, lost, leave: () => client.end() };
}

async function own(options: EmbeddedDatabaseOptions, port?: number): Promise<Place> {
  const { dataDir, rootWays, settings } = options;
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'unix');
  const account = chooseAccount(dataDir, findPrograms(), rootWays);
  const { home } = account;
  checkCluster(home);
  await makeCluster(account, { transport, isDurable: settings?.fsync !== 'off' });
  const server = await start(account, {
    transport,
    settings,
    port: transport === 'tcp' ? (port ?? (await freePort())) : 0,
  });
  const file = readPidFile(home);
  if (!file) throw new FilesInUseError('The server ended at once.');
  return {
    role: 'owner',
    home,
    connection: connectionTo(home, file),
    lost: server.ended,
    leave: () => server.stop(),
  };
}

async function start(
  account: Account,
  options: Parameters<typeof startServer>[1],
): Promise<Server> {
  try {
    return await startServer(account, options);
  } catch (error) {
    if (error instanceof FilesInUseError) throw error;
    throw startFault(error instanceof Error ? error.message : String(error), account.home, error);
  }
}

function connectionTo(home: Home, { port, socketFolder }: PidFile): pg.PoolConfig {
  const password = existsSync(home.passwordFile)
    ? readFileSync(home.passwordFile, 'utf8')
    : undefined;
  return {
    host: socketFolder || '127.0.0.1',
    port,
    user: SUPERUSER,
    database: 'postgres',
    password,
    ssl: false,
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
