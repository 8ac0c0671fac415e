import { opensNothing } from '../../../server/auth/link-keys.ts';
import type { Deps } from '../../../server/deps.ts';
import { openAccessLink } from '../../conversations/server/links/access-links.service.ts';
import type { AvailabilityPage } from '../availability.ts';
import { findConfirmedAddress, findOwn } from './availability.queries.ts';
import { renewAvailability } from './availability.service.ts';
import { isOver } from './availability-end.ts';

type PageDeps = Pick<Deps, 'db' | 'clock'>;

/** A link in mail to an address that nobody has confirmed, or that is not the developer's any more, renews nothing. */
async function openAvailability(deps: PageDeps, key: string) {
  const { id: developerId, mailAddress } = await openAccessLink(deps, 'developerId', key);
  const db = deps.db.prisma;
  if ((await findConfirmedAddress(db, developerId)) !== mailAddress) throw opensNothing();
  const row = await findOwn(db, developerId);
  if (!row) throw opensNothing();
  return { developerId, row };
}

/** @throws DomainError NOT_FOUND for a key that opens nothing */
export async function getAvailabilityPage(deps: PageDeps, key: string): Promise<AvailabilityPage> {
  const { row } = await openAvailability(deps, key);
  const { goodUntil, timeZone, days } = row;
  return { goodUntil, timeZone, days, isOver: isOver(row, deps.clock.now()) };
}

/** @throws DomainError NOT_FOUND for a key that opens nothing */
export async function renewByLink(
  deps: PageDeps & Pick<Deps, 'contentBus'>,
  key: string,
): Promise<void> {
  const { developerId } = await openAvailability(deps, key);
  await renewAvailability(deps, developerId);
}
