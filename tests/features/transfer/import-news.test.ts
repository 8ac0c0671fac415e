import { expect, it } from 'vitest';
import { importFile } from '../../factories/posts/imports.ts';
import { ghostExport } from '../../factories/posts/post-file.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

/** States of the import when readers were told of changes. */
const told = new Set<string>();

const testApp = setUpTestApp({
  replace: ({ contentBus, db }) => ({
    contentBus: {
      ...contentBus,
      announce: async (change) => {
        for (const { state } of await db.prisma.postImport.findMany()) told.add(state);
        await contentBus.announce(change);
      },
    },
  }),
});

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
