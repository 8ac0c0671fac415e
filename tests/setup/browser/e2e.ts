import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { shiftClock } from '../clock/shift-clock.mjs';
import { isLasting, PageKeeper } from './kept-page.ts';

export const demoAdmin = { username: 'admin', password: 'vibecode-demo' };

interface TestOptions {
  expectedMessages: RegExp[];
  /** A page that begins without anything in the browser's cache. Other tests of a worker share one (kept-page.ts). */
  hasEmptyCache: boolean;
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
  pageKeeper: PageKeeper;
}

/** Playwright's `test`, which also fails on console errors and warnings. */
export const test = base.extend<TestOptions & TestFixtures, WorkerFixtures>({
  expectedMessages: [[], { option: true }],
  hasEmptyCache: [false, { option: true }],
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
  pageKeeper: [
    async ({ browser }, use, { project }) => {
      const keeper = new PageKeeper(browser, project.use.baseURL ?? '');
      await use(keeper);
      await keeper.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      pageKeeper,
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
    const changeable = { storageState, viewport, colorScheme, reducedMotion };
    const lasting = { javaScriptEnabled, hasTouch, timezoneId, userAgent };
    if (hasEmptyCache || isLasting(lasting)) {
      const context = await browser.newContext({ baseURL, ...changeable, ...lasting });
      await use(context);
      await context.close();
    } else {
      await use(await pageKeeper.take(changeable));
      await pageKeeper.clear();
    }
  },
  // A kept context has its page.
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
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
