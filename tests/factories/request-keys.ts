import { createHash, randomBytes } from 'node:crypto';
import { testDatabase } from '../setup/database/database.ts';

export async function createRequestKey(
  requestId: number,
  overrides: { endsAt?: Date; revokedAt?: Date; createdAt?: Date } = {},
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await testDatabase().prisma.requestKey.create({
    data: {
      keyHash: createHash('sha256').update(key).digest('hex'),
      requestId,
      createdAt: new Date(),
      endsAt: new Date('2100-01-01'),
      ...overrides,
    },
  });
  return key;
}
