import type { Deps } from '../../../server/deps.ts';
import type { TellDeveloper } from '../../../server/outbox/developer-notice.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { daysBefore } from '../../../server/purge-mode.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { greetingName } from '../../requests/server/mail-thread/mail-threads.service.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { askAfterDays, askWithinDays } from '../outcome-options.ts';
import { outcomeMessages } from '../words/outcome-messages.ts';
import {
  findDueChoice,
  findDueChoices,
  findDueTells,
  insertOutcome,
  lockDueTell,
  setTellAt,
} from './asking.queries.ts';

type AskingDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'content'> & {
  tell: TellDeveloper;
};

/**
 * Asks both sides of each choice once what became of it: the client by mail, the developer by their channel. One that fails
 * holds no other back.
 */
export async function askForOutcomes(deps: AskingDeps): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (ask: () => Promise<void>) => {
    try {
      await ask();
    } catch (error) {
      failures.push(error);
    }
  };
  for (const choice of await dueChoices(deps)) await attempt(() => askClient(deps, choice));
  for (const id of await findDueTells(deps.db.prisma, deps.clock.now())) {
    await attempt(() => askDeveloper(deps, id));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some were not asked.');
}

const dueAt = (now: Date) => ({
  after: daysBefore(now, askWithinDays),
  until: daysBefore(now, askAfterDays),
});

/** Without mail nobody can be asked, so the choices wait. */
async function dueChoices({ db, clock, mail }: AskingDeps) {
  return mail.ownerAddress === null ? [] : findDueChoices(db.prisma, dueAt(clock.now()));
}

async function askClient(
  { db, clock, content }: AskingDeps,
  { id, requestId }: { id: number; requestId: number },
): Promise<void> {
  const now = clock.now();
  const { brand } = siteIdentityOf(content);
  await db.prisma.$transaction(async (tx) => {
    if (!(await holdRequest(tx, requestId))) return;
    const choice = await findDueChoice(tx, id, dueAt(now));
    if (!choice) return;
    const { developerId, endsAt: chosenAt, developer, request } = choice;
    const times = { chosenAt, askedAt: now, tellAt: now };
    const outcomeId = await insertOutcome(tx, { briefId: id, developerId, ...times });
    if (!outcomeId || !request.email) return;
    const name = developer.developerName || `developer ${developerId}`;
    const firstName = await greetingName(tx, choice.requestId, request);
    await sendMail(tx, {
      ...outcomeMessages.client(brand, firstName, name),
      ...{ recipient: request.email, outcomeId, hasLink: true },
      dedupeKey: `outcome:${outcomeId}`,
    });
  });
}

async function askDeveloper(
  { db, clock, settings, content, tell }: AskingDeps,
  outcomeId: number,
): Promise<void> {
  const now = clock.now();
  const { brand } = siteIdentityOf(content);
  await db.prisma.$transaction(async (tx) => {
    const due = await lockDueTell(tx, outcomeId, now);
    if (!due) return;
    const { developerId } = due;
    const profile = absoluteUrl(settings.siteOrigin, paths.developerProfile(developerId));
    const notice = {
      dedupeKey: `outcome-developer:${outcomeId}`,
      ...outcomeMessages.developer({ brand, tab: `${profile}?tab=briefs` }),
    };
    await setTellAt(tx, outcomeId, await tell(tx, developerId, notice, now));
  });
}
