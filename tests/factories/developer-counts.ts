import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';

/** The day is yyyy-mm-dd. */
export async function createDeveloperCount({
  day,
  ...row
}: Omit<Prisma.DeveloperCountUncheckedCreateInput, 'day'> & { day: string }): Promise<void> {
  await testDatabase().prisma.developerCount.create({ data: { ...row, day: new Date(day) } });
}
