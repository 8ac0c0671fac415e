export function tableStart(sfnt: Buffer, name: string): number | undefined {
  const tables = sfnt.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * tables; record += 16) {
    if (sfnt.toString('latin1', record, record + 4) === name) return sfnt.readUInt32BE(record + 8);
  }
  return undefined;
}
