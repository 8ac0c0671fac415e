import { describe, expect, it } from 'vitest';
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
