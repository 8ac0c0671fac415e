import {
  listRetention,
  purge as purgeOne,
} from '../../features/operations/server/retention.service.ts';
import { systemClock } from '../../server/clock.ts';
import { createMediaStore } from '../../server/integrations/media-store/create-media-store.ts';
import { withSite } from './command.ts';
import { formatTable, type Terminal } from './terminal.ts';

export async function purge(terminal: Terminal, { dryRun }: { dryRun?: true }): Promise<void> {
  await withSite(terminal, { bringsUpToDate: true }, async (site) => {
    const { db, log, settings, signal } = site;
    const mediaStore = await createMediaStore(settings);
    const deps = { db, log, settings, mediaStore, clock: systemClock };
    const rows: string[][] = [];
    for (const { name, limit, dueCount } of await listRetention(deps)) {
      signal.throwIfAborted();
      const count = dryRun || dueCount === 0 ? dueCount : await purgeOne(deps, name);
      rows.push([name, limit === null ? '-' : String(limit), String(count)]);
    }
    const heading = dryRun ? 'Would be deleted' : 'Deleted';
    site.say(formatTable(['What', 'Kept (days or versions)', heading], rows));
  });
}
