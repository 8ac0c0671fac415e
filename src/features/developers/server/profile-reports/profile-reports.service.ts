import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { NotifyDeveloper } from '../../../../server/outbox/developer-notice.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import { addReport } from '../../../conversations/server/reports/reports.service.ts';
import { judgeMessage, type SpamSignals } from '../../../requests/server/spam-defense.ts';
import type { ProfileReportForm } from '../../reports/profile-reports.ts';
import type {
  ProfileReportDismissal,
  ReportedPicture,
  ReportedProfiles,
} from '../../reports/reported-profiles.ts';
import { profileReportContent } from '../../words/reports/profile-reports.ts';
import { photoRemovedNotice } from '../../words/reports/report-answers.ts';
import { isSeenByVisitors } from '../developers.queries.ts';
import { type PhotoDeps, removePhoto } from '../profile/photo.service.ts';
import {
  countReportedProfiles,
  findOpenReportsOf,
  findReportedProfiles,
} from './profile-reports.queries.ts';
import { type AnswerDeps, reportsToClose } from './report-answers.service.ts';

/** More profiles appear as these are closed. */
const mostListed = 20;
/** Limits the reports per profile. A flood shows as its latest reports and a count. */
const mostOfOneProfile = 5;

const { refusals } = profileReportContent;
const targetType = 'developer profile';

/**
 * Stores a visitor's report and marks suspected junk, whose address is not kept: answers to a flood would be a flood of mail.
 * @throws DomainError NOT_FOUND for a profile that visitors cannot see, TOO_MANY_REQUESTS
 */
export async function reportProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  input: { developerId: number; form: ProfileReportForm; signals: SpamSignals; ip: string },
): Promise<void> {
  const { developerId, form, signals, ip } = input;
  const db = deps.db.prisma;
  if (!(await isSeenByVisitors(db, developerId))) {
    throw new DomainError('NOT_FOUND', refusals.notShown);
  }
  const box = String(developerId);
  const verdict = await judgeMessage(deps, { kind: 'profile-report', box, signals, ip });
  await addReport(db, {
    ...{ about: { developerId }, reason: form.reason, word: form.word },
    email: verdict === 'clean' ? form.email.toLowerCase() : '',
    ...{ isSuspected: verdict !== 'clean', createdAt: deps.clock.now() },
  });
}

export async function listReportedProfiles({
  db,
  mail,
}: Pick<Deps, 'db' | 'mail'>): Promise<ReportedProfiles> {
  const [rows, total] = await Promise.all([
    findReportedProfiles(db.prisma, mostListed),
    countReportedProfiles(db.prisma),
  ]);
  const items = await Promise.all(
    rows.map(async ({ developerId, developerName, photoUrl, ...row }) => {
      const reports = await findOpenReportsOf(db.prisma, developerId, mostOfOneProfile);
      return {
        developer: { id: developerId, name: developerName, photoUrl },
        ...{ count: row.count, lastId: row.lastId, answerCount: row.answerCount },
        pictures: { count: row.pictureCount, answerCount: row.pictureAnswerCount },
        // The owner answers without knowing the address.
        reports: reports.map(({ email, ...report }) => ({ ...report, wantsAnswer: email !== '' })),
      };
    }),
  );
  return { items, total, isMailOn: mail.ownerAddress !== null };
}

/**
 * Leaves the profile unchanged and answers the reports.
 * @throws DomainError NOT_FOUND when no report is open
 */
export async function dismissProfileReports(
  deps: AnswerDeps & Pick<Deps, 'clock'>,
  admin: AdminIdentity,
  { developerId, lastId, answer }: ProfileReportDismissal,
): Promise<void> {
  const closeReports = await reportsToClose(deps, { developerId, lastId });
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const count = await closeReports(tx, { decision: 'left', words: answer, now });
    if (count === 0) throw new DomainError('NOT_FOUND', refusals.notOpen);
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'left', targetType, targetId: developerId },
      summary: `of developer ${developerId}, reports: ${count}`,
    });
  });
}

/**
 * Removes the photo of a profile, tells its developer, and answers the reports about a picture. Other reports stay open.
 * @throws DomainError NOT_FOUND when no such report is open, CONFLICT when the photo is not the one that the owner saw
 */
export async function removeReportedPicture(
  deps: AnswerDeps & PhotoDeps & Pick<Deps, 'clock'> & { notifyDeveloper: NotifyDeveloper },
  admin: AdminIdentity,
  { developerId, lastId, photoUrl, answer }: ReportedPicture,
): Promise<void> {
  const closeReports = await reportsToClose(deps, { developerId, lastId, reason: 'picture' });
  const now = deps.clock.now();
  await removePhoto(deps, developerId, async (tx, previousUrl) => {
    if (previousUrl !== photoUrl) throw new DomainError('CONFLICT', refusals.otherPhoto);
    const count = await closeReports(tx, { decision: 'pictureRemoved', words: answer, now });
    if (count === 0) throw new DomainError('NOT_FOUND', refusals.notOpen);
    const address = absoluteUrl(deps.settings.siteOrigin, paths.developerProfile(developerId));
    await deps.notifyDeveloper(tx, developerId, {
      dedupeKey: `photo-removed:${developerId}:${now.getTime()}`,
      ...photoRemovedNotice(siteIdentityOf(deps.content).brand, address),
    });
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'removed the photo', targetType, targetId: developerId },
      summary: `of developer ${developerId}, reports: ${count}`,
    });
    await deps.contentBus.record(tx);
  });
}
