import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { startSite, stopMeasured } from '../scripts/bench/bench-site.ts';
import { chromiumLaunchOptions, unpackChromium } from '../scripts/chromium.ts';
import { navigationKind } from '../src/shared/content/navigation.ts';
import { paths } from '../src/shared/paths.ts';
import type { AdminAreaId } from '../src/shared/words/admin.ts';
import { navigationWords } from '../src/shared/words/navigation.ts';
import { contactRequest } from './factories/contact.ts';
import { demoAdmin } from './setup/browser/e2e.ts';
import { hydrated } from './setup/browser/hydration.ts';

/**
 * Takes the pictures that the site's own pages show: screens on three phones and the admin inbox, in both color
 * schemes. Run `npm run product-pictures` after a change of their design.
 */
const target = 'public/illustrations';
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const size = { width: 1200, height: 900 };
const phone = { width: 390, height: 844 };
const quality = 80;
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
  for (const scheme of schemes) {
    await keep(await phones(browser, scheme), 'service-apps', scheme);
    await keep(await inbox(browser, scheme), 'service-software', scheme);
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
  const page = await context.newPage();
  await page.goto(address);
  await hydrated(page);
  const closeBanner = page.getByRole('button', { name: navigationWords.banner.close });
  if (await closeBanner.isVisible()) await closeBanner.click();
  const { tooltip } = navigationKind.release.floatingButton;
  const invitation = page.getByRole('link', { name: tooltip, exact: true });
  await invitation.evaluateAll((links) => {
    for (const link of links) link.remove();
  });
  await page.mouse.move(0, size.height);
  await page.waitForLoadState('networkidle');
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
  const table = await (await contextFor(from, scheme, size, 1)).newPage();
  const rim = scheme === 'light' ? '#1f1b16' : '#85796a';
  await table.setContent(`<style>
    body { margin: 0; display: flex; justify-content: center; align-items: center; height: 100vh }
    img {
      box-sizing: border-box; width: 372px; border: 9px solid ${rim}; border-radius: 50px; background: ${rim};
      box-shadow: 0 24px 48px -20px rgb(31 27 22 / 45%)
    }
    img:nth-child(1) { rotate: -5deg; translate: 24px 26px }
    img:nth-child(2) { z-index: 1 }
    img:nth-child(3) { rotate: 5deg; translate: -24px 26px }
  </style>${screens.join('')}`);
  const picture = await table.screenshot({ omitBackground: true });
  await table.context().close();
  return picture;
}

async function inbox(from: Browser, scheme: Scheme): Promise<Buffer> {
  const scale = 1.5;
  const viewport = { width: size.width / scale + 240, height: size.height / scale + 180 };
  const context = await ownerContext(from, scheme, viewport, scale);
  const picture = await screenOf(context, `${paths.admin}?tab=${inboxTab}`);
  await context.close();
  return picture;
}

async function keep(picture: Buffer, name: string, scheme: Scheme): Promise<void> {
  const file = `${name}${scheme === 'dark' ? '-dark' : ''}.webp`;
  await sharp(picture).webp({ quality }).toFile(path.join(target, file));
}
