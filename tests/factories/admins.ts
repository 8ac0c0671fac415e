import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../src/features/accounts/server/admin-accounts.service.ts';
import { hashToken } from '../../src/server/auth/api-tokens.service.ts';
import type { AdminRole } from '../../src/shared/admin/admin-roles.ts';
import type { TokenScope } from '../../src/shared/admin/api-tokens.ts';
import { developerTokenScopes } from '../../src/shared/developer-tokens.ts';
import { testDatabase } from '../setup/database/database.ts';

let sequence = 0;

export const testPassword = 'a password for tests only';
/** Computed once: hashing is slow on purpose and would take a third of the tests' time. */
const testPasswordHash = await hashPassword(testPassword);

/** The password is `testPassword`. */
export async function createAdmin(
  overrides: { username?: string; role?: AdminRole; disabledAt?: Date | null } = {},
) {
  sequence += 1;
  return testDatabase().prisma.admin.create({
    data: {
      username: `admin-${sequence}`,
      passwordHash: testPasswordHash,
      ...overrides,
    },
  });
}

async function insertToken(
  mark: string,
  columns: { adminId: number } | { developerId: number; scopes: string[]; expiresAt: Date },
) {
  sequence += 1;
  const secret = `${mark}${randomBytes(32).toString('base64url')}`;
  const row = await testDatabase().prisma.apiToken.create({
    data: {
      name: `Token ${sequence}`,
      tokenHash: hashToken(secret),
      prefix: secret.slice(0, 10),
      ...columns,
    },
  });
  return { ...row, secret };
}

export function createToken(
  adminId: number,
  overrides: {
    name?: string;
    scopes?: TokenScope[];
    expiresAt?: Date | null;
    revokedAt?: Date | null;
  } = {},
) {
  return insertToken('vcl_', { adminId, ...overrides });
}

export function createDeveloperToken(developerId: number) {
  const expiresAt = new Date('2190-01-01T00:00:00Z');
  return insertToken('vcd_', { developerId, scopes: [...developerTokenScopes], expiresAt });
}

export async function createRecoveryCode(adminId: number): Promise<string> {
  sequence += 1;
  const code = `2222-2222-2222-${2000 + sequence}`;
  const codeHash = hashToken(code.replaceAll('-', ''));
  await testDatabase().prisma.adminRecoveryCode.create({ data: { codeHash, adminId } });
  return code;
}
