import { rotateAddresses } from '../../features/calls/server/busy/calendar-address.ts';
import { rotateWebhookSecrets } from '../../features/webhooks/server/secrets.ts';
import {
  lookAtTotpSecrets,
  missingKeyOf,
  rotateTotpSecrets,
} from '../../server/auth/factors/totp-secrets.service.ts';
import { makeSecretsKey } from '../../server/settings/secrets-key.ts';
import { withSite } from './command.ts';
import { CommandError, counted, type Terminal } from './terminal.ts';

export function newKey(terminal: Terminal): void {
  terminal.stdout.write(`${makeSecretsKey()}\n`);
}

export async function rotateKey(terminal: Terminal): Promise<void> {
  await withSite(terminal, { bringsUpToDate: true }, async (site) => {
    const keyring = site.keyring();
    const rotated = await rotateTotpSecrets(site.db.pool, keyring);
    const { current, unreadable } = await lookAtTotpSecrets(site.db.pool, keyring);
    site.say(
      `${counted(rotated, 'authenticator app')} encrypted anew, ${current} in all with the key ${keyring.keyId}.`,
    );
    const calendars = await rotateAddresses(site.db.prisma, keyring);
    if (calendars.rotated > 0) {
      site.say(`${counted(calendars.rotated, 'link')} to calendars encrypted anew.`);
    }
    const webhooks = await rotateWebhookSecrets(site.db.prisma, keyring);
    if (webhooks.rotated > 0) {
      site.say(`${counted(webhooks.rotated, 'secret')} of webhooks encrypted anew.`);
    }
    if (unreadable.length > 0) throw new CommandError(missingKeyOf(unreadable));
    if (calendars.unreadable > 0) {
      throw new CommandError(
        'The keys of the settings do not open the address of a calendar: add its key to SECRETS_KEY, or remove the calendar under Calls and add it again.',
      );
    }
    if (webhooks.unreadable > 0) {
      throw new CommandError(
        'The keys of the settings do not open a webhook: add its key to SECRETS_KEY, or remove the webhook under Webhooks and add it again.',
      );
    }
    if (keyring.formerKeyIds.length > 0) {
      site.say(
        'The database needs no former key any more. Backups from before do: keep it with them.',
      );
    }
  });
}
