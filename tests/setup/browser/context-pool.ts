import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

const usualViewport = { width: 1280, height: 720 };

/** Without it a new context has the cookies of the test that is running. */
const signedOut = { cookies: [], origins: [] };

/**
 * An address without scripts, in the same renderer as the pages of the site. The pool answers it, because the site may
 * have ended; the site has it too, because a test may go back to it.
 */
const quietPath = '/healthz';
const quietHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Events that tests listen to. */
const listenedTo = ['console', 'dialog', 'pageerror', 'request', 'response', 'weberror'];

const usual: Partial<Record<string, unknown>> = { hasTouch: false, javaScriptEnabled: true };

/** Options that can be set again. A context has the others for good. */
const changeable = ['baseURL', 'storageState', 'viewport', 'colorScheme', 'reducedMotion'];

export interface TestContextOptions extends BrowserContextOptions {
  /** No context of this test comes from the pool. */
  hasEmptyCache: boolean;
}

interface Kept {
  context: BrowserContext;
  page: Page;
  origin: string;
  isSpoiled: boolean;
  isPageGiven: boolean;
  openSessions: number;
  end: () => Promise<void>;
}

/**
 * Contexts that are used again, each with one page. A new renderer has to start, to fetch and to compile all scripts
 * anew: that takes more than twice as long as everything else that opens a page. A context comes back when it is
 * closed. It is ended for good where a test left something that nothing takes back.
 */
export class ContextPool {
  readonly #open: Browser['newContext'];
  readonly #idle: Kept[] = [];
  readonly #given = new Set<Kept>();
  #ofTest: TestContextOptions = { hasEmptyCache: true };

  /** `open` makes a new context. */
  constructor(open: Browser['newContext']) {
    this.#open = open;
  }

  /** Sets the options that the contexts of the next test begin with. */
  startTest(options: TestContextOptions): void {
    this.#ofTest = options;
  }

  /** @returns an empty context, whose first page is quick where the options allow it */
  newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const { hasEmptyCache, ...ofTest } = this.#ofTest;
    const wanted = { ...ofTest, ...options };
    return hasEmptyCache || isUnusual(wanted) ? this.#open(options) : this.#take(wanted);
  }

  /** Takes back what the test has not closed. */
  async endTest(): Promise<void> {
    for (const { context } of this.#given) await context.close();
  }

  async close(): Promise<void> {
    for (const { end } of [...this.#idle, ...this.#given]) await end();
  }

  async #take(options: BrowserContextOptions): Promise<BrowserContext> {
    const { baseURL: origin = '', storageState, viewport, colorScheme, reducedMotion } = options;
    const kept = this.#takeIdle(origin) ?? (await this.#make(origin));
    this.#given.add(kept);
    const { context, page } = kept;
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    const asUsual = { media: null, forcedColors: null, contrast: null };
    await page.emulateMedia({ ...asUsual, colorScheme, reducedMotion });
    await page.setViewportSize(viewport ?? usualViewport);
    return context;
  }

  #takeIdle(origin: string): Kept | undefined {
    const at = this.#idle.findLastIndex((kept) => kept.origin === origin);
    return at < 0 ? undefined : this.#idle.splice(at, 1)[0];
  }

  async #make(origin: string): Promise<Kept> {
    const context = await this.#open({ baseURL: origin, storageState: signedOut });
    const page = await context.newPage();
    const end = context.close.bind(context);
    const kept: Kept = {
      context,
      page,
      origin,
      end,
      isSpoiled: false,
      isPageGiven: false,
      openSessions: 0,
    };
    const spoil = () => {
      kept.isSpoiled = true;
    };
    // Nothing takes these back.
    for (const target of [context, page]) before(target, 'addInitScript', spoil);
    before(context.clock, 'install', spoil);
    before(context, 'grantPermissions', spoil);
    const openSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (target) => {
      const session = await openSession(target);
      kept.openSessions += 1;
      before(session, 'detach', () => {
        kept.openSessions -= 1;
      });
      return session;
    };
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      if (kept.isPageGiven) return newPage();
      kept.isPageGiven = true;
      return page;
    };
    context.close = () => this.#giveBack(kept);
    return kept;
  }

  async #giveBack(kept: Kept): Promise<void> {
    if (!this.#given.delete(kept)) return;
    if (kept.isSpoiled || kept.openSessions > 0 || kept.page.isClosed()) return kept.end();
    await forget(kept);
    kept.isPageGiven = false;
    this.#idle.push(kept);
  }
}

/** Takes back everything that a test did to a context and its page. */
async function forget({ context, page, origin }: Kept): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  // Playwright listens itself to the end of a page and of a context.
  for (const event of listenedTo) page.removeAllListeners(event);
  for (const event of listenedTo) context.removeAllListeners(event);
  await page.unrouteAll();
  await context.unrouteAll();
  await context.setOffline(false);
  await page.setExtraHTTPHeaders({});
  await page.setViewportSize(usualViewport);
  // Moves the pointer away so that nothing is hovered at the start.
  await page.mouse.move(0, 0);
  const quietAddress = `${origin}${quietPath}`;
  await page.route(quietAddress, (route) =>
    route.fulfill({ contentType: 'text/html', headers: quietHeaders, body: '' }),
  );
  await page.goto(quietAddress);
  await page.unroute(quietAddress);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

function isUnusual(options: BrowserContextOptions): boolean {
  const { storageState, viewport, ...others } = options;
  const isStored = typeof storageState === 'object' && storageState.origins.length === 0;
  const isLasting = ([name, value]: [string, unknown]) =>
    !changeable.includes(name) && value !== undefined && value !== usual[name];
  return (
    viewport === null ||
    (storageState !== undefined && !isStored) ||
    Object.entries(others).some(isLasting)
  );
}

/** Calls `note` before each call of the method. */
function before<Name extends string>(
  target: { [name in Name]: (...given: never[]) => unknown },
  name: Name,
  note: () => void,
): void {
  const call = target[name].bind(target);
  target[name] = (...given) => {
    note();
    return call(...given);
  };
}
