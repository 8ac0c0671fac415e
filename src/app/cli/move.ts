import type pg from 'pg';
import { lookAtTotpSecrets } from '../../server/auth/factors/totp-secrets.service.ts';
import { moveDatabase } from '../../server/backup/move.ts';
import { readMigrations } from '../../server/db/migrations/migrate.ts';
import { openConnection } from '../../server/db/open-connection.ts';
import { whereKeyIs } from '../../server/keyring/open-keyring.ts';
import { migrationsDir, withSite } from './command.ts';
import { CommandError, counted, type Terminal } from './terminal.ts';

export async function move(terminal: Terminal, address: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) {
    throw new CommandError('--to must be an address such as postgresql://user@host:5432/database.');
  }
  await withSite(terminal, { bringsUpToDate: true }, async (site) => {
    if (!site.isEmbedded) {
      throw new CommandError(
        'DATABASE_URL is set: the site is on a server already. Use "site backup" and "site restore" to go from one server to another.',
      );
    }
    if (!site.isAloneOnEmbedded) {
      throw new CommandError(
        'The site is running on the embedded database: stop it first, so that nothing is written that would be left behind.',
      );
    }
    const { progress, signal } = site;
    const to = await connectTo(address);
    try {
      const rows = await moveDatabase({
        from: await site.connect(),
        to,
        migrations: await readMigrations(migrationsDir),
        progress,
        signal,
      });
      progress.close();
      site.say(
        `${counted(rows, 'row')} moved to the server; counts and sums are the same on both sides.`,
      );
      const { current, former } = await lookAtTotpSecrets(site.db.pool, site.keyring());
      if (current + former > 0) {
        site.say(
          `Secrets went along encrypted, and their key is still ${whereKeyIs(site.settings)}: a site in another place needs it as SECRETS_KEY.`,
        );
      }
      site.say(
        'Put this address into DATABASE_URL, with its password, and start the site. Pictures stay where they are, and so does the embedded database: delete its folder when you no longer want it.',
      );
    } finally {
      await to.end();
    }
  });
}

async function connectTo(address: string): Promise<pg.Client> {
  try {
    return await openConnection({ connectionString: address });
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    const text = reason instanceof Error ? reason.message : String(reason);
    throw new CommandError(
      `The server cannot be reached: ${text}. Check the address; a password may also come from PGPASSWORD.`,
      { cause: error },
    );
  }
}
