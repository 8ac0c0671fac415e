import type { ProgramScope } from '../../src/features/programs/programs.ts';
import { addProgramToken, hashToken } from '../../src/server/auth/api-tokens.service.ts';
import { testDatabase } from '../setup/database/database.ts';

let sequence = 0;

const lastDay = new Date('2190-01-01T00:00:00Z');

interface ConnectionFacts {
  name?: string;
  scopes?: ProgramScope[];
  endsAt?: Date;
}

/** A program that a person let act for them, with a token for /mcp. */
export async function createConnection(
  owner: { adminId: number } | { developerId: number },
  { name, scopes = ['posts:read'], endsAt = lastDay }: ConnectionFacts = {},
) {
  sequence += 1;
  const { prisma } = testDatabase();
  const createdAt = new Date();
  const connection = await prisma.programConnection.create({
    data: {
      ...{ ...owner, scopes, endsAt, createdAt, clientId: `program-${sequence}` },
      name: name ?? `Program ${sequence}`,
      keys: {
        create: { keyHash: hashToken(`refresh-${sequence}`), kind: 'refresh', expiresAt: endsAt },
      },
    },
  });
  const token = await addProgramToken(prisma, {
    ...owner,
    ...{ connectionId: connection.id, name: connection.name, scopes, createdAt },
    expiresAt: endsAt,
  });
  return { ...connection, token, refreshToken: `refresh-${sequence}` };
}
