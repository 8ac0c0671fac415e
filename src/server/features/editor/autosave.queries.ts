import type { AutosaveForm } from '../../../shared/admin-posts.ts';
import type { Db } from '../../db/client.ts';

interface AutosaveKey {
  adminId: number;
  /** null for a post that does not exist yet. */
  postId: number | null;
}

/** Keeps other saves of this admin waiting until the transaction ends: a null post id is never unique. */
export async function lockAdmin(tx: Db, adminId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Admin" WHERE "id" = ${adminId} FOR UPDATE`;
}

export function findAutosave(db: Db, { adminId, postId }: AutosaveKey) {
  return db.blogPostAutosave.findFirst({
    where: { adminId, postId },
    orderBy: { id: 'asc' },
    select: { id: true, form: true, baseVersion: true, updatedAt: true },
  });
}

export async function insertAutosave(
  tx: Db,
  data: AutosaveKey & { baseVersion: number; form: AutosaveForm },
): Promise<Date> {
  const { updatedAt } = await tx.blogPostAutosave.create({ data, select: { updatedAt: true } });
  return updatedAt;
}

export async function updateAutosave(
  tx: Db,
  id: number,
  data: { baseVersion: number; form: AutosaveForm },
): Promise<Date> {
  const { updatedAt } = await tx.blogPostAutosave.update({
    where: { id },
    data,
    select: { updatedAt: true },
  });
  return updatedAt;
}

export async function deleteAutosave(db: Db, { adminId, postId }: AutosaveKey): Promise<void> {
  await db.blogPostAutosave.deleteMany({ where: { adminId, postId } });
}

export function findOtherEditors(db: Db, input: { postId: number; adminId: number; since: Date }) {
  return db.blogPostAutosave.findMany({
    where: {
      postId: input.postId,
      adminId: { not: input.adminId },
      updatedAt: { gte: input.since },
    },
    orderBy: { updatedAt: 'desc' },
    take: 10,
    select: { updatedAt: true, admin: { select: { username: true } } },
  });
}

export async function postExists(db: Db, id: number): Promise<boolean> {
  return (await db.blogPost.findUnique({ where: { id }, select: { id: true } })) !== null;
}
