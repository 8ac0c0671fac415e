import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { dayMs, minuteMs } from '../../../shared/time/durations.ts';
import type { Clock } from '../../clock.ts';
import { withConnection } from '../../db/open-connection.ts';
import type { MediaStore } from '../../integrations/media-store/media-store.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import { storeBase } from './base-backup.ts';
import { type Chain, openChain, readFlushed } from './chain.ts';
import { readKeptFiles, type StoredFile } from './kept-file.ts';
import { outlivedFiles } from './outlived-files.ts';
import { openReplication } from './replication.ts';
import { shipWal } from './ship-wal.ts';
import { createPictureCopies } from './store-pictures.ts';

export interface KeepDeps {
  /** Leads to the embedded server itself. */
  connection: pg.PoolConfig;
  /** Opens a connection without time limits. */
  connect(): Promise<pg.Client>;
  /** Null where the pictures do not lie on this disk. */
  mediaStore: MediaStore | null;
  target: BackupTarget;
  passphrase: string | null;
  /** Every moment of this time can be restored. */
  keptMs: number;
  shipEveryMs: number;
  clock: Clock;
  /** Is told of each base, and of the last one once a chain goes on. */
  onGood(base: { name: string; byteSize: number }): Promise<void>;
  /** Stores what is there, and ends the work. */
  stopping: AbortSignal;
  /** Ends the work at once. */
  stopped: AbortSignal;
}

const baseEveryMs = dayMs;
/** A transaction may write its picture down some time after it got its moment. */
const pictureGraceMs = 5 * minuteMs;

/**
 * Keeps the target able to restore every moment: stores the log all the time, new pictures, and all files once a day.
 * @throws TargetError when the target fails, and the error of a lost connection
 */
export async function keepChain(deps: KeepDeps): Promise<void> {
  const { connection, connect, target, stopping } = deps;
  const broken = new AbortController();
  const signal = AbortSignal.any([broken.signal, deps.stopped]);
  await target.prepare();
  await target.removeUnfinished();
  const files = await readKeptFiles(target);
  await withConnection(connect, signal, async (sql) => {
    const chain = await openChain({ ...deps, sql, signal }, files);
    const open = () => openReplication(connection);
    const bases = createBases({ ...deps, sql, signal, open }, chain, files);
    const works = [
      withConnection(open, signal, async (client) => {
        const { rows } = await client.query<{ timeline: string }>('IDENTIFY_SYSTEM');
        const { onShipped } = bases;
        const flushedTo = () => readFlushed(sql);
        await shipWal({ ...deps, client, flushedTo, onShipped }, chain, Number(rows[0]?.timeline));
      }),
      bases.keep(),
    ];
    // One that fails ends the other, and the next try begins both anew.
    await Promise.all(
      works.map((work) =>
        work.catch((error: unknown) => {
          if (!stopping.aborted) broken.abort(error);
        }),
      ),
    );
    signal.throwIfAborted();
  });
}

interface BaseKeepDeps extends KeepDeps {
  sql: pg.Client;
  signal: AbortSignal;
  open(): Promise<pg.Client>;
}

function createBases(deps: BaseKeepDeps, chain: Chain, files: StoredFile[]) {
  const { mediaStore, clock, onGood, stopping, open } = deps;
  const signal = AbortSignal.any([deps.signal, stopping]);
  const pictures = mediaStore && createPictureCopies({ ...deps, mediaStore }, chain, files);
  const newest = files
    .filter((file) => file.chain === chain.id && file.kind === 'base')
    .reduce<StoredFile | null>((last, file) => (last && last.at > file.at ? last : file), null);
  let baseAtMs = newest?.at.getTime() ?? 0;
  let isTold = false;

  async function makeBase(nowMs: number): Promise<void> {
    const base = await withConnection(open, signal, (client) =>
      storeBase({ ...deps, client, signal }, chain),
    );
    baseAtMs = nowMs;
    await pictures?.compareAll();
    isTold = true;
    await onGood(base);
    await removeOutlived(deps, chain);
  }

  return {
    /** A chain that goes on is good again once a piece of its log is stored. */
    async onShipped(): Promise<void> {
      if (isTold || !newest) return;
      isTold = true;
      await onGood(newest);
    },
    async keep(): Promise<void> {
      let lookedAtMs = 0;
      const storeNewPictures = () =>
        pictures?.storeThoseSince(new Date(Math.max(0, lookedAtMs - pictureGraceMs)));
      while (!signal.aborted) {
        const nowMs = clock.now().getTime();
        if (nowMs - baseAtMs >= baseEveryMs) await makeBase(nowMs);
        else await storeNewPictures();
        lookedAtMs = nowMs;
        await delay(deps.shipEveryMs, null, { signal, ref: false }).catch(() => {});
      }
      if (!deps.signal.aborted) await storeNewPictures();
    },
  };
}

async function removeOutlived(
  { target, clock, keptMs }: BaseKeepDeps,
  { id }: Chain,
): Promise<void> {
  const since = new Date(clock.now().getTime() - keptMs);
  const outlived = outlivedFiles(await readKeptFiles(target), { since, current: id });
  for (const { name } of outlived) await target.remove(name);
}
