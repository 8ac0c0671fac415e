import path from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { siteVersion } from '../../server/package-root.ts';
import type { BackupFlags } from './backup.ts';
import type { RestoreFlags } from './backups/restore.ts';
import type { Terminal } from './terminal.ts';

interface StoredFlags {
  list?: true;
  /** True for the newest one. */
  verify?: true | string;
}

const usageExitCode = 2;

/** npm runs its scripts in the folder of package.json, and passes the caller's folder in INIT_CWD. */
function fileOfCaller({ env }: Terminal, file: string): string {
  return path.resolve(env.INIT_CWD ?? process.cwd(), file);
}

function createProgram(terminal: Terminal, outcome: { exitCode: number }): Command {
  const program = new Command('site')
    .description(
      'Works on the site of these settings (environment, .env), beside its running copies. In a checkout: npm run site -- <command>. In the image: node dist/server/site.js <command>. With the archive: npx file:<archive> <command>.',
    )
    .version(siteVersion(), '--version', 'say the version of the site')
    .exitOverride()
    .showHelpAfterError('(--help says more)')
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    });

  program
    .command('backup')
    .summary('save the whole site to a file, or to the target of backups')
    .description(
      'Saves every row and every picture as they are at this moment, while the site runs. Without a file it goes to BACKUP_TARGET, and backups there that BACKUP_KEEP does not name any more are deleted. The backup is gzipped tar, can be read by you alone, and appears when it is whole.',
    )
    .argument('[file]', 'a new file, for example site-2026-01-31.tar.gz')
    .option(
      '--encrypt',
      'encrypt it with BACKUP_PASSPHRASE or one that is asked for (age, https://age-encryption.org); at the target this needs no saying where BACKUP_PASSPHRASE is set',
    )
    .addOption(new Option('--list', 'only list the backups at the target').conflicts('verify'))
    .option(
      '--verify [name]',
      'only restore one of them, or else the newest, into a database of its own, compare it with what was saved, and drop it',
    )
    .action(async (file: string | undefined, flags: BackupFlags & StoredFlags) => {
      if (flags.list || flags.verify) {
        const { listBackups, verifyBackup } = await import('./backups/stored-backups.ts');
        if (flags.list) return listBackups(terminal);
        return verifyBackup(terminal, flags.verify === true ? null : (flags.verify ?? null));
      }
      const { backup } = await import('./backup.ts');
      await backup(terminal, file === undefined ? null : fileOfCaller(terminal, file), flags);
    });

  program
    .command('restore')
    .summary('bring a saved site back')
    .description(
      'Puts a backup of this or an older version into the database and the picture store of the settings. The backup is checked to its end first; a damaged one changes nothing. An encrypted one is opened with BACKUP_PASSPHRASE, or its passphrase is asked for. The database changes in one step, and may be in use: requests wait, copies that run drop their pages. Everybody is signed out.',
    )
    .argument('[file]', 'a file of "site backup", or the name of a backup at BACKUP_TARGET')
    .option(
      '--to <time>',
      'without a file: bring the embedded database to a moment, such as 2026-12-01T14:30:00Z, or to the "latest" one at BACKUP_TARGET. The site must not run',
    )
    .option('--replace', 'replace the site that is in the database, all of it')
    .option('--keep-sign-ins', 'leave sessions and API tokens of the backup as they were')
    .action(async (given: string | undefined, { to, ...flags }: RestoreFlags & { to?: string }) => {
      if (to !== undefined && given === undefined) {
        const { restoreToTime } = await import('./backups/restore-to.ts');
        return restoreToTime(terminal, to, flags);
      }
      if (to !== undefined || given === undefined) {
        return program.error('error: name a file, or a moment with --to');
      }
      const { restore } = await import('./backups/restore.ts');
      await restore(terminal, { given, file: fileOfCaller(terminal, given) }, flags);
    });

  const bringUp = async (file: string | undefined, { adopts }: { adopts: boolean }) => {
    const { upgrade } = await import('./upgrade/upgrade.ts');
    const { probePages: probe, requireBuild } = await import('./upgrade/probe-pages.ts');
    requireBuild();
    const target = file === undefined ? null : fileOfCaller(terminal, file);
    await upgrade(terminal, target, { probe, adopts });
  };
  program
    .command('upgrade')
    .summary('bring the database to this version, or leave it as it was')
    .description(
      'Run it with the new version, before its first start. Checks the site, makes a backup, upgrades a copy of it and draws the pages of the copy. Then it upgrades the database, names each step and draws the pages again. Copies of the old version may run meanwhile. Where something goes wrong, the database stays as it was or goes back to the backup. Needs room for the copy.',
    )
    .argument('[file]', 'a new file for the backup; without it, it goes to BACKUP_TARGET')
    .action((file: string | undefined) => bringUp(file, { adopts: false }));

  program
    .command('adopt')
    .summary('carry a database of the last version before 1.0.0 over to this one')
    .description(
      'Does what "site upgrade" does, for a database of the last version before 1.0.0. Stop every copy of that version first. Version 1.1 has no such command.',
    )
    .argument('[file]', 'a new file for the backup; without it, it goes to BACKUP_TARGET')
    .action((file: string | undefined) => bringUp(file, { adopts: true }));

  program
    .command('move')
    .summary('carry the embedded database to a PostgreSQL server')
    .description(
      'Carries everything in the embedded database to an empty database on a server, and compares counts and sums. The site must be stopped. A password that is not in the address comes from PGPASSWORD or ~/.pgpass.',
    )
    .requiredOption('--to <address>', 'postgresql://user@host:5432/database')
    .action(async ({ to }: { to: string }) => {
      const { move } = await import('./move.ts');
      await move(terminal, to);
    });

  const admin = program
    .command('admin')
    .summary('accounts of the admin area')
    .description('Accounts of the admin area. Passwords are asked for, or read from a pipe.');
  admin
    .command('add')
    .description('Makes an account.')
    .argument('<username>')
    .option(
      '--role <role>',
      'owner (everything), editor (all posts) or author (own posts)',
      'owner',
    )
    .action(async (username: string, flags: { role: string }) => {
      const { addAdmin } = await import('./admin.ts');
      await addAdmin(terminal, username, flags);
    });
  admin
    .command('password')
    .description(
      'Gives an account a new password, signs it out everywhere, lets it in again where it was removed, and forgets failed sign-ins. Who can run this can always get in.',
    )
    .argument('<username>')
    .action(async (username: string) => {
      const { changePassword } = await import('./admin.ts');
      await changePassword(terminal, username);
    });
  admin
    .command('reset-factors')
    .description(
      'Takes passkeys, authenticator app and recovery codes off an account whose owner has lost them all, signs it out everywhere and forgets failed sign-ins. Its password stays.',
    )
    .argument('<username>')
    .action(async (username: string) => {
      const { resetSecondFactors } = await import('./admin.ts');
      await resetSecondFactors(terminal, username);
    });
  admin
    .command('list')
    .description('Says who may sign in.')
    .option('--json', 'for programs')
    .action(async (flags: { json?: true }) => {
      const { listAdmins } = await import('./admin.ts');
      await listAdmins(terminal, flags);
    });
  admin
    .command('remove')
    .description(
      'Shuts an account out: no sign-in, no session, no API token of it works. Its name stays in the history, and "site admin password" lets it in again.',
    )
    .argument('<username>')
    .option('--last', 'also where nobody could sign in afterwards')
    .action(async (username: string, flags: { last?: true }) => {
      const { removeAdmin } = await import('./admin.ts');
      await removeAdmin(terminal, username, flags);
    });

  program
    .command('check')
    .summary('say whether everything that the site leans on works')
    .description(
      'Checks settings, database, rights, schema, key of secrets, picture store, mail, text messages and AI, each with a sentence: ok, warn (works, or is off) or fail. Lists what is still sample, invented or unset before launch. Ends with 1 when something failed. Sends nothing to anybody.',
    )
    .option('--json', 'for programs')
    .action(async (flags: { json?: true }) => {
      const { check } = await import('./check/check.ts');
      if (!(await check(terminal, flags))) outcome.exitCode = 1;
    });

  program
    .command('samples')
    .summary('what the demo brought along')
    .description('Posts, developers, testimonials and projects that are made up.')
    .command('remove')
    .description(
      'Takes fictional posts and developers out of the database with everything that hangs on them, and sample testimonials and sample projects out of the content, whose versions are kept. What somebody has changed stays and is named. Says what it would take and asks before it does.',
    )
    .option('--yes', 'without asking')
    .action(async (flags: { yes?: true }) => {
      const { removeSamples } = await import('./samples.ts');
      await removeSamples(terminal, flags);
    });

  const developer = program
    .command('developer')
    .summary('profiles of the developer network')
    .description('Finds, hides and shows profiles. Running copies drop their pages at once.');
  developer
    .command('list')
    .description(
      'Says who is in the network, new and changed ones first, and what they share with others.',
    )
    .option('--hidden', 'hidden profiles alone')
    .option('--search <words>', 'a part of the name')
    .option('--page <number>', 'a further page')
    .option('--json', 'for programs')
    .action(async (flags: { hidden?: true; search?: string; page?: string; json?: true }) => {
      const { listDevelopers } = await import('./developer.ts');
      await listDevelopers(terminal, flags);
    });
  developer
    .command('hide')
    .description(
      'Hides a profile from everybody but its developer, who is told the reason and can still sign in.',
    )
    .argument('<id>')
    .requiredOption('--reason <words>', 'shown to the developer')
    .action(async (id: string, flags: { reason: string }) => {
      const { hideDeveloper } = await import('./developer.ts');
      await hideDeveloper(terminal, id, flags);
    });
  developer
    .command('show')
    .description('Shows a hidden profile again.')
    .argument('<id>')
    .action(async (id: string) => {
      const { showDeveloper } = await import('./developer.ts');
      await showDeveloper(terminal, id);
    });

  const key = program
    .command('key')
    .summary('the key of encrypted secrets')
    .description(
      'Makes and changes the key in SECRETS_KEY, which encrypts authenticator apps in the database. To change it: put a new key before the present one, with a comma between, start every copy of the site again, "site key rotate", and take the old one away.',
    );
  key
    .command('new')
    .description('Shows a new key, and does nothing else.')
    .action(async () => {
      const { newKey } = await import('./key.ts');
      newKey(terminal);
    });
  key
    .command('rotate')
    .description('Encrypts with the first key of SECRETS_KEY what its other keys open.')
    .action(async () => {
      const { rotateKey } = await import('./key.ts');
      await rotateKey(terminal);
    });

  const jobs = program
    .command('jobs')
    .summary('background jobs by state, and those that have failed')
    .description('Counts background jobs by state, and lists those that have failed for good.')
    .option('--json', 'for programs')
    .action(async (flags: { json?: true }) => {
      const { listJobs } = await import('./jobs.ts');
      await listJobs(terminal, flags);
    });
  jobs
    .command('retry')
    .description('Lets jobs that have failed for good be tried again.')
    .argument('[ids...]')
    .option('--all', 'all of them')
    .action(async (ids: string[], flags: { all?: true }) => {
      const { retryJobs } = await import('./jobs.ts');
      await retryJobs(terminal, ids, flags);
    });

  program
    .command('purge')
    .summary('clear away what is kept no longer')
    .description(
      'Deletes now what the nightly jobs would: ended sessions, old logs, deleted posts and the like. The admin area says what is kept for how long.',
    )
    .option('--dry-run', 'only count it')
    .action(async (flags: { dryRun?: true }) => {
      const { purge } = await import('./purge.ts');
      await purge(terminal, flags);
    });

  return program;
}

/** @returns the exit code: 0, 1 after a failure, 2 after a wrong usage */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<number> {
  const outcome = { exitCode: 0 };
  try {
    await createProgram(terminal, outcome).parseAsync(args, { from: 'user' });
    return outcome.exitCode;
  } catch (error) {
    // Commander has already shown the help or the usage error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : usageExitCode;
    const { sentenceFor } = await import('./command.ts');
    terminal.stderr.write(`${sentenceFor(error)}\n`);
    return 1;
  }
}
