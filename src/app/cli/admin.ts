import {
  createAdmin,
  disableAdmin,
  listAccounts,
  setAdminPassword,
} from '../../features/accounts/server/admin-accounts.service.ts';
import { resetFactors } from '../../features/accounts/server/factors/factors.service.ts';
import { systemClock } from '../../server/clock.ts';
import { weaknessOf } from '../../server/settings/secret-strength.ts';
import { adminLimits } from '../../shared/admin/admin.ts';
import { type AdminRole, adminRoleSchema, adminRoles } from '../../shared/admin/admin-roles.ts';
import { withSite } from './command.ts';
import { CommandError, formatTable, readSecret, type Terminal } from './terminal.ts';

const upToDate = { bringsUpToDate: true };

function requireUsername(given: string): string {
  const username = given.trim();
  if (username && username.length <= adminLimits.username) return username;
  throw new CommandError(`A username has 1 to ${adminLimits.username} characters.`);
}

const unknownAdmin = (username: string) =>
  new CommandError(`There is no admin "${username}". "site admin list" says who there is.`);

async function newPassword(terminal: Terminal, username: string): Promise<string> {
  const password = await readSecret(terminal, 'New password (not shown): ');
  const weakness = weaknessOf(password, [username]);
  if (weakness) throw new CommandError(`The password ${weakness}.`);
  if (terminal.stdin.isTTY && (await readSecret(terminal, 'The same again: ')) !== password) {
    throw new CommandError('The two passwords differ.');
  }
  return password;
}

function requireRole(given: string): AdminRole {
  const role = adminRoleSchema.safeParse(given).data;
  if (role) return role;
  throw new CommandError(`A role is one of ${adminRoles.join(', ')}.`);
}

export async function addAdmin(
  terminal: Terminal,
  given: string,
  flags: { role: string },
): Promise<void> {
  const role = requireRole(flags.role);
  const username = requireUsername(given);
  await withSite(terminal, upToDate, async ({ db, say }) => {
    const isKnown = (await listAccounts({ db })).some((account) => account.username === username);
    if (isKnown) throw alreadyThere(username);
    const password = await newPassword(terminal, username);
    if (!(await createAdmin({ db }, { username, password, role }))) throw alreadyThere(username);
    say(`Admin "${username}" is created.`);
  });
}

const alreadyThere = (username: string) =>
  new CommandError(
    `There is an admin "${username}" already. "site admin password ${username}" gives it a new password.`,
  );

export async function changePassword(terminal: Terminal, given: string): Promise<void> {
  const username = requireUsername(given);
  await withSite(terminal, upToDate, async ({ db, say }) => {
    const isKnown = (await listAccounts({ db })).some((account) => account.username === username);
    if (!isKnown) throw unknownAdmin(username);
    const password = await newPassword(terminal, username);
    if (!(await setAdminPassword({ db, clock: systemClock }, { username, password })))
      throw unknownAdmin(username);
    say(
      `Admin "${username}" has a new password and is signed out everywhere. Failed sign-ins are forgotten.`,
    );
  });
}

export async function resetSecondFactors(terminal: Terminal, given: string): Promise<void> {
  const username = requireUsername(given);
  await withSite(terminal, upToDate, async ({ db, say }) => {
    if (!(await resetFactors({ db }, username))) throw unknownAdmin(username);
    say(
      `Admin "${username}" signs in with the password alone and is signed out everywhere. Failed sign-ins are forgotten.`,
    );
  });
}

export async function listAdmins(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  await withSite(terminal, upToDate, async ({ db, say }) => {
    const accounts = await listAccounts({ db });
    if (json) {
      say(JSON.stringify(accounts, null, 2));
      return;
    }
    if (accounts.length === 0) {
      say('There is no admin yet: the first start of the site makes one of the settings.');
      return;
    }
    const rows = accounts.map(({ username, role, disabledAt, createdAt, sessions, tokens }) => [
      username,
      disabledAt ? `removed ${disabledAt.toISOString().slice(0, 10)}` : 'may sign in',
      createdAt.toISOString().slice(0, 10),
      String(sessions),
      String(tokens),
      role,
    ]);
    say(formatTable(['Username', 'State', 'Since', 'Sessions', 'API tokens', 'Role'], rows));
  });
}

export async function removeAdmin(
  terminal: Terminal,
  given: string,
  { last }: { last?: true },
): Promise<void> {
  const username = requireUsername(given);
  await withSite(terminal, upToDate, async ({ db, say }) => {
    const outcome = await disableAdmin(
      { db, clock: systemClock },
      { username, mayBeLast: last === true },
    );
    if (outcome === 'unknown') throw unknownAdmin(username);
    if (outcome === 'last') {
      throw new CommandError(
        `"${username}" is the last owner who can sign in. Add another one first ("site admin add"), or say --last.`,
      );
    }
    say(`Admin "${username}" is shut out and signed out everywhere.`);
  });
}
