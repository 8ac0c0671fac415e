import { describe, expect, it } from 'vitest';
import type { ForeignChoice, ForeignChoices } from '../../../src/features/transfer/post-import.ts';
import { createPhoto } from '../../factories/pictures.ts';
import { readImport } from '../../factories/posts/imports.ts';
import { ghostExport, wordpressExport } from '../../factories/posts/post-file.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { makeZip } from '../../setup/zip.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;

const three = ghostExport([
  { slug: 'one', html: '<p>First</p><form>Mail</form>' },
  { slug: 'two' },
  { slug: 'three', html: '' },
]);

type Read = Awaited<ReturnType<typeof readImport>>;

async function run({ id, caller }: Read) {
  const { id: categoryId } = await createCategory();
  await caller.admin.transfer.start({ id, isPublishing: false, categoryId });
  await runDueJobs(testApp());
}

describe('a comparison', () => {
  it('shows a post beside its source, names what is lost, and leads on', async () => {
    const { id, caller } = await readImport(testApp(), three);
    expect(await caller.admin.transfer.compare({ id, position: 0 })).toMatchObject({
      ...{ title: 'Post one', slug: 'one', outcome: 'waiting', isLookedAt: false },
      ...{ written: '<p>First</p><form>Mail</form>', converted: '<p>First</p>' },
      ...{ notes: ['Left out: a form.'], previous: null, next: 1 },
    });
    const last = await caller.admin.transfer.compare({ id, position: 2 });
    expect(last).toMatchObject({ outcome: 'failed', converted: '', previous: 1, next: null });
    const noted = await caller.admin.transfer.compare({ id, position: 0, filter: 'noted' });
    expect(noted.next).toBe(2);
  });

  it.each([
    [
      'WordPress',
      wordpressExport([{ id: 1, slug: 'one', content: 'A [odd a="b"]word[/odd]' }]),
      'A [odd a="b"]word[/odd]',
    ],
    ['Markdown', '---\ntitle: One\n---\nA {{< odd >}} *word*', 'A {{< odd >}} *word*'],
  ])('shows the text of %s as it stands in the file', async (_source, file, written) => {
    const { id, caller } = await readImport(testApp(), file);
    const compared = await caller.admin.transfer.compare({ id, position: 0 });
    expect(compared.written.trim()).toBe(written);
    expect(compared.converted).toContain('<p>A');
  });

  it('names pictures, which have no address yet', async () => {
    const zip = await makeZip({
      'ghost.json': ghostExport([
        { slug: 'one', html: '<p><img src="/content/images/a.jpg" alt="A &lt;b&gt; path"></p>' },
      ]),
      'content/images/a.jpg': await createPhoto(40, 30),
    });
    const { id, caller } = await readImport(testApp(), zip);
    const { converted } = await caller.admin.transfer.compare({ id, position: 0 });
    expect(converted).toBe('<p><em>[Picture: A &lt;b&gt; path]</em></p>');
  });

  it('refuses what is not there, and an import that has moved on', async () => {
    const read = await readImport(testApp(), three);
    const { id, caller } = read;
    const { compare, lookAt } = caller.admin.transfer;
    await expect(compare({ id, position: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(compare({ id: id + 1, position: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const beyond = { id, position: 3, isLookedAt: true };
    await expect(lookAt(beyond)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await run(read);
    await expect(compare({ id, position: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(lookAt({ ...beyond, position: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('keeps no text of the file once the import has ended', async () => {
    const read = await readImport(testApp(), three);
    await run(read);
    const where = { OR: [{ written: { not: '' } }, { converted: { not: '' } }] };
    expect(await db().postImportItem.count({ where })).toBe(0);
  });
});

describe('a tick', () => {
  it('is kept and counted, for posts that wait', async () => {
    await createPost({ slug: 'two' });
    const { id, caller, items, report } = await readImport(testApp(), three);
    const looked = async () => [
      (await report()).lookedCount,
      (await items()).map(({ isLookedAt }) => isLookedAt),
    ];
    expect(await looked()).toEqual([0, [false, false, false]]);
    await caller.admin.transfer.lookAt({ id, position: 0, isLookedAt: true });
    await caller.admin.transfer.lookAt({ id, position: 1, isLookedAt: true });
    expect(await looked()).toEqual([1, [true, true, false]]);
    await caller.admin.transfer.lookAt({ id, position: 0, isLookedAt: false });
    expect(await looked()).toEqual([0, [false, true, false]]);
  });
});

describe('a shortcode that is not known here', () => {
  const boxed = (slug: string, id: number, more = '') => ({
    ...{ id, slug },
    content: `A [box tone="warm"]word <img src="https://elsewhere.example/a.jpg" alt="">[/box]${more}`,
  });
  const video = 'https://www.youtube.com/watch?v=SQEQr7c0-dw';
  const file = wordpressExport([
    boxed('one', 1),
    boxed('two', 2, ` [player src="${video}"]`),
    { id: 3, slug: 'three', content: 'Nothing odd' },
  ]);

  async function chosen(choices: ForeignChoices, written: string = file) {
    const read = await readImport(testApp(), written);
    await read.caller.admin.transfer.chooseForeign({ id: read.id, choices });
    await runDueJobs(testApp());
    const compare = (position: number) =>
      read.caller.admin.transfer.compare({ id: read.id, position });
    return { ...read, compare };
  }

  it('is listed once, with its posts and the choices that fit it', async () => {
    const { report } = await readImport(testApp(), file);
    const words: ForeignChoice[] = ['keepText', 'leaveOut', 'asText', 'code', 'callout', 'quote'];
    expect((await report()).summary?.foreign).toEqual([
      { key: 'shortcode box', postCount: 2, choices: [...words, 'gallery'], choice: 'keepText' },
      {
        ...{ key: 'shortcode player', postCount: 1, choice: 'leaveOut' },
        choices: ['leaveOut', 'asText', 'code', 'video'],
      },
    ]);
  });

  it.each<[ForeignChoice, string]>([
    ['leaveOut', '<p>A </p>'],
    ['asText', '<p>A [box tone="warm"]word '],
    ['code', '<pre><code>[box tone="warm"]word '],
    ['callout', '<div data-block="note"><p>word '],
    ['quote', '<blockquote><p>word '],
    ['gallery', '<div data-block="gallery"><figure><img src="https://elsewhere.example/a.jpg"'],
  ])('becomes what is chosen once, in all posts: %s', async (choice, html) => {
    const { compare, report } = await chosen({ 'shortcode box': choice });
    for (const position of [0, 1]) {
      const { converted, notes } = await compare(position);
      expect(converted.replace(/\n/g, '')).toContain(html.replace(/<p>A <\/p>/, '<p>A'));
      expect(notes).toContainEqual(expect.stringContaining('as chosen'));
    }
    expect((await report()).summary?.foreign[0]).toMatchObject({ choice });
    expect((await compare(2)).notes).toEqual([]);
  });

  it('becomes a video, in the post that is made', async () => {
    const read = await chosen({ 'shortcode player': 'video' });
    expect((await read.compare(1)).converted).toContain('<p data-block="video">');
    await run(read);
    const post = await db().blogPost.findUniqueOrThrow({ where: { slug: 'two' } });
    expect(post.content).toContain('<p data-block="video">');
    await expect(
      read.caller.admin.transfer.chooseForeign({ id: read.id, choices: {} }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is chosen for in Markdown too', async () => {
    const markdown = '---\ntitle: One\n---\nA\n\n{{< odd >}}\n*word*\n{{< /odd >}}\n\n{{< gone >}}';
    const usual = await readImport(testApp(), markdown);
    expect((await usual.report()).summary?.foreign).toMatchObject([
      { key: 'shortcode odd', choice: 'asText' },
      { key: 'shortcode gone', choice: 'asText' },
    ]);
    const choices = { 'shortcode odd': 'callout', 'shortcode gone': 'leaveOut' } as const;
    const { converted } = await (await chosen(choices, markdown)).compare(0);
    expect(converted.replace(/\n/g, '')).toBe(
      '<p>A</p><div data-block="note"><p><em>word</em></p></div>',
    );
  });

  it('takes no tick from a post that stays as it was seen', async () => {
    const { id, caller, items } = await readImport(testApp(), file);
    for (const position of [0, 2]) {
      await caller.admin.transfer.lookAt({ id, position, isLookedAt: true });
    }
    await caller.admin.transfer.chooseForeign({ id, choices: { 'shortcode box': 'quote' } });
    await runDueJobs(testApp());
    expect((await items()).map(({ isLookedAt }) => isLookedAt)).toEqual([false, false, true]);
  });

  it('still holds back what was for members, whatever is chosen', async () => {
    const gated = wordpressExport([{ id: 1, slug: 'one', content: 'A [members]Secret[/members]' }]);
    const { items } = await chosen({ 'shortcode members': 'callout' }, gated);
    expect(await items()).toMatchObject([{ isPublic: false }]);
  });
});
