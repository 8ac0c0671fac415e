import { hash, verify } from '@node-rs/argon2';
import { endGrantsOf } from '../../../server/auth/grants/grants.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import type { AdminRole } from '../../../shared/admin/admin-roles.ts';
import { signInPrefix } from '../../../shared/limits/limits.ts';
import { recordActivity } from './activity/activity.service.ts';
import {
  deleteAdminSessions,
  deleteRateLimits,
  findAccounts,
  findAdminByUsername,
  findFirstAdminId,
  insertAdmin,
  isLastOwner,
  lockAdmins,
  updateAdmin,
} from './admin-accounts.queries.ts';

export const commandLine = 'command line';

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
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

/** Creates the first admin account from the settings. Leaves an existing account as it is. */
export async function ensureAdmin(
  db: Db,
  account: { username: string; password: string },
): Promise<void> {
  if ((await findFirstAdminId(db)) !== null) return;
  await insertAdmin(db, {
    username: account.username,
    passwordHash: await hashPassword(account.password),
    role: 'owner',
  });
}

export function listAccounts({ db }: Pick<Deps, 'db'>) {
  return findAccounts(db.prisma);
}

/** @returns false for an existing account */
export async function createAdmin(
  { db }: Pick<Deps, 'db'>,
  account: { username: string; password: string; role?: AdminRole; actor?: string },
): Promise<boolean> {
  const { username, role = 'owner', actor = commandLine } = account;
  const passwordHash = await hashPassword(account.password);
  return db.prisma.$transaction(async (tx) => {
    if (!(await insertAdmin(tx, { username, passwordHash, role }))) return false;
    await recordAccountActivity(tx, { actor, action: 'created', username });
    return true;
  });
}

/**
 * Resets a password, enables the account, ends its sessions and clears failed sign-ins. A person who can run commands on
 * the server can always get in.
 * @returns false for an unknown account
 */
export async function setAdminPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  account: { username: string; password: string },
): Promise<boolean> {
  const { username } = account;
  const passwordHash = await hashPassword(account.password);
  return db.prisma.$transaction(async (tx) => {
    const admin = await findAdminByUsername(tx, username);
    if (!admin) return false;
    await updateAdmin(tx, admin.id, {
      passwordHash,
      passwordChangedAt: clock.now(),
      disabledAt: null,
    });
    await deleteAdminSessions(tx, admin.id);
    await deleteRateLimits(tx, signInPrefix);
    await recordAccountActivity(tx, { actor: commandLine, action: 'reset', username });
    return true;
  });
}

/** Prevents sign-in and ends all grants of the account. The last owner is disabled only with `mayBeLast`. */
export async function disableAdmin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { username: string; mayBeLast: boolean },
): Promise<'disabled' | 'unknown' | 'last'> {
  const { username, mayBeLast } = input;
  return db.prisma.$transaction(async (tx) => {
    // Serialized: two owners who disable each other would leave none.
    await lockAdmins(tx);
    const admin = await findAdminByUsername(tx, username);
    if (!admin) return 'unknown';
    if (!mayBeLast && (await isLastOwner(tx, admin))) return 'last';
    const now = clock.now();
    await updateAdmin(tx, admin.id, { disabledAt: now });
    await endGrantsOf(tx, admin.id, now);
    await recordAccountActivity(tx, { actor: commandLine, action: 'disabled', username });
    return 'disabled';
  });
}

function recordAccountActivity(
  tx: Db,
  { actor, action, username }: { actor: string; action: string; username: string },
): Promise<void> {
  return recordActivity(tx, {
    actor,
    action,
    targetType: 'account',
    summary: username,
  });
}
