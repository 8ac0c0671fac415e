import { beforeEach, expect, it } from 'vitest';
import { importFile } from '../../factories/posts/imports.ts';
import { ghostExport } from '../../factories/posts/post-file.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

/** States of the import when readers were told of changes. */
const told = new Set<string>();
/** Undoing works for one post and breaks off at the second. */
let isBreakingOff = false;

const testApp = setUpTestApp({
  replace: ({ contentBus, db }) => ({
    contentBus: {
      ...contentBus,
      announce: async (change) => {
        for (const { state } of await db.prisma.postImport.findMany()) told.add(state);
        await contentBus.announce(change);
      },
      record: async (tx, news) => {
        const undone = await tx.postImportItem.count({ where: { outcome: 'undone' } });
        if (isBreakingOff && undone > 1) throw new Error('The database went away.');
        await contentBus.record(tx, news);
      },
    },
  }),
});

beforeEach(() => told.clear());

it('has the pages of readers right before it says that it is done, and that it is taken back', async () => {
  const posts = ghostExport([{ slug: 'the-crossing', title: 'The Crossing' }]);
  const { id, caller, report } = await importFile(testApp(), posts, { isPublishing: true });
  expect(await report()).toMatchObject({ state: 'done' });
  expect([...told]).toEqual(['running']);
  told.clear();
  await caller.admin.transfer.undo({ id });
  await runDueJobs(testApp());
  expect(await report()).toMatchObject({ state: 'undone' });
  expect([...told]).toEqual(['undoing']);
});

it('has the pages of readers right where it breaks off, and before it says that it has failed', async () => {
  const posts = ghostExport([{ slug: 'the-crossing' }, { slug: 'the-ferry' }]);
  const { id, caller, admin, report } = await importFile(testApp(), posts, { isPublishing: true });
  const { prisma } = testApp().deps.db;
  told.clear();
  isBreakingOff = true;
  await caller.admin.transfer.undo({ id });
  await runDueJobs(testApp());
  isBreakingOff = false;
  expect(await report()).toMatchObject({ state: 'undoing', counts: { imported: 1, undone: 1 } });
  expect([...told]).toEqual(['undoing']);
  told.clear();
  await prisma.admin.update({ where: { id: admin.id }, data: { role: 'author' } });
  await prisma.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
  await runDueJobs(testApp());
  await prisma.admin.update({ where: { id: admin.id }, data: { role: 'owner' } });
  expect(await report()).toMatchObject({ state: 'failed' });
  expect([...told]).toEqual(['undoing']);
});
