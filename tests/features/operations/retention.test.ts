import { describe, expect, it } from 'vitest';
import { schedule } from '../../../src/app/server/jobs/schedule.ts';
import type { MediaStore } from '../../../src/server/integrations/media-store/media-store.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { keptDays, type PurgeName, purgeNames } from '../../../src/shared/retention.ts';
import { createAdmin } from '../../factories/admins.ts';
import { callerWith } from '../../factories/callers.ts';
import { createAiDraft } from '../../factories/posts/ai-drafts.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';
import { adminId, answeredDays, db, now, over, type RetentionCase } from './retention-case.ts';
import { peopleCases } from './retention-of-people.ts';
import { createPicture, postCases } from './retention-of-posts.ts';

const deletedFiles: string[] = [];
const unreachable = new Set<string>();
let whileDeleting = async () => {};

const testApp = setUpTestApp({
  env: { ANSWERED_REQUESTS_KEPT_DAYS: String(answeredDays) },
  replace: ({ mediaStore }) => ({
    clock: { now: () => now },
    mediaStore: {
      ...mediaStore,
      delete: async (name): ReturnType<MediaStore['delete']> => {
        if (unreachable.has(name)) return { outcome: 'unavailable', cause: new Error('away') };
        deletedFiles.push(name);
        await whileDeleting();
        return { outcome: 'done' };
      },
    },
  }),
});

const cases: Record<PurgeName, RetentionCase> = { ...postCases, ...peopleCases };
const sorted = (names: (string | null)[]) => names.map(String).sort();

/** Uses a session that is not due itself. */
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
    expect(await dueCount(name)).toBe(due.length);
    expect(sorted(await names())).toEqual(before);

    await addJob(db(), 'purge', { name });
    expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
    expect(sorted(await names())).toEqual(before.filter((kept) => !isDue(kept)));
    expect(await dueCount(name)).toBe(0);
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

it('a picture stays that a post begins to show while others are cleared away', async () => {
  const urls = {
    one: await createPicture('one', over(keptDays.unnamedPictures)),
    two: await createPicture('two', over(keptDays.unnamedPictures)),
  };
  deletedFiles.length = 0;
  whileDeleting = async () => {
    whileDeleting = async () => {};
    await createPost({ imageUrl: deletedFiles[0]?.startsWith('one') ? urls.two : urls.one });
  };
  await addJob(db(), 'purge', { name: 'unnamedPictures' });
  await runDueJobs(testApp());
  expect(await db().media.count()).toBe(1);
  expect(new Set(deletedFiles.map((name) => name.split('.')[0])).size).toBe(1);
});

it('a deleted post takes its versions and addresses along, and leaves the drafts of an AI', async () => {
  const owner = await adminId();
  const { id: postId } = await createPost({ deletedAt: over(keptDays.deletedPosts) });
  await db().blogSlugRedirect.create({ data: { slug: 'former', postId } });
  await createAiDraft({ adminId: owner, postId });
  await addJob(db(), 'purge', { name: 'deletedPosts' });
  await runDueJobs(testApp());
  expect(await db().blogSlugRedirect.count()).toBe(0);
  expect(await db().modelRun.findMany()).toMatchObject([{ postId: null }]);
});

it('every purge has its night', async () => {
  const purged = schedule.flatMap(({ task, payload }) => (task === 'purge' ? [payload?.name] : []));
  expect(purged).toEqual([...purgeNames]);
  expect(await jobsInQueue(testApp())).toEqual([]);
});
