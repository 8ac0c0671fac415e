import { expect, it } from 'vitest';
import {
  exportFormatName,
  exportFormatVersion,
} from '../../../src/features/transfer/post-transfer.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { importFile, sendImport } from '../../factories/posts/imports.ts';
import { ghostExport } from '../../factories/posts/post-file.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { longestSilenceMs } from '../../setup/hostile/silence.ts';
import { runDueJobs } from '../../setup/jobs.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;

const postCount = 400;
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

it('leaves others answered while it reads titles, tags and former addresses as long as books', {
  timeout: 120_000,
}, async () => {
  // This character decomposes into eighteen letters.
  const long = 'ﷺ'.repeat(20_000);
  const posts = Array.from({ length: 400 }, (_, index) => ({
    ...{ title: `${index} ${long}`, content: '<p>Text.</p>' },
    ...(index === 0 && {
      tags: Array.from({ length: 200 }, (_tag, at) => `${at} ${'a '.repeat(10_000)}`),
      formerAddresses: Array.from({ length: 100_000 }, (_address, at) => `/former/${at}`),
    }),
  }));
  const file = { format: exportFormatName, version: exportFormatVersion, posts };
  const { cookie, caller } = await signedInAdmin(testApp());
  await sendImport(testApp(), cookie, JSON.stringify(file), 'posts.json');
  const silenceMs = await longestSilenceMs(() => runDueJobs(testApp()));
  const [report] = await caller.admin.transfer.imports();
  expect(report).toMatchObject({ state: 'ready', counts: { waiting: 400 } });
  // Allows for a busy machine; all titles at once took 9 s.
  expect(silenceMs).toBeLessThan(3_000);
});
