import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { shiftClock } from '../clock/shift-clock.mjs';
import { ContextPool } from './context-pool.ts';

export const demoAdmin = { username: 'admin', password: 'vibecode-demo' };

interface TestOptions {
  expectedMessages: RegExp[];
  /** The pages of the test begin with an empty cache. Others were used before (context-pool.ts). */
  hasEmptyCache: boolean;
}

interface TestFixtures {
  cleanConsole: undefined;
  /** Also ends the contexts that a test opened, even when it fails: their pages would keep polling the server. */
  contextOptionsOfTest: undefined;
}

/** Worker scope, because Playwright restarts the browser when these options differ between tests. */
interface WorkerFixtures {
  /** Cookies of the admin. Signs in once per worker, because frequent sign-ins are slowed down. */
  adminState: Awaited<ReturnType<APIRequestContext['storageState']>>;
  keepAdminProven: () => Promise<void>;
  contextPool: ContextPool;
}

/** Playwright's `test`, which also fails on console errors and warnings. */
export const test = base.extend<TestOptions & TestFixtures, WorkerFixtures>({
  expectedMessages: [[], { option: true }],
  hasEmptyCache: [false, { option: true }],
  contextOptionsOfTest: [
    async (
      {
        browser,
        contextPool,
        hasEmptyCache,
        baseURL,
        storageState,
        viewport,
        colorScheme,
        reducedMotion,
        javaScriptEnabled,
        hasTouch,
        timezoneId,
        userAgent,
      },
      use,
    ) => {
      const changeable = { baseURL, storageState, viewport, colorScheme, reducedMotion };
      const lasting = { javaScriptEnabled, hasTouch, timezoneId, userAgent };
      contextPool.startTest({ hasEmptyCache, ...changeable, ...lasting });
      const known = new Set(browser.contexts());
      await use(undefined);
      await contextPool.endTest();
      const opened = browser.contexts().filter((one) => !known.has(one));
      await Promise.all(opened.map((one) => one.close()));
    },
    { auto: true },
  ],
  cleanConsole: [
    async ({ context, expectedMessages }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expectedMessages.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      const stopNoting = onComplaint(context, note);
      await use(undefined);
      stopNoting();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  contextPool: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      const pool = new ContextPool(async (options) => {
        const context = await open(options);
        await context.addInitScript(shiftClock, Number(process.env.TEST_CLOCK_OFFSET_MS));
        return context;
      });
      browser.newContext = (options) => pool.newContext(options);
      // Playwright's own would bind the context to its page for good.
      browser.newPage = async (options) => (await pool.newContext(options)).newPage();
      await use(pool);
      await pool.close();
    },
    { scope: 'worker', auto: true },
  ],
  adminState: [
    async ({ playwright }, use, worker) => {
      const api = await playwright.request.newContext({ baseURL: worker.project.use.baseURL });
      const answer = await api.post('/trpc/admin.login', { data: demoAdmin });
      expect(answer.ok()).toBe(true);
      await use(await api.storageState());
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  keepAdminProven: [
    async ({ playwright, adminState }, use, worker) => {
      const api = await playwright.request.newContext({
        baseURL: worker.project.use.baseURL,
        storageState: adminState,
      });
      let provenAtMs = Date.now();
      await use(async () => {
        if (Date.now() - provenAtMs < proofLifetimeMs / 2) return;
        const { password } = demoAdmin;
        const answer = await api.post('/trpc/admin.account.prove', {
          data: { by: 'password', password },
        });
        expect(answer.ok()).toBe(true);
        provenAtMs = Date.now();
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Console errors of a context that a test opens for a site of its own; filled while it is used. */
export function complaintsOf(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  onComplaint(context, (text) => complaints.push(text));
  return complaints;
}

function onComplaint(context: BrowserContext, note: (text: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) {
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const onError = (error: WebError) => note(`uncaught: ${error.error().message}`);
  context.on('console', onConsole);
  context.on('weberror', onError);
  return () => {
    context.off('console', onConsole);
    context.off('weberror', onError);
  };
}

export { expect };
