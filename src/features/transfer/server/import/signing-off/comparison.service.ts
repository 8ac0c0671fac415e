import type { Db } from '../../../../../server/db/client.ts';
import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import type { CompareImport, ImportComparison, LookAtImport } from '../../../post-import.ts';
import { findImport, lockImport } from '../imports.queries.ts';
import { findCompared, findNeighbors, setLookedAt } from './comparison.queries.ts';

const noSuchPost = () => new DomainError('NOT_FOUND', 'There is no such post in this import.');

/** @throws DomainError NOT_FOUND, CONFLICT */
export function requireReady(row: Awaited<ReturnType<typeof findImport>>): void {
  if (!row) throw new DomainError('NOT_FOUND', 'This import is gone.');
  if (row.state === 'ready') return;
  throw new DomainError('CONFLICT', 'This import has moved on. Load the page again.');
}

/**
 * Shows a post beside its source before it is made.
 * @throws DomainError NOT_FOUND; CONFLICT once the import has begun
 */
export async function comparePost(
  { db }: Pick<Deps, 'db'>,
  { id: importId, position, filter }: CompareImport,
): Promise<ImportComparison> {
  requireReady(await findImport(db.prisma, importId));
  const found = await findCompared(db.prisma, { importId, position });
  if (!found) throw noSuchPost();
  const { lookedAt, ...post } = found;
  const neighbors = await findNeighbors(db.prisma, { importId, position, filter });
  return { ...post, isLookedAt: lookedAt !== null, ...neighbors };
}

/** @throws DomainError NOT_FOUND; CONFLICT once the import has begun */
export async function lookAtPost(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: importId, position, isLookedAt }: LookAtImport,
): Promise<void> {
  await db.prisma.$transaction(async (tx: Db) => {
    requireReady(await lockImport(tx, importId));
    const at = isLookedAt ? clock.now() : null;
    if (!(await setLookedAt(tx, { importId, position }, at))) throw noSuchPost();
  });
}
