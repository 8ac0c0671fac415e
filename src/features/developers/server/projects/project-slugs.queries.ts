import type { Db } from '../../../../server/db/client.ts';

/** @returns whether another project of the developer has it now */
export async function isSlugTaken(
  db: Db,
  { developerId, slug, projectId }: { developerId: number; slug: string; projectId: number | null },
): Promise<boolean> {
  const others = projectId === null ? {} : { id: { not: projectId } };
  return (await db.developerProject.count({ where: { developerId, slug, ...others } })) > 0;
}

/** A slug in use leads nowhere else. */
export async function takeSlug(db: Db, developerId: number, slug: string): Promise<void> {
  await db.formerProjectSlug.deleteMany({ where: { developerId, slug } });
}

/** More would let a program fill the table with renames. */
const mostFormerSlugs = 20;

/** The oldest ones beyond twenty of a project end. */
export async function keepFormerSlug(
  db: Db,
  former: { developerId: number; slug: string; projectId: number },
): Promise<void> {
  const { developerId, projectId } = former;
  const outdated = await db.formerProjectSlug.findMany({
    where: { projectId },
    orderBy: { createdAt: 'desc' },
    skip: mostFormerSlugs - 1,
    select: { slug: true },
  });
  const slugs = outdated.map(({ slug }) => slug);
  await db.formerProjectSlug.deleteMany({ where: { developerId, slug: { in: slugs } } });
  await db.formerProjectSlug.create({ data: former, select: { slug: true } });
}

/** @returns the slug of the project that has this one, now or before */
export async function findCurrentSlug(
  db: Db,
  developerId: number,
  slug: string,
): Promise<string | null> {
  const current = await db.developerProject.findUnique({
    where: { developerId_slug: { developerId, slug } },
    select: { slug: true },
  });
  if (current) return current.slug;
  const former = await db.formerProjectSlug.findUnique({
    where: { developerId_slug: { developerId, slug } },
    select: { project: { select: { slug: true } } },
  });
  return former?.project.slug ?? null;
}
