import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';

const projectSelect = {
  id: true,
  title: true,
  category: true,
  story: true,
  projectLink: true,
  builtWith: true,
  createdAt: true,
} satisfies Prisma.DeveloperProjectSelect;

export type ProjectRow = Prisma.DeveloperProjectGetPayload<{ select: typeof projectSelect }>;

export interface ProjectColumns {
  title: string;
  category: string;
  story: string;
  projectLink: string;
  builtWith: string[];
}

export function findProjects(db: Db, developerId: number): Promise<ProjectRow[]> {
  return db.developerProject.findMany({
    where: { developerId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: projectSelect,
  });
}

export function findProject(
  db: Db,
  where: { id: number; developerId: number },
): Promise<ProjectRow | null> {
  return db.developerProject.findFirst({ where, select: projectSelect });
}

export function findSameProject(
  db: Db,
  developerId: number,
  columns: ProjectColumns,
): Promise<ProjectRow | null> {
  const { builtWith, ...texts } = columns;
  return db.developerProject.findFirst({
    where: { developerId, ...texts, builtWith: { equals: builtWith } },
    select: projectSelect,
  });
}

export function insertProject(
  db: Db,
  data: ProjectColumns & { developerId: number; position: number },
): Promise<ProjectRow> {
  return db.developerProject.create({ data, select: projectSelect });
}

export async function projectPlaces(
  db: Db,
  developerId: number,
): Promise<{ count: number; lastPosition: number }> {
  const { _count, _max } = await db.developerProject.aggregate({
    where: { developerId },
    _count: { id: true },
    _max: { position: true },
  });
  return { count: _count.id, lastPosition: _max.position ?? 0 };
}

/** Requires the lock of `lockDeveloper`, so the project exists. */
export function updateProject(
  db: Db,
  id: number,
  data: Partial<ProjectColumns>,
): Promise<ProjectRow> {
  return db.developerProject.update({ where: { id }, data, select: projectSelect });
}

export async function deleteProject(
  db: Db,
  where: { id: number; developerId: number },
): Promise<boolean> {
  const { count } = await db.developerProject.deleteMany({ where });
  return count === 1;
}

export async function orderProjects(
  db: Db,
  developerId: number,
  projectIds: readonly number[],
): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    UPDATE "DeveloperProject"
    SET "position" = array_position(${[...projectIds]}::int[], "id")
    WHERE "developerId" = ${developerId}`);
}
