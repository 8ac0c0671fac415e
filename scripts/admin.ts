/**
 * `npm run admin -- <username>` creates an admin or gives an existing one a new password, which it asks for or reads
 * from standard input; `npm run admin -- <username> --disable` shuts one out. Reads the same settings as the server
 * and may run beside it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { systemClock } from '../src/server/clock.ts';
import type { Database } from '../src/server/db/client.ts';
import { DatabaseUnavailableError } from '../src/server/db/errors.ts';
import { applyMigrations } from '../src/server/db/migrate.ts';
import { parseEnv, SettingsError } from '../src/server/env.ts';
import { disableAdmin, setAdminPassword } from '../src/server/features/admin/account.service.ts';
import { createLog } from '../src/server/log.ts';
import { openDatabase } from '../src/server/open-database.ts';
import { packageRoot } from '../src/server/package-root.ts';
import { weaknessOf } from '../src/server/secret-strength.ts';
import { adminLimits } from '../src/shared/admin.ts';

const usage = 'Usage: npm run admin -- <username> [--disable]\n';

/** A mistake of the person at the terminal, said in one sentence. */
class UsageError extends Error {}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { disable: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const username = positionals[0]?.trim() ?? '';
    if (positionals.length === 1 && username && username.length <= adminLimits.username) {
      return { username, isDisabling: values.disable };
    }
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new UsageError(usage);
}

/** As `npm start` does: what the environment says already stands. */
function loadSettingsFile(): void {
  const file = path.join(packageRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks without showing what is typed; a pipe is read to the end of its first line. */
async function readPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  const reader = createInterface({
    input: process.stdin,
    output: silence,
    terminal: isTerminal,
    historySize: 0,
  });
  try {
    if (isTerminal) return await reader.question('');
    for await (const line of reader) return line;
    return '';
  } finally {
    reader.close();
    if (isTerminal) process.stderr.write('\n');
  }
}

async function newPassword(username: string): Promise<string> {
  const password = await readPassword('New password (not shown): ');
  const weakness = weaknessOf(password, [username]);
  if (weakness) throw new UsageError(`The password ${weakness}.\n`);
  if (process.stdin.isTTY && (await readPassword('The same again: ')) !== password) {
    throw new UsageError('The two passwords differ.\n');
  }
  return password;
}

async function change(db: Database, username: string, password: string | null): Promise<string> {
  if (password === null) {
    const isKnown = await disableAdmin({ db, clock: systemClock }, username);
    if (!isKnown) throw new UsageError(`There is no admin "${username}".\n`);
    return `Admin "${username}" is disabled and signed out everywhere.\n`;
  }
  const outcome = await setAdminPassword({ db }, { username, password });
  return outcome === 'created'
    ? `Admin "${username}" is created.\n`
    : `Admin "${username}" has a new password and is signed out everywhere.\n`;
}

async function main(): Promise<void> {
  const { username, isDisabling } = readArguments();
  loadSettingsFile();
  const settings = parseEnv(process.env);
  const password = isDisabling ? null : await newPassword(username);
  const log = createLog('error', pino.destination(2));
  const { db, embedded } = await openDatabase(settings, log);
  try {
    await applyMigrations(db.pool, path.join(packageRoot, 'prisma/migrations'));
    process.stdout.write(await change(db, username, password));
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

try {
  await main();
} catch (error) {
  const isExplained =
    error instanceof UsageError ||
    error instanceof SettingsError ||
    error instanceof DatabaseUnavailableError;
  const text = isExplained ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text?.trimEnd()}\n`);
  process.exitCode = 1;
}
