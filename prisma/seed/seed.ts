import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Prisma, PrismaClient } from '../../src/server/db/generated/client.ts';
import { seedCategories, seedPosts } from './blog.ts';
import { type SeedDeveloper, seedDevelopers } from './developers.ts';

export interface SeedOptions {
  /** A production database starts with the default category alone, a demo with the whole sample content. */
  mode: 'demo' | 'production';
  /** Where this folder is; the bundled server runs from the project's folder. */
  seedDir?: string;
  now?: Date;
}

const SEED_LOCK = 1_447_645_764;
const SEED_TIMEOUT_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

const defaultCategory = {
  id: 1,
  name: 'General',
  slug: 'general',
  description: 'Posts that fit no other category.',
};

/** Fills tables that are still empty; a second run, also one at the same moment, changes nothing. */
export async function seedDatabase(prisma: PrismaClient, options: SeedOptions): Promise<void> {
  if (await hasBlog(prisma)) return;
  await prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      if (await hasBlog(tx)) return;
      if (options.mode === 'production') {
        await tx.blogCategory.create({ data: defaultCategory });
      } else {
        await seedBlog(tx, options);
        await seedNetwork(tx, options);
      }
      // Rows with a given id leave the counter where it was.
      await tx.$executeRaw`
        SELECT setval(pg_get_serial_sequence('"BlogCategory"', 'id'), (SELECT max("id") FROM "BlogCategory"))`;
    },
    { timeout: SEED_TIMEOUT_MS },
  );
}

async function hasBlog(db: Prisma.TransactionClient): Promise<boolean> {
  const category = await db.blogCategory.findFirst({ select: { id: true } });
  return category !== null;
}

/** The HTML of a post of the demo. */
export function readSeedText(seedDir: string, slug: string): Promise<string> {
  return readFile(path.join(seedDir, 'posts', `${slug}.html`), 'utf8');
}

async function seedBlog(tx: Prisma.TransactionClient, options: SeedOptions): Promise<void> {
  const { seedDir = 'prisma/seed', now = new Date() } = options;
  await tx.blogCategory.createMany({ data: [...seedCategories] });
  const shiftMs = shiftIntoThePast(now);
  const posts = await Promise.all(
    seedPosts.map(async ({ publishedAt, ...post }) => {
      const content = await readSeedText(seedDir, post.slug);
      const writtenAt = publishedAt ? new Date(Date.parse(publishedAt) + shiftMs) : now;
      return {
        ...post,
        content,
        publishedAt: publishedAt && writtenAt,
        createdAt: writtenAt,
        updatedAt: writtenAt,
      };
    }),
  );
  await tx.blogPost.createMany({ data: posts });
}

async function seedNetwork(tx: Prisma.TransactionClient, options: SeedOptions): Promise<void> {
  const { now = new Date() } = options;
  const joinedAt = ({ joinedDaysAgo }: SeedDeveloper) =>
    new Date(now.getTime() - joinedDaysAgo * DAY_MS);
  // The oldest first, so that numbers grow with time as they do for people who sign up.
  const stored = await tx.developer.createManyAndReturn({
    data: seedDevelopers.toReversed().map((developer) => {
      const { projects: _projects, joinedDaysAgo: _joinedDaysAgo, birthDate, ...facts } = developer;
      const createdAt = joinedAt(developer);
      return {
        ...facts,
        birthDate: birthDate && new Date(birthDate),
        profileCompletedAt: createdAt,
        createdAt,
      };
    }),
    select: { id: true, phoneNumber: true },
  });
  const ids = new Map(stored.map(({ id, phoneNumber }) => [phoneNumber, id]));
  await tx.developerProject.createMany({
    data: seedDevelopers.toReversed().flatMap((developer) =>
      developer.projects.map((project, position) => ({
        ...project,
        developerId: ids.get(developer.phoneNumber) ?? 0,
        builtWith: [...project.builtWith],
        position,
        createdAt: joinedAt(developer),
      })),
    ),
  });
}

/** Milliseconds, zero or negative: on a clock behind the newest post all of them move, so that none is still to come. */
function shiftIntoThePast(now: Date): number {
  const dates = seedPosts.flatMap(({ publishedAt }) =>
    publishedAt ? [Date.parse(publishedAt)] : [],
  );
  return Math.min(0, now.getTime() - Math.max(...dates));
}
