import { testDatabase } from '../../setup/database/database.ts';

let sequence = 0;

export async function createCategory(
  overrides: { name?: string; slug?: string; description?: string } = {},
) {
  sequence += 1;
  return testDatabase().prisma.blogCategory.create({
    data: {
      name: `Category ${sequence}`,
      slug: `category-${sequence}`,
      description: `Posts of category ${sequence}`,
      ...overrides,
    },
  });
}

interface PostOverrides {
  title?: string;
  slug?: string;
  excerpt?: string;
  content?: string;
  categoryId?: number | null;
  imageUrl?: string;
  metaTitle?: string;
  metaDescription?: string;
  metaKeywords?: string;
  byline?: string;
  authorId?: number | null;
  isPublished?: boolean;
  publishedAt?: Date | null;
  deletedAt?: Date | null;
}

/** By default each post is a minute older than the previous one. */
export async function createPost(overrides: PostOverrides = {}) {
  sequence += 1;
  return testDatabase().prisma.blogPost.create({
    data: {
      title: `Post ${sequence}`,
      slug: `post-${sequence}`,
      excerpt: `Excerpt of post ${sequence}`,
      content: `<p>Content of post ${sequence}</p>`,
      publishedAt: new Date(Date.UTC(2026, 0, 1) - sequence * 60_000),
      ...overrides,
    },
  });
}

export async function createManyPosts(
  count: number,
  post: { title: string; excerpt: string },
): Promise<void> {
  sequence += 1;
  await testDatabase().prisma.blogPost.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...post,
      slug: `many-${sequence}-${index}`,
      content: '<p>Text</p>',
      publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000),
    })),
  });
}

export function createDraft(overrides: PostOverrides = {}) {
  return createPost({ isPublished: false, publishedAt: null, ...overrides });
}
