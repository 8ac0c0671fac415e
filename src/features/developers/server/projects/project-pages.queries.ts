import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { countUpTo, findParts, partStatement } from '../../../../server/db/id-parts.ts';

const cardSelect = {
  id: true,
  slug: true,
  title: true,
  category: true,
  isFeatured: true,
  projectLink: true,
  pictures: {
    orderBy: { position: 'asc' },
    take: 1,
    select: { mediaId: true, altText: true },
  },
} satisfies Prisma.DeveloperProjectSelect;

export type CardRow = Prisma.DeveloperProjectGetPayload<{ select: typeof cardSelect }>;

/** The featured one first. */
export function findCards(db: Db, developerId: number): Promise<CardRow[]> {
  return db.developerProject.findMany({
    where: { developerId },
    orderBy: [{ isFeatured: 'desc' }, { position: 'asc' }, { id: 'asc' }],
    select: cardSelect,
  });
}

export function findProjectAt(
  db: Db,
  place: { handle: string; slug: string } | { developerId: number; projectId: number },
): Promise<{ id: number; developerId: number } | null> {
  const where =
    'handle' in place
      ? { slug: place.slug, developer: { handle: place.handle } }
      : { id: place.projectId, developerId: place.developerId };
  return db.developerProject.findFirst({ where, select: { id: true, developerId: true } });
}

/** Null when visitors cannot see it. */
export function findSeenProject(
  db: Db,
  id: number,
): Promise<{ title: string; developer: { developerName: string } } | null> {
  return db.developerProject.findFirst({
    where: { id, developer: { hiddenAt: null, profileCompletedAt: { not: null } } },
    select: { title: true, developer: { select: { developerName: true } } },
  });
}

const listedProjects = {
  table: 'DeveloperProject',
  where: Prisma.sql`EXISTS (
    SELECT FROM "Developer" AS d
    WHERE d."id" = "developerId" AND d."profileCompletedAt" IS NOT NULL AND d."hiddenAt" IS NULL)`,
} as const;

export function countListedProjects(db: Db, most: number): Promise<number> {
  return countUpTo(db, listedProjects, most);
}

export function findListedProjectParts(db: Db, size: number): Promise<number[]> {
  return findParts(db, listedProjects, size);
}

export async function findListedProjectPart(db: Db, part: { part: number | null; size: number }) {
  const columns = ['id', 'slug', 'developerId', 'updatedAt'] as const;
  const rows = await db.$queryRaw<
    { id: number; slug: string; developerId: number; updatedAt: Date }[]
  >(partStatement(listedProjects, columns, part));
  const developers = await db.developer.findMany({
    where: { id: { in: [...new Set(rows.map(({ developerId }) => developerId))] } },
    select: { id: true, handle: true },
  });
  const handles = new Map(developers.map(({ id, handle }) => [id, handle]));
  return rows.map(({ developerId, updatedAt, ...project }) => ({
    project,
    developer: { id: developerId, handle: handles.get(developerId) ?? null },
    updatedAt,
  }));
}
