import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { paths } from '../../../src/shared/paths.ts';
import { keptDays, keptRevisions, type PurgeName } from '../../../src/shared/retention.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createAiDraft } from '../../factories/posts/ai-drafts.ts';
import { createFact } from '../../factories/posts/facts.ts';
import { createAiUsage, createSuggestion } from '../../factories/posts/house-style.ts';
import {
  createAutosave,
  createNewPost,
  createRevision,
} from '../../factories/posts/post-drafts.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { createStagedDraft } from '../../factories/posts/staged-drafts.ts';
import { adminId, db, over, type RetentionCase, under } from './retention-case.ts';

export async function createPicture(
  name: string,
  createdAt: Date,
  isKept = false,
): Promise<string> {
  const id = `post-${randomBytes(16).toString('hex')}-10x10`;
  await db().media.create({
    data: {
      ...{ id, kind: 'postImage', widthPx: 10, heightPx: 10, byteSize: 1, createdAt, isKept },
      variants: [{ name: `${name}.webp` }, { name: `${name}.jpg` }],
    },
  });
  return paths.media(`${id}-w10.jpg`);
}

const titleSchema = z.object({ title: z.string() });

export const postCases = {
  deletedPosts: {
    async arrange() {
      await createPost({ slug: 'due', deletedAt: over(keptDays.deletedPosts) });
      await createPost({ slug: 'kept', deletedAt: under(keptDays.deletedPosts) });
      await createPost({ slug: 'kept-public' });
    },
    names: async () => (await db().blogPost.findMany()).map(({ slug }) => slug),
  },
  postRevisions: {
    async arrange() {
      const newest = keptRevisions + 2;
      const post = await createPost();
      await db().blogPost.update({ where: { id: post.id }, data: { version: newest } });
      const create = (savedBy: string, version: number) =>
        createRevision(post, { savedBy, version });
      await create('due', 1);
      await create('due-too', 2);
      await create('kept', 3);
      await create('kept-newest', newest);
    },
    names: async () => (await db().documentVersion.findMany()).map(({ savedBy }) => savedBy),
  },
  creationKeys: {
    async arrange() {
      const { id: postId } = await createPost();
      const create = (keyHash: string, createdAt: Date) =>
        db().postCreationKey.create({ data: { keyHash, bodyHash: 'a', postId, createdAt } });
      await create('due', over(keptDays.creationKeys));
      await create('kept', under(keptDays.creationKeys));
    },
    names: async () => (await db().postCreationKey.findMany()).map(({ keyHash }) => keyHash),
  },
  deletedDrafts: {
    async arrange() {
      const old = over(keptDays.deletedDrafts);
      const create = (title: string, discardedAt?: Date) =>
        createNewPost({ form: { title }, updatedAt: old, ...(discardedAt && { discardedAt }) });
      await create('due', old);
      await create('kept', under(keptDays.deletedDrafts));
      await create('kept-unfinished');
    },
    names: async () =>
      (await db().documentVersion.findMany()).map(({ form }) => titleSchema.parse(form).title),
  },
  stagedDrafts: {
    async arrange() {
      const owner = await adminId();
      const create = (subject: string, data: { updatedAt: Date; discardedAt?: Date }) =>
        createStagedDraft({ adminId: owner, subject, ...data });
      await create('due', { updatedAt: over(keptDays.stagedDrafts) });
      await create('kept', { updatedAt: under(keptDays.stagedDrafts) });
      const discardedAt = over(keptDays.deletedDrafts);
      await create('due-discarded', { updatedAt: discardedAt, discardedAt });
      const lately = under(keptDays.deletedDrafts);
      await create('kept-discarded', { updatedAt: lately, discardedAt: lately });
    },
    names: async () => (await db().stagedDraft.findMany()).map(({ subject }) => subject),
  },
  leftFacts: {
    async arrange() {
      const { id } = await createPost();
      const create = (words: string, leftTextAt: Date | null) =>
        createFact(id, { words, leftTextAt });
      await create('due', over(keptDays.leftFacts));
      await create('kept', under(keptDays.leftFacts));
      await create('kept-in-text', null);
    },
    names: async () => (await db().fact.findMany()).map(({ words }) => words),
  },
  postImports: {
    async arrange() {
      const create = (storedName: string, createdAt: Date) =>
        db().postImport.create({
          data: { fileName: 'export', storedName, byteSize: 1, createdAt },
        });
      await create('due', over(keptDays.postImports));
      await create('kept', under(keptDays.postImports));
    },
    names: async () => (await db().postImport.findMany()).map(({ storedName }) => storedName),
  },
  unnamedPictures: {
    async arrange() {
      const old = over(keptDays.unnamedPictures);
      await createPicture('due', old);
      await createPicture('kept-on-purpose', old, true);
      await createPicture('kept', under(keptDays.unnamedPictures));
      const named = (where: string) => createPicture(`kept-${where}`, old);
      const post = await createPost({
        imageUrl: await named('image'),
        content: `<p><img src="https://site.example${await named('text')}"></p>`,
      });
      await createRevision(post, { content: '', imageUrl: await named('version') });
      await createNewPost({ form: { content: `<img src="${await named('draft')}">` } });
      const owner = await adminId();
      const typing = { documentId: post.id, adminId: owner };
      await createAutosave(typing, { imageUrl: await named('autosave') });
      await createAiDraft({ adminId: owner, result: { imageUrl: await named('generated') } });
      await createDeveloper({ profilePhotoUrl: await named('profile') });
    },
    names: async () =>
      (await db().media.findMany()).map(({ variants }) =>
        JSON.stringify(variants).replace(/.*?"name":"([\w-]+)\..*/, '$1'),
      ),
  },
  previewLinks: {
    async arrange() {
      const { id: documentId } = await createPost();
      const owner = await adminId();
      const create = (keyHash: string, endsAt: Date) =>
        db().previewLink.create({
          data: { keyHash, documentId, adminId: owner, endsAt, createdAt: over(1) },
        });
      await create('due', over(0));
      await create('kept', under(0));
    },
    names: async () => (await db().previewLink.findMany()).map(({ keyHash }) => keyHash),
  },
  aiRequests: {
    async arrange() {
      const owner = await adminId();
      const old = over(keptDays.aiRequests);
      const create = (subject: string, data: Partial<Parameters<typeof createAiDraft>[0]>) =>
        createAiDraft({ adminId: owner, subject, createdAt: old, ...data });
      await create('due', { savedAt: old });
      await create('due-discarded', { discardedAt: old });
      await create('kept', { savedAt: old, createdAt: under(keptDays.aiRequests) });
      await create('kept-open', {});
      await create('kept-running', { outcome: 'running', savedAt: old });
    },
    names: async () => (await db().modelRun.findMany()).map(({ subject }) => subject),
  },
  aiUsage: {
    async arrange() {
      await createAiUsage({ actor: 'due', createdAt: over(keptDays.aiUsage) });
      await createAiUsage({ actor: 'kept', createdAt: under(keptDays.aiUsage) });
    },
    names: async () => (await db().aiUsage.findMany()).map(({ actor }) => actor),
  },
  aiSuggestions: {
    async arrange() {
      const owner = await adminId();
      const create = (model: string, createdAt: Date) =>
        createSuggestion({ adminId: owner, model, createdAt });
      await create('due', over(keptDays.aiSuggestions));
      await create('kept', under(keptDays.aiSuggestions));
    },
    names: async () => (await db().modelRun.findMany()).map(({ model }) => model),
  },
  searchWords: {
    async arrange() {
      await createPost({ title: 'kept', excerpt: '', content: '' });
      await db().searchWord.deleteMany({ where: { word: { not: 'kept' } } });
      await db().searchWord.create({ data: { word: 'due' } });
    },
    names: async () => (await db().searchWord.findMany()).map(({ word }) => word),
  },
} satisfies Partial<Record<PurgeName, RetentionCase>>;
