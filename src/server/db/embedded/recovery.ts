import { chmodSync, lchownSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { DatabaseUnavailableError } from '../errors.ts';
import { type Account, chooseAccount } from './account.ts';
import { checkCluster, makeUnfinished, replaceCluster } from './cluster.ts';
import type { Home } from './home.ts';
import { readPidFile } from './pid-file.ts';
import { connectionTo, isServed } from './place.ts';
import { findPrograms } from './programs.ts';
import { type Server, startServer } from './server.ts';

export interface RecoveryOptions {
  dataDir: string;
  /** Replays up to this moment; null for all of the log. */
  until: Date | null;
  /** Puts a base backup and the log after it into the folder. */
  fill(cluster: string): Promise<void>;
  /** Works on the recovered database. When it fails, the files of before stay. */
  finish(connection: pg.PoolConfig): Promise<void>;
}

/** The base backup was still under way at the moment. An earlier one leads there. */
export class TooEarlyError extends DatabaseUnavailableError {}

const isTooEarly = /requested recovery stop point is before consistent recovery point/;
/** Nothing was written after the moment, so all of the log is wanted. */
const endedBefore = /recovery ended before configured recovery target was reached/;

/**
 * Recovers the embedded database from a base backup and its log, and puts it in the place of the one that is there.
 * @throws TooEarlyError, and DatabaseUnavailableError when a site runs on the folder or PostgreSQL cannot recover
 */
export async function recoverCluster(options: RecoveryOptions): Promise<void> {
  const { dataDir, until } = options;
  await requireAlone(dataDir);
  const account = chooseAccount(dataDir, findPrograms());
  const unfinished = makeUnfinished(account.home);
  try {
    await options.fill(unfinished);
    writeFileSync(path.join(unfinished, 'recovery.signal'), '');
    giveTo(account, unfinished);
    const home = { ...account.home, cluster: unfinished };
    checkCluster(home);
    const server = await replay({ ...account, home }, until);
    try {
      await options.finish(connectionOf(home));
    } finally {
      await server.stop();
    }
    await requireAlone(dataDir);
    replaceCluster(account.home, unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function requireAlone(dataDir: string): Promise<void> {
  if (!(await isServed(dataDir))) return;
  throw new DatabaseUnavailableError(
    `A site runs on ${dataDir}. Stop it first: the files of its database are replaced.`,
  );
}

function giveTo({ user }: Account, folder: string): void {
  chmodSync(folder, 0o700);
  if (!user) return;
  lchownSync(folder, user.uid, user.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, name), user.uid, user.gid);
  }
}

async function replay(account: Account, until: Date | null): Promise<Server> {
  const settings = {
    // All of the log lies in the files.
    restore_command: 'exit 1',
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    // It is ready when it has recovered, and not before.
    hot_standby: 'off',
    ...(until
      ? { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }
      : {}),
  };
  try {
    return await startServer(account, { transport: 'unix', port: 0, settings });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (until && endedBefore.test(reason)) return replay(account, null);
    const sentence = `The database cannot be recovered: ${reason}`;
    if (isTooEarly.test(reason)) throw new TooEarlyError(sentence, { cause: error });
    throw new DatabaseUnavailableError(sentence, { cause: error });
  }
}

function connectionOf(home: Home): pg.PoolConfig {
  const file = readPidFile(home);
  if (!file) throw new Error('The server ended at once.');
  return connectionTo(home, file);
}
