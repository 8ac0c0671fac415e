import { beforeEach, describe, expect, it } from 'vitest';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const form = { title: 'Courts', category: 'Web App', story: 'A club needed bookings.' };
let ownId: number;
let otherId: number;
let cookie: string;

beforeEach(async () => {
  ownId = (await createDeveloper()).id;
  otherId = (await createDeveloper()).id;
  cookie = await testApp().cookieFor('developer', ownId);
});

const call = (method: 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  testApp().app.inject({
    method,
    url: `/api/developers/current/projects${path}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  });
const ownIds = async () => {
  const response = await testApp().app.inject({ url: `/api/developers/profile/${ownId}` });
  return response.json().projects.map((project: { id: number }) => project.id);
};

describe('adding', () => {
  it('puts a project at the end and spells known tools as the filter does', async () => {
    const first = await createProject(ownId, { position: 3 });
    const added = (
      await call('POST', '', { ...form, builtWith: ['bolt.NEW', 'Bolt.new', 'Paper', 'paper'] })
    ).json();
    expect(added.builtWith).toEqual(['Bolt.new', 'paper']);
    expect(await ownIds()).toEqual([first.id, added.id]);
  });

  it('takes the same project sent fifty times at once for one', { timeout: 30_000 }, async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', '', form)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await testDatabase().prisma.developerProject.count()).toBe(1);
  });

  it('holds a profile to thirty projects', async () => {
    for (let i = 0; i < 29; i += 1) await createProject(ownId);
    const answers = await Promise.all([
      call('POST', '', { ...form, title: 'a' }),
      call('POST', '', { ...form, title: 'b' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['javascript:alert(1)'],
    ['JAVASCRIPT:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['ftp://example.com'],
    ['https://user:pass@example.com'],
    ['https://'],
    ['example.com'],
    [' java\tscript:x'],
  ])('refuses the link %s', async (projectLink) => {
    expect((await call('POST', '', { ...form, projectLink })).statusCode).toBe(400);
  });

  it.each([
    [{ title: ' ' }],
    [{ category: 'Nonsense' }],
    [{ story: '' }],
    [{ title: 'x'.repeat(121) }],
    [{ builtWith: Array.from({ length: 11 }, (_, i) => `tool ${i}`) }],
    [{ builtWith: ['x'.repeat(41)] }],
    [{ builtWith: 'Cursor' }],
  ])('refuses %o', async (fault) => {
    expect((await call('POST', '', { ...form, ...fault })).statusCode).toBe(400);
  });

  it('assigns no column that is not on the form', async () => {
    const { id } = (
      await call('POST', '', { ...form, id: 777, developerId: otherId, position: -5 })
    ).json();
    const row = await testDatabase().prisma.developerProject.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ developerId: ownId, position: 1 });
    expect(id).not.toBe(777);
  });
});

describe('changing and deleting', () => {
  it('works on own projects', async () => {
    const { id } = await createProject(ownId);
    const changed = await call('PUT', `/${id}`, { ...form, title: 'New' });
    expect(changed.json()).toMatchObject({ id, title: 'New', projectLink: '', builtWith: [] });
    expect((await call('DELETE', `/${id}`)).json()).toEqual({ success: true });
    expect(await ownIds()).toEqual([]);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
  });

  it('answers 404 for a project of somebody else and leaves it alone', async () => {
    const theirs = await createProject(otherId);
    expect((await call('PUT', `/${theirs.id}`, form)).statusCode).toBe(404);
    expect((await call('DELETE', `/${theirs.id}`)).statusCode).toBe(404);
    const row = await testDatabase().prisma.developerProject.findUnique({
      where: { id: theirs.id },
    });
    expect(row).toEqual(theirs);
  });
});

describe('ordering', () => {
  it('puts all projects in the order that was sent', async () => {
    const ids = [await createProject(ownId), await createProject(ownId), await createProject(ownId)]
      .map(({ id }) => id)
      .reverse();
    const response = await call('PUT', '', { projectIds: ids });
    expect(response.json().map((project: { id: number }) => project.id)).toEqual(ids);
    expect(await ownIds()).toEqual(ids);
  });

  it('refuses a list that is not exactly the own projects', async () => {
    const [a, b] = [await createProject(ownId), await createProject(ownId)];
    const theirs = await createProject(otherId);
    for (const projectIds of [
      [],
      [a.id],
      [a.id, a.id],
      [a.id, b.id, theirs.id],
      [a.id, theirs.id],
    ]) {
      expect((await call('PUT', '', { projectIds })).statusCode).toBe(409);
    }
    expect(await ownIds()).toEqual([a.id, b.id]);
  });
});
