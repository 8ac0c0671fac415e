import { describe, expect, it } from 'vitest';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createFact } from '../../factories/posts/facts.ts';
import { createProvenance } from '../../factories/posts/house-style.ts';
import { createCategory, createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { readZip } from '../../setup/zip.ts';

const asked: string[] = [];

const testApp = setUpTestApp({
  env: { PUBLIC_READS_PER_MINUTE: '1000000' },
  replace: ({ textWork }) => ({
    textWork: {
      ...textWork,
      run: (task, input) => {
        asked.push(task.name);
        return textWork.run(task, input);
      },
      once: (task, input) => {
        asked.push(task.name);
        return textWork.once(task, input);
      },
    },
  }),
});

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });
const long = '<p>It costs $20 at least.</p>'.repeat(400);
/** Nests deeper than a recursive walk can go. */
const deep = `<p>Before &amp; after</p>${'<b>'.repeat(1_200)}the core${'</b>'.repeat(1_200)}<p>The end</p>`;
const deepWords = ['Before &amp; after', 'the core', 'The end'];

describe('a long post is read by the pool for texts', () => {
  it.each([
    ['the RSS', serverPaths.rss, 'rssItemOfPost'],
    ['the JSON Feed', serverPaths.jsonFeed, 'jsonItemOfPost'],
    ['its Markdown', paths.postMarkdown('long'), 'markdownOfPost'],
    ['the contents for models', serverPaths.llms, 'contentsForModels'],
  ])('for %s', async (_name, path, task) => {
    await createPost({ slug: 'long', content: long });
    await testApp().deps.contentBus.announce();
    asked.length = 0;
    expect((await get(path)).statusCode).toBe(200);
    expect(asked).toContain(task);
  });

  it('for the export as Markdown', async () => {
    const { cookie } = await signedInAdmin(testApp());
    await createPost({ slug: 'long', content: long });
    const answer = await get(filePaths.postExport('markdown'), { cookie });
    const files = await readZip(answer.rawPayload);
    expect(String(files.get('posts/long.md'))).toContain('It costs $20 at least.');
    expect(asked).toContain('markdownFileOfPost');
  });

  it('for its facts, when it is saved and before it is published', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id: categoryId } = await createCategory();
    const post = await createDraft({ content: long, categoryId, authorId: admin.id });
    await createProvenance({ documentId: post.id, purpose: 'draft' });
    await createFact(post.id);
    const { title, slug, excerpt } = post;
    asked.length = 0;
    expect(await caller.admin.facts.open({ postIds: [post.id] })).toHaveLength(1);
    expect(asked).toEqual(['factKeysOfText']);
    asked.length = 0;
    const fields = { title, slug, excerpt, categoryId, content: `${long}<p>More.</p>` };
    await caller.admin.posts.update({ id: post.id, ...fields });
    expect(asked.filter((name) => name === 'factKeysOfText')).toHaveLength(2);
  });
});

it('hides who sent a request from its developers in the pool for texts, whatever its length', async () => {
  const { caller } = await signedInAdmin(testApp());
  const { id: developerId } = await createDeveloper({ isOpenToBriefs: true });
  const cookie = await testApp().cookieFor('developer', developerId);
  const { developer } = callerWith(testApp(), { cookie }).caller;
  // The first text is the slowest to check for phone numbers.
  for (const description of ['1.1.'.repeat(1_000), 'Call 030 1234567.']) {
    const { id: requestId } = await createRequest({ description, isShownToDevelopers: true });
    await caller.admin.briefs.offer({ requestId, developerId });
  }
  asked.length = 0;
  const [brief] = await developer.briefs.list();
  expect(brief?.description).toBe('Call [hidden].');
  expect(asked).toEqual(['shownBriefText', 'shownBriefText']);
});

describe('a stored post whose elements stand too deep in each other', () => {
  it('is shown as its words wherever it is read', async () => {
    const { caller, admin, cookie } = await signedInAdmin(testApp());
    const { id: categoryId } = await createCategory();
    const post = await createPost({ slug: 'deep', content: deep, categoryId, authorId: admin.id });
    await testApp().deps.contentBus.announce();
    const { content } = await testApp().caller.blog.post({ slug: 'deep' });
    expect(content).toBe(deepWords.map((words) => `<p>${words}</p>`).join('\n'));
    expect((await testApp().caller.blog.article({ slug: 'deep' })).post.content).toBe(content);
    for (const path of ['/api/blog/posts/deep', serverPaths.rss, paths.postMarkdown('deep')]) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      for (const words of ['Before', 'the core', 'The end']) expect(answer.body).toContain(words);
    }
    expect((await caller.admin.posts.get({ id: post.id })).content).toBe(content);
    expect((await caller.admin.posts.unpublish({ id: post.id })).status).toBe('draft');
    const files = await readZip(
      (await get(filePaths.postExport('markdown'), { cookie })).rawPayload,
    );
    expect(String(files.get('posts/deep.md'))).toContain('the core');
  });

  it('is not taken from anybody', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id: categoryId } = await createCategory();
    const fields = { title: 'a', slug: 'a', excerpt: 'a', categoryId, content: deep };
    await expect(caller.admin.posts.create(fields)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('stand too deep in each other'),
    });
  });
});
