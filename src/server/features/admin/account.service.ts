import { hash } from '@node-rs/argon2';
import type { Db } from '../../db/client.ts';
import { findFirstAdminId, insertAdmin } from './account.queries.ts';

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const argon2Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
}

/** Creates the first admin account from the settings; an existing account is left as it is. */
export async function ensureAdmin(
  db: Db,
  account: { username: string; password: string },
): Promise<void> {
  if ((await findFirstAdminId(db)) !== null) return;
  await insertAdmin(db, {
    username: account.username,
    passwordHash: await hashPassword(account.password),
  });
}
