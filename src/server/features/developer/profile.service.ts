import { countries, countryWithStates, unitedStatesStates } from '../../../content/countries.ts';
import type {
  CurrentDeveloper,
  DeveloperProfile,
  ProfileUpdate,
} from '../../../shared/developer.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { findDeveloper, type ProfileColumns, updateDeveloperProfile } from './developer.queries.ts';
import { toCurrentDeveloper, toPublicDeveloper } from './developer-views.ts';
import { findProjects } from './project.queries.ts';
import { toProject } from './project.service.ts';

type ProfileDeps = Pick<Deps, 'db' | 'clock' | 'contentBus'>;

const countryNames: ReadonlySet<string> = new Set(countries);
const stateNames: ReadonlySet<string> = new Set(unitedStatesStates);

/** The signed-in developer; null when the account has just been deleted. */
export async function getCurrentDeveloper(
  deps: Pick<Deps, 'db'>,
  developerId: number,
): Promise<CurrentDeveloper | null> {
  const row = await findDeveloper(deps.db.prisma, developerId);
  return row && toCurrentDeveloper(row);
}

/**
 * A developer's public page. The owner also sees a number that is hidden from others.
 * @throws DomainError NOT_FOUND
 */
export async function getProfile(
  deps: Pick<Deps, 'db'>,
  input: { developerId: number; viewerId: number | null },
): Promise<DeveloperProfile> {
  const [row, projects] = await Promise.all([
    findDeveloper(deps.db.prisma, input.developerId),
    findProjects(deps.db.prisma, input.developerId),
  ]);
  if (!row || row.disabledAt) throw new DomainError('NOT_FOUND', 'Developer not found');
  return {
    developer: toPublicDeveloper(row, { isOwner: input.viewerId === row.id }),
    projects: projects.map(toProject),
  };
}

/** Midnight UTC of the calendar day; a time of day is the sender's clock talking, not part of a birth date. */
function birthDateColumn(value: string | null, now: Date): Date | null {
  if (value === null) return null;
  const day = new Date(`${new Date(value).toISOString().slice(0, 10)}T00:00:00.000Z`);
  if (day.getUTCFullYear() < developerLimits.firstBirthYear || day > now) {
    throw new DomainError('BAD_REQUEST', 'Please enter a valid birth date');
  }
  return day;
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

/** Column by column, so that nothing else of the input can reach the row. */
function columnsOf(update: ProfileUpdate, storedCountry: string, now: Date): ProfileColumns {
  const columns: ProfileColumns = {};
  const country = update.country === undefined ? undefined : countryColumn(update.country);
  if (country !== undefined) columns.country = country;
  if (update.state !== undefined) {
    columns.state = stateColumn(update.state, country ?? storedCountry);
  }
  if (update.developerName !== undefined) columns.developerName = update.developerName ?? '';
  if (update.bio !== undefined) columns.bio = update.bio ?? '';
  if (update.birthDate !== undefined) columns.birthDate = birthDateColumn(update.birthDate, now);
  if (update.yearStartedCoding !== undefined) columns.yearStartedCoding = update.yearStartedCoding;
  if (update.showPhoneNumber !== undefined) columns.showPhoneNumber = update.showPhoneNumber;
  return columns;
}

/**
 * Changes the parts of a profile that were sent; the first save completes the profile.
 * @throws DomainError FORBIDDEN for the profile of somebody else, BAD_REQUEST for values that are not on their lists.
 */
export async function updateProfile(
  deps: ProfileDeps,
  input: { ownerId: number; developerId: number; update: ProfileUpdate },
): Promise<CurrentDeveloper> {
  if (input.developerId !== input.ownerId) {
    throw new DomainError('FORBIDDEN', 'You can only change your own profile.');
  }
  const now = deps.clock.now();
  const row = await deps.db.prisma.$transaction(async (tx) => {
    const stored = await findDeveloper(tx, input.ownerId);
    if (!stored) return null;
    const columns = columnsOf(input.update, stored.country, now);
    return updateDeveloperProfile(tx, input.ownerId, { columns, countryWithStates, now });
  });
  if (!row) throw new DomainError('NOT_FOUND', 'Developer not found');
  await deps.contentBus.announce();
  return toCurrentDeveloper(row);
}
