import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MediaStore } from '../../src/server/integrations/media-store.ts';
import { addJob } from '../../src/server/jobs/queue.ts';
import { schedule } from '../../src/server/jobs/schedule.ts';
import { paths } from '../../src/shared/paths.ts';
import { keptDays, keptRevisions, type PurgeName, purgeNames } from '../../src/shared/retention.ts';
import { createAdmin } from '../factories/admins.ts';
import { createPost } from '../factories/blog.ts';
import { createDeveloper } from '../factories/developers.ts';
import { createGeneration } from '../factories/generations.ts';
import { unfinishedForm } from '../factories/post-drafts.ts';
import { callerWith } from '../setup/callers.ts';
import { testDatabase } from '../setup/database.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../setup/jobs.ts';

const answeredDays = 12;
const now = new Date('2031-05-05T12:00:00Z');
const deletedFiles: string[] = [];
const unreachable = new Set<string>();

const testApp = setUpTestApp({
  env: { ANSWERED_REQUESTS_KEPT_DAYS: String(answeredDays) },
  replace: ({ mediaStore }) => ({
    clock: { now: () => now },
    mediaStore: {
      ...mediaStore,
      delete: async (name): ReturnType<MediaStore['delete']> => {
        if (unreachable.has(name)) return { outcome: 'unavailable', cause: new Error('away') };
        deletedFiles.push(name);
        return { outcome: 'done' };
      },
    },
  }),
});

const db = () => testDatabase().prisma;
const hourMs = 3_600_000;
/** Just older than so many days, and just not. */
const over = (days: number) => new Date(now.getTime() - days * 24 * hourMs - hourMs);
const under = (days: number) => new Date(now.getTime() - days * 24 * hourMs + hourMs);
const sorted = (names: (string | null)[]) => names.map(String).sort();

async function createRequest(
  name: string,
  status: 'new' | 'read' | 'replied' | 'suspected' | 'spam',
  at: { createdAt?: Date; updatedAt?: Date },
) {
  await db().contactRequest.create({
    data: { firstName: name, description: 'x', status, dedupeKey: name, ...at },
  });
}

const requestNames = async () =>
  (await db().contactRequest.findMany()).map(({ firstName }) => firstName);

async function createPicture(name: string, createdAt: Date): Promise<string> {
  const id = `post-${randomBytes(16).toString('hex')}-10x10`;
  await db().media.create({
    data: {
      ...{ id, kind: 'postImage', widthPx: 10, heightPx: 10, byteSize: 1, createdAt },
      variants: [{ name: `${name}.webp` }, { name: `${name}.jpg` }],
    },
  });
  return paths.media(`${id}-w10.jpg`);
}

const adminId = async () => (await createAdmin({ username: 'keeper' })).id;
const draftData = {
  ...unfinishedForm(),
  isPublished: false,
  savedFrom: 'a',
  createdBy: 'a',
  savedBy: 'a',
};

interface Case {
  /** Makes what is kept, named "kept…", and one or more of what goes, named "due…". */
  arrange(): Promise<void>;
  names(): Promise<(string | null)[]>;
}

const cases: Record<PurgeName, Case> = {
  answeredRequests: {
    async arrange() {
      await createRequest('due', 'replied', { updatedAt: over(answeredDays) });
      await createRequest('kept', 'replied', { updatedAt: under(answeredDays) });
      await createRequest('kept-unanswered', 'read', { updatedAt: over(999) });
      await createRequest('kept-new', 'new', { updatedAt: over(999) });
    },
    names: requestNames,
  },
  suspectedRequests: {
    async arrange() {
      await createRequest('due', 'suspected', { createdAt: over(keptDays.suspectedRequests) });
      await createRequest('due-spam', 'spam', { createdAt: over(keptDays.suspectedRequests) });
      await createRequest('kept', 'suspected', { createdAt: under(keptDays.suspectedRequests) });
      await createRequest('kept-new', 'new', { createdAt: over(keptDays.suspectedRequests) });
    },
    names: requestNames,
  },
  suspectedMessages: {
    async arrange() {
      const { id: developerId } = await createDeveloper();
      const create = (name: string, isSuspected: boolean, createdAt: Date) =>
        db().developerMessage.create({
          data: {
            ...{ developerId, senderName: name, senderEmail: 'a@example.com', body: 'x' },
            ...{ isSuspected, createdAt, dedupeKey: name },
          },
        });
      await create('due', true, over(keptDays.suspectedMessages));
      await create('kept', true, under(keptDays.suspectedMessages));
      await create('kept-clean', false, over(keptDays.suspectedMessages));
    },
    names: async () => (await db().developerMessage.findMany()).map((row) => row.senderName),
  },
  sentMessages: {
    async arrange() {
      const create = (
        dedupeKey: string,
        state: 'sent' | 'undeliverable' | 'unclear' | 'waiting',
        createdAt: Date,
      ) =>
        db().outgoingMessage.create({
          data: { dedupeKey, state, createdAt, channel: 'mail', recipient: 'a', text: 'x' },
        });
      await create('due', 'sent', over(keptDays.sentMessages));
      await create('due-never', 'undeliverable', over(keptDays.sentMessages));
      await create('kept', 'sent', under(keptDays.sentMessages));
      await create('kept-unclear', 'unclear', over(keptDays.sentMessages));
      await create('kept-waiting', 'waiting', over(keptDays.sentMessages));
    },
    names: async () => (await db().outgoingMessage.findMany()).map((row) => row.dedupeKey),
  },
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
      const { id: postId, title, slug, excerpt, content, imageUrl } = post;
      const { metaTitle, metaDescription, metaKeywords, isPublished } = post;
      const create = (savedBy: string, version: number) =>
        db().blogPostRevision.create({
          data: {
            ...{ postId, title, slug, excerpt, content, imageUrl, version, savedBy },
            ...{ metaTitle, metaDescription, metaKeywords, isPublished },
          },
        });
      await create('due', 1);
      await create('due-too', 2);
      await create('kept', 3);
      await create('kept-newest', newest);
    },
    names: async () => (await db().blogPostRevision.findMany()).map(({ savedBy }) => savedBy),
  },
  deletedDrafts: {
    async arrange() {
      const create = (
        title: string,
        data: { deletedAt?: Date; updatedAt: Date; postId?: number },
      ) => db().postDraft.create({ data: { ...draftData, id: randomUUID(), ...data, title } });
      const old = over(keptDays.deletedDrafts);
      const { id: postId } = await createPost();
      await create('due', { deletedAt: old, updatedAt: old });
      await create('due-post', { postId, updatedAt: old });
      await create('kept', { deletedAt: under(keptDays.deletedDrafts), updatedAt: old });
      await create('kept-post', { postId, updatedAt: under(keptDays.deletedDrafts) });
      await create('kept-unfinished', { updatedAt: old });
    },
    names: async () => (await db().postDraft.findMany()).map(({ title }) => title),
  },
  unnamedPictures: {
    async arrange() {
      const old = over(keptDays.unnamedPictures);
      await createPicture('due', old);
      await createPicture('kept', under(keptDays.unnamedPictures));
      const named = (where: string) => createPicture(`kept-${where}`, old);
      const post = await createPost({
        imageUrl: await named('image'),
        content: `<p><img src="https://site.example${await named('text')}"></p>`,
      });
      const { id: postId, title, slug, excerpt } = post;
      const { metaTitle, metaDescription, metaKeywords, isPublished } = post;
      await db().blogPostRevision.create({
        data: {
          ...{ postId, title, slug, excerpt, version: 1, savedBy: 'a', isPublished },
          ...{ metaTitle, metaDescription, metaKeywords, content: '' },
          imageUrl: await named('version'),
        },
      });
      await db().postDraft.create({
        data: { ...draftData, id: randomUUID(), content: `<img src="${await named('draft')}">` },
      });
      const owner = await adminId();
      const form = unfinishedForm({ imageUrl: await named('autosave') });
      await db().blogPostAutosave.create({
        data: { adminId: owner, postId, form: { ...form } },
      });
      await createGeneration({ adminId: owner, result: { imageUrl: await named('generated') } });
      await createDeveloper({ profilePhotoUrl: await named('profile') });
    },
    names: async () =>
      (await db().media.findMany()).map(({ variants }) =>
        JSON.stringify(variants).replace(/.*?"name":"([\w-]+)\..*/, '$1'),
      ),
  },
  aiRequests: {
    async arrange() {
      const owner = await adminId();
      const old = over(keptDays.aiRequests);
      const create = (subject: string, data: Partial<Parameters<typeof createGeneration>[0]>) =>
        createGeneration({ adminId: owner, subject, createdAt: old, ...data });
      await create('due', { savedAt: old });
      await create('due-discarded', { discardedAt: old });
      await create('kept', { savedAt: old, createdAt: under(keptDays.aiRequests) });
      await create('kept-open', {});
      await create('kept-running', { outcome: 'running', savedAt: old });
    },
    names: async () => (await db().aiGeneration.findMany()).map(({ subject }) => subject),
  },
  activity: {
    async arrange() {
      const create = (summary: string, createdAt: Date) =>
        db().activityEntry.create({
          data: { actor: 'a', action: 'b', targetType: 'c', summary, createdAt },
        });
      await create('due', over(keptDays.activity));
      await create('kept', under(keptDays.activity));
    },
    names: async () => (await db().activityEntry.findMany()).map(({ summary }) => summary),
  },
  revokedTokens: {
    async arrange() {
      const owner = await adminId();
      const create = (name: string, revokedAt: Date | null) =>
        db().apiToken.create({
          data: {
            ...{ name, revokedAt, adminId: owner, tokenHash: name, prefix: 'x' },
            createdAt: over(999),
          },
        });
      await create('due', over(keptDays.revokedTokens));
      await create('kept', under(keptDays.revokedTokens));
      await create('kept-valid', null);
    },
    names: async () => (await db().apiToken.findMany()).map(({ name }) => name),
  },
  endedSessions: {
    async arrange() {
      const owner = await adminId();
      const create = (id: string, expiresAt: Date) =>
        db().session.create({ data: { id, adminId: owner, expiresAt } });
      await create('due', over(0));
      await create('kept', under(0));
    },
    names: async () => (await db().session.findMany()).map(({ id }) => id),
  },
  signInCodes: {
    async arrange() {
      const create = (codeHash: string, createdAt: Date) =>
        db().signInCode.create({
          data: {
            ...{ codeHash, createdAt, phoneNumber: '+12015550100', country: 'US' },
            ...{ budget: 'general', expiresAt: createdAt, usedAt: createdAt },
          },
        });
      await create('due', over(keptDays.signInCodes));
      await create('kept', under(keptDays.signInCodes));
    },
    names: async () => (await db().signInCode.findMany()).map(({ codeHash }) => codeHash),
  },
  knownBrowsers: {
    async arrange() {
      const { id: developerId } = await createDeveloper();
      const create = (browserHash: string, lastSignInAt: Date) =>
        db().knownBrowser.create({ data: { browserHash, developerId, lastSignInAt } });
      await create('due', over(keptDays.knownBrowsers));
      await create('kept', under(keptDays.knownBrowsers));
    },
    names: async () => (await db().knownBrowser.findMany()).map((row) => row.browserHash),
  },
  smsKeywords: {
    async arrange() {
      const old = over(keptDays.smsKeywords);
      const create = (messageId: string, phoneNumber: string, isStop: boolean, sentAt: Date) =>
        db().smsKeyword.create({ data: { messageId, phoneNumber, isStop, sentAt } });
      await create('due', '+12015550100', true, old);
      await create('kept', '+12015550100', false, under(keptDays.smsKeywords));
      await create('kept-stop', '+12015550101', true, old);
    },
    names: async () => (await db().smsKeyword.findMany()).map(({ messageId }) => messageId),
  },
  usedLimits: {
    async arrange() {
      const create = (key: string, expire: Date | null) =>
        db().rateLimit.create({ data: { key, expire: expire?.getTime() ?? null } });
      await create('due', over(0));
      await create('kept', under(0));
      await create('kept-forever', null);
    },
    names: async () => (await db().rateLimit.findMany()).map(({ key }) => key),
  },
  searchWords: {
    async arrange() {
      await createPost({ title: 'kept', excerpt: '', content: '' });
      await db().searchWord.deleteMany({ where: { word: { not: 'kept' } } });
      await db().searchWord.create({ data: { word: 'due' } });
    },
    names: async () => (await db().searchWord.findMany()).map(({ word }) => word),
  },
};

/** Signed in without a session row of its own kind in the way: its time has not come. */
async function dueCount(name: PurgeName): Promise<number | undefined> {
  const { id } = await createAdmin();
  const cookie = await testApp().cookieFor('admin', id);
  const { caller } = callerWith(testApp(), { cookie });
  const rows = await caller.admin.retention.list();
  await db().admin.delete({ where: { id } });
  return rows.find((row) => row.name === name)?.dueCount;
}

const isDue = (name: string | null) => String(name).startsWith('due');

describe.each(purgeNames)('what is kept of %s', (name) => {
  it('is counted without a change, and deleted by a job when its time has come', async () => {
    const { arrange, names } = cases[name];
    await arrange();
    const before = sorted(await names());
    const due = before.filter(isDue);
    expect(due.length).toBeGreaterThan(0);
    // The session of whoever asks here has expired by the clock of this test.
    expect(await dueCount(name)).toBe(due.length + (name === 'endedSessions' ? 1 : 0));
    expect(sorted(await names())).toEqual(before);

    await addJob(db(), 'purge', { name });
    expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
    expect(sorted(await names())).toEqual(before.filter((kept) => !isDue(kept)));
    expect(await dueCount(name)).toBe(name === 'endedSessions' ? 1 : 0);
  });
});

it('a picture goes with its files, and stays for the next night while they cannot be removed', async () => {
  await createPicture('first', over(keptDays.unnamedPictures));
  await createPicture('second', over(keptDays.unnamedPictures));
  deletedFiles.length = 0;
  unreachable.add('first.jpg');
  await addJob(db(), 'purge', { name: 'unnamedPictures' });
  await runDueJobs(testApp());
  expect(await db().media.count()).toBe(1);
  expect(deletedFiles).toEqual(expect.arrayContaining(['second.webp', 'second.jpg']));
  unreachable.clear();
  await addJob(db(), 'purge', { name: 'unnamedPictures' });
  await runDueJobs(testApp());
  expect(await db().media.count()).toBe(0);
});

it('a deleted post takes its versions and addresses along, and leaves the drafts of an AI', async () => {
  const owner = await adminId();
  const { id: postId } = await createPost({ deletedAt: over(keptDays.deletedPosts) });
  await db().blogSlugRedirect.create({ data: { slug: 'former', postId } });
  await createGeneration({ adminId: owner, postId });
  await addJob(db(), 'purge', { name: 'deletedPosts' });
  await runDueJobs(testApp());
  expect(await db().blogSlugRedirect.count()).toBe(0);
  expect(await db().aiGeneration.findMany()).toMatchObject([{ postId: null }]);
});

it('every purge has its night', async () => {
  const purged = schedule.flatMap(({ task, payload }) => (task === 'purge' ? [payload?.name] : []));
  expect(purged).toEqual([...purgeNames]);
  expect(await jobsInQueue(testApp())).toEqual([]);
});
