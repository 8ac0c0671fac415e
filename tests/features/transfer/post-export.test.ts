import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../../src/features/transfer/post-transfer.ts';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { pictureStem } from '../../../src/shared/media/media.ts';
import { uploadAsAdmin } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createPhoto } from '../../factories/pictures.ts';
import { createCategory, createDraft, createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { readZip } from '../../setup/zip.ts';

let lateMs = 0;
const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  replace: () => ({ clock: { now: () => new Date(Date.now() + lateMs) } }),
});

async function download(cookie: string, format: string) {
  return testApp().app.inject({ url: filePaths.postExport(format), headers: { cookie } });
}

describe('an export', () => {
  it('holds every post that is not deleted, with its details and pictures', async () => {
    const { cookie, caller, admin } = await signedInAdmin(testApp());
    const { url } = (await uploadAsAdmin(testApp(), await createPhoto(900, 600))).json();
    const category = await createCategory({ name: 'Stories' });
    const post = await createPost({
      slug: 'a-walk',
      title: 'A walk: 50% "up"',
      content: `<p>Up <strong>there</strong> &lt;here&gt;</p><figure data-width="wide"><img src="${url}" alt="A path"><figcaption>Late</figcaption></figure>`,
      categoryId: category.id,
      authorId: admin.id,
      imageUrl: url,
      publishedAt: new Date('2020-05-04T08:00:00Z'),
    });
    await caller.admin.posts.details.save({ id: post.id, tags: ['Stone', 'Sand'], byline: 'Ann' });
    const id = pictureStem(url) ?? '';
    const known = { name: 'path.jpg', altText: 'A path uphill', focusX: 20, focusY: 80 };
    await caller.admin.media.update({ id, ...known });
    await createDraft({ slug: 'unfinished' });
    await createPost({ slug: 'gone', deletedAt: new Date() });

    const json = await download(cookie, 'json');
    expect(json.headers['content-type']).toBe('application/zip');
    expect(json.headers['content-disposition']).toMatch(/^attachment; filename="posts-json-/);
    const files = await readZip(json.rawPayload);
    const exported = JSON.parse(String(files.get('posts.json')));
    expect(exported).toMatchObject({ format: 'vibecode.land/posts', version: 1 });
    expect(exported.posts).toHaveLength(2);
    expect(exported.posts[0]).toMatchObject({
      ...{ slug: 'a-walk', title: 'A walk: 50% "up"', status: 'published', content: post.content },
      ...{ category: 'Stories', tags: ['Sand', 'Stone'], byline: 'Ann', author: admin.username },
      publishedAt: '2020-05-04T08:00:00.000Z',
    });
    expect(exported.posts[1]).toMatchObject({ slug: 'unfinished', status: 'draft' });
    expect(exported.pictures).toEqual([{ file: url.slice('/media/'.length), ...known }]);
    const picture = (await testApp().app.inject(url)).rawPayload;
    expect(files.get(url.slice(1))?.equals(picture)).toBe(true);

    const markdown = await readZip((await download(cookie, 'markdown')).rawPayload);
    expect([...markdown.keys()]).toEqual(['posts/a-walk.md', 'posts/unfinished.md', url.slice(1)]);
    const text = String(markdown.get('posts/a-walk.md'));
    expect(text).toContain('title: \'A walk: 50% "up"\'\nslug: a-walk\nstatus: published\n');
    expect(text).toContain('tags:\n  - Sand\n  - Stone\n');
    expect(text).toContain('Up **there** &lt;here>');
    expect(text).toContain(`<figure data-width="wide"><img src="..${url}" alt="A path">`);
  });

  it('says which pictures could not be read', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const missing = `/media/post-${'a'.repeat(32)}-10x10-w10.jpg`;
    await createPost({ imageUrl: missing });
    const files = await readZip((await download(cookie, 'json')).rawPayload);
    expect(String(files.get('not-exported.txt'))).toContain(missing.slice('/media/'.length));
  });

  it('is for owners and editors who have just shown that it is them', async () => {
    for (const format of exportFormats) {
      expect((await testApp().app.inject(filePaths.postExport(format))).statusCode).toBe(401);
    }
    const author = await signedInAdmin(testApp(), { role: 'author' });
    expect((await download(author.cookie, 'json')).statusCode).toBe(403);
    const editor = await signedInAdmin(testApp(), { role: 'editor' });
    expect((await download(editor.cookie, 'json')).statusCode).toBe(200);
    expect((await download(editor.cookie, 'pdf')).statusCode).toBe(404);
    lateMs = proofLifetimeMs + 1_000;
    try {
      expect((await download(editor.cookie, 'json')).statusCode).toBe(403);
      await expect(
        editor.caller.admin.transfer.allowExport({ format: 'json' }),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    } finally {
      lateMs = 0;
    }
  });

  it('is noted before it begins', async () => {
    const { caller } = await signedInAdmin(testApp(), { role: 'owner' });
    await createPost();
    await caller.admin.transfer.allowExport({ format: 'markdown' });
    const { items } = await caller.admin.activity.list({});
    expect(items[0]).toMatchObject({ action: 'exported', summary: '1 post (markdown)' });
  });
});
