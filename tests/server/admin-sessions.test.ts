import { describe, expect, it } from 'vitest';
import { createLucia } from '../../src/server/sessions/lucia.ts';
import { sessionKey } from '../../src/server/sessions/session-adapter.ts';
import { callerWith, signedInAdmin } from '../setup/callers.ts';
import { setUpTestApp } from '../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;
const whoAmI = (cookie: string) => callerWith(testApp(), { cookie }).caller.admin.me();

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

async function session() {
  const { cookie, admin } = await signedInAdmin(testApp());
  const [name = '', token = ''] = cookie.split('=');
  return { cookie, admin, name, id: sessionKey(token) };
}

describe('an admin session', () => {
  it('is stored as a hash that opens nothing itself', async () => {
    const { cookie, name, admin } = await session();
    const [row] = await db().session.findMany();
    expect(cookie).not.toContain(row?.id);
    expect(await whoAmI(`${name}=${row?.id}`)).toBeNull();
    expect(await whoAmI(cookie)).toMatchObject({ id: admin.id });
  });

  it('ends when it is not used for twelve hours, and after seven days however much it is used', async () => {
    const idle = await session();
    const { expiresAt } = await db().session.findUniqueOrThrow({ where: { id: idle.id } });
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(12 * hourMs);
    await db().session.update({
      where: { id: idle.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await whoAmI(idle.cookie)).toBeNull();

    const old = await session();
    const createdAt = new Date(Date.now() - 7 * dayMs - 1_000);
    await db().session.update({ where: { id: old.id }, data: { createdAt } });
    expect(await whoAmI(old.cookie)).toBeNull();
    expect(await db().session.count()).toBe(0);
  });

  it('is not brought back by renewals that race with signing out', async () => {
    // Fewer at a time than one caller may, so that what is shown is the race and not the limit.
    for (let round = 0; round < 5; round += 1) {
      const { cookie, id } = await session();
      await db().session.update({
        where: { id },
        data: { expiresAt: new Date(Date.now() + hourMs) },
      });
      const requests = Array.from({ length: 40 }, (_, index) =>
        testApp().app.inject(
          index === 20
            ? { method: 'POST', url: '/trpc/admin.logout', headers: { cookie }, payload: {} }
            : { url: '/trpc/admin.me', headers: { cookie } },
        ),
      );
      const statuses = (await Promise.all(requests)).map((response) => response.statusCode);
      expect(statuses).toEqual(Array(40).fill(200));
      expect(await whoAmI(cookie)).toBeNull();
      expect(await db().session.count()).toBe(0);
    }
  });

  it('is not taken for ended when ending it fails', async () => {
    const { cookie } = await session();
    const { deps } = testApp();
    const failing = Object.assign(Object.create(deps.lucia.admin), {
      invalidateSession: () => Promise.reject(new Error('The database is away.')),
    });
    const broken = {
      ...testApp(),
      deps: { ...deps, lucia: { ...deps.lucia, admin: failing } },
    };
    const { caller, setCookies } = callerWith(broken, { cookie });
    await expect(caller.admin.logout()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect(setCookies).toEqual([]);
    expect(await whoAmI(cookie)).not.toBeNull();
  });

  it('is kept in a __Host- cookie with Secure where there is TLS', async () => {
    const cookie = createLucia(db(), 'admin', true).createSessionCookie('token').serialize();
    expect(cookie).toMatch(/^__Host-admin_session=token;/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain('Domain');
  });

  it('ends with its account', async () => {
    const first = await session();
    const second = await testApp().cookieFor('admin', first.admin.id);
    await db().admin.delete({ where: { id: first.admin.id } });
    expect([await whoAmI(first.cookie), await whoAmI(second)]).toEqual([null, null]);
  });
});
