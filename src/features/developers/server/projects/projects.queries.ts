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

const ownProjectSelect = {
  ...projectSelect,
  slug: true,
  result: true,
  year: true,
  part: true,
  isFeatured: true,
  pictures: { orderBy: { position: 'asc' }, select: { mediaId: true, altText: true } },
} satisfies Prisma.DeveloperProjectSelect;

type ProjectRow = Prisma.DeveloperProjectGetPayload<{ select: typeof projectSelect }>;
export type OwnProjectRow = Prisma.DeveloperProjectGetPayload<{ select: typeof ownProjectSelect }>;

export interface ProjectColumns {
  title: string;
  category: string;
  story: string;
  projectLink: string;
  builtWith: string[];
  result: string;
  year: number | null;
  part: string;
}

const inOrder = [
  { position: 'asc' },
  { id: 'asc' },
] satisfies Prisma.DeveloperProjectOrderByWithRelationInput[];

export function findProjects(db: Db, developerId: number): Promise<ProjectRow[]> {
  return db.developerProject.findMany({
    where: { developerId },
    orderBy: inOrder,
    select: projectSelect,
  });
}

export function findOwnProjects(db: Db, developerId: number): Promise<OwnProjectRow[]> {
  return db.developerProject.findMany({
    where: { developerId },
    orderBy: inOrder,
    select: ownProjectSelect,
  });
}

export function findProject(
  db: Db,
  where: { id: number; developerId: number },
): Promise<OwnProjectRow | null> {
  return db.developerProject.findFirst({ where, select: ownProjectSelect });
}

export function findSameProject(
  db: Db,
  developerId: number,
  columns: ProjectColumns,
): Promise<OwnProjectRow | null> {
  const { builtWith, ...facts } = columns;
  return db.developerProject.findFirst({
    where: { developerId, ...facts, builtWith: { equals: builtWith } },
    select: ownProjectSelect,
  });
}

export function insertProject(
  db: Db,
  data: ProjectColumns & { developerId: number; position: number; slug: string },
): Promise<OwnProjectRow> {
  return db.developerProject.create({ data, select: ownProjectSelect });
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
  data: Partial<ProjectColumns & { slug: string }>,
): Promise<OwnProjectRow> {
  return db.developerProject.update({ where: { id }, data, select: ownProjectSelect });
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

/** Requires the lock of `lockDeveloper`. The database holds a developer to one featured project. */
export async function markFeatured(
  db: Db,
  developerId: number,
  projectId: number | null,
): Promise<void> {
  await db.developerProject.updateMany({
    where: { developerId, isFeatured: true },
    data: { isFeatured: false },
  });
  if (projectId === null) return;
  await db.developerProject.updateMany({
    where: { developerId, id: projectId },
    data: { isFeatured: true },
  });
}
