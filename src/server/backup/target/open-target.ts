import type { Settings } from '../../env.ts';
import { type BackupTarget, backupShelf, type Shelf } from './backup-target.ts';
import { createFolderTarget } from './folder-target.ts';

/** Opens the place of the settings without asking it anything. @returns null where none is set */
export async function openTarget(
  { backups: { target, patienceMs } }: Pick<Settings, 'backups'>,
  shelf: Shelf = backupShelf,
): Promise<BackupTarget | null> {
  if (target === null) return null;
  if (target.kind === 'folder') return createFolderTarget(target.folder, patienceMs, shelf);
  // Loads the SDK only when needed: it takes 25 MB of memory.
  const { createS3Target } = await import('./s3-target.ts');
  return createS3Target(target, patienceMs, shelf);
}
