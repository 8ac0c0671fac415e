import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const inOrder = [{ position: 'asc' }] satisfies Prisma.DeveloperSkillOrderByWithRelationInput[];

const projectsInOrder = {
  select: { project: { select: { id: true, title: true } } },
  orderBy: [{ project: { position: 'asc' } }, { projectId: 'asc' }],
} satisfies Prisma.DeveloperSkill$projectsArgs;

const skillSelect = {
  skill: true,
  name: true,
  projects: projectsInOrder,
} satisfies Prisma.DeveloperSkillSelect;

export type SkillRow = Prisma.DeveloperSkillGetPayload<{ select: typeof skillSelect }>;

export function findSkills(db: Db, developerId: number): Promise<SkillRow[]> {
  return db.developerSkill.findMany({
    where: { developerId },
    orderBy: inOrder,
    select: skillSelect,
  });
}

/** Finds none for a profile that visitors do not see. */
export function findVisibleSkills(db: Db, developerId: number): Promise<SkillRow[]> {
  const developer = { hiddenAt: null, profileCompletedAt: { not: null } };
  return db.developerSkill.findMany({
    where: { developerId, developer },
    orderBy: inOrder,
    select: skillSelect,
  });
}

export function findSkillKeys(
  db: Db,
  developerIds: readonly number[],
): Promise<{ developerId: number; skill: string }[]> {
  return db.developerSkill.findMany({
    where: { developerId: { in: [...developerIds] } },
    orderBy: [{ developerId: 'asc' }, ...inOrder],
    select: { developerId: true, skill: true },
  });
}

/** Listed developers with one of these skills. */
export function countDevelopers(db: Db, skills: readonly string[]): Promise<number> {
  return db.developer.count({
    where: {
      hiddenAt: null,
      profileCompletedAt: { not: null },
      skills: { some: { skill: { in: [...skills] } } },
    },
  });
}

/** Requires the lock of `lockDeveloper`, which keeps the projects. */
export async function findOwnProjectIds(tx: Db, developerId: number): Promise<ReadonlySet<number>> {
  const rows = await tx.developerProject.findMany({ where: { developerId }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

export interface SkillColumns {
  skill: string;
  name: string;
  projectIds: readonly number[];
}

/** Requires the lock of `lockDeveloper`. */
export async function replaceSkills(
  tx: Db,
  developerId: number,
  skills: readonly SkillColumns[],
): Promise<void> {
  await tx.developerSkill.deleteMany({ where: { developerId } });
  await tx.developerSkill.createMany({
    data: skills.map(({ skill, name }, index) => ({
      ...{ developerId, skill, name },
      position: index + 1,
    })),
  });
  await tx.developerSkillProject.createMany({
    data: skills.flatMap(({ skill, projectIds }) =>
      projectIds.map((projectId) => ({ developerId, skill, projectId })),
    ),
  });
}
