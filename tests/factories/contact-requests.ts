import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';

let sequence = 0;

export function createRequest(overrides: Partial<Prisma.ContactRequestUncheckedCreateInput> = {}) {
  sequence += 1;
  return testDatabase().prisma.contactRequest.create({
    data: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      description: 'A booking site for guided walks.',
      dedupeKey: `request-${sequence}`,
      ...overrides,
    },
  });
}
