import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { decryptionBy } from '../encryption.ts';
import { BackupError } from '../format.ts';
import { type BackupTarget, TargetError } from '../target/backup-target.ts';
import { readIdentity } from './chain.ts';
import type { StoredFile } from './kept-file.ts';
import { formatLsn, type Lsn } from './replication.ts';
import { unpacked } from './unpacked.ts';

export type Base = StoredFile & { kind: 'base' };
type Wal = StoredFile & { kind: 'wal' };

export interface StoredChain {
  base: Base;
  /** The log from the base on, without a gap. */
  wal: Wal[];
  pictures: (StoredFile & { kind: 'picture' })[];
  key: StoredFile | null;
}

/**
 * Chooses the files that lead to a moment: the last base before it, and all that follows.
 * @param to null for the last moment that is stored
 * @param before leaves out this base and later ones
 * @throws TargetError when none leads there
 */
export function chainTo(
  target: BackupTarget,
  files: readonly StoredFile[],
  to: Date | null,
  before?: Base,
): StoredChain {
  const bases = files
    .filter((file) => file.kind === 'base')
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const [oldest] = bases;
  const base = bases.findLast(({ at }) => (!to || at <= to) && (!before || at < before.at));
  if (!oldest) throw new TargetError(`There is nothing to restore in ${target.title} yet.`);
  if (!base) {
    throw new TargetError(`${target.title} goes back to ${oldest.at.toISOString()} only.`);
  }
  const own = files.filter(({ chain }) => chain === base.chain);
  return {
    base,
    wal: walTo(own, base, to),
    pictures: own.filter((file) => file.kind === 'picture'),
    key: own.find(({ kind }) => kind === 'key') ?? null,
  };
}

/**
 * A piece may overlap the one before, when the site was killed after it had stored that.
 * @throws BackupError for a gap before the moment: PostgreSQL would take it for the end of the log
 */
function walTo(own: readonly StoredFile[], base: Base, to: Date | null): Wal[] {
  const pieces = own
    .filter((file) => file.kind === 'wal')
    .filter((piece) => piece.to > base.start)
    .toSorted((one, other) => Number(one.from - other.from));
  const whole: Wal[] = [];
  let end = base.start;
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (piece.from > end) {
      if (to && last && last.at > to) break;
      throw new BackupError(
        `The log in the target has a gap: what follows ${formatLsn(end)} is missing. It leads up to ${(last ?? base).at.toISOString()} only.`,
      );
    }
    whole.push(piece);
    end = end > piece.to ? end : piece.to;
  }
  return whole;
}

/** @returns how to open the files of the chain. @throws PassphraseError */
export async function openingOf(
  target: BackupTarget,
  { base, key }: StoredChain,
  passphrase: string | null,
): Promise<ReturnType<typeof decryptionBy>> {
  if (!base.isEncrypted) return decryptionBy(null);
  if (!key) throw new BackupError(`The key of ${base.name} is missing in ${target.title}.`);
  return decryptionBy(await readIdentity(target, key.name, passphrase ?? ''));
}

/** Unpacks the files of a base. The database makes no links. */
export async function unpackBase(
  target: BackupTarget,
  { base }: StoredChain,
  open: ReturnType<typeof decryptionBy>,
  cluster: string,
): Promise<void> {
  const entries = extract();
  const read = pipeline(unpacked(target.source(base.name), open), entries);
  read.catch(() => {});
  for await (const entry of entries) {
    const { name, type } = entry.header;
    const file = path.join(cluster, name);
    if (path.relative(cluster, file).startsWith('..')) {
      throw new BackupError(`${base.name} holds ${JSON.stringify(name.slice(0, 100))}.`);
    }
    if (type === 'directory') await mkdir(file, { recursive: true, mode: 0o700 });
    else await pipeline(Readable.from(entry), createWriteStream(file, { mode: 0o600 }));
    entry.resume();
  }
  await read;
}

/** PostgreSQL's usual size of a file of the log, which the embedded database has. */
const segmentBytes = 16n * 1024n * 1024n;

function segmentName(lsn: Lsn, timeline: number): string {
  const perHigh = 0x1_0000_0000n / segmentBytes;
  const number = lsn / segmentBytes;
  return [BigInt(timeline), number / perHigh, number % perHigh]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

/** Writes the pieces of the log to where they belong in its files. */
export async function unpackWal(
  target: BackupTarget,
  { base, wal }: StoredChain,
  open: ReturnType<typeof decryptionBy>,
  cluster: string,
  onPiece: (count: number) => void,
): Promise<void> {
  let segment: { name: string; file: FileHandle } | undefined;
  const fileOf = async (lsn: Lsn): Promise<FileHandle> => {
    const name = segmentName(lsn, base.timeline);
    if (segment?.name === name) return segment.file;
    await segment?.file.close();
    const file = await openSegment(path.join(cluster, 'pg_wal', name));
    segment = { name, file };
    return file;
  };
  try {
    for (const piece of wal) {
      let lsn = piece.from;
      for await (const bytes of unpacked(target.source(piece.name), open)) {
        for (let done = 0; done < bytes.length; ) {
          const offset = lsn % segmentBytes;
          const length = Math.min(bytes.length - done, Number(segmentBytes - offset));
          await (await fileOf(lsn)).write(bytes, done, length, Number(offset));
          done += length;
          lsn += BigInt(length);
        }
      }
      onPiece(1);
    }
  } finally {
    await segment?.file.close();
  }
}

/** A file of the log that the base does not hold is full of zeros. */
async function openSegment(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r+');
  } catch {
    const made = await open(file, 'w+', 0o600);
    await made.truncate(Number(segmentBytes));
    return made;
  }
}
