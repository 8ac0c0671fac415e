import { beforeEach, describe, expect, it } from 'vitest';
import { seedCategories, seedPosts } from '../../../prisma/seed/blog.ts';
import { seedDatabase } from '../../../prisma/seed/seed.ts';
import { resetDatabase, testDatabase } from '../../setup/database/database.ts';

beforeEach(resetDatabase);

const publishedTimes = () =>
  testDatabase()
    .prisma.blogPost.findMany({ select: { publishedAt: true } })
    .then((posts) => posts.flatMap(({ publishedAt }) => publishedAt?.getTime() ?? []));

describe('the seed', () => {
  it('fills a demo with the sample blog, once', async () => {
    const { prisma } = testDatabase();
    await seedDatabase(prisma, { mode: 'demo' });
    await seedDatabase(prisma, { mode: 'demo' });
    expect(await prisma.blogCategory.count()).toBe(seedCategories.length);
    expect(await prisma.blogPost.count()).toBe(seedPosts.length);
  });

  it('fills it once when two copies start at the same moment', async () => {
    const { prisma } = testDatabase();
    await Promise.all([1, 2].map(() => seedDatabase(prisma, { mode: 'demo' })));
    expect(await prisma.blogPost.count()).toBe(seedPosts.length);
  });

  it('gives a production database the default category and nothing else', async () => {
    const { prisma } = testDatabase();
    await seedDatabase(prisma, { mode: 'production' });
    expect(await prisma.blogCategory.findMany({ select: { id: true, name: true } })).toEqual([
      { id: 1, name: 'General' },
    ]);
    expect(await prisma.blogPost.count()).toBe(0);
  });

  it('lets the next category have the next number', async () => {
    const { prisma } = testDatabase();
    await seedDatabase(prisma, { mode: 'demo' });
    const next = await prisma.blogCategory.create({
      data: { name: 'Next', slug: 'next', description: 'The next one' },
    });
    expect(next.id).toBe(Math.max(...seedCategories.map(({ id }) => id)) + 1);
  });

  it('touches nothing in a database that has content', async () => {
    const { prisma } = testDatabase();
    await prisma.blogCategory.create({
      data: { name: 'Mine', slug: 'mine', description: 'My own' },
    });
    await seedDatabase(prisma, { mode: 'demo' });
    expect(await prisma.blogPost.count()).toBe(0);
    expect(await prisma.blogCategory.count()).toBe(1);
  });

  it('has no post of the future, also where the clock is behind', async () => {
    const now = new Date('2026-01-15T12:00:00Z');
    await seedDatabase(testDatabase().prisma, { mode: 'demo', now });
    expect(Math.max(...(await publishedTimes()))).toBe(now.getTime());
  });
});
