const pattern = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/;

/** `site-20261130T021705Z.tar.gz`, with `.age` behind it for an encrypted one. */
export function backupNameOf(madeAt: Date, { isEncrypted }: { isEncrypted: boolean }): string {
  const stamp = madeAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
  return `site-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** @returns the moment of the backup, and null for a name that is none of ours */
export function momentOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
  if (!year) return null;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
