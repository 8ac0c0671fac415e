import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import {
  addReport,
  closeReportsOfProfile,
} from '../../../conversations/server/reports/reports.service.ts';
import { judgeMessage, type SpamSignals } from '../../../requests/server/spam-defense.ts';
import type {
  ProfileReportDismissal,
  ProfileReportForm,
  ReportedProfiles,
} from '../../profile-reports.ts';
import { profileReportContent } from '../../words/profile-reports.ts';
import { isSeenByVisitors } from '../developers.queries.ts';
import {
  countReportedProfiles,
  findOpenReportsOf,
  findReportedProfiles,
} from './profile-reports.queries.ts';

/** More profiles appear as these are closed. */
const mostListed = 20;
/** Limits the reports per profile. A flood shows as its latest reports and a count. */
const mostOfOneProfile = 5;

const { refusals } = profileReportContent;

/**
 * Stores a visitor's report and marks suspected junk.
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
    ...{ isSuspected: verdict !== 'clean', createdAt: deps.clock.now() },
  });
}

export async function listReportedProfiles({ db }: Pick<Deps, 'db'>): Promise<ReportedProfiles> {
  const [rows, total] = await Promise.all([
    findReportedProfiles(db.prisma, mostListed),
    countReportedProfiles(db.prisma),
  ]);
  const items = await Promise.all(
    rows.map(async ({ developerId, developerName, count, lastId }) => ({
      developer: { id: developerId, name: developerName },
      ...{ count, lastId },
      reports: await findOpenReportsOf(db.prisma, developerId, mostOfOneProfile),
    })),
  );
  return { items, total };
}

/**
 * Leaves the profile unchanged.
 * @throws DomainError NOT_FOUND when no report is open
 */
export async function dismissProfileReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { developerId, lastId }: ProfileReportDismissal,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const count = await closeReportsOfProfile(tx, { developerId, lastId }, clock.now());
    if (count === 0) throw new DomainError('NOT_FOUND', refusals.notOpen);
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'left', targetType: 'developer profile' },
      ...{ targetId: developerId, summary: `of developer ${developerId}, reports: ${count}` },
    });
  });
}
