import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../client.ts';
import { DatabaseUnavailableError } from '../errors.ts';
import { type Account, chooseAccount, homeOfNobody, type RootWay } from './account.ts';
import { checkCluster, makeCluster, SUPERUSER, type Transport } from './cluster.ts';
import { type Home, homeIn } from './home.ts';
import {
  clearEmptyLocks,
  type PidFile,
  readPidFile,
  removeStaleLock,
  type ServerState,
  serverState,
} from './pid-file.ts';
import { findPrograms, whyUnusable } from './programs.ts';
import {
  FilesInUseError,
  type Server,
  type ServerOptions,
  startServer,
  stopServer,
} from './server.ts';

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  log: DatabaseLog;
  transport?: Transport;
  settings?: Readonly<Record<string, string>>;
  rootWays?: readonly RootWay[];
}

export interface Place {
  role: 'owner' | 'guest';
  home: Home;
  connection: pg.PoolConfig;
  lost: Promise<string>;
  leave(): Promise<void>;
}

const RETRY_DELAY_MS = 50;
const ANSWER_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Becomes a guest of the running server, or starts one.
 * @param port preferred TCP port; any free one when omitted
 * @throws DatabaseUnavailableError when the folder cannot be written, the files cannot be opened or their owner is stuck
 */
export async function enter(options: EmbeddedDatabaseOptions, port?: number): Promise<Place> {
  const startedAtMs = performance.now();
  let holder: number | undefined;
  for (;;) {
    const waitedMs = performance.now() - startedAtMs;
    const found = findServer(options.dataDir);
    holder = found?.file.pid;
    const visited = found ? await visit(found) : 'absent';
    if (typeof visited === 'object') return visited;
    if (visited === 'absent') {
      try {
        return await own(options, port);
      } catch (error) {
        if (!(error instanceof FilesInUseError)) throw error;
      }
    }
    if (waitedMs > ANSWER_TIMEOUT_MS) {
      throw new DatabaseUnavailableError(
        `The embedded database in ${options.dataDir} is held by ${holder ? `process ${holder}` : 'another process'}, which does not answer: end that process first.`,
      );
    }
    await delay(RETRY_DELAY_MS);
  }
}

/** @returns whether a server of this folder answers, in another container too. One without its owner is stopped. */
export async function isServed(dataDir: string): Promise<boolean> {
  const found = findServer(dataDir);
  const visited = found ? await visit(found) : 'absent';
  if (typeof visited === 'object') await visited.leave();
  return visited !== 'absent';
}

/** @returns whether the folder holds a database */
export function isFilled(dataDir: string): boolean {
  return homesOf(dataDir).some(({ cluster }) => existsSync(cluster));
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

async function visit({ home, file, state }: FoundServer): Promise<Place | 'not yet' | 'absent'> {
  if (state === 'orphan') {
    stopServer(file.pid, home, 'immediate');
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
    // A server in another container is invisible here, but it answers.
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
  if (clearEmptyLocks(home)) throw new FilesInUseError('A server has not yet written its lock.');
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

async function start(account: Account, options: ServerOptions): Promise<Server> {
  const { transport, settings } = options;
  try {
    await makeCluster(account, { transport, isDurable: settings?.fsync !== 'off' });
    return await startServer(account, options);
  } catch (error) {
    if (error instanceof FilesInUseError) throw error;
    throw startFault(error, account);
  }
}

export function connectionTo(home: Home, { port, socketFolder }: PidFile): pg.PoolConfig {
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

function startFault(error: unknown, { home, programs }: Account): DatabaseUnavailableError {
  const reason = error instanceof Error ? error.message : String(error);
  const sentence =
    sentenceFor(reason, home.folder) ??
    whyUnusable(programs) ??
    `The embedded database in ${home.folder} cannot be started: ${reason}`;
  return new DatabaseUnavailableError(sentence, { cause: error });
}

function sentenceFor(reason: string, folder: string): string | null {
  if (/No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/.test(reason)) {
    return `The disk that holds ${folder} is full: make room on it and start again.`;
  }
  if (/Permission denied|EACCES|EPERM|Read-only file system|EROFS/.test(reason)) {
    return `The data folder ${folder} cannot be written: make it writable or set DATA_DIR to another folder.`;
  }
  return null;
}
