import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type EmbeddedHome, type EmbeddedTransport, prepareHome } from './embedded-home.ts';
import {
  type Claim,
  claimAfter,
  type Owner,
  ownerState,
  readLatestClaim,
} from './embedded-lock.ts';
import { type EmbeddedThread, startThread } from './embedded-process.ts';
import { DatabaseUnavailableError } from './errors.ts';
import type { DatabaseLog } from './log.ts';

export interface EmbeddedDatabase {
  /** For pg.Pool. Stays valid when the database changes hands. */
  readonly connection: pg.PoolConfig;
  /** Whether this process holds the files; otherwise it is a guest of the one that does. */
  readonly isOwner: boolean;
  /** Close every pool first. An owner writes everything down and gives the files back. */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  log: DatabaseLog;
  /** A private Unix socket where the system has them, otherwise loopback TCP with a password. */
  transport?: EmbeddedTransport;
}

type Address = Owner['address'];
type Place =
  | { role: 'owner'; claim: Claim; thread: EmbeddedThread }
  | { role: 'guest'; owner: Owner; watch: Socket };

const RETRY_DELAY_MS = 50;
/** Longer than any start on a new folder takes. */
const ANSWER_TIMEOUT_MS = 60_000;
/** A process of another container cannot be asked whether it lives, only whether its socket answers. */
const UNKNOWN_OWNER_PATIENCE_MS = 15_000;

/**
 * Opens the PostgreSQL that lives in the data folder, or becomes a guest of the process that already has. When that
 * process ends, one of its guests takes the database over within a second or two.
 * @throws DatabaseUnavailableError when the folder cannot be written, the files cannot be opened or their owner is stuck.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDir, log, transport = process.platform === 'win32' ? 'tcp' : 'unix' } = options;
  const home = prepareHome(dataDir, transport);
  let isStopped = false;
  let place = await enter(home, log);
  const connection = connectionTo(addressOf(place), passwordOf(place));
  let handover = Promise.resolve();
  followOwner();

  function followOwner(): void {
    if (place.role !== 'guest') return;
    const { owner, watch } = place;
    // Unread farewell words would hold the 'close' back.
    watch.resume();
    watch.once('close', () => {
      if (isStopped) return;
      log.warn({ owner: owner.pid }, 'The process that held the embedded database is gone');
      handover = takeOver({ ...home, address: owner.address, password: owner.password });
    });
  }

  async function takeOver(sameHome: EmbeddedHome): Promise<void> {
    while (!isStopped) {
      try {
        place = await enter(sameHome, log);
        log.info({ isOwner: place.role === 'owner' }, 'The embedded database is back');
        followOwner();
        return;
      } catch (error) {
        log.error({ err: error }, 'The embedded database cannot be taken over yet');
        await delay(RETRY_DELAY_MS);
      }
    }
  }

  return {
    connection,
    get isOwner() {
      return place.role === 'owner';
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await handover;
      await leave(place);
    },
  };
}

async function enter(home: EmbeddedHome, log: DatabaseLog): Promise<Place> {
  const startedAtMs = Date.now();
  for (;;) {
    const waitedMs = Date.now() - startedAtMs;
    const latest = readLatestClaim(home.lockDir);
    if (latest) {
      const { owner } = latest;
      const state = ownerState(home.lockDir, latest);
      const watch = owner && state !== 'dead' ? await tryConnect(owner.address) : null;
      if (owner && watch) return { role: 'guest', owner, watch };
      if (state === 'dead' || (state === 'unknown' && waitedMs > UNKNOWN_OWNER_PATIENCE_MS)) {
        const { address, password } = home;
        const claim = claimAfter(home.lockDir, latest, { address, password });
        if (claim) return own(home, claim, log);
        continue;
      }
      if (owner && waitedMs > ANSWER_TIMEOUT_MS) {
        throw new DatabaseUnavailableError(
          `The embedded database in ${home.databaseDir} is held by process ${owner.pid}, which does not answer: end that process first.`,
        );
      }
    }
    await delay(RETRY_DELAY_MS);
  }
}

async function own(home: EmbeddedHome, claim: Claim, log: DatabaseLog): Promise<Place> {
  const { databaseDir, address, password } = home;
  try {
    const thread = await startThread({ databaseDir, address, password }, log);
    claim.moveTo(thread.address);
    return { role: 'owner', claim, thread };
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function leave(place: Place): Promise<void> {
  if (place.role === 'guest') {
    place.watch.destroy();
    return;
  }
  await place.thread.stop();
  place.claim.release();
}

/** Answers an open connection, or null where nobody listens (yet). */
function tryConnect(address: Address): Promise<Socket | null> {
  if ('port' in address && address.port === 0) return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}

function addressOf(place: Place): Address {
  return place.role === 'owner' ? place.thread.address : place.owner.address;
}

function passwordOf(place: Place): string | null {
  return place.role === 'owner' ? place.claim.owner.password : place.owner.password;
}

function connectionTo(address: Address, password: string | null): pg.PoolConfig {
  const where =
    'path' in address
      ? { host: path.dirname(address.path), port: Number(path.extname(address.path).slice(1)) }
      : address;
  return {
    ...where,
    user: 'postgres',
    database: 'postgres',
    password: password ?? undefined,
    ssl: false,
  };
}
