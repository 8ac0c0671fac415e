import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/developers/web/project/DeveloperProjectPage.tsx';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import {
  createDeveloper,
  createProject,
  createProjectPicture,
} from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const form = { title: 'Courts & Clubs', category: 'Web App', story: 'A club needed bookings.' };

async function member(developerName: string, handle?: string) {
  const { id } = await createDeveloper({ developerName });
  const cookie = await testApp().cookieFor('developer', id);
  const { developer } = callerWith(testApp(), { cookie }).caller;
  if (handle) await developer.chooseHandle({ handle });
  return { id, developer, own: developer.projects };
}

const get = (url: string) => testApp().app.inject({ url, headers: { accept: 'text/html' } });
const statusOf = async (url: string) => (await get(url)).statusCode;
const leadsTo = async (url: string) => {
  const { statusCode, headers } = await get(url);
  return [statusCode, headers.location];
};

let ada: Awaited<ReturnType<typeof member>>;
beforeEach(async () => {
  ada = await member('Ada Lovelace', 'ada-l');
});

describe('the page of a project', () => {
  it('shows all of it, and names the address by handle as canonical from both addresses', async () => {
    const added = await ada.own.add({
      ...form,
      projectLink: 'https://courts.example.org/',
      builtWith: ['cursor', 'Pencil'],
      result: 'Forty bookings in a week.',
      year: 2025,
      part: 'All but the logo',
    });
    await createProjectPicture(added.id);
    await createProjectPicture(added.id, 2);
    await ada.own.add({ ...form, title: 'Second one' });
    for (const url of [
      '/@ada-l/courts-clubs',
      `/developer-profile/${ada.id}/projects/${added.id}`,
    ]) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<link rel="canonical" href="[^"]+\/@ada-l\/courts-clubs"/);
      expect(body).toMatch(new RegExp(`og:image" content="[^"]+/og/projects/${added.id}.png"`));
      expect(body).toContain('"@type":"CreativeWork"');
      for (const text of ['Forty bookings in a week.', '2025', 'All but the logo', 'Pencil']) {
        expect(body).toContain(text);
      }
      expect(body).toMatch(/<a[^>]+href="\/tools\/cursor"/);
      expect(body).toMatch(/href="https:\/\/courts.example.org\/"[^>]*rel="nofollow ugc noopener"/);
      expect(body).toContain('href="/@ada-l#message-form"');
      expect(body).toContain('href="/@ada-l/second-one"');
      expect(body).toMatch(/alt="Picture 2 of Courts &amp; Clubs"[^>]*loading="lazy"/);
    }
    expect((await get('/sitemap.xml')).body).toContain('/@ada-l/courts-clubs<');
  });

  it('of a developer without a handle has its address by number', async () => {
    const bea = await member('Bea');
    const { id } = await bea.own.add(form);
    const address = `/developer-profile/${bea.id}/projects/${id}`;
    expect((await get(address)).body).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]+${address}"`),
    );
    expect((await get('/sitemap.xml')).body).toContain(`${address}<`);
  });

  it('is not there for another developer, a made-up name or a made-up number', async () => {
    const bea = await member('Bea', 'bea');
    const { id } = await ada.own.add(form);
    for (const url of [
      `/developer-profile/${bea.id}/projects/${id}`,
      `/developer-profile/${ada.id}/projects/${id + 1}`,
      `/developer-profile/${ada.id}/projects/0`,
      `/developer-profile/x/projects/${id}`,
      '/@bea/courts-clubs',
      '/@ada-l/courts',
      '/@nobody/courts-clubs',
      '/ada-l/courts-clubs',
    ]) {
      expect([url, await statusOf(url)]).toEqual([url, 404]);
    }
  });

  it('goes with the profile that is hidden, unfinished or deleted, and with its project', async () => {
    const { id } = await ada.own.add(form);
    const pages = ['/@ada-l/courts-clubs', `/developer-profile/${ada.id}/projects/${id}`];
    const statuses = () => Promise.all([...pages, `/og/projects/${id}.png`].map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200]);
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.developers.hide({ developerId: ada.id, reason: 'Somebody else.' });
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await get('/sitemap.xml')).body).not.toContain('courts-clubs');
    await caller.admin.developers.show({ developerId: ada.id });
    expect(await statuses()).toEqual([200, 200, 200]);
    await ada.own.delete({ projectId: id });
    expect(await statuses()).toEqual([404, 404, 404]);

    const unfinished = await createDeveloper({ profileCompletedAt: null });
    const project = await createProject(unfinished.id);
    expect(await statusOf(`/developer-profile/${unfinished.id}/projects/${project.id}`)).toBe(404);
  });

  it('is drawn anew after a change', async () => {
    const { id: projectId } = await ada.own.add(form);
    expect((await get('/@ada-l/courts-clubs')).body).not.toContain('Nobody calls any more.');
    await ada.own.edit({ projectId, result: 'Nobody calls any more.' });
    expect((await get('/@ada-l/courts-clubs')).body).toContain('Nobody calls any more.');
  });
});

describe('the name of a project in its address', () => {
  it('is its title in letters of the alphabet, and one per developer', async () => {
    const titles = ['Żółty dom', 'Żółty dom', '日本', '!!!', '???'];
    const slugs: string[] = [];
    for (const title of titles) {
      slugs.push((await ada.own.add({ ...form, title, story: `${slugs.length}` })).slug);
    }
    expect(slugs).toEqual(['zolty-dom', 'zolty-dom-2', 'riben', 'project', 'project-2']);
    const bea = await member('Bea');
    expect((await bea.own.add({ ...form, title: 'Żółty dom' })).slug).toBe('zolty-dom');
  });

  it('follows the title, and former ones lead to it while no other project has them', async () => {
    const { id: projectId } = await ada.own.add(form);
    await ada.own.edit({ projectId, title: 'Courts' });
    expect((await ada.own.edit({ projectId, title: 'Halls' })).slug).toBe('halls');
    for (const former of ['courts-clubs', 'courts', 'COURTS', 'Halls']) {
      expect(await leadsTo(`/@ada-l/${former}`)).toEqual([301, '/@ada-l/halls']);
    }
    await ada.own.add({ ...form, title: 'Courts' });
    expect(await statusOf('/@ada-l/courts')).toBe(200);
    expect((await ada.own.edit({ projectId, title: 'Courts & Clubs' })).slug).toBe('courts-clubs');
    expect(await statusOf('/@ada-l/courts-clubs')).toBe(200);
    await ada.own.delete({ projectId });
    expect(await statusOf('/@ada-l/halls')).toBe(404);
  });

  it('is found below a former handle too', async () => {
    await ada.own.add(form);
    await ada.developer.chooseHandle({ handle: 'lovelace' });
    expect(await leadsTo('/@ada-l/courts-clubs')).toEqual([301, '/@lovelace/courts-clubs']);
  });

  it('stays where only other words change', async () => {
    const { id: projectId, slug } = await ada.own.add(form);
    expect((await ada.own.edit({ projectId, story: 'Another one.' })).slug).toBe(slug);
  });
});

describe('the projects of a profile', () => {
  it('stand as pictures that lead to their pages, the featured one first', async () => {
    const first = await ada.own.add(form);
    const second = await ada.own.add({ ...form, title: 'Second' });
    const bare = await ada.own.add({ ...form, title: 'Without a picture' });
    await createProjectPicture(first.id);
    await createProjectPicture(second.id);
    await ada.own.feature({ projectId: second.id, isFeatured: true });
    const { body } = await get('/@ada-l');
    const { document } = new JSDOM(body).window;
    const [cards] = [...document.querySelectorAll('section')].filter((one) =>
      one.querySelector('img[loading="lazy"][width="1200"][height="800"]'),
    );
    const links = [...(cards?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/@ada-l/second', '/@ada-l/courts-clubs']);
    expect(body).toContain(`href="/@ada-l/${bare.slug}"`);
  });

  it('hold one featured at a time', async () => {
    const first = await ada.own.add(form);
    const second = await ada.own.add({ ...form, title: 'Second' });
    await ada.own.feature({ projectId: first.id, isFeatured: true });
    const shown = await ada.own.feature({ projectId: second.id, isFeatured: true });
    expect(shown.map(({ isFeatured }) => isFeatured)).toEqual([false, true]);
    const none = await ada.own.feature({ projectId: second.id, isFeatured: false });
    expect(none.map(({ isFeatured }) => isFeatured)).toEqual([false, false]);
    const bea = await member('Bea');
    await expect(bea.own.feature({ projectId: first.id, isFeatured: true })).rejects.toThrow(
      'This project does not exist.',
    );
    await expect(
      testDatabase().prisma.developerProject.updateMany({ data: { isFeatured: true } }),
    ).rejects.toThrow();
  });

  it('keep the documented fields in the API, and name their pages in files', async () => {
    const { id } = await ada.own.add({ ...form, result: 'Done.', year: 2024, part: 'All' });
    const profile = await testApp().app.inject({ url: `/api/developers/profile/${ada.id}` });
    expect(Object.keys(profile.json().projects[0]).sort()).toEqual(
      ['builtWith', 'category', 'createdAt', 'id', 'projectLink', 'story', 'title'].sort(),
    );
    const resume = (await get(`/developer-profile/${ada.id}/resume.json`)).json();
    expect(resume.projects[0].page).toMatch(/\/@ada-l\/courts-clubs$/);
    expect((await get(`/developer-profile/${ada.id}/profile.md`)).body).toMatch(
      /<http[^>]+\/@ada-l\/courts-clubs>/,
    );
    expect(await ada.own.own()).toMatchObject([{ id, result: 'Done.', year: 2024, part: 'All' }]);
  });
});

describe('a change', () => {
  it('refuses a year to come, and a field that changed elsewhere', async () => {
    const { id: projectId } = await ada.own.add({ ...form, result: 'One' });
    const nextYear = new Date().getUTCFullYear() + 1;
    await expect(ada.own.edit({ projectId, year: nextYear })).rejects.toThrow(/year between/);
    await ada.own.edit({ projectId, result: 'Two' });
    await expect(
      ada.own.edit({ projectId, result: 'Three', base: { result: 'One' } }),
    ).rejects.toThrow('changed elsewhere');
    const bea = await member('Bea');
    await expect(bea.own.edit({ projectId, result: 'Mine' })).rejects.toThrow(
      'This project does not exist.',
    );
  });
});
