export const backupWords = {
  off: {
    title: 'The site makes no backups by itself',
    text: 'Set BACKUP_TARGET to a folder on another disk or to a bucket, and start the site again. Until then "site backup FILE" makes one by hand.',
  },
  failed: {
    title: 'The last backup failed',
    advice:
      'The site tries again every hour. Mend what the sentence names, or run "site backup" to try it now.',
  },
  late: {
    title: 'There has been no backup for more than a day',
    advice: 'Look under Jobs whether background jobs run, and run "site backup" to try it now.',
  },
  trialFailed: {
    title: 'A backup could not be restored on trial',
    advice:
      'Keep the backups that you have, make a new one with "site backup", and try that with "site backup --verify".',
  },
  trialLate: {
    title: 'No backup was restored on trial for more than a week',
    advice: 'Run "site backup --verify": it tries the newest one and says what fails.',
  },
  pointInTimeFailed: {
    title: 'What happens now is not stored at the target',
    advice:
      'The site tries again all the time. Until it succeeds, a destroyed disk costs what was written since.',
  },
  pointInTimeLate: {
    title: 'The files of the database were not stored for more than a day',
    advice: 'Look into the log of the site, and start it again.',
  },
  faultAt: (when: string, fault: string) => `${when}: ${fault}`,
  last: (when: string, size: string) => `Last backup: ${when}, ${size}.`,
  none: 'The first backup is made within an hour.',
  tried: (when: string) => `A backup was last restored on trial, and whole, ${when}.`,
  writtenIsStored: 'What is written now is stored beside them within a minute.',
  untried: 'None was restored on trial yet. The site does that once a week.',
} as const;
