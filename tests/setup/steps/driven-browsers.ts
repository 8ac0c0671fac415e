import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { freePort } from '../../../scripts/free-port.ts';

export interface DrivenBrowser {
  version: string;
  goto(url: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Presses Enter on the element that has the focus then. */
  enter(selector: string): Promise<void>;
  tap(selector: string): Promise<void>;
  type(selector: string, value: string): Promise<void>;
  /** Console errors since the start, as far as the browser reports them. */
  complaints: string[];
  close(): Promise<void>;
}

const pathOf = (program: string): string | null => {
  const { status, stdout } = spawnSync('which', [program], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** Debian's paths of WebKit's own small browser. */
const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((system) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${system}/webkit2gtk-${version}/MiniBrowser`),
);

/** Uses WebDriver BiDi; null if Firefox is not installed. */
export async function openFirefox(): Promise<DrivenBrowser | null> {
  const executablePath = pathOf('firefox-esr') ?? pathOf('firefox');
  if (!executablePath) return null;
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath, headless: true },
    // Firefox 140 ESR does not know all that puppeteer asks for when it sets a viewport.
    ...{ defaultViewport: null, args: ['--width=1280', '--height=900'] },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', async (message) => {
    if (message.type() !== 'error') return;
    const [first] = message.args();
    const text = first ? await first.evaluate((value: unknown) => value && String(value)) : null;
    // A document that is being left reports failed requests and cannot be queried.
    if (text) complaints.push(String(text));
  });
  return {
    version: await browser.version(),
    complaints,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    enter: async (selector) => {
      await page.focus(selector);
      await page.keyboard.press('Enter');
    },
    tap: (selector) => page.tap(selector),
    type: async (selector, value) => {
      await page.click(selector, { count: 3 });
      await page.type(selector, value);
    },
    close: () => browser.close(),
  };
}

/** Resolves when the driver takes connections. */
async function driverAnswers(url: string): Promise<void> {
  const deadlineMs = Date.now() + 20_000;
  while (!(await fetch(`${url}/status`).catch(() => null))?.ok) {
    if (Date.now() > deadlineMs) throw new Error(`Nothing answers at ${url}.`);
    await delay(100);
  }
}

/** Uses WebDriver, which reports no console; null if WebKit for GTK or a display is not installed. */
export async function openWebKit(): Promise<DrivenBrowser | null> {
  const driverPath = pathOf('WebKitWebDriver');
  const binary = miniBrowsers.find((file) => existsSync(file));
  const displayPath = pathOf('Xvfb');
  if (!(driverPath && binary && displayPath)) return null;
  const display = `:${90 + (process.pid % 400)}`;
  const port = await freePort();
  const programs: ChildProcess[] = [
    spawn(displayPath, [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
    spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display },
    }),
  ];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await driverAnswers(driverUrl);
  const driver = await new Builder().usingServer(driverUrl).withCapabilities(capabilities).build();
  const element = (selector: string) => driver.findElement(By.css(selector));
  return {
    version: String((await driver.getCapabilities()).getBrowserVersion()),
    complaints: [],
    goto: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    click: (selector) => element(selector).click(),
    enter: (selector) => element(selector).sendKeys(Key.ENTER),
    tap: async (selector) => {
      const finger = [
        { type: 'pointerMove', duration: 0, origin: await element(selector), x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const touch = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
      const actions = [{ ...touch, actions: finger }];
      await driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions));
    },
    type: async (selector, value) => {
      await element(selector).clear();
      await element(selector).sendKeys(value);
    },
    close: async () => {
      await driver.quit();
      for (const program of programs) program.kill();
    },
  };
}
