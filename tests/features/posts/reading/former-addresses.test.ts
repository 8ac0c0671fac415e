import { expect, it } from 'vitest';
import { importFile } from '../../../factories/posts/imports.ts';
import { ghostExport, wordpressExport } from '../../../factories/posts/post-file.ts';
import { temporaryDataDir } from '../../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() }, renderer: sourceRenderer });

async function follow(url: string) {
  const { statusCode, headers } = await testApp().app.inject(url);
  return [statusCode, headers.location];
}

it('addresses of an imported site lead to its posts once they are public', async () => {
  expect(await follow('/one')).toEqual([404, undefined]);
  const { caller, posts } = await importFile(testApp(), ghostExport([{ slug: 'one' }]));
  expect(await follow('/one')).toEqual([404, undefined]);
  await caller.admin.posts.publish({ id: posts[0]?.id ?? 0 });
  expect(await follow('/one')).toEqual([301, '/blog/one']);
  expect(await follow('/one/')).toEqual([308, '/one']);
  expect(await follow('/ONE%00')).toEqual([308, '/ONE']);
  await caller.admin.posts.delete({ id: posts[0]?.id ?? 0 });
  expect(await follow('/one')).toEqual([404, undefined]);
});

it('WordPress addresses with a date and the short ones are known too, and no page of this site is taken', async () => {
  const file = wordpressExport([
    { id: 12, slug: 'walk', content: 'Text' },
    { id: 13, slug: 'about', content: 'Text', more: '' },
  ]).replace('https://old.example/2019/05/about/', 'https://old.example/about/');
  await importFile(testApp(), file, { isPublishing: true });
  expect(await follow('/2019/05/walk')).toEqual([301, '/blog/walk']);
  expect(await follow('/?p=12')).toEqual([301, '/blog/walk']);
  expect((await follow('/?p=99'))[0]).toBe(200);
  expect((await follow('/?p=12&x=1'))[0]).toBe(200);
  expect((await follow('/about'))[0]).toBe(200);
  expect((await follow('//evil.example/2019/05/walk'))[1]).toBe('/evil.example/2019/05/walk');
});
