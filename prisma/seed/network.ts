import type { Prisma } from '../../src/server/db/generated/client.ts';
import type { SeedAvailability, SeedDeveloper } from './developers/seed-developer.ts';
import { seedDevelopers } from './developers/seed-developers.ts';
import { skillNames } from './developers/skill-names.ts';

type Tx = Prisma.TransactionClient;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The sample developers, as if each had joined and chosen on a day of the past year. */
export async function seedNetwork(tx: Tx, now: Date): Promise<void> {
  const ids = await insertDevelopers(tx, now);
  const idOf = ({ phoneNumber }: SeedDeveloper) => ids.get(phoneNumber) ?? 0;
  const projects = await insertProjects(tx, now, idOf);
  await insertSkills(tx, idOf, projects);
  await tx.availability.createMany({
    data: seedDevelopers.flatMap((developer) =>
      developer.availability
        ? [{ developerId: idOf(developer), ...availabilityFrom(developer.availability, now) }]
        : [],
    ),
  });
  // The database has taken the projects and skills for changes of today.
  await tx.$executeRaw`
    UPDATE "Developer" SET "changedAt" = "createdAt" WHERE "id" = ANY(${[...ids.values()]}::int[])`;
}

const joinedAt = ({ joinedDaysAgo }: SeedDeveloper, now: Date) =>
  new Date(now.getTime() - joinedDaysAgo * DAY_MS);

/** The oldest first, so that numbers grow with time as they do for people who sign up. */
async function insertDevelopers(tx: Tx, now: Date): Promise<ReadonlyMap<string, number>> {
  const stored = await tx.developer.createManyAndReturn({
    data: seedDevelopers.toReversed().map((developer) => {
      const createdAt = joinedAt(developer, now);
      return { ...profileOf(developer), profileCompletedAt: createdAt, createdAt };
    }),
    select: { id: true, phoneNumber: true },
  });
  return new Map(stored.map(({ id, phoneNumber }) => [phoneNumber, id]));
}

function profileOf(developer: SeedDeveloper) {
  const { projects, skills, availability, joinedDaysAgo, birthDate, ...facts } = developer;
  return { ...facts, birthDate: birthDate && new Date(birthDate) };
}

interface StoredProject {
  id: number;
  developerId: number;
  builtWith: string[];
}

async function insertProjects(
  tx: Tx,
  now: Date,
  idOf: (developer: SeedDeveloper) => number,
): Promise<readonly StoredProject[]> {
  return tx.developerProject.createManyAndReturn({
    data: seedDevelopers.toReversed().flatMap((developer) =>
      developer.projects.map(({ picture: _picture, ...project }, position) => ({
        ...project,
        developerId: idOf(developer),
        builtWith: [...project.builtWith],
        position,
        createdAt: joinedAt(developer, now),
      })),
    ),
    select: { id: true, developerId: true, builtWith: true },
  });
}

/** A project shows the skills that it was built with. */
async function insertSkills(
  tx: Tx,
  idOf: (developer: SeedDeveloper) => number,
  projects: readonly StoredProject[],
): Promise<void> {
  const rows = seedDevelopers.flatMap((developer) =>
    developer.skills.map((skill, index) => ({
      developerId: idOf(developer),
      skill,
      name: skillNames[skill] ?? '',
      position: index + 1,
    })),
  );
  await tx.developerSkill.createMany({ data: rows });
  await tx.developerSkillProject.createMany({
    data: rows.flatMap(({ developerId, skill, name }) =>
      projects
        .filter((project) => project.developerId === developerId)
        .filter(({ builtWith }) => builtWith.includes(name))
        .map(({ id: projectId }) => ({ developerId, skill, projectId })),
    ),
  });
}

/** Nobody is reminded: a made-up developer has no phone. */
function availabilityFrom(availability: SeedAvailability, now: Date) {
  const { freeInDays, rate, kinds, languages, ...facts } = availability;
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return {
    ...facts,
    kinds: [...kinds],
    languages: [...languages],
    freeFrom: freeInDays === null ? null : inDays(freeInDays),
    ...(rate && {
      ...{ rateFrom: rate.from, rateTo: rate.to },
      ...{ rateCurrency: rate.currency, ratePer: rate.per },
    }),
    goodUntil: inDays(availability.days),
  };
}
