import type { SignedInAdmin } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { type Connection, programScopes } from '../programs.ts';
import { describedBy } from './clients.service.ts';
import {
  type ConnectionOwner,
  deleteConnection,
  findConnections,
  purgeConnectionsBefore,
  purgeProgramsUsedBefore,
  purgeUnusedPrograms,
} from './programs.queries.ts';

/** Newest first. */
export async function listConnections(
  { db }: Pick<Deps, 'db'>,
  owner: ConnectionOwner,
): Promise<Connection[]> {
  const rows = await findConnections(db.prisma, owner);
  return rows.map(({ clientId, ...row }) => ({
    ...row,
    scopes: programScopes.filter((scope) => row.scopes.includes(scope)),
    describedBy: describedBy(clientId),
  }));
}

/** Tokens and keys go with it. @throws DomainError NOT_FOUND for a connection of somebody else */
export async function endAdminConnection(
  { db }: Pick<Deps, 'db'>,
  { adminId, label }: SignedInAdmin,
  id: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const ended = await deleteConnection(tx, { id, adminId });
    if (!ended) throw notFound();
    await recordActivity(tx, {
      ...{ actor: label, action: 'disconnected', targetType: 'program' },
      ...{ targetId: id, summary: ended.name },
    });
  });
}

/** @see endAdminConnection */
export async function endDeveloperConnection(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
  id: number,
): Promise<void> {
  if (!(await deleteConnection(db.prisma, { id, developerId }))) throw notFound();
}

const notFound = () => new DomainError('NOT_FOUND', 'This program is not connected.');

type PurgeDeps = Pick<Deps, 'db' | 'clock'>;

export function purgeConnections({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeConnectionsBefore(db.prisma, clock.now(), mode);
}

export function purgeUnconnected({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  const createdBefore = daysBefore(clock.now(), keptDays.unconnectedPrograms);
  return purgeUnusedPrograms(db.prisma, createdBefore, mode);
}

export function purgeFormer({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeProgramsUsedBefore(db.prisma, daysBefore(clock.now(), keptDays.formerPrograms), mode);
}
