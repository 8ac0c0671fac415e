import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { removeFiles } from '../../../media/server/media.service.ts';
import { deleteImport, findImportsBefore, lockImport } from './imports.queries.ts';
import { noSuchImport } from './imports.service.ts';

type DiscardDeps = Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'log'>;

/** Imported posts stay. @throws DomainError NOT_FOUND, CONFLICT */
export async function discardImport(deps: DiscardDeps, id: number): Promise<void> {
  const stored = await deps.db.prisma.$transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (!row) throw noSuchImport();
    if (row.state === 'running' || row.state === 'undoing') {
      throw new DomainError('CONFLICT', 'This import is under way.');
    }
    await deleteImport(tx, id);
    return row.storedName;
  });
  if (stored) await removeFiles(deps, [stored]);
}

export async function purgeImports(deps: DiscardDeps, mode: PurgeMode): Promise<number> {
  const before = daysBefore(deps.clock.now(), keptDays.postImports);
  const due = await findImportsBefore(deps.db.prisma, before);
  if (mode === 'count') return due.length;
  let count = 0;
  for (const { id, storedName } of due) {
    if (storedName && !(await removeFiles(deps, [storedName]))) continue;
    await deleteImport(deps.db.prisma, id);
    count += 1;
  }
  return count;
}
