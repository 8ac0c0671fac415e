import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Clock } from '../../clock.ts';
import { encryptionTo } from '../encryption.ts';
import { storeStream } from '../store-stream.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import type { Chain } from './chain.ts';
import { nameOf } from './kept-file.ts';
import { formatLsn, type Lsn, ReplicationStream } from './replication.ts';

const maxPieceBytes = 16 * 1024 * 1024;

export interface ShipDeps {
  /** Takes replication commands. */
  client: pg.Client;
  target: BackupTarget;
  clock: Clock;
  shipEveryMs: number;
  /** The position up to which the server has written its log. */
  flushedTo(): Promise<Lsn>;
  onShipped(): Promise<void>;
  /** Ends the work at once. */
  signal: AbortSignal;
  /** Stores what is there, and ends the work. */
  stopping: AbortSignal;
}

/**
 * Stores the log of the server in pieces, until it is stopped. The server keeps what is not stored.
 * @throws TargetError when a piece cannot be stored, and the error of a lost connection
 */
export async function shipWal(
  deps: ShipDeps,
  { slot, position, ...chain }: Chain,
  timeline: number,
): Promise<void> {
  const { client, clock, stopping } = deps;
  const stream = client.query(
    new ReplicationStream(
      `START_REPLICATION SLOT "${slot}" PHYSICAL ${formatLsn(position)} TIMELINE ${timeline}`,
    ),
  );
  const messages = stream[Symbol.asyncIterator]();
  const piece = createPiece(position);
  const take = () => {
    const taken = messages.next();
    // A connection may end while a piece is stored. The next round reads the error.
    taken.catch(() => {});
    return taken;
  };
  let next = take();
  let isDue = waitFor(stopping, null);
  let end: Lsn | null = null;
  for (;;) {
    const arrived = await Promise.race([next, isDue]);
    if (arrived?.done) throw new Error('The database ended its log.');
    if (arrived) {
      if (piece.add(arrived.value)) isDue = waitFor(stopping, deps.shipEveryMs);
      next = take();
    }
    if (stopping.aborted) {
      end ??= await deps.flushedTo();
      // The last writes are still on their way here.
      if (piece.end() < end) {
        isDue = new Promise(() => {});
        continue;
      }
    } else if (arrived && piece.byteSize() < maxPieceBytes) {
      continue;
    }
    if (piece.byteSize() > 0) {
      const { from, to, pieces } = piece.take();
      const isEncrypted = chain.recipient !== null;
      const name = nameOf(
        { kind: 'wal', from, to },
        { at: clock.now(), chain: chain.id, isEncrypted },
      );
      const encrypt = encryptionTo(chain.recipient);
      await storeStream(deps.target, name, { signal: deps.signal, encrypt }, pieces);
      stream.send(statusOf(to));
      await deps.onShipped();
    }
    if (stopping.aborted && end !== null) return;
    isDue = waitFor(stopping, null);
  }
}

/** Ends with null after the time or at the stop. */
async function waitFor(stopping: AbortSignal, ms: number | null): Promise<null> {
  const longest = 2 ** 31 - 1;
  return delay(ms ?? longest, null, { signal: stopping, ref: false }).catch(() => null);
}

const headerBytes = 25;

function createPiece(position: Lsn) {
  let from = position;
  let to = position;
  let pieces: Buffer[] = [];
  return {
    byteSize: () => Number(to - from),
    end: () => to,
    /** @returns whether the message brings the first part of a piece */
    add(message: Buffer): boolean {
      if (message.toString('latin1', 0, 1) !== 'w') return false;
      const start = message.readBigUInt64BE(1);
      if (start !== to)
        throw new Error(`The log goes on at ${formatLsn(start)}, not at ${formatLsn(to)}.`);
      const bytes = message.subarray(headerBytes);
      pieces.push(bytes);
      to += BigInt(bytes.length);
      return pieces.length === 1;
    },
    take() {
      const taken = { from, to, pieces };
      from = to;
      pieces = [];
      return taken;
    },
  };
}

/** Tells the server that it need not keep the log before this position. */
function statusOf(position: Lsn): Buffer {
  const message = Buffer.alloc(34);
  message.write('r', 'latin1');
  for (const offset of [1, 9, 17]) message.writeBigUInt64BE(position, offset);
  return message;
}
