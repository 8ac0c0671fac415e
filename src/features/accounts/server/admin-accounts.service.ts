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

/** Who has done what the operator's program does, in the activity log. */
export const commandLine = 'command line';

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
    role: 'owner',
  });
}

/** Who may or might sign in, in the order of their accounts. */
export function listAccounts({ db }: Pick<Deps, 'db'>) {
  return findAccounts(db.prisma);
}

/** @returns false when there is an account of this name already. */
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
 * Gives an admin a new password, enables it, ends all of its sessions and forgets failed sign-ins: somebody who can run
 * commands on the server can always get in.
 * @returns false when there is no such admin.
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

/**
 * Shuts an admin out: no sign-in, and everything ends that the account has opened. The last owner who could still sign in is shut
 * out only where that is meant.
 */
export async function disableAdmin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { username: string; mayBeLast: boolean },
): Promise<'disabled' | 'unknown' | 'last'> {
  const { username, mayBeLast } = input;
  return db.prisma.$transaction(async (tx) => {
    // One after the other: two that shut out each other would leave nobody.
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
