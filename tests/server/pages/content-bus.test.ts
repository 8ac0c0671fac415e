import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { createFlatPicture, multipartBody } from '../../factories/pictures.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const prisma = () => testDatabase().prisma;
const projectForm = { title: 'Courts', category: 'Web App', story: 'A club needed bookings.' };

let developerId: number;
let cookie: string;
let notices: number;

beforeEach(async () => {
  developerId = (await createDeveloper()).id;
  cookie = await testApp().cookieFor('developer', developerId);
  testApp().deps.contentBus.onChange(() => {
    notices += 1;
  });
  notices = 0;
});
afterEach(() => vi.restoreAllMocks());

function breakNotices() {
  const { pool } = testApp().deps.db;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<never>;
  return vi.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
    if (!String(args[0]).includes('pg_notify')) return query(...args);
    throw new Error('the notice was refused');
  });
}

const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  testApp().app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });

async function uploadPhoto() {
  const { payload, headers } = multipartBody(await createFlatPicture(40, 40));
  return testApp().app.inject({
    method: 'POST',
    url: '/uploads/profile-photo',
    headers: { ...headers, cookie },
    payload,
  });
}

const projects = '/api/developers/current/projects';

const developerChanges: Record<string, () => Promise<{ statusCode: number }>> = {
  'a saved profile': () => call('PATCH', `/api/developers/${developerId}`, { bio: 'New' }),
  'a new photo': uploadPhoto,
  'a removed photo': () => call('DELETE', '/api/developers/current/photo'),
  'an added project': () => call('POST', projects, projectForm),
  'a changed project': async () =>
    call('PUT', `${projects}/${(await createProject(developerId)).id}`, projectForm),
  'a deleted project': async () =>
    call('DELETE', `${projects}/${(await createProject(developerId)).id}`),
  'projects in another order': () => call('PUT', projects, { projectIds: [] }),
  'a deleted account': () => call('DELETE', '/api/developers/current'),
};

describe('a change of public content', () => {
  it.each(Object.keys(developerChanges))('%s is told to those who keep pages', async (name) => {
    expect((await developerChanges[name]?.())?.statusCode).toBe(200);
    expect(notices).toBeGreaterThan(0);
  });
});

describe('a notice that fails', () => {
  it.each(Object.keys(developerChanges))('does not fail %s', async (name) => {
    const broken = breakNotices();
    expect((await developerChanges[name]?.())?.statusCode).toBe(200);
    expect(broken.mock.calls.flat().join(' ')).toContain('pg_notify');
    expect(notices).toBeGreaterThan(0);
    expect(testApp().logLines.join()).toContain('announcing a content change failed');
  });

  it('leaves the new photo where it is', async () => {
    breakNotices();
    const { url } = (await uploadPhoto()).json();
    expect((await testApp().app.inject({ url })).statusCode).toBe(200);
    const stored = await prisma().developer.findUniqueOrThrow({ where: { id: developerId } });
    expect(stored.profilePhotoUrl).toBe(url);
  });

  it('does not fail a category or a post', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id: categoryId } = await createCategory();
    const post = await createPost({ categoryId });
    breakNotices();
    const guides = { name: 'Guides', slug: 'guides', description: '' };
    await expect(caller.admin.categories.create(guides)).resolves.toMatchObject(guides);
    await expect(caller.admin.posts.unpublish({ id: post.id })).resolves.toMatchObject({
      status: 'draft',
    });
  });
});
