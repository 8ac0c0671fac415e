import { hash, verify } from '@node-rs/argon2';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { recordActivity } from '../activity/activity.service.ts';
import {
  deleteAdminSessions,
  deleteRateLimits,
  findAdminByUsername,
  findFirstAdminId,
  insertAdmin,
  updateAdmin,
} from './account.queries.ts';
import { signInRulePrefix } from './sign-in-limits.ts';

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const argon2Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
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

/**
 * Creates an admin, or gives an existing one a new password, enables it, ends all of its sessions and forgets
 * failed sign-ins: whoever can run commands on the server can always get in.
 * @returns what was done.
 */
export async function setAdminPassword(
  { db }: Pick<Deps, 'db'>,
  account: { username: string; password: string },
): Promise<'created' | 'reset'> {
  const { username } = account;
  const passwordHash = await hashPassword(account.password);
  return db.prisma.$transaction(async (tx) => {
    const existing = await findAdminByUsername(tx, username);
    if (existing) {
      await updateAdmin(tx, existing.id, { passwordHash, disabledAt: null });
      await deleteAdminSessions(tx, existing.id);
    } else {
      await insertAdmin(tx, { username, passwordHash });
    }
    await deleteRateLimits(tx, signInRulePrefix);
    const outcome = existing ? 'reset' : 'created';
    await recordActivity(tx, {
      actor: 'command line',
      action: outcome,
      targetType: 'account',
      summary: username,
    });
    return outcome;
  });
}

/**
 * Shuts an admin out: no sign-in, no API token of this account, every session ended.
 * @returns false when there is no such admin.
 */
export async function disableAdmin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  username: string,
): Promise<boolean> {
  return db.prisma.$transaction(async (tx) => {
    const admin = await findAdminByUsername(tx, username);
    if (!admin) return false;
    await updateAdmin(tx, admin.id, { disabledAt: clock.now() });
    await deleteAdminSessions(tx, admin.id);
    await recordActivity(tx, {
      actor: 'command line',
      action: 'disabled',
      targetType: 'account',
      summary: username,
    });
    return true;
  });
}
