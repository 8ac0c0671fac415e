import anyAscii from 'any-ascii';
import { lockDeveloper } from '../../../../server/db/lock-developer.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { identityKind } from '../../../../shared/content/identity.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { paths } from '../../../../shared/paths.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { hyphenate } from '../../../../shared/text/hyphenate.ts';
import { slugPattern } from '../../../../shared/text/slug-pattern.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { handleLimits } from '../../handles/handle-limits.ts';
import type { OwnHandle } from '../../handles/handles.ts';
import { handleRefusals } from '../../words/handles.ts';
import { handleShape } from './handle-shape.ts';
import {
  findHandle,
  findHandleOwner,
  freeHandle,
  giveHandle,
  isHeldByOthers,
  lockShape,
  purgeHandlesBefore,
} from './handles.queries.ts';
import { isReserved } from './reserved-handles.ts';

type HandleDeps = Pick<Deps, 'db' | 'clock' | 'content'>;

const yearDays = keptDays.freedHandles;

const notFound = () => new DomainError('NOT_FOUND', 'Developer not found');

/** Transliterates other scripts. Empty when too little is left. */
function suggestionOf(name: string): string {
  const { minLength, maxLength } = handleLimits;
  const suggestion = hyphenate(anyAscii(name)).slice(0, maxLength).replace(/-$/, '');
  return suggestion.length < minLength ? '' : suggestion;
}

function isReservedHere({ content }: Pick<Deps, 'content'>, handle: string): boolean {
  const { brand, product } = content.valueOf(identityKind);
  return isReserved(handle, [brand, product]);
}

function changesWithinYear(changedAt: readonly Date[], now: Date): Date[] {
  const since = daysBefore(now, yearDays);
  return changedAt.filter((at) => at > since);
}

function nextChangeAt(recent: readonly Date[]): Date | null {
  const [oldest] = recent.toSorted((a, b) => a.getTime() - b.getTime());
  if (!oldest || recent.length < handleLimits.changesPerYear) return null;
  return new Date(oldest.getTime() + yearDays * dayMs);
}

/** @throws DomainError NOT_FOUND when the account was just deleted */
export async function getOwnHandle(deps: HandleDeps, developerId: number): Promise<OwnHandle> {
  const owner = await findHandleOwner(deps.db.prisma, developerId);
  if (!owner) throw notFound();
  const recent = changesWithinYear(owner.handleChangedAt, deps.clock.now());
  const suggestion = suggestionOf(owner.developerName);
  return {
    handle: owner.handle,
    suggestion: isReservedHere(deps, suggestion) ? '' : suggestion,
    changesLeft: Math.max(0, handleLimits.changesPerYear - recent.length),
    nextChangeAt: nextChangeAt(recent),
  };
}

/**
 * Gives the developer a handle. The former one leads to it, and nobody else gets it for a year.
 * @throws DomainError CONFLICT for a handle that is reserved, taken or looks like one, and after two changes in a year
 */
export async function chooseHandle(
  deps: HandleDeps & Pick<Deps, 'contentBus' | 'rateLimits'>,
  developerId: number,
  handle: string,
): Promise<void> {
  await deps.rateLimits.consume(counters['developer-handle'], String(developerId));
  if (isReservedHere(deps, handle)) throw new DomainError('CONFLICT', handleRefusals.reserved);
  const now = deps.clock.now();
  const shape = handleShape(handle);
  await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    await lockShape(tx, shape);
    const owner = await findHandleOwner(tx, developerId);
    if (!owner) throw notFound();
    if (owner.handle === handle) return;
    const recent = changesWithinYear(owner.handleChangedAt, now);
    const next = owner.handle === null ? null : nextChangeAt(recent);
    if (next) throw new DomainError('CONFLICT', handleRefusals.changedTwice(next));
    const freedAfter = daysBefore(now, yearDays);
    if (await isHeldByOthers(tx, { shape, developerId, freedAfter })) {
      throw new DomainError('CONFLICT', handleRefusals.taken);
    }
    const changedAt = owner.handle === null ? recent : [...recent, now];
    await giveHandle(tx, { handle, shape, developerId, changedAt });
    if (owner.handle !== null) await freeHandle(tx, owner.handle, now);
  });
  await deps.contentBus.announce();
}

/** @throws DomainError NOT_FOUND for a handle that nobody holds */
export async function findDeveloperId(
  { db }: Pick<Deps, 'db'>,
  handle: string,
): Promise<{ developerId: number }> {
  const held = await findHandle(db.prisma, handle);
  if (held?.freedAt !== null || !held.developer) throw notFound();
  return { developerId: held.developer.id };
}

/** The developer who holds a handle now, or held it before, and the handle of today. */
export async function findCurrentHandle(
  { db }: Pick<Deps, 'db'>,
  handle: string,
): Promise<{ developerId: number; handle: string } | null> {
  if (handle.length > handleLimits.maxLength || !slugPattern.test(handle)) return null;
  const developer = (await findHandle(db.prisma, handle))?.developer;
  return developer?.handle ? { developerId: developer.id, handle: developer.handle } : null;
}

/**
 * Leads from a former handle, or one in capitals, to the profile.
 * @param path path of a page that does not exist
 */
export async function findMovedProfile(
  deps: Pick<Deps, 'db'>,
  path: string,
): Promise<string | null> {
  if (!path.startsWith('/@')) return null;
  const current = await findCurrentHandle(deps, path.slice('/@'.length).toLowerCase());
  const to = current && paths.profile(current.handle);
  return to && to !== path ? to : null;
}

export function purgeFreedHandles(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeHandlesBefore(db.prisma, daysBefore(clock.now(), yearDays), mode);
}
