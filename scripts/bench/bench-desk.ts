import type { Browser, BrowserContext, Page } from '@playwright/test';
import { adminAreas, dashboardTabs } from '../../src/shared/words/admin.ts';
import { slowDown, withBrowser } from './bench-phone.ts';
import type { Figure } from './bench-report.ts';
import type { Measured } from './bench-site.ts';

const demoAdmin = { username: 'admin', password: 'vibecode-demo' };
const desktop = { viewport: { width: 1440, height: 900 } };
const areaGoalMs = 1_000;
const keyGoalMs = 50;
const wordsEach = 100;
const paragraphs = 30;
const typedText = 'Every tide table begins with one careful look at the moon above it. '.repeat(3);
/** The finest that Event Timing reports: https://w3c.github.io/event-timing/ */
const shortestEventMs = 16;

const percentile95 = (valuesMs: readonly number[]) =>
  valuesMs.toSorted((one, other) => one - other)[Math.ceil(valuesMs.length * 0.95) - 1] ?? null;

async function signIn(browser: Browser, site: Measured): Promise<BrowserContext> {
  const context = await browser.newContext({ ...desktop, baseURL: site.url });
  // The compiler wraps named functions in `__name`.
  await context.addInitScript('globalThis.__name = (named) => named');
  const answer = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  if (!answer.ok()) throw new Error(`The sign-in was answered with ${answer.status()}.`);
  return context;
}

/** Presses the link of an area in the sidebar. @returns milliseconds until its heading is drawn, and until all of it is */
function pressArea(address: string): Promise<{ headingMs: number; allMs: number }> {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const link = document.querySelector<HTMLElement>(`aside a[href*="${address}"]`);
  if (!link) throw new Error(`There is no link to ${address}.`);
  const pressedAtMs = performance.now();
  link.click();
  let headingMs = 0;
  return new Promise((resolve) => {
    const look = () => {
      const isDrawn = heading() !== undefined && heading() !== before;
      const passedMs = performance.now() - pressedAtMs;
      if (isDrawn && headingMs === 0) headingMs = passedMs;
      const isWhole = isDrawn && document.querySelector('main [aria-busy="true"]') === null;
      if (isWhole) resolve({ headingMs, allMs: passedMs });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Each area is entered from the dashboard with an empty cache. */
async function measureAreas(
  browser: Browser,
  site: Measured,
): Promise<Awaited<ReturnType<typeof pressArea>>[]> {
  const tabs: readonly string[] = dashboardTabs.map(({ id }) => id);
  const times: Awaited<ReturnType<typeof pressArea>>[] = [];
  for (const { id } of adminAreas) {
    if (tabs.includes(id)) continue;
    const context = await signIn(browser, site);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto('/admin');
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    times.push(await page.evaluate(pressArea, `tab=${id}`));
    await context.close();
  }
  return times;
}

async function createLongPost(context: BrowserContext): Promise<number> {
  const picture =
    '<figure><img src="/social/site.png" alt="A coast" width="1200" height="630"></figure>';
  const paragraph = `<p>${'tide '.repeat(wordsEach).trim()}.</p>`;
  const content = `${paragraph}${picture}`.repeat(paragraphs);
  const data = {
    title: 'Tides',
    slug: 'tides',
    excerpt: 'Tides.',
    content,
    categoryId: 1,
    isPublished: 'false',
  };
  const answer = await context.request.post('/api/blog/posts', { data });
  if (!answer.ok()) throw new Error(`The post was answered with ${answer.status()}.`);
  return (await answer.json()).data.id;
}

/** Begins to note how long each press of a key keeps the next frame waiting. */
function noteKeys(shortestMs: number): void {
  const noted: number[] = [];
  Object.assign(window, { notedKeys: noted });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') noted.push(duration);
  });
  const options = { type: 'event', durationThreshold: shortestMs };
  observer.observe(options);
}

async function measureTyping(page: Page, field: string): Promise<number[]> {
  await page.evaluate(noteKeys, shortestEventMs);
  await page
    .getByRole('textbox', { name: field, exact: true })
    .click({ position: { x: 60, y: 60 } });
  await page.keyboard.type(typedText, { delay: 60 });
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate<number[]>('notedKeys');
  // Shorter ones are not reported.
  const unreported = Math.max(0, typedText.length - noted.length);
  return [...noted, ...Array<number>(unreported).fill(shortestEventMs)];
}

/** The admin area at 1440 px: entering an area on a slow line, and typing in a post of 3,000 words with 30 pictures. */
export function measureDesk(site: Measured): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const areas = await measureAreas(browser, site);
    const context = await signIn(browser, site);
    const id = await createLongPost(context);
    const page = await context.newPage();
    await page.goto(`/admin?post=${id}`, { waitUntil: 'networkidle' });
    const textMs = await measureTyping(page, 'Content');
    await page.getByText('Rich text', { exact: true }).click();
    const canvasMs = await measureTyping(page, 'Content as rich text');
    const p95 = (name: string, valuesMs: readonly number[], goalMs: number | null): Figure => ({
      ...{ name, value: percentile95(valuesMs), unit: 'ms' },
      goal: goalMs === null ? null : { atMost: goalMs },
    });
    return [
      p95(
        'an area on a slow line, first paint, p95',
        areas.map(({ headingMs }) => headingMs),
        areaGoalMs,
      ),
      p95(
        '  all of it, p95',
        areas.map(({ allMs }) => allMs),
        null,
      ),
      p95('a key in the HTML of a long post, p95', textMs, keyGoalMs),
      p95('a key in the rich text of a long post, p95', canvasMs, keyGoalMs),
    ];
  });
}
