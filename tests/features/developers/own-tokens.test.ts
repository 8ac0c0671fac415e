import { beforeEach, describe, expect, it } from 'vitest';
import type { DeveloperTokenScope } from '../../../src/shared/developer-tokens.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { createAdmin, createToken } from '../../factories/admins.ts';
import { createAvailability } from '../../factories/availability.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import {
  createDeveloper,
  createProject,
  createProjectPicture,
} from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date();
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const db = () => testDatabase().prisma;

beforeEach(() => {
  now = new Date();
});

async function person(fields: Parameters<typeof createDeveloper>[0] = {}) {
  const developer = await createDeveloper({ developerName: 'Ada', ...fields });
  const cookie = await testApp().cookieFor('developer', developer.id);
  return { ...developer, cookie, caller: callerWith(testApp(), { cookie }).caller };
}

type Person = Awaited<ReturnType<typeof person>>;

const makeToken = ({ caller }: Person, ...scopes: DeveloperTokenScope[]) =>
  caller.developer.tokens.create({ name: 'My website', scopes, daysToLive: 30 });

const read = (path: string, token: string) =>
  testApp().app.inject({
    url: `/api/developers/current/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });

describe('a token of a developer', () => {
  it('is shown once and stored as a hash', async () => {
    const ada = await person();
    const { token, ...shown } = await makeToken(ada, 'profile:read');
    expect(token).toMatch(/^vcd_[\w-]{43}$/);
    expect(await ada.caller.developer.tokens.list()).toEqual([
      expect.objectContaining({ id: shown.id, prefix: token.slice(0, 10), lastUsedAt: null }),
    ]);
    expect(JSON.stringify(await db().apiToken.findMany())).not.toContain(token);
  });

  it('reads the own profile without the birth date, and the number only where it is shown', async () => {
    const ada = await person({ birthDate: new Date('1990-04-12'), country: 'Norway' });
    const { token } = await makeToken(ada, 'profile:read');
    const shown = await read('portfolio', token);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toMatch(/no-store|private/);
    expect(shown.body).not.toContain('1990');
    expect(shown.json().profile).toMatchObject({
      ...{ developerName: 'Ada', country: 'Norway', phoneNumber: ada.phoneNumber, isShown: true },
      profileUrl: expect.stringContaining(`/developer-profile/${ada.id}`),
    });
    await db().developer.update({ where: { id: ada.id }, data: { showPhoneNumber: false } });
    expect((await read('portfolio', token)).json().profile.phoneNumber).toBe('');
  });

  it('reads projects with pages and pictures that a program can open', async () => {
    const ada = await person();
    const project = await createProject(ada.id, {
      title: 'Court booking',
      result: 'Forty bookings',
    });
    await createProjectPicture(project.id);
    const { token } = await makeToken(ada, 'projects:read');
    expect((await read('projects', token)).json().items).toEqual([
      expect.objectContaining({
        ...{ title: 'Court booking', result: 'Forty bookings' },
        pageUrl: expect.stringMatching(/^https?:\/\//),
        pictures: [{ url: expect.stringMatching(/^https?:\/\//), alt: expect.any(String) }],
      }),
    ]);
  });

  it('goes on while the profile is hidden, and says so', async () => {
    const ada = await person();
    const { token } = await makeToken(ada, 'profile:read');
    await db().developer.update({ where: { id: ada.id }, data: { hiddenAt: now } });
    expect((await read('portfolio', token)).json().profile).toMatchObject({ isShown: false });
  });

  it('tells an availability until its end', async () => {
    const ada = await person();
    await createAvailability(ada.id, { now });
    const { token } = await ada.caller.developer.tokens.create({
      ...{ name: 'My website', scopes: ['profile:read'], daysToLive: 365 },
    });
    expect((await read('portfolio', token)).json().availability).not.toBeNull();
    now = new Date(now.getTime() + 100 * dayMs);
    expect((await read('portfolio', token)).json().availability).toBeNull();
  });

  it('reads what its scopes say', async () => {
    const { token } = await makeToken(await person(), 'projects:read');
    const refused = await read('portfolio', token);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('profile:read');
  });

  it('is refused after its end, after its revocation, and with the account', async () => {
    const ada = await person();
    const ended = await makeToken(ada, 'profile:read');
    now = new Date(now.getTime() + 30 * dayMs);
    expect((await read('portfolio', ended.token)).statusCode).toBe(401);
    now = new Date(now.getTime() - 30 * dayMs);

    const revoked = await makeToken(ada, 'profile:read');
    await ada.caller.developer.tokens.revoke({ id: revoked.id });
    await ada.caller.developer.tokens.revoke({ id: revoked.id });
    expect((await read('portfolio', revoked.token)).statusCode).toBe(401);

    await ada.caller.developer.deleteAccount();
    expect((await read('portfolio', ended.token)).statusCode).toBe(401);
    expect(await db().apiToken.count()).toBe(0);
  });

  it('ends with the sign-ins that the owner of the site ends', async () => {
    const ada = await person();
    const { token } = await makeToken(ada, 'profile:read');
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.developers.endSignIns({ developerId: ada.id });
    expect((await read('portfolio', token)).statusCode).toBe(401);
  });

  it('opens nothing but the own profile', async () => {
    const ada = await person();
    const { token } = await makeToken(ada, 'profile:read', 'projects:read');
    for (const path of ['sessions', 'export']) {
      expect((await read(path, token)).statusCode).toBe(401);
    }
    const asAdmin = await testApp().app.inject({
      url: '/api/admin/posts',
      headers: { 'admin-token': token },
    });
    expect(asAdmin.statusCode).toBe(401);
    const write = await testApp().app.inject({
      ...{ method: 'POST', url: '/api/developers/current/projects' },
      ...{ headers: { authorization: `Bearer ${token}` }, payload: { title: 'A' } },
    });
    expect(write.statusCode).toBe(401);
  });

  it('cannot be an admin token', async () => {
    const { secret } = await createToken((await createAdmin()).id, { scopes: [] });
    expect((await read('portfolio', secret)).statusCode).toBe(401);
  });

  it('belongs to one developer', async () => {
    const { id } = await makeToken(await person(), 'profile:read');
    const other = await person();
    await expect(other.caller.developer.tokens.revoke({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await other.caller.developer.tokens.list()).toEqual([]);
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.admin.tokens.list()).toEqual([]);
    await expect(caller.admin.tokens.revoke({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is one of ten at most, ended ones apart', async () => {
    const ada = await person();
    const { limit } = quotas.developerTokens;
    for (let made = 0; made < limit; made += 1) await makeToken(ada, 'profile:read');
    await expect(makeToken(ada, 'profile:read')).rejects.toMatchObject({ code: 'CONFLICT' });
    now = new Date(now.getTime() + 30 * dayMs);
    const cookie = await testApp().cookieFor('developer', ada.id);
    const later = callerWith(testApp(), { cookie }).caller;
    await later.developer.tokens.create({ name: 'A', scopes: ['profile:read'], daysToLive: 30 });
  });

  it.each([{ name: '' }, { scopes: [] }, { daysToLive: 31 }])(
    'is refused with %j',
    async (wrong) => {
      const { caller } = await person();
      const input = { name: 'A', scopes: ['profile:read' as const], daysToLive: 30, ...wrong };
      await expect(caller.developer.tokens.create(input as never)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    },
  );
});
