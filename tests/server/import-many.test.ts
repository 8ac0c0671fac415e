import { expect, it } from 'vitest';
import { importFile } from '../factories/imports.ts';
import { ghostExport } from '../factories/post-file.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { runDueJobs } from '../setup/jobs.ts';
import { temporaryDataDir } from '../setup/temporary-data-dir.ts';

/** A blog of many years: several hundred posts in one file. */

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;

const postCount = 400;
/** Every tenth was for members. */
const heldCount = postCount / 10;

const many = () =>
  ghostExport(
    Array.from({ length: postCount }, (_, index) => ({
      slug: `post-${index}`,
      title: `Number ${index}`,
      visibility: index % 10 === 0 ? 'paid' : 'public',
      html: `<h2>Part</h2><p>Text ${index}, after <a href="__GHOST_URL__/post-${Math.max(0, index - 1)}/">the last one</a>.</p>`.repeat(
        5,
      ),
    })),
    {
      tags: [{ id: 't1', name: 'Stone' }],
      posts_tags: Array.from({ length: postCount }, (_, index) => ({
        ...{ post_id: `p${index + 1}`, tag_id: 't1' },
      })),
    },
  );

it('several hundred posts come in whole, once, and go again', { timeout: 300_000 }, async () => {
  const file = many();
  const { id, caller, report, posts } = await importFile(testApp(), file, { isPublishing: true });
  expect(await report()).toMatchObject({
    ...{ state: 'done', counts: { imported: postCount, failed: 0, waiting: 0 } },
  });
  expect(posts).toHaveLength(postCount);
  expect(posts.filter(({ isPublished }) => !isPublished)).toHaveLength(heldCount);
  expect(posts.at(-1)).toMatchObject({ slug: 'post-399', title: 'Number 399' });
  expect(posts.at(-1)?.content).toContain('href="/blog/post-398"');
  expect(await db().postTag.count()).toBe(postCount);

  const { items, total, pageSize } = await caller.admin.transfer.items({ id, page: 2 });
  expect([items.length, total]).toEqual([pageSize, postCount]);

  const again = await importFile(testApp(), file);
  expect((await again.report()).counts).toMatchObject({ exists: postCount, imported: 0 });
  expect(again.posts).toHaveLength(postCount);

  await caller.admin.transfer.undo({ id });
  await runDueJobs(testApp());
  expect((await report()).counts).toMatchObject({ undone: postCount, imported: 0 });
  expect(await db().blogPost.count({ where: { deletedAt: null } })).toBe(0);
});
