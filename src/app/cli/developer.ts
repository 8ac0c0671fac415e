import {
  listedDeveloperFilters,
  listedDevelopersInputSchema,
  profileHidingSchema,
  profileShowingSchema,
} from '../../features/developers/admin-developers.ts';
import {
  hideProfile,
  listForOwner,
  showProfile,
} from '../../features/developers/server/hiding/hiding.service.ts';
import { duplicateSentence } from '../../features/developers/words/admin-developers.ts';
import { notifyDeveloper } from '../../features/messages/server/notifications/notifications.service.ts';
import { systemClock } from '../../server/clock.ts';
import { createContentBus } from '../../server/content-bus.ts';
import { DomainError } from '../../server/domain-error.ts';
import { createMail } from '../../server/integrations/mail.ts';
import { createSharedCache } from '../../server/integrations/shared-cache.ts';
import { createSubscribers } from '../../server/integrations/subscribers.ts';
import { createRateLimits } from '../../server/limits/rate-limits.ts';
import { firstMessages } from '../../shared/first-messages.ts';
import { createContent } from '../server/content/create-content.ts';
import { type Site, withSite } from './command.ts';
import { CommandError, formatTable, type Terminal } from './terminal.ts';

const upToDate = { bringsUpToDate: true };

/** Name in the activity log. */
const operator = { label: 'command line' };

type Schema<Value> = {
  safeParse(given: unknown): { data?: Value; error?: Parameters<typeof firstMessages>[0] };
};

/** @throws CommandError unless it is a number */
function idOf(given: string): number {
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new CommandError(`"${given}" is no id. "site developer list" says the ids.`);
}

function checked<Value>(schema: Schema<Value>, given: unknown): Value {
  const { data, error } = schema.safeParse(given);
  if (data !== undefined) return data;
  throw new CommandError(error ? `${Object.values(firstMessages(error))[0]}.` : 'Not valid.');
}

/** Running copies hear of the change and drop their pages. */
async function withHiding(
  site: Site,
  work: (deps: Parameters<typeof hideProfile>[0]) => Promise<unknown>,
): Promise<void> {
  const { db, log, settings } = site;
  const contentBus = await createContentBus(db, log, {
    sharedCache: createSharedCache(settings.purge),
    subscribers: createSubscribers(settings, systemClock),
  });
  const content = createContent({ db, log });
  try {
    await content.refresh();
    await work({
      ...{ db, settings, contentBus, content, notifyDeveloper, clock: systemClock },
      ...{ mail: createMail(settings.mail), rateLimits: createRateLimits(db.pool, systemClock) },
    });
  } catch (error) {
    throw error instanceof DomainError ? new CommandError(error.message) : error;
  } finally {
    await contentBus.close();
  }
}

export async function listDevelopers(
  terminal: Terminal,
  flags: { hidden?: true; search?: string; page?: string; json?: true },
): Promise<void> {
  const [all, hidden] = listedDeveloperFilters;
  const asked = checked(listedDevelopersInputSchema, {
    page: Number(flags.page ?? 1),
    search: flags.search ?? '',
    filter: flags.hidden ? hidden : all,
  });
  await withSite(terminal, upToDate, async ({ db, say }) => {
    const found = await listForOwner({ db, clock: systemClock }, asked);
    if (flags.json) return say(JSON.stringify(found, null, 2));
    if (found.items.length === 0) return say('No developer fits.');
    const rows = found.items.map((developer) => [
      String(developer.id),
      developer.developerName,
      developer.createdAt.toISOString().slice(0, 10),
      developer.hidden
        ? `hidden: ${developer.hidden.reason}`
        : developer.isProfileComplete
          ? 'shown'
          : 'not finished',
      developer.marks.map(duplicateSentence).join('; '),
    ]);
    say(formatTable(['Id', 'Name', 'Joined', 'State', 'Marks'], rows));
    const pages = Math.ceil(found.total / found.pageSize);
    if (pages > 1) say(`Page ${found.page} of ${pages}, ${found.total} developers.`);
  });
}

export async function hideDeveloper(
  terminal: Terminal,
  id: string,
  { reason }: { reason: string },
): Promise<void> {
  const hiding = checked(profileHidingSchema, { developerId: idOf(id), reason });
  await withSite(terminal, upToDate, async (site) => {
    await withHiding(site, (deps) => hideProfile(deps, operator, hiding));
    site.say(`The profile of developer ${hiding.developerId} is hidden. The developer is told.`);
  });
}

export async function showDeveloper(terminal: Terminal, id: string): Promise<void> {
  const { developerId } = checked(profileShowingSchema, { developerId: idOf(id) });
  await withSite(terminal, upToDate, async (site) => {
    await withHiding(site, (deps) => showProfile(deps, operator, { developerId }));
    site.say(`The profile of developer ${developerId} is shown again.`);
  });
}
