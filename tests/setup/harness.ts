import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import { buildApp } from '../../src/app/server/app.ts';
import { createContent } from '../../src/app/server/content/create-content.ts';
import type { PageRenderer } from '../../src/app/server/page-rendering.ts';
import { sitePages } from '../../src/app/server/pages.ts';
import { appRouter } from '../../src/app/server/routers/router.ts';
import { createTrafficCounter } from '../../src/features/traffic/server/counting/traffic-counter.ts';
import { createLucia } from '../../src/server/auth/lucia.ts';
import type { AccountKind } from '../../src/server/auth/session-adapter.ts';
import type { Database } from '../../src/server/db/client.ts';
import { createDeps, type Deps } from '../../src/server/deps.ts';
import { parseEnv } from '../../src/server/env.ts';
import { adminTokenHeader, createAnonymousContext } from '../../src/server/http/request-context.ts';
import { createLog } from '../../src/server/observation/log.ts';
import { createCallerFactory } from '../../src/server/trpc/init.ts';
import { resetDatabase, testDatabase } from './database/database.ts';
import { testSecretsKey } from './database/test-keyring.ts';

const blankRenderer: PageRenderer = {
  render: async () => ({ status: 200, html: '<!doctype html><title>page</title>' }),
};

const createCaller = createCallerFactory(appRouter);

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  /** One JSON line each. */
  logLines: string[];
  /** Calls as nobody; `context` replaces parts, for example the sessions. */
  caller: ReturnType<typeof createCaller>;
  /** Returns the Cookie header of a new session. */
  cookieFor(kind: AccountKind, accountId: number): Promise<string>;
  adminTokenHeader: typeof adminTokenHeader;
}

export interface TestAppOptions {
  /** Environment variables, on top of demo mode's defaults. */
  env?: Record<string, string>;
  replace?: (deps: Deps) => Partial<Deps>;
  renderer?: PageRenderer;
  /** Replaces the connection to the test worker's database; the caller closes it. */
  db?: Database;
  /** Adds routes behind the guards of the site. */
  addRoutes?: (app: FastifyInstance) => Promise<void>;
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const logLines: string[] = [];
  const log = createLog('debug', {
    write(line: string) {
      logLines.push(line);
    },
  });
  const settings = parseEnv({
    SITE_URL: 'http://localhost:3000',
    SECRETS_KEY: testSecretsKey,
    ...options.env,
  });
  const built = await createDeps({
    settings,
    log,
    db: options.db ?? testDatabase(),
    pages: sitePages,
    createTrafficCounter,
    createContent,
  });
  const deps: Deps = { ...built, ...options.replace?.(built) };
  const app = await buildApp({
    deps,
    renderer: options.renderer ?? blankRenderer,
    clientDir: null,
  });
  await options.addRoutes?.(app);
  await app.ready();
  return {
    app,
    deps,
    logLines,
    caller: createCaller(createAnonymousContext(deps, 'test')),
    async cookieFor(kind, accountId) {
      const now = deps.clock.now();
      const storage = { db: deps.db.prisma, clock: deps.clock };
      const lucia = createLucia(storage, kind, deps.settings.isProduction);
      const session = await lucia.createSession(String(accountId), {
        userAgent: 'test',
        network: '',
        createdAt: now,
        lastUsedAt: now,
        provenAt: now,
      });
      return `${lucia.sessionCookieName}=${session.id}`;
    },
    adminTokenHeader,
  };
}

/**
 * Shares one application between all tests of a file, and empties the database before each of them. Call it at the
 * top of the file; the result is filled in before the first test runs.
 */
export function setUpTestApp(options: TestAppOptions = {}): () => TestApp {
  let current: TestApp | undefined;
  beforeEach(async () => {
    await resetDatabase();
    current ??= await createTestApp(options);
    current.logLines.length = 0;
  });
  afterAll(async () => {
    await current?.app.close();
    await current?.deps.contentBus.close();
  });
  return () => {
    if (!current) throw new Error('The application is built before the first test.');
    return current;
  };
}
