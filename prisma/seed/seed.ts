import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Prisma, PrismaClient } from '../../src/server/db/generated/client.ts';
import { seedCategories, seedPosts } from './blog.ts';
import { seedNetwork } from './network.ts';

export interface SeedOptions {
  /** A production database starts with the default category alone, a demo with the whole sample content. */
  mode: 'demo' | 'production';
  /** Where this folder is; the bundled server runs from the project's folder. */
  seedDir?: string;
  now?: Date;
}

const SEED_LOCK = 1_447_645_764;
const SEED_TIMEOUT_MS = 30_000;

const defaultCategory = {
  id: 1,
  name: 'General',
  slug: 'general',
  description: 'Posts that fit no other category.',
};

/**
 * Fills tables that are still empty; a second run, also one at the same moment, changes nothing.
 * @returns false when nothing was to do
 */
export async function seedDatabase(prisma: PrismaClient, options: SeedOptions): Promise<boolean> {
  if (await hasBlog(prisma)) return false;
  return prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      if (await hasBlog(tx)) return false;
      if (options.mode === 'production') {
        await tx.blogCategory.create({ data: defaultCategory });
      } else {
        await seedBlog(tx, options);
        await seedNetwork(tx, options.now ?? new Date());
      }
      // Rows with a given id leave the counter where it was.
      await tx.$executeRaw`
        SELECT setval(pg_get_serial_sequence('"BlogCategory"', 'id'), (SELECT max("id") FROM "BlogCategory"))`;
      return true;
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

/** Milliseconds, zero or negative: on a clock behind the newest post all of them move, so that none is still to come. */
function shiftIntoThePast(now: Date): number {
  const dates = seedPosts.flatMap(({ publishedAt }) =>
    publishedAt ? [Date.parse(publishedAt)] : [],
  );
  return Math.min(0, now.getTime() - Math.max(...dates));
}
