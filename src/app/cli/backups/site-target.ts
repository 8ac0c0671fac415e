import { existsSync } from 'node:fs';
import { momentOf } from '../../../server/backup/target/backup-name.ts';
import type {
  ArchiveSource,
  BackupTarget,
  Shelf,
} from '../../../server/backup/target/backup-target.ts';
import { fileSource } from '../../../server/backup/target/folder-target.ts';
import { openTarget } from '../../../server/backup/target/open-target.ts';
import type { Settings } from '../../../server/env.ts';
import type { Site } from '../command.ts';
import { CommandError } from '../terminal.ts';

/** @throws CommandError where the settings name no target */
export async function requireTarget(settings: Settings, shelf?: Shelf): Promise<BackupTarget> {
  const target = await openTarget(settings, shelf);
  if (target) return target;
  throw new CommandError(
    'There is no target of backups: set BACKUP_TARGET to a folder or a bucket, or name a file.',
  );
}

/** A name of a backup at the target, or else a file. A file that is there comes first. */
export async function namedSource(
  settings: Settings,
  { given, file }: { given: string; file: string },
): Promise<ArchiveSource> {
  const target = momentOf(given) && !existsSync(file) ? await openTarget(settings) : null;
  return target ? target.source(given) : fileSource(file, settings.backups.patienceMs);
}

/** A database of an older version has no table for what became of backups. */
export async function hasOutcomes({ db }: Pick<Site, 'db'>): Promise<boolean> {
  const { rows } = await db.pool.query<{ hasTable: boolean }>(
    `SELECT to_regclass('"BackupOutcome"') IS NOT NULL AS "hasTable"`,
  );
  return rows[0]?.hasTable === true;
}

export function turnIsTaken(): CommandError {
  return new CommandError('Another backup or trial restore is under way. Wait for its end.');
}
