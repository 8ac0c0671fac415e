import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import type { CategoryInput } from '../../post-editing.ts';

const categorySelect = {
  id: true,
  name: true,
  slug: true,
  description: true,
  _count: { select: { posts: { where: { deletedAt: null } } } },
} satisfies Prisma.BlogCategorySelect;

export type CategoryRow = Prisma.BlogCategoryGetPayload<{ select: typeof categorySelect }>;

export async function findCategoriesWithCounts(db: Db): Promise<CategoryRow[]> {
  const [categories, tallies] = await Promise.all([
    db.blogCategory.findMany({
      select: { id: true, name: true, slug: true, description: true },
      orderBy: { id: 'asc' },
    }),
    db.postTally.groupBy({
      by: 'categoryId',
      where: { isDeleted: false },
      _sum: { postCount: true },
    }),
  ]);
  const counts = new Map(tallies.map(({ categoryId, _sum }) => [categoryId, _sum.postCount ?? 0]));
  return categories.map((category) => ({
    ...category,
    _count: { posts: counts.get(category.id) ?? 0 },
  }));
}

export async function lockCategory(tx: Db, id: number): Promise<CategoryRow | null> {
  await tx.$queryRaw`SELECT 1 FROM "BlogCategory" WHERE "id" = ${id} FOR UPDATE`;
  return tx.blogCategory.findUnique({ where: { id }, select: categorySelect });
}

/** Keeps a category from being deleted until the transaction ends. */
export async function shareCategory(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "BlogCategory" WHERE "id" = ${id} FOR KEY SHARE`;
  return rows.length === 1;
}

export function insertCategory(tx: Db, data: CategoryInput): Promise<CategoryRow> {
  return tx.blogCategory.create({ data, select: categorySelect });
}

export function updateCategory(tx: Db, id: number, data: CategoryInput): Promise<CategoryRow> {
  return tx.blogCategory.update({ where: { id }, data, select: categorySelect });
}

export async function deleteCategory(tx: Db, id: number): Promise<void> {
  await tx.blogCategory.delete({ where: { id }, select: { id: true } });
}

/** Includes deleted posts. `to` null leaves them without a category. */
export async function movePosts(
  tx: Db,
  input: { from: number; to: number | null; onlyDeleted: boolean },
): Promise<void> {
  await tx.blogPost.updateMany({
    where: { categoryId: input.from, ...(input.onlyDeleted ? { deletedAt: { not: null } } : {}) },
    data: { categoryId: input.to, version: { increment: 1 } },
  });
}
