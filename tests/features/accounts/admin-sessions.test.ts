import { describe, expect, it } from 'vitest';
import { createLucia } from '../../../src/server/auth/lucia.ts';
import { sessionKey } from '../../../src/server/auth/session-adapter.ts';
import { systemClock } from '../../../src/server/clock.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { breakWrites, mendWrites, raise } from '../../setup/database/broken-writes.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;
const whoAmI = (cookie: string) => callerWith(testApp(), { cookie }).caller.admin.me();

const hourMs = 60 * 60_000;

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
    const startMs = Date.now();
    const whoAmIAfter = (hours: number, cookie: string) => {
      const clock = { now: () => new Date(startMs + hours * hourMs) };
      const later = { ...testApp(), deps: { ...testApp().deps, clock } };
      return callerWith(later, { cookie }).caller.admin.me();
    };
    const idle = await session();
    const busy = await session();
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      expect(await whoAmIAfter(hours, busy.cookie)).toMatchObject({ id: busy.admin.id });
    }
    expect(await whoAmIAfter(7 * 24 + 0.1, busy.cookie)).toBeNull();
    expect(await whoAmIAfter(12.1, idle.cookie)).toBeNull();
    expect(await db().session.count()).toBe(0);
  });

  it('is not brought back by renewals that race with signing out', async () => {
    // Stays below the limit of one caller, so that the test shows the race.
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
    await breakWrites(raise('XX000'), 'Session');
    const { caller, setCookies } = callerWith(testApp(), { cookie });
    await expect(caller.admin.logout()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    await mendWrites();
    expect(setCookies).toEqual([]);
    expect(await whoAmI(cookie)).not.toBeNull();
  });

  it('is kept in a __Host- cookie with Secure where there is TLS', async () => {
    const cookie = createLucia({ db: db(), clock: systemClock }, 'admin', true)
      .createSessionCookie('token')
      .serialize();
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
