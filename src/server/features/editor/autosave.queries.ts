import type { AutosaveForm } from '../../../shared/admin-posts.ts';
import type { Db } from '../../db/client.ts';

interface AutosaveKey {
  adminId: number;
  postId: number;
}

export function findAutosave(db: Db, key: AutosaveKey) {
  return db.blogPostAutosave.findUnique({
    where: { adminId_postId: key },
    select: { form: true, baseVersion: true, updatedAt: true },
  });
}

export async function upsertAutosave(
  tx: Db,
  key: AutosaveKey,
  data: { baseVersion: number; form: AutosaveForm },
): Promise<Date> {
  const { updatedAt } = await tx.blogPostAutosave.upsert({
    where: { adminId_postId: key },
    create: { ...key, ...data },
    update: data,
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
