import type { BrowserContext, Locator, Page } from '@playwright/test';
import { navigationKind } from '../src/shared/content/navigation.ts';
import { paths } from '../src/shared/paths.ts';
import { dayMs } from '../src/shared/time/durations.ts';
import { navigationWords } from '../src/shared/words/navigation.ts';
import { contactRequest } from './factories/contact.ts';
import { quoteForm } from './factories/quotes.ts';
import { hydrated } from './setup/browser/hydration.ts';

/** Times its scale, each size makes the 960 × 720 pixels of a picture: sharp where a page shows it, and light for a phone. */
const screenSize = { width: 520, height: 390 };
export const screenScale = 960 / screenSize.width;
/** Sharp at twice the width that a page gives it. */
const phoneSize = { width: 320, height: 400 };
/** Wide enough for the layout of a tablet. */
export const siteSize = { width: 800, height: 600 };
export const siteScale = 1.2;

/** Sample apps in the middle of their work: the presses that lead there. */
const apps = {
  bakery: {
    slug: 'bakery-preorder',
    presses: ['Add: Country loaf', 'Add: Country loaf', 'Add: Seeded rye', '8:00'],
  },
  courts: { slug: 'court-booking', presses: [/^7 pm Free/] },
  inspection: {
    slug: 'field-inspection',
    presses: ['Roof tiles: Defect', 'Gutters: OK', 'Fuse box: OK'],
  },
  network: { slug: 'developer-network', presses: ['React', 'Choose: Ines'] },
  stockroom: {
    slug: 'stockroom',
    presses: ['Scan: Brake pads', 'Scan: Chains', 'Scan: Chains', 'Scan: Chains'],
  },
  triage: {
    slug: 'support-triage',
    presses: ['Sort the inbox', 'Open: Where is my sofa?', 'Thursday'],
  },
} as const satisfies Record<string, { slug: string; presses: readonly (string | RegExp)[] }>;

type App = keyof typeof apps;
type Size = { width: number; height: number };

export const appScreens: Readonly<Record<string, { app: App; size: Size }>> = {
  'screen-bakery': { app: 'bakery', size: screenSize },
  'screen-network': { app: 'network', size: screenSize },
  'screen-stockroom': { app: 'stockroom', size: screenSize },
  'screen-triage': { app: 'triage', size: screenSize },
  'phone-bakery': { app: 'bakery', size: phoneSize },
  'phone-courts': { app: 'courts', size: phoneSize },
  'phone-inspection': { app: 'inspection', size: phoneSize },
  'phone-network': { app: 'network', size: phoneSize },
};

/** The app alone, in a box of this size. */
export async function appScreen(
  context: BrowserContext,
  { app, size }: { app: App; size: Size },
): Promise<Buffer> {
  const { slug, presses } = apps[app];
  const page = await openScreen(context, paths.caseStudy(slug));
  const window = page.getByRole('region', { name: 'Try it' }).locator('figure section');
  await window.waitFor();
  for (const label of presses) await window.getByRole('button', { name: label }).first().click();
  await window.evaluate((element, { width, height }) => {
    const { style } = element.parentElement ?? element;
    Object.assign(style, { width: `${width}px`, height: `${height}px` });
    Object.assign(style, { border: '0', borderRadius: '0', boxShadow: 'none' });
    // It lies over the rest of the page.
    Object.assign(style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '1000' });
  }, size);
  await page.mouse.move(screenSize.width + 100, screenSize.height + 100);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...size } });
  await page.close();
  return picture;
}

interface SiteScreen {
  address: string;
  prepare?: (page: Page) => Promise<void>;
  /** The picture begins with it; without one, at the top of the page. */
  from?: (page: Page) => Locator;
}

/** Pages of this site, so that what a page says of websites can be seen. */
export const siteScreens = {
  'screen-business': { address: paths.home },
  'screen-portfolio': {
    address: paths.examples,
    from: (page) => page.locator('#portfolio').getByRole('article').first(),
  },
  'screen-blog': { address: paths.blog },
  'screen-facts': {
    address: paths.toolPage('cursor'),
    from: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  },
  'screen-form': {
    address: paths.contact,
    prepare: sendHalfFilledForm,
    from: (page) => page.locator('label', { hasText: 'First Name' }),
  },
} as const satisfies Record<string, SiteScreen>;

export const quoteScreen = (address: string): SiteScreen => ({
  address,
  from: (page) => page.getByRole('article').first(),
});

export async function siteScreen(
  context: BrowserContext,
  { address, prepare, from }: SiteScreen,
): Promise<Buffer> {
  const page = await openScreen(context, address);
  await prepare?.(page);
  await from?.(page).evaluate((element) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - bar - 16);
  });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Leaves fields empty, so that the form comes back with everything that was typed. */
async function sendHalfFilledForm(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Dana');
  await page.getByLabel('Last Name').fill('Whitlock');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Email/ })
    .fill('dana@example');
  await page.getByLabel('Project Description').fill('A pre-order page for my bakery.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

export async function openScreen(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  // The compiler of this script marks functions with a name that pages do not know.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(address);
  await hydrated(page);
  const closeBanner = page.getByRole('button', { name: navigationWords.banner.close });
  if (await closeBanner.isVisible()) await closeBanner.click();
  const { tooltip } = navigationKind.release.floatingButton;
  const invitation = page.getByRole('link', { name: tooltip, exact: true });
  await invitation.evaluateAll((links) => {
    for (const link of links) link.remove();
  });
  await page.mouse.move(0, (page.viewportSize()?.height ?? 1) - 1);
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * A request with a quote, made as an owner makes it. Answers with the address of the quote.
 * @param requestId what a database numbers the next request
 */
export async function sampleQuote(owner: BrowserContext, requestId: number): Promise<string> {
  const sent = await owner.request.post('/api/contact', {
    data: { ...contactRequest, firstName: 'Dana', lastName: 'Whitlock', company: '' },
  });
  const { requestKey } = await sent.json();
  const quote = {
    ...quoteForm(),
    title: 'Pre-order page for a bakery',
    clientName: 'Dana Whitlock (sample)',
    positions: [
      { text: 'Order page with pickup times', fromAmount: 4_800, toAmount: 4_800 },
      { text: 'Baking list at 3 am', fromAmount: 1_600, toAmount: 1_600 },
      { text: 'Card payments', fromAmount: 2_400, toAmount: 2_400 },
      { text: 'Launch and 30 days of care', fromAmount: 800, toAmount: 800 },
    ],
    validUntil: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10),
  };
  const quoted = await owner.request.post('/trpc/admin.quotes.send', {
    data: { requestId, seen: 0, quote },
  });
  if (!quoted.ok()) throw new Error(`Sending a quote: ${await quoted.text()}`);
  return paths.quote(requestKey);
}
