import { describe, expect, it } from 'vitest';
import { uploadAsAdmin } from '../../factories/admin-upload.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  renderer: { render: async () => ({ status: 404, html: 'There is no such page.' }) },
});

describe('/media', () => {
  it.each([
    ['an encoded path up', '/media/..%2f..%2fpackage.json'],
    ['encoded dots', '/media/%2e%2e/package.json'],
    ['NUL', '/media/%00'],
    ['10,000 characters', `/media/${'a'.repeat(10_000)}`],
    ['a name that was not generated', '/media/post.jpg'],
    ['a name that was never stored', `/media/post-${'0'.repeat(32)}-10x10-w10.jpg`],
    ['another type', `/media/post-${'0'.repeat(32)}-10x10-w10.svg`],
    ['no name', '/media/'],
  ])('%s is not there', async (_what, url) => {
    const response = await testApp().app.inject(url);
    expect([400, 404, 414]).toContain(response.statusCode);
    expect(response.body).not.toContain('"dependencies"');
  });

  it('answers 304 and HEAD', async () => {
    const { url } = (await uploadAsAdmin(testApp(), await createFlatPicture(64, 48))).json();
    const first = await testApp().app.inject(url);
    const etag = String(first.headers.etag);
    const again = await testApp().app.inject({ url, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    const head = await testApp().app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
  });
});
