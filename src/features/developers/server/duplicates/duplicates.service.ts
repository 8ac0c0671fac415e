import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import type { DuplicateMark } from '../../admin-developers.ts';
import { duplicateKinds, duplicateLimits } from '../../duplicate-options.ts';
import { findDuplicates, purgeNetworksBefore } from './duplicates.queries.ts';

/** Developers who share a photo, a text or a network, by developer. They are marks for the owner and change nothing. */
export async function marksOf(
  { db }: Pick<Deps, 'db'>,
  developerIds: readonly number[],
): Promise<ReadonlyMap<number, DuplicateMark[]>> {
  const rows = await findDuplicates(db.prisma, developerIds);
  return new Map(
    developerIds.map((id) => [
      id,
      duplicateKinds.flatMap((kind): DuplicateMark[] => {
        const found = rows.filter((row) => row.developerId === id && row.kind === kind);
        const others = found
          .slice(0, duplicateLimits.named)
          .map((row) => ({ id: row.otherId, developerName: row.otherName }));
        return others.length > 0 ? [{ kind, others, hasMore: found.length > others.length }] : [];
      }),
    ]),
  );
}

export function purgeSignUpNetworks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeNetworksBefore(db.prisma, daysBefore(clock.now(), keptDays.signUpNetworks), mode);
}
