import type { SampleCounts } from '../../features/launch/launch.ts';
import {
  countSamples,
  removeSamples as removeAll,
} from '../../features/launch/server/remove-samples.service.ts';
import { systemClock } from '../../server/clock.ts';
import { createContentBus } from '../../server/content-bus.ts';
import { DomainError } from '../../server/domain-error.ts';
import { createSharedCache } from '../../server/integrations/shared-cache.ts';
import { createSubscribers } from '../../server/integrations/subscribers.ts';
import { createTextWork } from '../../server/text-work/text-work.ts';
import { contentKinds } from '../content-kinds.ts';
import { type Site, withSite } from './command.ts';
import { CommandError, formatTable, readConsent, type Terminal } from './terminal.ts';

function rowsOf({ posts, developers, content }: SampleCounts): string[][] {
  return [
    ...(posts > 0 ? [['Posts', String(posts)]] : []),
    ...(developers > 0 ? [['Developers', String(developers)]] : []),
    ...content.map(({ title, count }) => [title, String(count)]),
  ];
}

/** Running copies hear of it and drop their pages. */
async function removeAndAnnounce({ db, log, settings }: Site): Promise<SampleCounts> {
  const contentBus = await createContentBus(db, log, {
    sharedCache: createSharedCache(settings.purge),
    subscribers: createSubscribers(settings, systemClock),
  });
  const textWork = createTextWork(log);
  try {
    const removed = await removeAll({ db, contentBus, textWork, clock: systemClock }, contentKinds);
    await contentBus.announce('content');
    return removed;
  } catch (error) {
    throw error instanceof DomainError ? new CommandError(error.message) : error;
  } finally {
    await Promise.all([contentBus.close(), textWork.stop()]);
  }
}

export async function removeSamples(terminal: Terminal, { yes }: { yes?: true }): Promise<void> {
  await withSite(terminal, { bringsUpToDate: true }, async (site) => {
    const found = await countSamples(site, contentKinds);
    const sayKept = ({ kept }: SampleCounts) => {
      if (kept.length > 0) site.say(`Changed since, so it stays: ${kept.join(', ')}.`);
    };
    if (rowsOf(found).length === 0) {
      site.say('There are no samples to remove.');
      sayKept(found);
      return;
    }
    if (!yes) {
      site.say(formatTable(['Sample', 'Would be removed'], rowsOf(found)));
      if (!(await readConsent(terminal, 'Remove them?'))) {
        site.say('Nothing was changed.');
        return;
      }
    }
    const removed = await removeAndAnnounce(site);
    site.say(formatTable(['Sample', 'Removed'], rowsOf(removed)));
    sayKept(removed);
  });
}
