import { tableStart } from './cmap.ts';

/** Finds the anchors of marks and their bases in the GPOS table (OpenType). */
class Anchors {
  readonly places = new Set<number>();

  constructor(private readonly sfnt: Buffer) {}

  private number(at: number): number {
    return this.sfnt.readUInt16BE(at);
  }

  private listed(start: number, list: number, count: number, stepBytes = 2): number[] {
    return Array.from({ length: count }, (_, index) => this.number(list + stepBytes * index))
      .filter((offset) => offset !== 0)
      .map((offset) => start + offset);
  }

  private keep(places: readonly number[]): void {
    for (const place of places) this.places.add(place);
  }

  private attachment(start: number, isToLigatures: boolean): void {
    const classes = this.number(start + 6);
    const marks = start + this.number(start + 8);
    this.keep(this.listed(marks, marks + 4, this.number(marks), 4));
    const bases = start + this.number(start + 10);
    const tables = isToLigatures ? this.listed(bases, bases + 2, this.number(bases)) : [bases];
    for (const table of tables) {
      this.keep(this.listed(table, table + 2, classes * this.number(table)));
    }
  }

  /** Lookup types: mark-to-base (4), mark-to-ligature (5), mark-to-mark (6), extension (9). */
  private subtable(type: number, start: number): void {
    if (type === 9) {
      this.subtable(this.number(start + 2), start + this.sfnt.readUInt32BE(start + 4));
    } else if (type >= 4 && type <= 6) {
      this.attachment(start, type === 5);
    }
  }

  readTable(start: number): void {
    const lookups = start + this.number(start + 8);
    for (const lookup of this.listed(lookups, lookups + 2, this.number(lookups))) {
      const type = this.number(lookup);
      for (const subtable of this.listed(lookup, lookup + 6, this.number(lookup + 4))) {
        this.subtable(type, subtable);
      }
    }
  }
}

const lowest = -0x7fff;

/**
 * Negates the heights of mark anchors in place: satori 0.63 lowers what HarfBuzz raises, so marks of Arabic and Hebrew would
 * overlap the letters. Nothing else moves glyphs vertically in these fonts.
 */
export function turnMarkHeights(sfnt: Buffer): void {
  const start = tableStart(sfnt, 'GPOS');
  if (start === undefined) return;
  const anchors = new Anchors(sfnt);
  anchors.readTable(start);
  for (const anchor of anchors.places) {
    const height = anchor + 4;
    sfnt.writeInt16BE(-Math.max(sfnt.readInt16BE(height), lowest), height);
  }
}
