import type { AvailabilityKind, RatePeriod } from '../../../src/server/db/generated/enums.ts';

/** A developer of the demo. Everybody here is made up; numbers are from the range reserved for fiction (555-01XX). */
export interface SeedDeveloper {
  phoneNumber: string;
  developerName: string;
  bio: string;
  country: string;
  state: string;
  /** ISO date, or null for a developer who keeps it out. */
  birthDate: string | null;
  yearStartedCoding: number | null;
  profilePhotoUrl: string;
  /** Days between joining and the seeding of the demo. */
  joinedDaysAgo: number;
  /** Keys of the list of skills. */
  skills: readonly string[];
  availability: SeedAvailability | null;
  projects: readonly SeedProject[];
}

export interface SeedAvailability {
  kinds: readonly AvailabilityKind[];
  hoursPerWeek: number;
  /** Days after the seeding of the demo, or null for now. */
  freeInDays: number | null;
  rate: { from: number; to: number; currency: string; per: RatePeriod } | null;
  /** IANA. */
  timeZone: string;
  /** BCP 47. */
  languages: readonly string[];
  days: number;
}

export interface SeedProject {
  title: string;
  /** Its name in the address of its page. */
  slug: string;
  category: string;
  story: string;
  projectLink: string;
  builtWith: readonly string[];
  /** The alternative text of the picture `prisma/seed/pictures/{slug}.webp`. */
  picture?: string;
}

export const link = (name: string) => `https://${name}.example.com`;
export const photo = (number: number) => `/avatars/${String(number).padStart(2, '0')}.svg`;
export const unitedStates = (state: string) => ({ country: 'United States', state });
export const elsewhere = (country: string) => ({ country, state: '' });
