import type { Db } from '../../../server/db/client.ts';
import type { AutosaveForm } from '../../posts/post-editing.ts';
import type { EditorWindow } from '../editing.ts';

interface AutosaveKey {
  adminId: number;
  postId: number;
}

export function findAutosave(db: Db, key: AutosaveKey) {
  return db.blogPostAutosave.findUnique({
    where: { adminId_postId: key },
    select: { form: true, baseVersion: true, savedFrom: true, updatedAt: true },
  });
}

export async function upsertAutosave(
  tx: Db,
  key: AutosaveKey,
  data: { baseVersion: number; form: AutosaveForm; savedFrom: string },
): Promise<Date> {
  const { updatedAt } = await tx.blogPostAutosave.upsert({
    where: { adminId_postId: key },
    create: { ...key, ...data },
    update: data,
    select: { updatedAt: true },
  });
  return updatedAt;
}

export async function deleteAutosave(
  db: Db,
  { adminId, postId }: AutosaveKey,
  window?: EditorWindow,
): Promise<void> {
  await db.blogPostAutosave.deleteMany({
    where: {
      adminId,
      postId,
      ...(window && { OR: [{ savedFrom: window.savedFrom }, { savedFrom: window.seen }] }),
    },
  });
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
