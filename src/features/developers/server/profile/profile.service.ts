import type { Db } from '../../../../server/db/client.ts';
import { lockDeveloper } from '../../../../server/db/lock-developer.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { countries, unitedStatesStates } from '../../../../shared/words/countries/countries.ts';
import { countryWithStates } from '../../../../shared/words/countries/country-with-states.ts';
import { setOpenToBriefs } from '../../../availability/server/availability.service.ts';
import {
  birthDateFault,
  type CurrentDeveloper,
  type DeveloperProfile,
  outdatedProfileMessage,
  type ProfileChange,
  type ProfileUpdate,
} from '../../developers.ts';
import type { BriefNews } from '../../notification-choice.ts';
import { toCurrentDeveloper, toPublicDeveloper } from '../developer-views.ts';
import { findDeveloper, type ProfileColumns, updateDeveloper } from '../developers.queries.ts';
import { listProjects } from '../projects/projects.service.ts';

type NewsDeps = Pick<Deps, 'db' | 'mail' | 'rateLimits' | 'content'>;

/**
 * Validates the notification choice of a developer who opens up to briefs.
 * @returns a function that stores the choice in the caller's transaction
 */
export type PlanBriefNews = (
  deps: NewsDeps,
  developerId: number,
  news: BriefNews | undefined,
) => Promise<(tx: Db) => Promise<void>>;

type ProfileDeps = NewsDeps & Pick<Deps, 'clock' | 'contentBus'> & { planBriefNews: PlanBriefNews };

const countryNames: ReadonlySet<string> = new Set(countries);
const stateNames: ReadonlySet<string> = new Set(unitedStatesStates);

const notFound = () => new DomainError('NOT_FOUND', 'Developer not found');

export async function getCurrentDeveloper(
  deps: Pick<Deps, 'db' | 'clock'>,
  developerId: number,
): Promise<CurrentDeveloper | null> {
  const row = await findDeveloper(deps.db.prisma, developerId);
  return row && toCurrentDeveloper(row, deps.clock.now());
}

/**
 * Owners also get private fields, and see their profile while it is incomplete or hidden.
 * @throws DomainError NOT_FOUND
 */
export async function getProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: { developerId: number; viewerId: number | null },
): Promise<DeveloperProfile> {
  const [row, projects] = await Promise.all([
    findDeveloper(deps.db.prisma, input.developerId),
    listProjects(deps.db.prisma, input.developerId),
  ]);
  const isOwner = input.viewerId === input.developerId;
  const isPublic = row?.profileCompletedAt && !row.hiddenAt;
  if (!row || !(isPublic || isOwner)) throw notFound();
  return {
    developer: toPublicDeveloper(row, { isOwner, now: deps.clock.now() }),
    projects,
  };
}

/** Midnight UTC. The time of day is dropped. */
function birthDateColumn(value: string | null, now: Date): Date | null {
  if (value === null) return null;
  const day = new Date(value).toISOString().slice(0, 10);
  const fault = birthDateFault(day, now);
  if (fault) throw new DomainError('BAD_REQUEST', fault);
  return new Date(`${day}T00:00:00.000Z`);
}

function countryColumn(value: string | null): string {
  const country = value ?? '';
  if (country !== '' && !countryNames.has(country)) {
    throw new DomainError('BAD_REQUEST', 'Please select a country from the list');
  }
  return country;
}

function stateColumn(value: string | null, country: string): string {
  const state = value ?? '';
  if (country !== countryWithStates || state === '') return '';
  if (!stateNames.has(state)) {
    throw new DomainError('BAD_REQUEST', 'Please select a state from the list');
  }
  return state;
}

/** Copies known columns only. */
function columnsOf(update: ProfileUpdate, storedCountry: string, now: Date): ProfileColumns {
  const columns: ProfileColumns = {};
  const country = update.country === undefined ? undefined : countryColumn(update.country);
  if (country !== undefined) columns.country = country;
  if (update.state !== undefined) {
    columns.state = stateColumn(update.state, country ?? storedCountry);
  } else if (country !== undefined && country !== countryWithStates) {
    columns.state = '';
  }
  if (update.developerName !== undefined) columns.developerName = update.developerName ?? '';
  if (update.bio !== undefined) columns.bio = update.bio ?? '';
  if (update.birthDate !== undefined) columns.birthDate = birthDateColumn(update.birthDate, now);
  if (update.yearStartedCoding !== undefined) columns.yearStartedCoding = update.yearStartedCoding;
  if (update.showPhoneNumber !== undefined) columns.showPhoneNumber = update.showPhoneNumber;
  if (update.showBirthDate !== undefined) columns.showBirthDate = update.showBirthDate;
  if (update.showReplyTime !== undefined) columns.showReplyTime = update.showReplyTime;
  return columns;
}

/** True when the stored value differs from `base` and from the wanted value. */
function isOutdated(
  stored: CurrentDeveloper,
  wanted: CurrentDeveloper,
  base: ProfileUpdate,
): boolean {
  const names = Object.keys(base) as (keyof ProfileUpdate)[];
  return names.some((name) => {
    if (base[name] === undefined || stored[name] === wanted[name]) return false;
    const seen = name === 'birthDate' ? base.birthDate?.slice(0, 10) : base[name];
    return (seen ?? '') !== (stored[name] ?? '');
  });
}

async function isOpenToBriefs(
  deps: Pick<Deps, 'db' | 'clock'>,
  developerId: number,
): Promise<boolean> {
  return (await getCurrentDeveloper(deps, developerId))?.isOpenToBriefs ?? false;
}

/**
 * Updates the given fields. The first save completes the profile.
 * @throws DomainError FORBIDDEN for another developer's profile, BAD_REQUEST for values outside their lists and for opening up to
 * briefs without a notification choice, CONFLICT for a concurrent change
 */
export async function updateProfile(
  deps: ProfileDeps,
  input: { ownerId: number; developerId: number; change: ProfileChange },
): Promise<CurrentDeveloper> {
  const { ownerId } = input;
  if (input.developerId !== ownerId) {
    throw new DomainError('FORBIDDEN', 'You can only change your own profile.');
  }
  const { base, news, ...update } = input.change;
  const isOpening = update.isOpenToBriefs === true && !(await isOpenToBriefs(deps, ownerId));
  const storeNews = isOpening ? await deps.planBriefNews(deps, ownerId, news) : null;
  const now = deps.clock.now();
  const row = await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, ownerId);
    const stored = await findDeveloper(tx, ownerId);
    if (!stored) throw notFound();
    const columns = columnsOf(update, stored.country, now);
    const before = toCurrentDeveloper(stored, now);
    const isOpen = update.isOpenToBriefs ?? before.isOpenToBriefs;
    const wanted = {
      ...toCurrentDeveloper({ ...stored, ...columns }, now),
      isOpenToBriefs: isOpen,
    };
    if (base && isOutdated(before, wanted, base)) {
      throw new DomainError('CONFLICT', outdatedProfileMessage);
    }
    await storeNews?.(tx);
    if (isOpen !== before.isOpenToBriefs) await setOpenToBriefs(tx, ownerId, { isOpen, now });
    const profileCompletedAt = stored.profileCompletedAt ?? now;
    return updateDeveloper(tx, ownerId, { ...columns, profileCompletedAt });
  });
  await deps.contentBus.announce();
  return toCurrentDeveloper(row, now);
}
