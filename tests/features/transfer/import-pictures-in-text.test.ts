import { expect, it } from 'vitest';
import { createFlatPicture } from '../../factories/pictures.ts';
import { importFile, readImport } from '../../factories/posts/imports.ts';
import { ghostExport, wordpressExport } from '../../factories/posts/post-file.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { makeZip } from '../../setup/zip.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;

const dataAddress = async (widthPx = 64) =>
  `data:image/png;base64,${(await createFlatPicture(widthPx, 40)).toString('base64')}`;

const sourcesIn = (content: string) =>
  [...content.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);

it('are stored once each and stand in their places', async () => {
  const [one, two] = [await dataAddress(64), await dataAddress(65)];
  const html = `<p>Top</p><figure><img src="${one}" alt="A gray field"><figcaption>Gray</figcaption></figure><p>Between</p><img src="${two}"><img src="${one}">`;
  const { contentOf, items } = await importFile(testApp(), ghostExport([{ slug: 'one', html }]));
  const content = contentOf('one');
  expect(content).toMatch(
    /Top<\/p>\s*<figure><img src="\/media\/[^"]+" alt="A gray field"[^>]*><figcaption>Gray/,
  );
  expect(content).not.toContain('data:');
  const sources = sourcesIn(content);
  expect(sources).toHaveLength(3);
  expect(sources[2]).toBe(sources[0]);
  expect(sources[1]).not.toBe(sources[0]);
  expect(await db().media.count()).toBe(2);
  expect((await testApp().app.inject(sources[0] ?? '')).statusCode).toBe(200);
  expect(await items()).toMatchObject([{ outcome: 'imported', notes: [] }]);
});

it('are counted in the report, which stores none', async () => {
  const html = `<p>Top</p><img src="${await dataAddress()}">`;
  const { items } = await readImport(testApp(), ghostExport([{ slug: 'one', html }]));
  expect(await items()).toMatchObject([{ outcome: 'waiting', notes: [] }]);
  expect(await db().media.count()).toBe(0);
});

it('are left out with a sentence where they are none', async () => {
  const html =
    '<p>Top</p><img src="data:image/png;base64,AAAA"><img src="data:image/svg+xml;utf8,<svg/>">';
  const { contentOf, items } = await importFile(testApp(), ghostExport([{ slug: 'one', html }]));
  expect(contentOf('one')).toBe('<p>Top</p>');
  expect(await items()).toMatchObject([
    {
      outcome: 'imported',
      notes: [
        'Left out: a picture inside the text, it is no picture that can be used here. (2 times)',
      ],
    },
  ]);
});

it('come along from WordPress and Markdown too', async () => {
  const address = await dataAddress();
  const wordpress = wordpressExport([
    { id: 1, slug: 'walk', content: `<p>Up</p><img src="${address}" alt="Hut">` },
  ]);
  expect((await importFile(testApp(), wordpress)).contentOf('walk')).toMatch(
    /<img src="\/media\/[^"]+" alt="Hut"/,
  );
  const markdown = await makeZip({
    'talk.md': `---\ntitle: Talk\n---\n\nUp\n\n![Hut](${address})`,
  });
  const { contentOf } = await importFile(testApp(), markdown, { name: 'posts.zip' });
  expect(contentOf('talk')).toMatch(/<img src="\/media\/[^"]+" alt="Hut"/);
});

it('are not stored where a larger one is named beside them', async () => {
  const html = `<p>Top</p><img src="${await dataAddress()}" data-src="https://cdn.example/a.jpg">`;
  const { contentOf } = await importFile(testApp(), ghostExport([{ slug: 'one', html }]));
  expect(sourcesIn(contentOf('one'))).toEqual(['https://cdn.example/a.jpg']);
  expect(await db().media.count()).toBe(0);
});
