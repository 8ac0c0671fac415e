import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { Guide } from '../../guide.ts';
import { findBeginnings } from './guide.queries.ts';

/**
 * An availability that has ended is to be done again. A name in the address is the first thing to share.
 * @throws DomainError NOT_FOUND
 */
export async function readGuide(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  developerId: number,
): Promise<Guide> {
  const found = await findBeginnings(db.prisma, developerId);
  if (!found) throw new DomainError('NOT_FOUND', 'Developer not found');
  return {
    photo: found.profilePhotoUrl !== '',
    project: found.projects.length > 0,
    skills: found.skills.length > 0,
    availability: found.availability !== null && found.availability.goodUntil > clock.now(),
    share: found.handle !== null,
  };
}
