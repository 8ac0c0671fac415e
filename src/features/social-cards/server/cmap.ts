function readFormat4(sfnt: Buffer, start: number, found: Set<number>): void {
  const sizeBytes = sfnt.readUInt16BE(start + 6);
  const lasts = start + 14;
  // Two bytes of padding follow the first array.
  const firsts = lasts + sizeBytes + 2;
  const deltas = firsts + sizeBytes;
  const offsets = deltas + sizeBytes;
  for (let at = 0; at < sizeBytes; at += 2) {
    const first = sfnt.readUInt16BE(firsts + at);
    const last = sfnt.readUInt16BE(lasts + at);
    const delta = sfnt.readUInt16BE(deltas + at);
    const offset = sfnt.readUInt16BE(offsets + at);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed =
        offset === 0 ? code : sfnt.readUInt16BE(offsets + at + offset + 2 * (code - first));
      const isGlyph = offset === 0 || listed !== 0;
      if (isGlyph && ((listed + delta) & 0xffff) !== 0) found.add(code);
    }
  }
}

function readFormat12(sfnt: Buffer, start: number, found: Set<number>): void {
  const groups = sfnt.readUInt32BE(start + 12);
  for (let group = 0; group < groups; group++) {
    const at = start + 16 + 12 * group;
    const last = sfnt.readUInt32BE(at + 4);
    for (let code = sfnt.readUInt32BE(at); code <= last; code++) found.add(code);
  }
}

export function codePointsOf(sfnt: Buffer): Set<number> {
  const found = new Set<number>();
  const start = tableStart(sfnt, 'cmap');
  if (start === undefined) return found;
  const subtables = sfnt.readUInt16BE(start + 2);
  for (let index = 0; index < subtables; index++) {
    const subtable = start + sfnt.readUInt32BE(start + 8 + 8 * index);
    const format = sfnt.readUInt16BE(subtable);
    if (format === 4) readFormat4(sfnt, subtable, found);
    if (format === 12) readFormat12(sfnt, subtable, found);
  }
  return found;
}

export function tableStart(sfnt: Buffer, name: string): number | undefined {
  const tables = sfnt.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * tables; record += 16) {
    if (sfnt.toString('latin1', record, record + 4) === name) return sfnt.readUInt32BE(record + 8);
  }
  return undefined;
}
