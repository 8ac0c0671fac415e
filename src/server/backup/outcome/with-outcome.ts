import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import type { BackupWork } from '../../db/generated/client.ts';
import { DomainError } from '../../domain-error.ts';
import { BackupError } from '../format.ts';
import { noteFault } from './outcomes.service.ts';

/**
 * Keeps the fault of the work, for the metrics and the owner. A work that was stopped with its process has none.
 * @throws what the work throws
 */
export async function withFaultNoted<Result>(
  deps: { db: Pick<Database, 'prisma'>; clock: Clock; signal: AbortSignal },
  work: BackupWork,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { aborted, reason } = deps.signal;
    const isOverdue = aborted && reason instanceof DomainError;
    const fault = isOverdue ? new BackupError('It took too long and was stopped.') : error;
    // The fault of the work matters more than that of its note.
    if (!aborted || isOverdue) await noteFault(deps, work, fault).catch(() => {});
    throw error;
  }
}
