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
  /** Takes replication commands. Closing it ends the work. */
  client: pg.Client;
  target: BackupTarget;
  clock: Clock;
  shipEveryMs: number;
  /** The position up to which the server has written its log. */
  flushedTo(): Promise<Lsn>;
  onShipped(): Promise<void>;
  /** Stores what is there, and ends the work. */
  stopping: AbortSignal;
}

/**
 * Stores the log of the server in pieces, until it is stopped. The server keeps what is not stored.
 * @throws TargetError when a piece cannot be stored, and the error of a lost connection
 */
export async function shipWal(deps: ShipDeps, chain: Chain, timeline: number): Promise<void> {
  const { client, stopping, shipEveryMs } = deps;
  const { slot, position } = chain;
  const stream = client.query(
    new ReplicationStream(
      `START_REPLICATION SLOT "${slot}" PHYSICAL ${formatLsn(position)} TIMELINE ${timeline}`,
    ),
  );
  const piece = createPiece(position);
  const wake = () => stream.wakeReader();
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  let end: Lsn | null = null;
  stopping.addEventListener('abort', wake, { once: true });
  if (stopping.aborted) wake();
  try {
    for await (const message of stream) {
      if (piece.add(message)) {
        timer = setTimeout(() => {
          isDue = true;
          wake();
        }, shipEveryMs).unref();
      }
      if (stopping.aborted) {
        end ??= await deps.flushedTo();
        // The last writes are still on their way here.
        if (piece.end() < end) continue;
      } else if (!isDue && piece.byteSize() < maxPieceBytes) {
        continue;
      }
      clearTimeout(timer);
      isDue = false;
      if (piece.byteSize() > 0) stream.send(statusOf(await storePiece(deps, chain, piece.take())));
      await deps.onShipped();
      if (end !== null) return;
    }
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', wake);
  }
  throw new Error('The database ended its log.');
}

/** @returns the position up to which the log is stored now */
async function storePiece(
  { target, clock }: ShipDeps,
  { id, recipient }: Chain,
  { from, to, pieces }: Piece,
): Promise<Lsn> {
  const about = { at: clock.now(), chain: id, isEncrypted: recipient !== null };
  // A signal of its own, which does not outlive it. The target limits each step.
  const { signal } = new AbortController();
  const encrypt = encryptionTo(recipient);
  await storeStream(target, nameOf({ kind: 'wal', from, to }, about), { signal, encrypt }, pieces);
  return to;
}

interface Piece {
  from: Lsn;
  to: Lsn;
  pieces: Buffer[];
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
    take(): Piece {
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
