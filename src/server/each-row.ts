import { DomainError } from './domain-error.ts';

interface RowsOutcome<Id, Changed> {
  changed: Changed[];
  failed: { id: Id; message: string }[];
}

/**
 * Reports refused rows and goes on with the others. Any other error ends the loop.
 * @param work returns null for a row that needed no change
 */
export async function withEachRow<Id, Row extends { id: Id }, Changed>(
  rows: readonly (Row & { id: Id })[],
  work: (row: Row) => Promise<Changed | null>,
): Promise<RowsOutcome<Id, Changed>> {
  const changed: Changed[] = [];
  const failed: { id: Id; message: string }[] = [];
  for (const row of rows) {
    try {
      const done = await work(row);
      if (done !== null) changed.push(done);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      failed.push({ id: row.id, message: error.message });
    }
  }
  return { changed, failed };
}
