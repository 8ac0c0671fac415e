import {
  listSessions,
  ownerOfDeveloper,
} from '../../../../server/auth/account-sessions.service.ts';
import type { DeveloperSession } from '../../../../server/auth/request-sessions.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { forgetSummaries } from '../../../accounts/server/activity/activity.service.ts';
import { listDeveloperBriefs } from '../../../briefs/server/brief-answers.service.ts';
import { removePicture } from '../../../media/server/media.service.ts';
import { listBlockedSenders } from '../../../messages/server/blocks.service.ts';
import { listAllMessages } from '../../../messages/server/messages.service.ts';
import { getNudgeSettings } from '../../../messages/server/nudges/nudge-settings.service.ts';
import { listOwnReports } from '../../../messages/server/reports.service.ts';
import { deleteCodes, listKnownBrowsers } from '../../../sign-up/server/sign-in-records.service.ts';
import { readProfileViews } from '../../../traffic/server/profile-views.service.ts';
import type { DeveloperExport } from '../../developer-account.ts';
import { toCurrentDeveloper } from '../developer-views.ts';
import { deleteDeveloper, findDeveloper } from '../developers.queries.ts';
import { listProjects } from '../projects/projects.service.ts';

const notFound = () => new DomainError('NOT_FOUND', 'Developer not found');

export async function exportAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'textWork'>,
  current: DeveloperSession,
): Promise<DeveloperExport> {
  const { developerId } = current;
  const db = deps.db.prisma;
  const now = deps.clock.now();
  const { isMailOn: _, ...nudges } = await getNudgeSettings(deps, developerId);
  const [
    row,
    profileViews,
    projects,
    messages,
    blockedSenders,
    messageReports,
    briefs,
    sessions,
    knownBrowsers,
  ] = await Promise.all([
    findDeveloper(db, developerId),
    readProfileViews(db, developerId, { from: new Date(0), to: now }),
    listProjects(db, developerId),
    listAllMessages(db, developerId),
    listBlockedSenders(deps, developerId),
    listOwnReports(db, developerId),
    listDeveloperBriefs(deps, developerId),
    listSessions(deps, ownerOfDeveloper(current)),
    listKnownBrowsers(db, developerId),
  ]);
  if (!row) throw notFound();
  return {
    exportedAt: now,
    developer: {
      ...toCurrentDeveloper(row),
      profileCompletedAt: row.profileCompletedAt,
      updatedAt: row.updatedAt,
    },
    profileViews,
    projects,
    messages,
    blockedSenders,
    messageReports,
    briefs,
    nudges,
    sessions: sessions.map(({ id: _id, ...session }) => session),
    knownBrowsers,
  };
}

/**
 * Deletes an account with its projects, messages, sessions and photo. A failed removal of the photo
 * file is logged and does not stop the deletion.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'contentBus' | 'log' | 'mediaStore'>,
  developerId: number,
): Promise<void> {
  const row = await deps.db.prisma.$transaction(async (tx) => {
    const found = await findDeveloper(tx, developerId);
    if (!found) return null;
    await deleteDeveloper(tx, developerId);
    await deleteCodes(tx, found.phoneNumber);
    await forgetSummaries(tx, { targetType: 'developer profile', targetId: developerId });
    return found;
  });
  if (!row) throw notFound();
  deps.log.info({ developerId }, 'developer account deleted');
  await deps.contentBus.announce();
  await removePicture(deps, { url: row.profilePhotoUrl, ownerId: developerId });
}
