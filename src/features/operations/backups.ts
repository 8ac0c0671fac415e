import { z } from 'zod';
import { timestamp } from '../../shared/wire.ts';

const workSchema = z.object({
  /** Null before the first good one. */
  goodAt: timestamp().nullable(),
  /** The fault since the last good one, as a sentence. */
  fault: z.string().nullable(),
  faultAt: timestamp().nullable(),
  isLate: z.boolean(),
});

/** The state of backups for the owner. Works are null where the site makes no backups, or has not begun. */
export const backupReportSchema = z.object({
  /** The folder or bucket; null where the site makes no backups by itself. */
  target: z.string().nullable(),
  backup: workSchema.extend({ byteSize: z.number().nullable() }).nullable(),
  trialRestore: workSchema.nullable(),
  /** Null where the database is not the embedded one, too. */
  pointInTime: workSchema.nullable(),
});

export type BackupReport = z.infer<typeof backupReportSchema>;
