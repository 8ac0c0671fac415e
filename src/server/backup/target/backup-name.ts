const stampPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})?Z$/;
const pattern = /^site-([\dTZ]{16})\.tar\.gz(?:\.age)?$/;

/** @returns a moment in UTC as it stands in names, to the millisecond: 20261130T021705123Z */
export function stampOf(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:.]/g, '');
}

/** @returns null for anything else than a stamp, to the second or to the millisecond */
export function momentOfStamp(stamp: string): Date | null {
  const [, year, month, day, hour, minute, second, ms = '000'] = stampPattern.exec(stamp) ?? [];
  if (!year) return null;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** `site-20261130T021705Z.tar.gz`, with `.age` behind it for an encrypted one. */
export function backupNameOf(madeAt: Date, { isEncrypted }: { isEncrypted: boolean }): string {
  return `site-${stampOf(madeAt).slice(0, 15)}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** @returns the moment of the backup, and null for a name that is none of ours */
export function momentOf(name: string): Date | null {
  const [, stamp] = pattern.exec(name) ?? [];
  return stamp ? momentOfStamp(stamp) : null;
}
