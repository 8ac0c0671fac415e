import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import {
  deleteScheduled,
  findScheduled,
  findScheduledKinds,
  insertScheduled,
  type ScheduledRow,
} from './published-documents.queries.ts';

/** The version of a document that waits for its time. */
export function findScheduledVersion(db: Db, documentId: number): Promise<ScheduledRow | null> {
  return findScheduled(db, documentId);
}

export function listScheduledKinds(db: Db): Promise<{ kind: string; publishAt: Date }[]> {
  return findScheduledKinds(db);
}

/** Replaces the version that waits already. Hold the document. */
export async function scheduleVersion(
  tx: Db,
  version: { documentId: number; form: Prisma.InputJsonObject; savedBy: string; publishAt: Date },
): Promise<void> {
  await deleteScheduled(tx, version.documentId);
  await insertScheduled(tx, version);
}

/** @returns true when a version waited */
export function dropScheduledVersion(tx: Db, documentId: number): Promise<boolean> {
  return deleteScheduled(tx, documentId);
}
