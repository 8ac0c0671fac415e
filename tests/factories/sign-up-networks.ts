import { testDatabase } from '../setup/database/database.ts';

/** The network that a developer signed up from. */
export async function createSignUpNetwork(
  developerId: number,
  { networkHash = 'a'.repeat(64), createdAt }: { networkHash?: string; createdAt: Date },
) {
  await testDatabase().prisma.signUpNetwork.create({
    data: { developerId, networkHash, createdAt },
  });
}
