import type { Db } from '../../../../server/db/client.ts';

export async function findKnownAddresses(
  db: Db,
  { paths, slugs }: { paths: readonly string[]; slugs: readonly string[] },
): Promise<{ byPath: Map<string, number>; bySlug: Set<string> }> {
  const [addresses, redirects] = await Promise.all([
    db.postFormerAddress.findMany({
      where: { path: { in: [...paths] }, post: { deletedAt: null } },
      select: { path: true, postId: true },
    }),
    db.blogSlugRedirect.findMany({
      where: { slug: { in: [...slugs] }, post: { deletedAt: null } },
      select: { slug: true },
    }),
  ]);
  return {
    byPath: new Map(addresses.map(({ path, postId }) => [path, postId])),
    bySlug: new Set(redirects.map(({ slug }) => slug)),
  };
}

export function findCategoryNames(db: Db) {
  return db.blogCategory.findMany({ select: { id: true, name: true, slug: true } });
}

export async function findKnownTagKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.tag.findMany({
    where: { nameKey: { in: [...keys] } },
    select: { nameKey: true },
  });
  return new Set(rows.map(({ nameKey }) => nameKey));
}

export function findAccounts(db: Db) {
  return db.admin.findMany({ select: { id: true, username: true, role: true, disabledAt: true } });
}

export async function findOwnPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.media.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}
