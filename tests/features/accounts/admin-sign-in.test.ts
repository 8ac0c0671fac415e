import { describe, expect, it } from 'vitest';
import {
  createAdmin as createAccount,
  disableAdmin,
  setAdminPassword,
} from '../../../src/features/accounts/server/admin-accounts.service.ts';
import { signInDelayMs } from '../../../src/features/accounts/server/sign-in/admin-tries.ts';
import { parseEnv } from '../../../src/server/env.ts';
import { counters } from '../../../src/shared/limits/limits.ts';
import { createAdmin, createToken, testPassword } from '../../factories/admins.ts';
import { callerWith, sessionCookieOf, signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { productionEnv } from '../../setup/programs/production-env.ts';

const waits: number[] = [];
const failures = counters['admin-sign-in-address'];
const testApp = setUpTestApp({
  replace: () => ({
    wait: async (durationMs) => {
      waits.push(durationMs);
    },
  }),
});

const signIn = (username: string, password: string, ip = '203.0.113.1') =>
  callerWith(testApp(), { ip }).caller.admin.login({ username, password });

const whoAmI = (cookie: string) => callerWith(testApp(), { cookie }).caller.admin.me();

const refused = { code: 'UNAUTHORIZED', message: 'Invalid credentials. Please try again.' };

describe('signing in', () => {
  it('opens a session in an HttpOnly cookie', async () => {
    const admin = await createAdmin({ username: 'owner' });
    const response = await testApp().app.inject({
      method: 'POST',
      url: '/trpc/admin.login',
      payload: { username: 'owner', password: testPassword },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const setCookie = String(response.headers['set-cookie']);
    expect(setCookie).toMatch(/^admin_session=\w{20,}; HttpOnly;.*SameSite=Lax/);
    expect(await whoAmI(setCookie.split(';')[0] ?? '')).toEqual({
      id: admin.id,
      username: 'owner',
      role: 'owner',
    });
  });

  it.each([
    ['a wrong password', 'owner', 'wrong'],
    ['an unknown name', 'nobody', testPassword],
    ['a disabled account', 'disabled', testPassword],
  ])('answers %s with one and the same message', async (_case, username, password) => {
    await createAdmin({ username: 'owner' });
    await createAdmin({ username: 'disabled', disabledAt: new Date() });
    await expect(signIn(username, password)).rejects.toMatchObject(refused);
  });

  it.each([
    { username: '', password: 'x' },
    { username: 'x', password: '' },
  ])('needs both fields', async (input) => {
    await expect(callerWith(testApp()).caller.admin.login(input)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('stores passwords as argon2id of at least 19 MiB and two passes', async () => {
    await createAccount(testApp().deps, { username: 'owner', password: testPassword });
    const { passwordHash } = await testApp().deps.db.prisma.admin.findFirstOrThrow();
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(passwordHash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it('does not honor a cookie that was there before', async () => {
    const { admin, cookie } = await signedInAdmin(testApp());
    const { caller, setCookies } = callerWith(testApp(), { cookie });
    await caller.admin.login({ username: admin.username, password: testPassword });
    expect(await whoAmI(cookie)).toBeNull();
    expect(await whoAmI(sessionCookieOf(setCookies))).toMatchObject({ id: admin.id });
  });

  it('ends the session on the server when signing out', async () => {
    const { cookie, caller } = await signedInAdmin(testApp());
    await caller.admin.logout();
    expect(await whoAmI(cookie)).toBeNull();
    await expect(
      callerWith(testApp(), { cookie }).caller.admin.tokens.list(),
    ).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('logs refusals without names or passwords', async () => {
    await expect(signIn('typed-the-password-here', 'canary-password')).rejects.toThrow();
    const line = testApp().logLines.find((entry) => entry.includes('admin-sign-in-refused'));
    expect(line).toContain('203.0.113.1');
    expect(testApp().logLines.join()).not.toMatch(/typed-the-password-here|canary-password/);
  });
});

describe('limits', () => {
  it('lets one address fail five times an hour, whatever X-Forwarded-For says', async () => {
    await createAdmin({ username: 'owner' });
    const attempt = (index: number) =>
      testApp().app.inject({
        method: 'POST',
        url: '/trpc/admin.login',
        headers: { 'x-forwarded-for': `192.0.2.${index}` },
        payload: { username: 'owner', password: 'wrong' },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await attempt(index)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(Number((await attempt(7)).headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts tries at the same moment', async () => {
    await createAdmin({ username: 'owner' });
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => signIn('owner', 'wrong')),
    );
    const codes = tries.map((entry) => (entry.status === 'rejected' ? entry.reason.code : 'in'));
    expect(codes.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(failures.limit);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(20 - failures.limit);
  });

  it('starts the count of an address again after a success', async () => {
    await createAdmin({ username: 'owner' });
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 4; index += 1) {
        await expect(signIn('owner', 'wrong')).rejects.toMatchObject(refused);
      }
      await signIn('owner', testPassword);
    }
  });

  it('takes a whole IPv6 network for one caller', async () => {
    await createAdmin({ username: 'owner' });
    for (let index = 0; index < failures.limit; index += 1) {
      await expect(signIn('owner', 'wrong', `2001:db8:1:2::${index}`)).rejects.toMatchObject(
        refused,
      );
    }
    await expect(signIn('owner', testPassword, '2001:db8:1:2:ffff::1')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await signIn('owner', testPassword, '2001:db8:1:3::1');
  });

  it('slows a spray from many addresses down and still lets the owner in', async () => {
    await createAdmin({ username: 'owner' });
    waits.length = 0;
    for (let index = 0; index < 40; index += 1) {
      await expect(signIn('owner', 'wrong', `198.51.${index}.1`)).rejects.toMatchObject(refused);
    }
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
    expect(waits.at(-1)).toBe(8_000);
    await expect(signIn('owner', testPassword, '203.0.113.200')).resolves.toMatchObject({
      username: 'owner',
    });
  });

  it('doubles the delay up to eight seconds', () => {
    expect([10, 11, 12, 13, 16, 17, 500].map(signInDelayMs)).toEqual([
      0, 250, 500, 1_000, 8_000, 8_000, 8_000,
    ]);
  });
});

describe('accounts', () => {
  it('a new password ends every session, enables the account and forgets failed sign-ins', async () => {
    const { admin, cookie } = await signedInAdmin(testApp());
    for (let index = 0; index < failures.limit; index += 1) {
      await expect(signIn(admin.username, 'wrong')).rejects.toMatchObject(refused);
    }
    const { username } = admin;
    await disableAdmin(testApp().deps, { username, mayBeLast: true });
    const password = 'another password for tests';
    expect(await setAdminPassword(testApp().deps, { username, password })).toBe(true);
    expect(await setAdminPassword(testApp().deps, { username: 'nobody', password })).toBe(false);
    expect(await whoAmI(cookie)).toBeNull();
    await signIn(admin.username, password);
  });

  it('disabling an account ends its sessions and stops its tokens', async () => {
    const { admin, cookie } = await signedInAdmin(testApp());
    const second = await testApp().cookieFor('admin', admin.id);
    const { secret } = await createToken(admin.id);
    const { username } = admin;
    expect(await disableAdmin(testApp().deps, { username, mayBeLast: true })).toBe('disabled');
    expect(await whoAmI(cookie)).toBeNull();
    expect(await whoAmI(second)).toBeNull();
    await expect(
      callerWith(testApp(), { token: secret }).caller.admin.generate({ subject: 'x' }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('of two admins who are shut out at the same moment one stays, unless the last is meant', async () => {
    const { deps } = testApp();
    const usernames = [(await createAdmin()).username, (await createAdmin()).username];
    const outcomes = await Promise.all(
      usernames.map((username) => disableAdmin(deps, { username, mayBeLast: false })),
    );
    expect(outcomes.sort()).toEqual(['disabled', 'last']);
    const unknown = { username: 'nobody', mayBeLast: true };
    expect(await disableAdmin(deps, unknown)).toBe('unknown');
  });

  it('shows the built-in credentials in demo mode, and none otherwise', async () => {
    const credentialsWith = async (env: Record<string, string>) => {
      const settings = parseEnv(env);
      const other = { ...testApp(), deps: { ...testApp().deps, settings } };
      return callerWith(other).caller.admin.demoCredentials();
    };
    expect(await credentialsWith({})).toEqual({ username: 'admin', password: 'vibecode-demo' });
    expect(await credentialsWith({ ADMIN_PASSWORD: 'a password of my own' })).toBeNull();
    expect(await credentialsWith(productionEnv)).toBeNull();
  });
});
