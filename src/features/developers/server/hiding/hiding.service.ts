import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { takeBackWaiting } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type {
  ListedDevelopers,
  ListedDevelopersInput,
  ProfileHiding,
} from '../../admin-developers.ts';
import { profileHidingContent } from '../../words/profile-hiding.ts';
import { findDeveloper } from '../developers.queries.ts';
import { closeReportsOfProfile } from '../profile-reports/profile-reports.service.ts';
import { findListed, markHidden, markShown } from './hiding.queries.ts';

export type NotifyDeveloper = (
  tx: Db,
  developerId: number,
  notice: { dedupeKey: string; sms: string; mail: { subject: string; text: string } },
) => Promise<void>;

type HidingDeps = Pick<Deps, 'db' | 'clock' | 'contentBus' | 'settings' | 'content'> & {
  notifyDeveloper: NotifyDeveloper;
};

const { notices, refusals } = profileHidingContent;
const targetType = 'developer profile';

export async function listForOwner(
  { db }: Pick<Deps, 'db'>,
  { page, search, filter }: ListedDevelopersInput,
): Promise<ListedDevelopers> {
  const { rows, total } = await findListed(db.prisma, {
    ...{ search, isHidden: filter === 'hidden' },
    ...{ skip: (page - 1) * adminPageSize, take: adminPageSize },
  });
  const items = rows.map(({ profileCompletedAt, hiddenAt, hiddenReason, ...developer }) => ({
    ...developer,
    isProfileComplete: profileCompletedAt !== null,
    hidden: hiddenAt && { since: hiddenAt, reason: hiddenReason },
  }));
  return { items, total, page, pageSize: adminPageSize };
}

const noticeKey = (developerId: number, hiddenAt: Date) =>
  `profile-hidden:${developerId}:${hiddenAt.getTime()}`;

/**
 * Hides a profile from everybody but its developer, who gets a notification and can still sign in. Closes its open reports.
 * @throws DomainError NOT_FOUND, CONFLICT when it is hidden already
 */
export async function hideProfile(
  { db, clock, contentBus, settings, content, notifyDeveloper }: HidingDeps,
  admin: AdminIdentity,
  { developerId, reason }: ProfileHiding,
): Promise<void> {
  const hiddenAt = clock.now();
  await db.prisma.$transaction(async (tx) => {
    if (!(await markHidden(tx, developerId, { hiddenAt, hiddenReason: reason }))) {
      const isThere = (await findDeveloper(tx, developerId)) !== null;
      throw isThere
        ? new DomainError('CONFLICT', refusals.isHidden)
        : new DomainError('NOT_FOUND', refusals.missing);
    }
    await closeReportsOfProfile(tx, developerId, hiddenAt);
    const address = absoluteUrl(settings.siteOrigin, paths.developerProfile(developerId));
    await notifyDeveloper(tx, developerId, {
      dedupeKey: noticeKey(developerId, hiddenAt),
      ...notices.hidden(siteIdentityOf(content).brand, address, reason),
    });
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'hid', targetType, targetId: developerId },
      summary: `of developer ${developerId}: ${reason}`,
    });
    await contentBus.record(tx);
  });
  await contentBus.announce();
}

/**
 * Shows a hidden profile again. Notifies the developer, or withdraws an unsent notice of the hiding.
 * @throws DomainError NOT_FOUND when there is no such hidden profile
 */
export async function showProfile(
  { db, contentBus, settings, content, notifyDeveloper }: HidingDeps,
  admin: AdminIdentity,
  developerId: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const hiddenAt = await markShown(tx, developerId);
    if (!hiddenAt) throw new DomainError('NOT_FOUND', refusals.notHidden);
    const toldOf = noticeKey(developerId, hiddenAt);
    if (!(await takeBackWaiting(tx, toldOf))) {
      const address = absoluteUrl(settings.siteOrigin, paths.developerProfile(developerId));
      const dedupeKey = `${toldOf}:shown`;
      await notifyDeveloper(tx, developerId, {
        dedupeKey,
        ...notices.shown(siteIdentityOf(content).brand, address),
      });
    }
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'showed', targetType, targetId: developerId },
      summary: `of developer ${developerId}`,
    });
    await contentBus.record(tx);
  });
  await contentBus.announce();
}
