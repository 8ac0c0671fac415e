import { expect, it } from 'vitest';
import { readImport } from '../../factories/posts/imports.ts';
import { setUpTestApp } from '../../setup/harness.ts';

/** Tasks that get no time. */
const hurried = ['exportFile', 'markdownPost'];

const testApp = setUpTestApp({
  replace: ({ textWork }) => ({
    textWork: {
      ...textWork,
      run: (task, input) =>
        textWork.run(hurried.includes(task.name) ? { ...task, timeoutMs: 1 } : task, input),
    },
  }),
});

it('says of an export that takes too long what to do about it', async () => {
  const post = '<item><title>a</title><wp:post_type>post</wp:post_type></item>';
  const file = `<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version>${post.repeat(40_000)}</channel></rss>`;
  const { report } = await readImport(testApp(), file, 'export.xml');
  expect(await report()).toMatchObject({
    state: 'failed',
    fault:
      'Reading the file export.xml took too long, twice. Split it into smaller files where it comes from, with fewer posts each, and import them one after the other.',
  });
});

it('leaves out a Markdown file that takes too long, and says why', async () => {
  const { report } = await readImport(testApp(), '# A\n\n*b* '.repeat(60_000), 'a.md');
  const { state, summary } = await report();
  expect(state).toBe('ready');
  expect(summary?.leftOut).toEqual([
    'a.md: Reading it took too long, twice. Split it into several files, and import it again.',
  ]);
});
