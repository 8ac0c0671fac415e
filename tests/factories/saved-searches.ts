import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';
import { createAccessLink } from './access-links.ts';

/** Not confirmed yet. @returns the key of its link too, which opens until 2100 */
export async function createSavedSearch(
  overrides: Partial<Prisma.SavedSearchUncheckedCreateInput> = {},
) {
  const mailAddress = 'vera@example.com';
  const { id } = await testDatabase().prisma.savedSearch.create({
    data: {
      ...{ mailAddress, search: 'country=Chile' },
      ...{ createdAt: new Date(), endsAt: new Date('2100-01-01'), ...overrides },
    },
  });
  return { id, key: await createAccessLink({ savedSearchId: id, mailAddress }) };
}
