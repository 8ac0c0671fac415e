import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { withEachRow } from '../../../../server/each-row.ts';
import type { NotifyDeveloper } from '../../../../server/outbox/developer-notice.ts';
import { takeBackWaiting } from '../../../../server/outbox/outbox.service.ts';
import { tellWebhooks } from '../../../../server/outbox/webhook-events.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { daysBefore } from '../../../../server/purge-mode.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type {
  ListedDevelopers,
  ListedDevelopersInput,
  ProfileHiding,
  ProfilesChanged,
  ProfilesHiding,
  ProfilesShowing,
} from '../../admin-developers.ts';
import { duplicateLimits } from '../../duplicate-options.ts';
import { profileHidingContent } from '../../words/profile-hiding.ts';
import { findDeveloper } from '../developers.queries.ts';
import { marksOf } from '../duplicates/duplicates.service.ts';
import { type AnswerDeps, reportsToClose } from '../profile-reports/report-answers.service.ts';
import { findListed, lockHidden, markHidden, markShown } from './hiding.queries.ts';

type HidingDeps = Pick<Deps, 'db' | 'clock' | 'contentBus' | 'settings' | 'content'> & {
  notifyDeveloper: NotifyDeveloper;
};

type ReportedHidingDeps = HidingDeps & AnswerDeps;

const { notices, refusals } = profileHidingContent;
const targetType = 'developer profile';

export async function listForOwner(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { page, search, filter, sort }: ListedDevelopersInput,
): Promise<ListedDevelopers> {
  const { rows, total } = await findListed(db.prisma, {
    ...{ search, sort, filter },
    ...{ skip: (page - 1) * adminPageSize, take: adminPageSize },
  });
  const marks = await marksOf(
    { db },
    rows.map(({ id }) => id),
  );
  const newSince = daysBefore(clock.now(), duplicateLimits.newDays);
  const items = rows.map(({ profileCompletedAt, hiddenAt, hiddenReason, ...developer }) => ({
    ...developer,
    isNew: developer.createdAt > newSince,
    isProfileComplete: profileCompletedAt !== null,
    marks: marks.get(developer.id) ?? [],
    hidden: hiddenAt && { since: hiddenAt, reason: hiddenReason },
  }));
  return { items, total, page, pageSize: adminPageSize };
}

const noticeKey = (developerId: number, hiddenAt: Date) =>
  `profile-hidden:${developerId}:${hiddenAt.getTime()}`;

const shownKey = (developerId: number, hiddenAt: Date) =>
  `${noticeKey(developerId, hiddenAt)}:shown`;

interface Hiding {
  id: number;
  since: Date;
  reason: string;
}

/**
 * Hides a profile from everybody but its developer, who gets a notification and can still sign in. Closes its open reports and
 * answers them.
 * @param hiding.since begin of a former hiding, which goes on if the notice of its end can be withdrawn
 * @throws DomainError NOT_FOUND, CONFLICT when it is hidden already
 */
export async function hideProfile(
  deps: ReportedHidingDeps,
  admin: Pick<AdminIdentity, 'label'>,
  { developerId, reason, answer = '', since }: ProfileHiding & { since?: Date | undefined },
): Promise<Hiding> {
  const { db, clock, contentBus, settings, content, notifyDeveloper } = deps;
  const now = clock.now();
  const closeReports = await reportsToClose(deps, { developerId });
  const hiding = await db.prisma.$transaction(async (tx) => {
    const goesOn = since !== undefined && (await takeBackWaiting(tx, shownKey(developerId, since)));
    const hiddenAt = goesOn ? since : now;
    if (!(await markHidden(tx, developerId, { hiddenAt, hiddenReason: reason }))) {
      const isThere = (await findDeveloper(tx, developerId)) !== null;
      throw isThere
        ? new DomainError('CONFLICT', refusals.isHidden)
        : new DomainError('NOT_FOUND', refusals.missing);
    }
    await closeReports(tx, { decision: 'hidden', words: answer, now });
    if (!goesOn) {
      const address = absoluteUrl(settings.siteOrigin, paths.developerProfile(developerId));
      await notifyDeveloper(tx, developerId, {
        dedupeKey: noticeKey(developerId, hiddenAt),
        ...notices.hidden(siteIdentityOf(content).brand, address, reason),
      });
    }
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'hid', targetType, targetId: developerId },
      summary: `of developer ${developerId}: ${reason}`,
    });
    const path = paths.developerProfile(developerId);
    await tellWebhooks(tx, 'developer.hidden', { at: now, data: { id: developerId }, path });
    await contentBus.record(tx);
    return { id: developerId, since: hiddenAt, reason };
  });
  await contentBus.announce();
  return hiding;
}

/**
 * Shows a hidden profile again. Notifies the developer, or withdraws an unsent notice of the hiding.
 * @param showing.since begin of the hiding that the admin saw; a later hiding refuses
 * @returns the hiding that ended
 * @throws DomainError NOT_FOUND when there is no such hidden profile, CONFLICT when it was hidden anew
 */
export async function showProfile(
  { db, contentBus, settings, content, notifyDeveloper }: HidingDeps,
  admin: Pick<AdminIdentity, 'label'>,
  { developerId, since }: { developerId: number; since?: Date },
): Promise<Hiding> {
  const ended = await db.prisma.$transaction(async (tx) => {
    const hidden = await lockHidden(tx, developerId);
    if (!hidden) throw new DomainError('NOT_FOUND', refusals.notHidden);
    const { hiddenAt, hiddenReason } = hidden;
    if (since && since.getTime() !== hiddenAt.getTime()) {
      throw new DomainError('CONFLICT', refusals.hiddenAnew);
    }
    await markShown(tx, developerId);
    if (!(await takeBackWaiting(tx, noticeKey(developerId, hiddenAt)))) {
      const address = absoluteUrl(settings.siteOrigin, paths.developerProfile(developerId));
      await notifyDeveloper(tx, developerId, {
        dedupeKey: shownKey(developerId, hiddenAt),
        ...notices.shown(siteIdentityOf(content).brand, address),
      });
    }
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'showed', targetType, targetId: developerId },
      summary: `of developer ${developerId}`,
    });
    await contentBus.record(tx);
    return { id: developerId, since: hiddenAt, reason: hiddenReason };
  });
  await contentBus.announce();
  return ended;
}

/** Hides each profile in its own transaction. Leaves and names those that are hidden already. */
export function hideProfiles(
  deps: ReportedHidingDeps,
  admin: Pick<AdminIdentity, 'label'>,
  { profiles }: ProfilesHiding,
): Promise<ProfilesChanged> {
  return withEachRow(profiles, ({ id, ...hiding }) =>
    hideProfile(deps, admin, { developerId: id, ...hiding }),
  );
}

/** Shows each profile in its own transaction. Leaves and names those that somebody has shown or hidden anew meanwhile. */
export function showProfiles(
  deps: HidingDeps,
  admin: Pick<AdminIdentity, 'label'>,
  { profiles }: ProfilesShowing,
): Promise<ProfilesChanged> {
  return withEachRow(profiles, ({ id, since }) =>
    showProfile(deps, admin, { developerId: id, since }),
  );
}
