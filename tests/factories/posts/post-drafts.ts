import { randomUUID } from 'node:crypto';
import { type AutosaveForm, revisionFormSchema } from '../../../src/features/posts/post-editing.ts';
import type { BlogPost } from '../../../src/server/db/generated/client.ts';
import { testDatabase } from '../../setup/database/database.ts';

export function unfinishedForm(overrides: Partial<AutosaveForm> = {}): AutosaveForm {
  return {
    title: 'Half a ti',
    slug: '',
    categoryId: null,
    imageUrl: '',
    excerpt: '',
    isPublished: 'true',
    content: '<p>unfin',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    publishAt: '',
    unpublishAt: '',
    ...overrides,
  };
}

/** Input of the first autosave of a new post. */
export function newDraftSave(form: Partial<AutosaveForm> = {}, savedFrom = 'window-a') {
  return {
    ...{ ref: { draftId: randomUUID() }, baseVersion: 0 },
    ...{ window: { savedFrom, seen: 0 }, form: unfinishedForm(form) },
  };
}

type DraftSave = ReturnType<typeof newDraftSave>;

/** The same from a window that has seen this version of the autosave. */
export function seeing(save: DraftSave, seen: number, savedFrom = save.window.savedFrom) {
  return { ...save, window: { savedFrom, seen } };
}

/** Names the new post in the call that creates it. */
export function creationOf({ ref, window }: DraftSave, seen: number) {
  return { ...ref, window: { ...window, seen } };
}

interface DraftOverrides {
  form?: Partial<AutosaveForm>;
  authorId?: number;
  discardedAt?: Date | null;
  updatedAt?: Date;
}

/** A new post that is not created, as the database holds it. */
export async function createNewPost({ form, updatedAt, ...data }: DraftOverrides = {}) {
  const saved = { savedBy: 'admin:test', savedFrom: 'editor', updatedAt: updatedAt ?? new Date() };
  const autosave = { kind: 'autosave', version: 1, form: unfinishedForm(form), ...saved } as const;
  const key = randomUUID();
  await testDatabase().prisma.document.create({
    data: { key, kind: 'post', ...data, versions: { create: autosave } },
    select: { id: true },
  });
  return { key };
}

export async function createAutosave(
  { documentId, adminId }: { documentId: number; adminId: number },
  form: Partial<AutosaveForm> = {},
) {
  const data = { documentId, adminId, form: unfinishedForm(form), savedBy: 'admin:test' };
  await testDatabase().prisma.documentVersion.create({
    data: { ...data, kind: 'autosave', version: 1 },
    select: { id: true },
  });
}

export async function createRevision(
  post: BlogPost,
  {
    version = 1,
    savedBy = 'admin:test',
    ...texts
  }: { version?: number; savedBy?: string } & Partial<AutosaveForm> = {},
) {
  const isPublished = post.isPublished ? 'true' : 'false';
  const form = revisionFormSchema.parse({ ...post, isPublished, ...texts });
  await testDatabase().prisma.documentVersion.create({
    data: { documentId: post.id, kind: 'revision', version, form, savedBy },
    select: { id: true },
  });
}
