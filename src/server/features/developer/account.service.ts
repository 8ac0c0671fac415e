import type { DeveloperExport } from '../../../shared/developer-account.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import type { DeveloperSession } from '../../sessions/request-sessions.ts';
import { removePicture } from '../media/media.service.ts';
import { deleteDeveloper, findDeveloper } from './developer.queries.ts';
import { toCurrentDeveloper } from './developer-views.ts';
import { findBrowsersOf } from './known-browser.queries.ts';
import { findMessages } from './message.queries.ts';
import { toMessage } from './message.service.ts';
import { findProjects } from './project.queries.ts';
import { toProject } from './project.service.ts';
import { listSessions } from './session.service.ts';
import { deleteCodesOf } from './sign-in-code.queries.ts';

const notFound = () => new DomainError('NOT_FOUND', 'Developer not found');

/** Everything that is stored about a developer. */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  current: DeveloperSession,
): Promise<DeveloperExport> {
  const { developerId } = current;
  const db = deps.db.prisma;
  const [row, projects, messages, sessions, browsers] = await Promise.all([
    findDeveloper(db, developerId),
    findProjects(db, developerId),
    findMessages(db, { developerId }),
    listSessions(deps, current),
    findBrowsersOf(db, developerId),
  ]);
  if (!row) throw notFound();
  return {
    exportedAt: deps.clock.now().toISOString(),
    developer: {
      ...toCurrentDeveloper(row),
      profileCompletedAt: row.profileCompletedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    },
    projects: projects.map(toProject),
    messages: messages.map(toMessage),
    sessions: sessions.map(({ id: _id, ...session }) => session),
    knownBrowsers: browsers.map(({ lastSignInAt }) => ({
      lastSignInAt: lastSignInAt.toISOString(),
    })),
  };
}

/**
 * Deletes an account with its projects, messages, sessions and photo. A photo file that cannot be removed is logged
 * and does not keep the account alive.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'contentBus' | 'log' | 'mediaStore'>,
  developerId: number,
): Promise<void> {
  const row = await deps.db.prisma.$transaction(async (tx) => {
    const found = await findDeveloper(tx, developerId);
    if (!found) return null;
    await deleteDeveloper(tx, developerId);
    await deleteCodesOf(tx, found.phoneNumber);
    return found;
  });
  if (!row) throw notFound();
  deps.log.info({ developerId }, 'developer account deleted');
  await deps.contentBus.announce();
  await removePicture(deps, { url: row.profilePhotoUrl, ownerId: developerId });
}
