import { momentOfStamp, stampOf } from '../target/backup-name.ts';
import type { BackupTarget, Shelf } from '../target/backup-target.ts';
import type { Lsn } from './replication.ts';

/** The kind of a file at the target, which its name says. */
export type Kind =
  /** All files of the database, with the log that makes them whole. */
  | { kind: 'base'; start: Lsn; timeline: number }
  /** A piece of the log, from one position up to another. */
  | { kind: 'wal'; from: Lsn; to: Lsn }
  | { kind: 'picture'; picture: string }
  /** The site has deleted the picture. */
  | { kind: 'gone'; picture: string }
  /** The secret key of the chain, encrypted with the passphrase. */
  | { kind: 'key' };

export type KeptFile = Kind & {
  name: string;
  /** Files of one chain belong together. Its log has no gap. */
  chain: string;
  at: Date;
  isEncrypted: boolean;
};

const pattern =
  /^([\dTZ]{19})-([0-9a-f]{8})-(?:base-([0-9a-f]{16})-(\d+)|wal-([0-9a-f]{16})-([0-9a-f]{16})|(picture|gone)-([\w-]+\.\w+)|(key))\.gz(\.age)?$/;

const hex = (lsn: Lsn) => lsn.toString(16).padStart(16, '0');
const lsnOf = (digits: string) => BigInt(`0x${digits}`);

function wordsOf(kind: Kind): string {
  switch (kind.kind) {
    case 'base':
      return `base-${hex(kind.start)}-${kind.timeline}`;
    case 'wal':
      return `wal-${hex(kind.from)}-${hex(kind.to)}`;
    case 'picture':
    case 'gone':
      return `${kind.kind}-${kind.picture}`;
    case 'key':
      return 'key';
  }
}

export function nameOf(
  kind: Kind,
  { at, chain, isEncrypted }: Pick<KeptFile, 'at' | 'chain' | 'isEncrypted'>,
): string {
  return `${stampOf(at)}-${chain}-${wordsOf(kind)}.gz${isEncrypted ? '.age' : ''}`;
}

export type StoredFile = KeptFile & { byteSize: number };

/** Leaves out files that somebody else has put there. @throws TargetError */
export async function readKeptFiles(target: BackupTarget): Promise<StoredFile[]> {
  return (await target.list()).flatMap(({ name, byteSize }) => {
    const file = parseName(name);
    return file ? [{ ...file, byteSize }] : [];
  });
}

/** @returns the first and the last moment that can be restored, and null where none can */
export function reachOf(files: readonly StoredFile[]): { from: Date; to: Date } | null {
  const times = (kinds: readonly Kind['kind'][]) =>
    files.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at.getTime());
  const bases = times(['base']);
  if (bases.length === 0) return null;
  return { from: new Date(Math.min(...bases)), to: new Date(Math.max(...times(['base', 'wal']))) };
}

/** @returns null for a name that is none of ours */
export function parseName(name: string): KeptFile | null {
  const [, stamp = '', chain = '', start, timeline, from, to, about, picture, key, age] =
    pattern.exec(name) ?? [];
  const at = momentOfStamp(stamp);
  if (!at) return null;
  const common = { name, chain, at, isEncrypted: age !== undefined };
  if (start && timeline) {
    return { kind: 'base', start: lsnOf(start), timeline: Number(timeline), ...common };
  }
  if (from && to) return { kind: 'wal', from: lsnOf(from), to: lsnOf(to), ...common };
  if (picture) return { kind: about === 'gone' ? 'gone' : 'picture', picture, ...common };
  return key ? { kind: 'key', ...common } : null;
}

export const pointInTimeShelf: Shelf = {
  within: 'point-in-time',
  momentOf: (name) => parseName(name)?.at ?? null,
};
