import type { Db } from './client.ts';

/** Serializes changes to what belongs to a developer, until the transaction ends. */
export async function lockDeveloper(tx: Db, id: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Developer" WHERE "id" = ${id} FOR UPDATE`;
}
