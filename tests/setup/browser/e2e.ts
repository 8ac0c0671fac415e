import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { shiftClock } from '../clock/shift-clock.mjs';

export const demoAdmin = { username: 'admin', password: 'vibecode-demo' };

interface ConsoleOptions {
  expectedMessages: RegExp[];
}

interface TestFixtures {
  cleanConsole: undefined;
  /** Closes other contexts that a test opened, also when it fails: their pages would keep polling the server. */
  othersClosed: undefined;
}

/** Worker scope, because Playwright restarts the browser when these options differ between tests. */
interface WorkerFixtures {
  browser: Browser;
  /** Cookies of the admin. Signs in once per worker, because frequent sign-ins are slowed down. */
  adminState: Awaited<ReturnType<APIRequestContext['storageState']>>;
  keepAdminProven: () => Promise<void>;
  keptPage: Page;
}

/** Playwright's `test`, which also fails on console errors and warnings. */
export const test = base.extend<ConsoleOptions & TestFixtures, WorkerFixtures>({
  expectedMessages: [[], { option: true }],
  othersClosed: [
    async ({ browser, context }, use) => {
      const known = new Set([...browser.contexts(), context]);
      await use(undefined);
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
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(shiftClock, Number(process.env.TEST_CLOCK_OFFSET_MS));
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
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
  keptPage: [
    async ({ browser }, use, worker) => {
      const context = await browser.newContext({ baseURL: worker.project.use.baseURL });
      const page = await context.newPage();
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Option for `test.use` in tests that leave no state in the browser. They share one page per worker, so that common files come
 * from the cache. Routes are removed after each test. Tests that set init scripts, storage or permissions need their
 * own context.
 */
export const onKeptPage: Parameters<typeof test.use>[0] = {
  context: async ({ keptPage, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) throw new Error('The kept page runs scripts.');
    const context = keptPage.context();
    await use(context);
    await context.unrouteAll();
  },
  page: async ({ keptPage, colorScheme, reducedMotion, viewport }, use) => {
    await keptPage.emulateMedia({ media: null, colorScheme, reducedMotion });
    if (viewport) await keptPage.setViewportSize(viewport);
    // Moves the pointer away so that nothing is hovered at the start.
    await keptPage.mouse.move(0, 0);
    await use(keptPage);
    await keptPage.unrouteAll();
  },
};

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
