import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A page without scripts, on which the storage of the site can be cleared for good. */
const quietAddress = '/healthz';

type Changeable = Pick<
  BrowserContextOptions,
  'storageState' | 'viewport' | 'colorScheme' | 'reducedMotion'
>;
type Lasting = Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'hasTouch' | 'timezoneId' | 'userAgent'
>;

/** True where an option differs that a context has for good. */
export function isLasting({ javaScriptEnabled, hasTouch, timezoneId, userAgent }: Lasting) {
  return !javaScriptEnabled || Boolean(hasTouch || timezoneId || userAgent);
}

/**
 * One page for the tests of a worker, one after another. A new renderer has to start, to fetch and to compile the
 * scripts anew, which takes more than twice as long as everything else that opens a page.
 */
export class PageKeeper {
  readonly #browser: Browser;
  readonly #origin: string;
  #kept: { context: BrowserContext; page: Page } | undefined;
  #isSpoiled = false;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** @returns the context of the page, which is as a new one would be, with these cookies and this look */
  async take({ storageState, viewport, colorScheme, reducedMotion }: Changeable) {
    this.#kept ??= await this.#open();
    const { context, page } = this.#kept;
    if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    return context;
  }

  /** Forgets what the last test left. */
  async clear(): Promise<void> {
    if (!this.#kept) return;
    const { context, page } = this.#kept;
    if (this.#isSpoiled || page.isClosed()) return await this.close();
    for (const other of context.pages()) if (other !== page) await other.close();
    page.removeAllListeners();
    await page.unrouteAll();
    await context.unrouteAll();
    await context.setOffline(false);
    await page.setExtraHTTPHeaders({});
    // Moves the pointer away so that nothing is hovered at the start.
    await page.mouse.move(0, 0);
    await page.goto(quietAddress);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearPermissions();
    await context.clearCookies();
  }

  async close(): Promise<void> {
    await this.#kept?.context.close();
    this.#kept = undefined;
    this.#isSpoiled = false;
  }

  async #open() {
    const context = await this.#browser.newContext({ baseURL: this.#origin });
    const page = await context.newPage();
    const spoil = () => {
      this.#isSpoiled = true;
    };
    // Nothing takes these back.
    for (const target of [context, page]) before(target, 'addInitScript', spoil);
    before(context.clock, 'install', spoil);
    return { context, page };
  }
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
