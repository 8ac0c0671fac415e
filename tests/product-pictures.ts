import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { startSite, stopMeasured } from '../scripts/bench/bench-site.ts';
import { chromiumLaunchOptions, unpackChromium } from '../scripts/chromium.ts';
import { paths } from '../src/shared/paths.ts';
import type { AdminAreaId } from '../src/shared/words/admin.ts';
import { contactRequest } from './factories/contact.ts';
import {
  appScreen,
  appScreens,
  openScreen,
  quoteScreen,
  sampleQuote,
  screenScale,
  siteScale,
  siteScreen,
  siteScreens,
  siteSize,
} from './product-screens.ts';
import { demoAdmin } from './setup/browser/e2e.ts';

/**
 * Takes the pictures that the site's own pages show: its pages, the sample apps at work and the admin inbox, in both
 * color schemes. Run `npm run product-pictures` after a change of their design; names of pictures (`-- screen-bakery`)
 * choose some of them.
 */
const target = 'public/illustrations';
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const size = { width: 1200, height: 900 };
/** Screens on a table take half of the page at most. */
const tableWidthPx = 960;
const phone = { width: 390, height: 844 };
/** Full chroma keeps small colored letters sharp at this quality. AVIF weighs a third less than WebP here. */
const encoding = { quality: 55, effort: 9, chromaSubsampling: '4:4:4' };
const wanted = process.argv.slice(2);
const inboxTab: AdminAreaId = 'inbox';
const requests = [
  ['Dana', 'Whitlock', 'Mobile App Development', 'answered'],
  ['Marcus', 'Oyelaran', 'Web Application', 'answered'],
  ['Grace', 'Adeyemi', 'Cloud Solutions', 'read'],
  ['Helen', 'Castellano', 'UI/UX Design', 'new'],
  ['Tomas', 'Lindqvist', 'Web Application', 'read'],
  ['Priya', 'Raman', 'MVP Development', 'new'],
] as const;

const dataDir = await mkdtemp(path.join(tmpdir(), 'vibecode-pictures-'));
spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
unpackChromium();
const site = await startSite(dataDir);
const origin = site.url.replace('127.0.0.1', 'localhost');
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await fillInbox(browser);
  const owner = await ownerContext(browser, 'light', size, 1);
  const quote = quoteScreen(await sampleQuote(owner, requests.length + 1));
  for (const scheme of schemes) {
    const at = (viewport: typeof size, scale: number) =>
      contextFor(browser, scheme, viewport, scale);
    await keep('service-apps', scheme, () => phones(browser, scheme));
    await keep('service-software', scheme, () => inbox(browser, scheme));
    await keep('service-websites', scheme, () => deskAndPhone(browser, scheme));
    const ofApps = await at({ width: 1_100, height: 900 }, screenScale);
    for (const [name, screen] of Object.entries(appScreens)) {
      await keep(name, scheme, () => appScreen(ofApps, screen));
    }
    const ofSite = await at(siteSize, siteScale);
    for (const [name, screen] of Object.entries({ ...siteScreens, 'screen-quote': quote })) {
      await keep(name, scheme, () => siteScreen(ofSite, screen));
    }
  }
} finally {
  await browser.close();
  await stopMeasured(site);
  await rm(dataDir, { recursive: true });
}

/** Assumes a fresh database, which numbers requests from 1. */
async function fillInbox(from: Browser): Promise<void> {
  const { request } = await ownerContext(from, 'light', size, 1);
  for (const [index, [firstName, lastName, projectType, status]] of requests.entries()) {
    const data = { ...contactRequest, firstName, lastName, projectType };
    const sent = await request.post('/api/contact', { data });
    const id = index + 1;
    const moved = await request.post('/trpc/admin.inbox.move', {
      data: { id, from: 'new', to: status },
    });
    if (!sent.ok() || !moved.ok()) throw new Error(`Filling the inbox: ${moved.status()}`);
  }
}

async function ownerContext(...options: Parameters<typeof contextFor>): Promise<BrowserContext> {
  const context = await contextFor(...options);
  const signedIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  if (!signedIn.ok()) throw new Error(`Signing in as admin: ${signedIn.status()}`);
  return context;
}

function contextFor(from: Browser, scheme: Scheme, viewport: typeof size, scale: number) {
  return from.newContext({
    baseURL: origin,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport,
    deviceScaleFactor: scale,
  });
}

async function screenOf(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await openScreen(context, address);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function phones(from: Browser, scheme: Scheme): Promise<Buffer> {
  const context = await contextFor(from, scheme, phone, 2);
  const [post] = await (await context.request.get('/api/blog/posts')).json();
  const [developer] = await (await context.request.get('/api/developers')).json();
  const addresses = [
    paths.developerProfile(developer.id),
    paths.exploreDevelopers,
    paths.post(post.slug),
  ];
  const screens: string[] = [];
  for (const address of addresses) {
    const screen = await screenOf(context, address);
    screens.push(`<img src="data:image/png;base64,${screen.toString('base64')}">`);
  }
  await context.close();
  return onTable(
    from,
    scheme,
    `body { justify-content: center; align-items: center }
    img { width: 372px; border-width: 9px; border-radius: 50px }
    img:nth-child(1) { rotate: -5deg; translate: 24px 26px }
    img:nth-child(2) { z-index: 1 }
    img:nth-child(3) { rotate: 5deg; translate: -24px 26px }`,
    screens,
  );
}

/** The home page in the window of a browser, and before it on a phone. */
async function deskAndPhone(from: Browser, scheme: Scheme): Promise<Buffer> {
  const screens: string[] = [];
  for (const viewport of [{ width: 1_100, height: 800 }, phone]) {
    const context = await contextFor(from, scheme, viewport, 2);
    const screen = await screenOf(context, paths.home);
    screens.push(`<img src="data:image/png;base64,${screen.toString('base64')}">`);
    await context.close();
  }
  return onTable(
    from,
    scheme,
    `img { position: absolute }
    img:nth-child(1) { left: 12px; top: 40px; width: 1040px; border-width: 4px; border-radius: 18px }
    img:nth-child(2) { right: 12px; bottom: 30px; width: 318px; border-width: 8px; border-radius: 44px }`,
    screens,
  );
}

/** Lays screens onto a transparent picture. */
async function onTable(
  from: Browser,
  scheme: Scheme,
  styles: string,
  screens: readonly string[],
): Promise<Buffer> {
  const table = await (await contextFor(from, scheme, size, 1)).newPage();
  const rim = scheme === 'light' ? '#1f1b16' : '#85796a';
  await table.setContent(`<style>
    body { margin: 0; display: flex; height: 100vh }
    img {
      box-sizing: border-box; border: 0 solid ${rim}; background: ${rim};
      box-shadow: 0 24px 48px -20px rgb(31 27 22 / 45%)
    }
    ${styles}
  </style>${screens.join('')}`);
  const picture = await table.screenshot({ omitBackground: true });
  await table.context().close();
  return sharp(picture).resize(tableWidthPx).png().toBuffer();
}

async function inbox(from: Browser, scheme: Scheme): Promise<Buffer> {
  const scale = 1.5;
  const viewport = { width: size.width / scale + 240, height: size.height / scale + 180 };
  const context = await ownerContext(from, scheme, viewport, scale);
  const picture = await screenOf(context, `${paths.admin}?tab=${inboxTab}`);
  await context.close();
  return picture;
}

async function keep(name: string, scheme: Scheme, take: () => Promise<Buffer>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const file = `${name}${scheme === 'dark' ? '-dark' : ''}.avif`;
  await sharp(await take())
    .avif(encoding)
    .toFile(path.join(target, file));
}
