import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestSessions } from '../../../src/server/auth/request-sessions.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { breakWrites, mendWrites, raise } from '../../setup/database/broken-writes.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { createTestApp, setUpTestApp } from '../../setup/harness.ts';
import { productionEnv } from '../../setup/programs/production-env.ts';

const testApp = setUpTestApp();
const dayMs = 24 * 60 * 60 * 1_000;
const cookieName = 'developer_session';
const phoneNumber = '+16125550142';

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, cookie?: string, payload?: object) =>
  testApp().app.inject({
    method,
    url: `/api/developers${path}`,
    headers: cookie ? { cookie } : {},
    ...(payload ? { payload } : {}),
  });
const listSessions = (cookie: string) => call('GET', '/current/sessions', cookie);
const signIn = async (cookie?: string) => {
  await testDatabase().prisma.signInCode.deleteMany();
  const { demoCode } = (await call('POST', '/send-verification', cookie, { phoneNumber })).json();
  const response = await call('POST', '/verify-phone', cookie, {
    phoneNumber,
    verificationCode: demoCode,
  });
  const session = response.cookies.find(({ name }) => name === cookieName);
  return { response, token: session?.value ?? '', cookie: `${cookieName}=${session?.value}` };
};

describe('a session', () => {
  it('is a token of at least 128 bits of which only the hash is stored', async () => {
    const { token, cookie } = await signIn();
    expect(token.length).toBeGreaterThanOrEqual(26);
    const [row] = await testDatabase().prisma.session.findMany();
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await listSessions(cookie)).statusCode).toBe(200);
    expect((await listSessions(`${cookieName}=${row?.id}`)).statusCode).toBe(401);
  });

  it('has a new token after every sign-in, and the one before is void', async () => {
    const planted = 'a'.repeat(40);
    const first = await signIn(`${cookieName}=${planted}`);
    expect(first.token).not.toBe(planted);
    expect((await listSessions(`${cookieName}=${planted}`)).statusCode).toBe(401);
    const second = await signIn(first.cookie);
    expect(second.token).not.toBe(first.token);
    expect((await listSessions(first.cookie)).statusCode).toBe(401);
    expect((await listSessions(second.cookie)).statusCode).toBe(200);
  });

  it('comes in a cookie that scripts and other sites cannot use', async () => {
    const { response } = await signIn();
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: cookieName, httpOnly: true, sameSite: 'Lax', path: '/' }),
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('is Secure and bound to the host in production', async () => {
    const production = await createTestApp({
      env: productionEnv,
    });
    const { id } = await createDeveloper();
    const setCookies: string[] = [];
    const sessions = createRequestSessions(production.deps, {
      cookieHeader: '',
      ip: '198.51.100.7',
      userAgent: 'test',
      appendCookie: (serialized) => setCookies.push(serialized),
    });
    await sessions.start('developer', id);
    await sessions.end('developer');
    await production.app.close();
    await production.deps.contentBus.close();
    expect(setCookies[0]).toMatch(/^__Host-developer_session=[a-z2-7]{40};/);
    expect(setCookies[0]).toMatch(/HttpOnly/);
    // The cookie that hints at a session is restricted in the same way.
    expect(setCookies).toHaveLength(4);
    for (const set of setCookies) expect(set).toMatch(/; Secure/);
  });

  it('ends when it was not used for 30 days, and after 90 days however much it is used', async () => {
    const { cookie } = await signIn();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const startMs = Date.now();
      const statusAfterDays = async (days: number) => {
        vi.setSystemTime(startMs + days * dayMs);
        return (await listSessions(cookie)).statusCode;
      };
      for (const days of [20, 40, 60, 80, 89]) expect(await statusAfterDays(days)).toBe(200);
      expect(await statusAfterDays(91)).toBe(401);
      vi.setSystemTime(startMs);
      const idle = await signIn();
      vi.setSystemTime(startMs + 31 * dayMs);
      expect((await listSessions(idle.cookie)).statusCode).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not brought back by a renewal that races the logout', { timeout: 60_000 }, async () => {
    const { cookie } = await signIn();
    await testDatabase().prisma.session.updateMany({
      data: { expiresAt: new Date(Date.now() + dayMs), lastUsedAt: new Date(Date.now() - dayMs) },
    });
    // Many networks, because one caller may not send so many at a time.
    const requests = Array.from({ length: 200 }, (_, i) =>
      testApp().app.inject({
        method: i === 100 ? 'POST' : 'GET',
        url: `/api/developers/${i === 100 ? 'logout' : 'current/sessions'}`,
        headers: { cookie },
        remoteAddress: `198.51.${i % 50}.7`,
      }),
    );
    for (const { statusCode } of await Promise.all(requests)) {
      expect([200, 401]).toContain(statusCode);
    }
    expect(await testDatabase().prisma.session.count()).toBe(0);
    expect((await listSessions(cookie)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  it('ends the session on the server: its cookie opens nothing any more', async () => {
    const { cookie } = await signIn();
    const response = await call('POST', '/logout', cookie);
    expect(response.json()).toEqual({ success: true });
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: cookieName, value: '', maxAge: 0 }),
    );
    expect((await listSessions(cookie)).statusCode).toBe(401);
    expect((await call('GET', '/current', cookie)).json()).toBeNull();
  });

  it('that cannot delete the session is an error and keeps the cookie', async () => {
    const { cookie } = await signIn();
    await breakWrites(raise('XX000'), 'Session');
    const response = await call('POST', '/logout', cookie);
    await mendWrites();
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('No space left');
    expect(response.cookies).toEqual([]);
    expect((await listSessions(cookie)).statusCode).toBe(200);
  });
});

describe('own sessions', () => {
  let developerId: number;
  let laptop: string;
  let phone: string;
  beforeEach(async () => {
    developerId = (await createDeveloper()).id;
    laptop = await testApp().cookieFor('developer', developerId);
    phone = await testApp().cookieFor('developer', developerId);
  });

  it('are listed with the one that asks marked, and can be ended one by one', async () => {
    const sessions = (await listSessions(laptop)).json();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
    const other = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
    expect(Object.keys(other).sort()).toEqual(
      ['createdAt', 'id', 'isCurrent', 'lastUsedAt', 'userAgent'].sort(),
    );
    const ended = await call('DELETE', `/current/sessions/${other.id}`, laptop);
    expect(ended.json()).toEqual({ success: true });
    expect((await listSessions(phone)).statusCode).toBe(401);
    expect((await listSessions(laptop)).json()).toHaveLength(1);
  });

  it('of somebody else cannot be ended', async () => {
    const stranger = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', stranger.id);
    const [own] = (await listSessions(laptop)).json();
    expect((await call('DELETE', `/current/sessions/${own.id}`, cookie)).statusCode).toBe(404);
    expect((await listSessions(laptop)).json()).toHaveLength(2);
  });

  it('end together, except the one that asks', async () => {
    await call('DELETE', '/current/sessions', phone);
    expect((await listSessions(laptop)).statusCode).toBe(401);
    expect((await listSessions(phone)).json()).toHaveLength(1);
  });

  it('all end when the account is deleted', async () => {
    expect((await call('DELETE', '/current', laptop)).statusCode).toBe(200);
    expect((await listSessions(laptop)).statusCode).toBe(401);
    expect((await listSessions(phone)).statusCode).toBe(401);
  });

  it('go on when the profile is hidden', async () => {
    await testDatabase().prisma.developer.update({
      where: { id: developerId },
      data: { hiddenAt: new Date() },
    });
    expect((await listSessions(laptop)).statusCode).toBe(200);
    expect((await listSessions(phone)).statusCode).toBe(200);
  });
});
