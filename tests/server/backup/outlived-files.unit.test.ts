import { describe, expect, it } from 'vitest';
import {
  type Kind,
  nameOf,
  parseName,
} from '../../../src/server/backup/point-in-time/kept-file.ts';
import { outlivedFiles } from '../../../src/server/backup/point-in-time/outlived-files.ts';

const [old, current] = ['00000001', '00000002'];

function fileOf(kind: Kind, day: number, chain = current) {
  const at = new Date(Date.UTC(2026, 10, day));
  const name = nameOf(kind, { at, chain, isEncrypted: false });
  const parsed = parseName(name);
  if (!parsed) throw new Error(`${name} is not read again.`);
  return { ...parsed, label: `${kind.kind} ${day}` };
}

const base = (day: number, chain?: string) =>
  fileOf({ kind: 'base', start: BigInt(day * 100), timeline: 1 }, day, chain);
const wal = (day: number, chain?: string) =>
  fileOf({ kind: 'wal', from: BigInt(day * 100), to: BigInt(day * 100 + 100) }, day, chain);

/** Everything since November 10th is wanted. */
const outlived = (files: ReturnType<typeof fileOf>[]) => {
  const gone = outlivedFiles(files, { since: new Date(Date.UTC(2026, 10, 10)), current });
  return files
    .filter(({ name }) => gone.some((file) => file.name === name))
    .map(({ label }) => label);
};

describe('files for every moment', () => {
  it('stay from the last base before the first wanted moment on', () => {
    const files = [7, 8, 9, 10, 11].flatMap((day) => [base(day), wal(day)]);
    expect(outlived(files)).toEqual(['base 7', 'wal 7', 'base 8', 'wal 8', 'base 9', 'wal 9']);
    const without = files.filter(({ label }) => label !== 'base 10');
    expect(outlived(without)).toEqual(['base 7', 'wal 7', 'base 8', 'wal 8']);
  });

  it('stay where no base is old enough', () => {
    expect(outlived([base(11), wal(11), wal(12)])).toEqual([]);
  });

  it('of an ended chain stay until nothing of it is wanted', () => {
    const ended = [base(8, old), wal(9, old)];
    expect(outlived([...ended, base(11)])).toEqual(['base 8', 'wal 9']);
    expect(outlived([...ended, wal(10, old), base(11)])).toEqual([]);
  });

  it('keep a picture as long as a moment had it', () => {
    const of = (kind: 'picture' | 'gone', picture: string, day: number) =>
      fileOf({ kind, picture }, day);
    expect(
      outlived([
        ...[of('picture', 'a-1.webp', 1), of('gone', 'a-1.webp', 9)],
        ...[of('picture', 'b-1.webp', 2), of('gone', 'b-1.webp', 10)],
        of('picture', 'c-1.webp', 3),
      ]),
    ).toEqual(['picture 1', 'gone 9']);
  });

  it.each(['notes.txt', '20261101T000000000Z-00000002-other.gz', 'site-20261101T000000Z.tar.gz'])(
    'are not %s',
    (name) => {
      expect(parseName(name)).toBeNull();
    },
  );
});
