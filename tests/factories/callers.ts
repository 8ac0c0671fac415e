import { appRouter } from '../../src/app/server/routers/router.ts';
import { createRequestBrowser } from '../../src/server/auth/request-browser.ts';
import { createRequestSessions } from '../../src/server/auth/request-sessions.ts';
import { createAnonymousContext } from '../../src/server/http/request-context.ts';
import { createCallerFactory } from '../../src/server/trpc/init.ts';
import type { AdminRole } from '../../src/shared/admin/admin-roles.ts';
import type { TestApp } from '../setup/harness.ts';
import { createAdmin } from './admins.ts';

const createCaller = createCallerFactory(appRouter);

const defaultIp = '198.51.100.7';

export interface CallerFacts {
  cookie?: string;
  token?: string;
  idempotencyKey?: string;
  ifMatch?: string;
  ip?: string;
  userAgent?: string;
  signal?: AbortSignal;
}

export function callerWith({ deps }: TestApp, facts: CallerFacts = {}) {
  const setCookies: string[] = [];
  const context = createAnonymousContext(deps, 'test');
  const caller = createCaller({
    ...context,
    ip: facts.ip ?? defaultIp,
    adminToken: facts.token,
    idempotencyKey: facts.idempotencyKey,
    ifMatch: facts.ifMatch,
    userAgent: facts.userAgent ?? 'test',
    adminBrowser: createRequestBrowser({
      kind: 'admin',
      cookieHeader: facts.cookie ?? '',
      isSecure: false,
      appendCookie: (serialized) => setCookies.push(serialized),
    }),
    signal: facts.signal ?? context.signal,
    sessions: createRequestSessions(deps, {
      cookieHeader: facts.cookie ?? '',
      ip: facts.ip ?? defaultIp,
      userAgent: facts.userAgent ?? 'test',
      appendCookie: (serialized) => setCookies.push(serialized),
    }),
  });
  return { caller, setCookies };
}

export function sessionCookieOf(setCookies: readonly string[]): string {
  const line = setCookies.find((cookie) => cookie.startsWith('admin_session='));
  return line?.split(';')[0] ?? '';
}

export async function signedInAdmin(
  testApp: TestApp,
  overrides: { username?: string; role?: AdminRole } = {},
) {
  const admin = await createAdmin(overrides);
  const cookie = await testApp.cookieFor('admin', admin.id);
  return { admin, cookie, caller: callerWith(testApp, { cookie }).caller };
}
