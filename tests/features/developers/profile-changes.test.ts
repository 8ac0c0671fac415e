import { beforeEach, describe, expect, it } from 'vitest';
import type { ProfileUpdate } from '../../../src/features/developers/developers.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const now = new Date('2026-06-15T10:00:00.000Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

let id: number;
let cookie: string;
beforeEach(async () => {
  const row = await createDeveloper({
    developerName: 'Ada',
    bio: 'Old bio',
    country: 'United States',
    state: 'Ohio',
    birthDate: new Date('1990-04-12'),
    yearStartedCoding: 2010,
  });
  id = row.id;
  cookie = await testApp().cookieFor('developer', id);
});

const patch = (payload: object) =>
  testApp().app.inject({
    method: 'PATCH',
    url: `/api/developers/${id}`,
    headers: { cookie },
    payload,
  });
const stored = () => testDatabase().prisma.developer.findUniqueOrThrow({ where: { id } });

const fields: [keyof ProfileUpdate, ProfileUpdate, ProfileUpdate, ProfileUpdate][] = [
  [
    'showPhoneNumber',
    { showPhoneNumber: true },
    { showPhoneNumber: false },
    { showPhoneNumber: true },
  ],
  ['showBirthDate', { showBirthDate: true }, { showBirthDate: false }, { showBirthDate: true }],
  ['developerName', { developerName: 'Ada' }, { developerName: 'Bea' }, { developerName: 'Cleo' }],
  ['bio', { bio: 'Old bio' }, { bio: 'Newer bio' }, { bio: 'Other bio' }],
  ['country', { country: 'United States' }, { country: 'Canada' }, { country: 'France' }],
  ['state', { state: 'Ohio' }, { state: 'Texas' }, { state: 'Iowa' }],
  [
    'birthDate',
    { birthDate: '1990-04-12' },
    { birthDate: '1991-04-12T00:00:00.000Z' },
    { birthDate: '1992-04-12T00:00:00.000Z' },
  ],
  [
    'yearStartedCoding',
    { yearStartedCoding: 2010 },
    { yearStartedCoding: null },
    { yearStartedCoding: 2012 },
  ],
];

describe('two browsers', () => {
  it.each(fields)(
    'a newer %s stays when the older form sends another field',
    async (...[name, , newer]) => {
      await patch(newer);
      const other = name === 'bio' ? { developerName: 'Dora' } : { bio: 'Another field' };
      const base = name === 'bio' ? { developerName: 'Ada' } : { bio: 'Old bio' };
      const before = await stored();
      expect((await patch({ ...other, base })).statusCode).toBe(200);
      const times = { updatedAt: null, changedAt: null };
      expect({ ...(await stored()), ...times }).toEqual({
        ...before,
        ...other,
        ...times,
      });
    },
  );

  it.each(fields.slice(2))(
    'an older form does not replace a newer %s that it never showed',
    async (_name, base, newer, older) => {
      expect((await patch({ ...newer, base })).statusCode).toBe(200);
      const before = await stored();
      const refused = await patch({ ...older, base });
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        'Your profile was changed elsewhere meanwhile. Please look at the marked fields and save again.',
      ]);
      expect(await stored()).toEqual(before);
      expect((await patch({ ...older, base: newer })).statusCode).toBe(200);
    },
  );

  it('two forms that want the same are both right', async () => {
    const change = { bio: 'Same', base: { bio: 'Old bio' } };
    const answers = await Promise.all([patch(change), patch(change)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('of two that change one field at the same moment, one is told', async () => {
    const base = { bio: 'Old bio' };
    const answers = await Promise.all([patch({ bio: 'A', base }), patch({ bio: 'B', base })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('the whole body of a program replaces what is there', async () => {
    const whole = {
      developerName: 'Eve',
      bio: '',
      country: 'France',
      state: '',
      birthDate: null,
      yearStartedCoding: null,
    };
    expect((await patch(whole)).json()).toMatchObject(whole);
  });
});

describe('two browsers with one project', () => {
  const old = {
    title: 'Courts',
    category: 'Web App',
    story: 'A club.',
    projectLink: '',
    builtWith: ['Cursor'],
  };
  const newer = {
    title: 'Tennis Courts',
    category: 'Game',
    story: 'Two clubs.',
    projectLink: 'https://example.com/',
    builtWith: ['Lovable'],
  };
  const older = {
    title: 'Court',
    category: 'Other',
    story: 'Clubs.',
    projectLink: 'https://example.org/',
    builtWith: [],
  };
  type Field = keyof typeof old;
  const names = Object.keys(old) as Field[];
  const only = (project: typeof old, name: Field) => ({ [name]: project[name] });
  const change = (projectId: number, payload: object) =>
    testApp().app.inject({
      method: 'PUT',
      url: `/api/developers/current/projects/${projectId}`,
      headers: { cookie },
      payload,
    });

  it.each(names)('a newer %s is neither undone nor replaced unseen', async (name) => {
    const { id: projectId } = await createProject(id, old);
    await change(projectId, only(newer, name));
    const other = name === 'title' ? 'story' : 'title';
    const untouched = await change(projectId, { ...only(older, other), base: only(old, other) });
    expect(untouched.json()).toMatchObject({ ...old, ...only(newer, name), ...only(older, other) });

    const unseen = await change(projectId, { ...only(older, name), base: only(old, name) });
    expect([unseen.statusCode, unseen.json().message]).toEqual([
      409,
      'This project was changed elsewhere meanwhile. Please look at the marked fields and save again.',
    ]);
    const seen = await change(projectId, { ...only(older, name), base: only(newer, name) });
    expect(seen.json()).toMatchObject(only(older, name));
  });
});

describe('the birth date', () => {
  it.each(['2010-06-16', '2020-01-01', '2026-06-15T00:00:00.000Z'])(
    'makes nobody a member who is younger than sixteen: %s',
    async (birthDate) => {
      const refused = await patch({ birthDate });
      expect([refused.statusCode, refused.json().message]).toEqual([
        400,
        'Members are 16 or older',
      ]);
      expect((await stored()).birthDate).toEqual(new Date('1990-04-12'));
    },
  );

  it('is taken on the sixteenth birthday', async () => {
    expect((await patch({ birthDate: '2010-06-15' })).json().birthDate).toBe('2010-06-15');
  });

  it('is kept off the profile by a switch of its own, but for the owner', async () => {
    const shown = async (headers = {}) => {
      const answer = await testApp().app.inject({
        url: `/api/developers/profile/${id}`,
        headers,
      });
      const { birthDate, phoneNumber } = answer.json().developer;
      return [birthDate, phoneNumber !== ''];
    };
    expect(await shown()).toEqual(['1990-04-12', true]);
    await patch({ showBirthDate: false });
    expect(await shown()).toEqual([null, true]);
    expect(await shown({ cookie })).toEqual(['1990-04-12', true]);
  });
});
