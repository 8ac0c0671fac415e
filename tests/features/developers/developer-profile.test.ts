import { beforeEach, describe, expect, it } from 'vitest';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
type Row = Awaited<ReturnType<typeof createDeveloper>>;
let ada: Row;
let bob: Row;
let cookie: string;

beforeEach(async () => {
  ada = await createDeveloper({ developerName: 'Ada', profileCompletedAt: null });
  bob = await createDeveloper({ developerName: 'Bob' });
  cookie = await testApp().cookieFor('developer', ada.id);
});

const patch = (
  id: number | string,
  payload: object,
  headers: Record<string, string> = { cookie },
) => testApp().app.inject({ method: 'PATCH', url: `/api/developers/${id}`, payload, headers });
const profile = (id: number | string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url: `/api/developers/profile/${id}`, headers });
const stored = (id: number) => testDatabase().prisma.developer.findUniqueOrThrow({ where: { id } });

describe('PATCH /api/developers/{id}', () => {
  it('changes what was sent, leaves the rest and completes the profile once', async () => {
    const response = await patch(ada.id, { bio: 'I build.', yearStartedCoding: 1950 });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const first = await stored(ada.id);
    expect(first).toMatchObject({ developerName: 'Ada', bio: 'I build.', yearStartedCoding: 1950 });
    expect(first.profileCompletedAt).not.toBeNull();
    await patch(ada.id, { yearStartedCoding: null });
    const second = await stored(ada.id);
    expect(second.profileCompletedAt).toEqual(first.profileCompletedAt);
    expect(second.yearStartedCoding).toBeNull();
  });

  it('answers 401 to nobody and 403 to somebody else, and changes no row', async () => {
    const before = [await stored(ada.id), await stored(bob.id)];
    const admin = await testDatabase().prisma.admin.create({
      data: { username: 'owner', passwordHash: 'x' },
    });
    const adminCookie = await testApp().cookieFor('admin', admin.id);
    expect((await patch(ada.id, { bio: 'x' }, {})).statusCode).toBe(401);
    expect((await patch(bob.id, { bio: 'x' })).statusCode).toBe(403);
    expect((await patch(999_999, { bio: 'x' })).statusCode).toBe(403);
    expect((await patch(ada.id, { bio: 'x' }, { cookie: adminCookie })).statusCode).toBe(403);
    expect((await patch(ada.id, { bio: 'x' }, { 'admin-token': 'x' })).statusCode).toBe(403);
    expect([await stored(ada.id), await stored(bob.id)]).toEqual(before);
  });

  it('takes the id of the path, not of the body', async () => {
    const response = await patch(ada.id, { id: bob.id, bio: 'mine' });
    expect(response.json()).toMatchObject({ id: ada.id, bio: 'mine' });
    expect((await patch(bob.id, { id: ada.id, bio: 'theirs' })).statusCode).toBe(403);
    expect((await stored(bob.id)).bio).toBe('');
  });

  it('assigns no column that is not on the form, and writes nothing nested', async () => {
    const before = await stored(ada.id);
    await patch(ada.id, {
      bio: 'new',
      phoneNumber: '+16125550199',
      profilePhotoUrl: 'https://evil.example/x.png',
      hiddenAt: '2020-01-01',
      createdAt: '2020-01-01T00:00:00.000Z',
      profileCompletedAt: null,
      updatedAt: '2020-01-01T00:00:00.000Z',
      projects: { create: [{ title: 'x' }] },
      messages: { deleteMany: {} },
      sessions: { deleteMany: {} },
    });
    const after = await stored(ada.id);
    const times = { updatedAt: null, changedAt: null, profileCompletedAt: null };
    expect({ ...after, ...times }).toEqual({ ...before, ...times, bio: 'new' });
    expect(await testDatabase().prisma.developerProject.count()).toBe(0);
    expect(await testDatabase().prisma.session.count()).toBe(1);
  });

  it.each([
    '{"bio":"x","__proto__":{"showPhoneNumber":false}}',
    '{"bio":"x","constructor":{"prototype":{"polluted":true}}}',
  ])('refuses a body that reaches for the prototype: %s', async (payload) => {
    const response = await testApp().app.inject({
      method: 'PATCH',
      url: `/api/developers/${ada.id}`,
      headers: { cookie, 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect('polluted' in {}).toBe(false);
    expect((await stored(ada.id)).bio).toBe('');
  });

  const thisYear = new Date().getUTCFullYear();
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString();
  it.each([
    [{ yearStartedCoding: 1949 }],
    [{ yearStartedCoding: thisYear + 1 }],
    [{ yearStartedCoding: 2000.5 }],
    [{ yearStartedCoding: '2015' }],
    [{ yearStartedCoding: true }],
    [{ birthDate: tomorrow }],
    [{ birthDate: '1899-12-31' }],
    [{ birthDate: '1990-02-30' }],
    [{ birthDate: 'yesterday' }],
    [{ birthDate: 631152000000 }],
    [{ country: 'Atlantis' }],
    [{ country: 'united states' }],
    [{ country: 'United States', state: 'Ontario' }],
    [{ developerName: 'x'.repeat(101) }],
    [{ bio: 'x'.repeat(2_001) }],
    [{ bio: 'nul \u0000' }],
    [{ showPhoneNumber: 'false' }],
    [{ showPhoneNumber: 0 }],
    [{ developerName: { toString: 'x' } }],
  ])('refuses %o', async (payload) => {
    const before = await stored(ada.id);
    expect((await patch(ada.id, payload)).statusCode).toBe(400);
    expect(await stored(ada.id)).toEqual(before);
  });

  it('says which years there are', async () => {
    const response = await patch(ada.id, { yearStartedCoding: 1949 });
    expect(response.json().issues).toEqual([
      {
        path: ['yearStartedCoding'],
        message: `Please enter a year between 1950 and ${thisYear}`,
      },
    ]);
  });

  it.each([
    ['1990-04-12', '1990-04-12'],
    ['1990-04-12T00:00:00.000Z', '1990-04-12'],
    ['1990-04-12T01:30:00+02:00', '1990-04-11'],
    [null, null],
  ])('reads the birth date %s as %s', async (birthDate, expected) => {
    expect((await patch(ada.id, { birthDate })).json().birthDate).toBe(expected);
  });

  it('keeps a state for the United States only', async () => {
    const place = async (payload: object) => {
      const { country, state } = (await patch(ada.id, payload)).json();
      return [country, state];
    };
    expect(await place({ state: 'Texas' })).toEqual(['', '']);
    expect(await place({ country: 'United States', state: 'Texas' })).toEqual([
      'United States',
      'Texas',
    ]);
    expect(await place({ state: 'Puerto Rico' })).toEqual(['United States', 'Puerto Rico']);
    expect(await place({ country: 'Canada' })).toEqual(['Canada', '']);
    expect(await place({ country: 'Canada', state: 'Texas' })).toEqual(['Canada', '']);
    expect(await place({ country: null, state: null })).toEqual(['', '']);
  });

  it('leaves no state behind when two saves cross', async () => {
    await patch(ada.id, { country: 'United States' });
    await Promise.all([
      patch(ada.id, { state: 'Texas' }),
      patch(ada.id, { country: 'Canada' }),
      patch(ada.id, { state: 'Ohio' }),
    ]);
    expect(await stored(ada.id)).toMatchObject({ country: 'Canada', state: '' });
  });

  it.each(['%2e%2e', `${'9'.repeat(30)}`, '0', '-1', 'abc', '1;2', '1%00', '1e1', '%31'])(
    'decides the same for the path %s: never a change of somebody else',
    async (id) => {
      const before = await stored(bob.id);
      const response = await patch(id, { bio: 'x' });
      expect([400, 403, 404]).toContain(response.statusCode);
      expect(await stored(bob.id)).toEqual(before);
    },
  );

  it('decides the same for variants of the path', async () => {
    const { app } = testApp();
    const id = bob.id;
    const urls = [
      `/API/developers/${id}`,
      `/api//developers/${id}`,
      `/api/developers/${id}/`,
      `/api/Developers/${id}`,
      `/api/developers/./${id}`,
      `/api/developers/${ada.id}/../${id}`,
      `/api/developers%2F${id}`,
      `/api/developers/${id};x=1`,
    ];
    for (const url of urls) {
      const response = await app.inject({
        method: 'PATCH',
        url,
        payload: { bio: 'x' },
        headers: { cookie },
      });
      expect([400, 403, 404, 405], url).toContain(response.statusCode);
    }
    expect((await stored(id)).bio).toBe('');
  });
});

describe('the phone number', () => {
  it('is shown to everybody until its developer hides it, and then to the owner alone', async () => {
    const number = async (headers = {}) =>
      (await profile(ada.id, headers)).json().developer.phoneNumber;
    await patch(ada.id, { developerName: 'Ada' });
    expect(await number()).toBe(ada.phoneNumber);
    await patch(ada.id, { showPhoneNumber: false });
    expect(await number()).toBe('');
    expect(await number({ cookie })).toBe(ada.phoneNumber);
    const bobs = await testApp().cookieFor('developer', bob.id);
    expect(await number({ cookie: bobs })).toBe('');
  });
});

describe('GET /api/developers/profile/{developerId}', () => {
  it('answers 404 for an unknown and for a hidden developer', async () => {
    const gone = await createDeveloper({ hiddenAt: new Date() });
    expect((await profile(gone.id)).statusCode).toBe(404);
    expect((await profile(999_999)).statusCode).toBe(404);
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999', '%00'])('refuses the id %s', async (id) => {
    expect([400, 404]).toContain((await profile(id)).statusCode);
  });

  it('lists the projects in their order', async () => {
    const last = await createProject(bob.id, { position: 9 });
    const first = await createProject(bob.id, { position: 1 });
    const { projects } = (await profile(bob.id)).json();
    expect(projects.map((project: { id: number }) => project.id)).toEqual([first.id, last.id]);
  });
});

it('keeps every private column out of every public answer', async () => {
  const secret = await createDeveloper({
    phoneNumber: '+16125559876',
    showPhoneNumber: false,
    birthDate: new Date('1971-03-05'),
    developerName: 'Canary',
  });
  await testDatabase().prisma.developerMessage.create({
    data: {
      developerId: secret.id,
      senderName: 'canary-sender',
      senderEmail: 'canary@example.com',
      body: 'canary-body',
      dedupeKey: 'canary-key',
    },
  });
  await testApp().cookieFor('developer', secret.id);
  const { app } = testApp();
  const directory = encodeURIComponent(JSON.stringify({ q: 'Canary' }));
  const urls = [
    '/api/developers',
    `/api/developers/profile/${secret.id}`,
    '/api/developers/current',
    `/trpc/developer.directory?input=${directory}`,
    '/trpc/developer.list?input={}',
    `/trpc/developer.profile?input={"developerId":${secret.id}}`,
    '/api/openapi.json',
  ];
  for (const url of urls) {
    const { body, statusCode } = await app.inject({ url });
    expect(statusCode, url).toBe(200);
    expect(body, url).not.toMatch(/9876|canary-|canary@|dedupeKey|hiddenAt|hiddenReason|codeHash/);
  }
  const lists = await app.inject({ url: '/api/developers' });
  expect(lists.json()[0]).not.toHaveProperty('birthDate');
  expect(lists.body).not.toContain('1971');
});
