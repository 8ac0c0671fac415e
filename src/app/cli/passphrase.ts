import { weaknessOf } from '../../server/settings/secret-strength.ts';
import type { Site } from './command.ts';
import { CommandError, readSecret } from './terminal.ts';

/** Reads the passphrase of a new backup from the settings or the terminal. @throws CommandError for a weak one */
export async function newPassphrase({ settings, terminal }: Site): Promise<string> {
  // This passphrase was checked together with the settings.
  if (settings.backups.passphrase) return settings.backups.passphrase;
  const passphrase = await askFor(terminal, 'Passphrase of the backup (not shown): ');
  const weakness = weaknessOf(passphrase, []);
  if (weakness) throw new CommandError(`The passphrase ${weakness}.`);
  if (terminal.stdin.isTTY && (await readSecret(terminal, 'The same again: ')) !== passphrase) {
    throw new CommandError('The two passphrases differ.');
  }
  return passphrase;
}

export async function knownPassphrase({
  settings,
  terminal,
}: Pick<Site, 'settings' | 'terminal'>): Promise<string> {
  return (
    settings.backups.passphrase ??
    (await askFor(terminal, 'Passphrase of the backup (not shown): '))
  );
}

async function askFor(terminal: Site['terminal'], question: string): Promise<string> {
  const passphrase = await readSecret(terminal, question);
  if (passphrase) return passphrase;
  throw new CommandError(
    'There is no passphrase: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, or type one.',
  );
}
