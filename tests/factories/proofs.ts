import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';

let sequence = 0;

/** Asked for, and not proven yet. */
export async function createProof(
  developerId: number,
  overrides: Partial<Prisma.AddressProofUncheckedCreateInput> = {},
) {
  sequence += 1;
  return testDatabase().prisma.addressProof.create({
    data: {
      developerId,
      address: `https://site-${sequence}.dev/`,
      token: String(sequence).padStart(24, 'a'),
      createdAt: new Date(),
      ...overrides,
    },
  });
}
