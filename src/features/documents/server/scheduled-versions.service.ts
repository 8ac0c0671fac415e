import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import {
  clearEnd,
  deleteScheduled,
  findLastingForm,
  findScheduled,
  findTimedKinds,
  insertScheduled,
  type ScheduledData,
  type ScheduledRow,
} from './published-documents.queries.ts';

/** Names the schedule in the history and in the activity log. */
export const bySchedule = 'the schedule';

/** The version of a document that waits for its time. */
export function findScheduledVersion(db: Db, documentId: number): Promise<ScheduledRow | null> {
  return findScheduled(db, documentId);
}

/** Kinds whose schedule may have something left to do. */
export function listTimedKinds(db: Db): Promise<string[]> {
  return findTimedKinds(db);
}

/** Replaces the version that waits already. Hold the document. */
export async function scheduleVersion(tx: Db, version: ScheduledData): Promise<void> {
  await deleteScheduled(tx, version.documentId);
  await insertScheduled(tx, version);
}

/** @returns true when a version waited */
export function dropScheduledVersion(tx: Db, documentId: number): Promise<boolean> {
  return deleteScheduled(tx, documentId);
}

/** The form that comes back when a publication ends: of the newest version without an end. Null when there is none. */
export async function findFormBefore(tx: Db, documentId: number): Promise<Prisma.JsonValue> {
  return (await findLastingForm(tx, documentId))?.form ?? null;
}

/** Lets a version stay that had an end. Hold the document. @returns false when it had none */
export function dropEnd(tx: Db, documentId: number, version: number): Promise<boolean> {
  return clearEnd(tx, documentId, version);
}
