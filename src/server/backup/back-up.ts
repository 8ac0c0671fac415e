import type pg from 'pg';
import { withConnection } from '../db/open-connection.ts';
import type { KeptCounts } from '../settings/kept-counts.ts';
import { type BackupDeps, type BackupSummary, saveBackup } from './backup.ts';
import { withBackupTurn } from './backup-turn.ts';
import { backupNameOf } from './target/backup-name.ts';
import type { BackupTarget } from './target/backup-target.ts';
import { outlivedBackups } from './target/kept-backups.ts';

export interface BackUpDeps extends Omit<BackupDeps, 'client'> {
  /** Opens a connection without time limits. */
  connect(): Promise<pg.Client>;
  target: BackupTarget;
  /** Is told of a whole backup before older ones go. */
  onSaved(saved: SavedBackup): Promise<void>;
}

export interface SavedBackup extends BackupSummary {
  name: string;
}

/**
 * Makes a backup at the target, and deletes those that are kept no longer. First it clears away what a killed process has left.
 * @returns null when another backup or trial restore is under way
 * @throws BackupError when it cannot be made, or when older ones cannot be deleted
 */
export function backUp(
  deps: BackUpDeps,
  { version, passphrase, kept }: { version: string; passphrase: string | null; kept: KeptCounts },
): Promise<SavedBackup | null> {
  const { connect, target, clock } = deps;
  return withBackupTurn(connect, async () => {
    await target.removeUnfinished();
    const name = backupNameOf(clock.now(), { isEncrypted: passphrase !== null });
    const summary = await withConnection(connect, deps.signal, (client) =>
      saveBackup({ ...deps, client }, { target, name, version, passphrase }),
    );
    const saved = { name, ...summary };
    await deps.onSaved(saved);
    await removeOutlived(target, kept);
    return saved;
  });
}

async function removeOutlived(target: BackupTarget, kept: KeptCounts): Promise<void> {
  for (const { name } of outlivedBackups(await target.list(), kept)) await target.remove(name);
}
