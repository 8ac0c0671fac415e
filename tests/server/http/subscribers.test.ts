import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crawlersKind } from '../../../src/shared/content/crawlers.ts';
import { paths } from '../../../src/shared/paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { type NewsReceiver, startNewsReceiver } from '../../mocks/news-receiver.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';
import { productionEnv } from '../../setup/programs/production-env.ts';

const origin = 'https://site.example';
const key = 'a-key-of-the-owner';
const env: Record<string, string> = { ...productionEnv, SITE_URL: origin, INDEXNOW_KEY: key };
let receiver: NewsReceiver;
let nowMs = Date.now();
const clock = { now: () => new Date(nowMs) };

beforeAll(async () => {
  receiver = await startNewsReceiver();
  env.WEBSUB_HUB = receiver.hub;
  env.INDEXNOW_URL = receiver.index;
});
afterAll(() => receiver.stop());

const testApp = setUpTestApp({ env, replace: () => ({ clock }) });
const withoutSettings = setUpTestApp();

beforeEach(() => {
  nowMs = Date.now();
  receiver.received.length = 0;
  Object.assign(receiver.state, { status: 202, isSilent: false });
});

const get = (url: string) => testApp().app.inject({ url });
const tellNews = async () => {
  nowMs += 60_000;
  const ran = await runDueJobs(testApp());
  return ran.filter(({ name }) => name === 'tellSubscribers');
};
const toldFeeds = () =>
  receiver.received
    .filter(({ path }) => path === '/hub')
    .map(({ body }) => new URLSearchParams(body).get('hub.url'));
const toldPages = () =>
  receiver.received
    .filter(({ path }) => path === '/indexnow')
    .flatMap(({ body }) => JSON.parse(body).urlList);

async function publishedPost(slug: string) {
  const { caller } = await signedInAdmin(testApp());
  const { id: categoryId } = await createCategory();
  const fields = { title: 'T', slug, excerpt: 'E', content: '<p>Text</p>', categoryId };
  const { data } = await caller.admin.posts.create(fields);
  const change = (changed: Partial<typeof fields>) =>
    caller.admin.posts.update({ id: data.id, ...fields, ...changed });
  return { caller, id: data.id, change, categoryId };
}

describe('a post that is published', () => {
  it('is told to the hub by every feed that it stands in, and to search engines', async () => {
    const { categoryId } = await publishedPost('told');
    await tellNews();
    const files = ['rss.xml', 'atom.xml', 'feed.json'];
    expect(toldFeeds()).toEqual([
      ...files.map((file) => `${origin}/${file}`),
      ...files.map((file) => `${origin}/blog/categories/${categoryId}/${file}`),
    ]);
    const [hub] = receiver.received;
    expect(hub?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect(new URLSearchParams(hub?.body).get('hub.mode')).toBe('publish');
    const index = receiver.received.at(-1);
    expect(JSON.parse(index?.body ?? '')).toEqual({
      ...{ host: 'site.example', key, keyLocation: `${origin}/${key}.txt` },
      urlList: [`${origin}/blog/told`],
    });
    expect((await get(`/${key}.txt`)).body).toBe(key);
  });

  it('is told by its old and its new address when it is renamed, and once more when it is taken back', async () => {
    const { caller, id, change } = await publishedPost('before');
    await tellNews();
    receiver.received.length = 0;
    await change({ slug: 'after' });
    await tellNews();
    expect(toldPages()).toEqual([`${origin}/blog/before`, `${origin}/blog/after`]);
    receiver.received.length = 0;
    await caller.admin.posts.delete({ id });
    await tellNews();
    expect(toldPages()).toEqual([`${origin}/blog/after`]);
  });

  it('is told once when it is corrected twice at once', async () => {
    const { change } = await publishedPost('corrected');
    await tellNews();
    receiver.received.length = 0;
    await change({ title: 'First' });
    await change({ title: 'Second' });
    await tellNews();
    expect(toldPages()).toEqual([`${origin}/blog/corrected`]);
  });

  it('is told when its time has come, and not before', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createPost({ slug: 'planned', isPublished: false });
    const publishedAt = new Date(nowMs + 600_000).toISOString();
    await caller.admin.posts.schedule({ id, publishedAt });
    await tellNews();
    expect(receiver.received).toEqual([]);
    nowMs += 600_000;
    await runDueJobs(testApp());
    await tellNews();
    expect(toldPages()).toEqual([`${origin}/blog/planned`]);
  });
});

describe('changed texts', () => {
  it('are told by the pages that show them and by the feed of changes', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { value, version } = await caller.admin.content.get({ kind: 'tips' });
    await caller.admin.content.save({ kind: 'tips', value, version });
    await tellNews();
    expect(toldFeeds()).toEqual([`${origin}${paths.changesFeed}`]);
    expect(toldPages()).toEqual([`${origin}${paths.tips}`]);
  });
});

describe('a hub', () => {
  it.each([403, 429, 500])('that answers %d is told again', async (status) => {
    await publishedPost(`refused-${status}`);
    receiver.state.status = status;
    const [failed] = await tellNews();
    expect(failed?.error?.message).toBe(`WEBSUB_HUB answered ${status}.`);
    receiver.state.status = 202;
    expect(await tellNews()).toMatchObject([{ error: null }]);
    expect(toldPages()).toEqual([`${origin}/blog/refused-${status}`]);
  });

  it('is named by every feed', async () => {
    const { categoryId } = await publishedPost('hubs');
    for (const file of ['rss.xml', 'atom.xml']) {
      for (const url of [`/${file}`, `/blog/categories/${categoryId}/${file}`]) {
        const { body } = await get(url);
        expect(body, url).toMatch(new RegExp(`<(?:atom:)?link [^>]*${receiver.hub}`));
      }
    }
    const { hubs } = JSON.parse((await get('/feed.json')).body);
    expect(hubs).toEqual([{ type: 'WebSub', url: receiver.hub }]);
  });
});

describe('a draft', () => {
  it('is not told', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id: categoryId } = await createCategory();
    const fields = {
      title: 'T',
      slug: 'a-draft',
      excerpt: 'E',
      content: '<p>Text</p>',
      categoryId,
    };
    await caller.admin.posts.create({ ...fields, isPublished: 'false' });
    await tellNews();
    expect(receiver.received).toEqual([]);
  });
});

it('without settings nobody is told, and no feed names a hub', async () => {
  const { caller } = await signedInAdmin(withoutSettings());
  const { id: categoryId } = await createCategory();
  const fields = { title: 'T', slug: 'untold', excerpt: 'E', content: '<p>Text</p>', categoryId };
  await caller.admin.posts.create(fields);
  const jobs = await jobsInQueue(withoutSettings());
  expect(jobs.map(({ name }) => name)).not.toContain('tellSubscribers');
  const feed = await withoutSettings().app.inject({ url: '/rss.xml' });
  expect(feed.body).not.toContain('rel="hub"');
  expect((await withoutSettings().app.inject({ url: `/${key}.txt` })).statusCode).toBe(404);
});

describe('/robots.txt', () => {
  it('says what the owner wants, and nothing before', async () => {
    const { caller } = await signedInAdmin(testApp());
    expect((await get('/robots.txt')).body).not.toContain('Content-Signal');
    const { version } = await caller.admin.content.get({ kind: crawlersKind.name });
    const value = { search: 'yes', aiInput: 'yes', aiTrain: 'no' };
    await caller.admin.content.save({ kind: crawlersKind.name, value, version });
    expect((await get('/robots.txt')).body).toMatch(
      /^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nDisallow: /,
    );
  });
});
