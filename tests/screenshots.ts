import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { program } from 'commander';
import sharp from 'sharp';
import { startSite, stopMeasured } from '../scripts/bench/bench-site.ts';
import { chromiumLaunchOptions, unpackChromium } from '../scripts/chromium.ts';
import { paths } from '../src/shared/paths.ts';
import { adminAreas } from '../src/shared/words/admin.ts';
import { type Bring, moments } from './factories/moments.ts';
import { demoAdmin } from './setup/browser/e2e.ts';
import { hydrated } from './setup/browser/hydration.ts';
import { publicPages } from './setup/browser/public-pages.ts';
import { runSite } from './setup/programs/site-program.ts';
import { signUp } from './setup/steps/developer-steps.ts';
import type { OwnAdmin } from './setup/steps/own-admin.ts';
import { sendRequest } from './setup/steps/request-steps.ts';

/**
 * Takes a screenshot of every page and moment at every width in both color schemes, from a fresh build with demo content.
 * `npm run screenshots -- blog admin --beside screenshots-before`
 */
const widths = [390, 768, 1440, 1920];
const schemes = ['light', 'dark'] as const;
const heightPx = 900;

const { args, out, beside } = readOptions();
const dataDir = await mkdtemp(path.join(tmpdir(), 'vibecode-screenshots-'));
spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
unpackChromium();
await mkdir(out, { recursive: true });
// All screenshots come from one address.
const site = await startSite(dataDir, { PUBLIC_READS_PER_MINUTE: '100000' });
// Nobody has published a first post of theirs among the accounts of the demo.
const newAuthor = { username: 'newcomer', password: 'velvet orbit ladder mango' };
await runSite(
  ['admin', 'add', newAuthor.username],
  { DATA_DIR: dataDir },
  `${newAuthor.password}\n`,
);
const origin = site.url.replace('127.0.0.1', 'localhost');
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await takeAll(browser);
} finally {
  await browser.close();
  await stopMeasured(site);
  await rm(dataDir, { recursive: true });
}

function readOptions() {
  program
    .name('npm run screenshots --')
    .argument('[words...]', 'only pages whose name holds one of these')
    .option('--out <folder>', 'where the pictures go', 'screenshots')
    .option('--beside <folder>', 'earlier pictures, to be set to the left of the new ones')
    .parse();
  const { out: folder, beside: earlier } = program.opts<{ out: string; beside?: string }>();
  return { args: program.args, out: folder, beside: earlier };
}

/** Visitors, developers and the owner see different pages, so each has an own browser context. */
async function takeAll(from: Browser): Promise<void> {
  const visitor = await newContext(from);
  const { posts, developers } = await firstAddresses(visitor);
  await take(visitor, [...publicPages, paths.developerSignup, posts, developers, '/nowhere']);
  const { address } = await sendRequest(visitor.request, 'A page for the tours of a small museum.');
  await take(visitor, [address], 'own-request');

  const developer = await newContext(from);
  const page = await developer.newPage();
  await signUp(page, { phoneNumber: '+12025550123', name: 'Own Profile', bio: 'About me.' });
  await take(developer, [new URL(page.url()).pathname], 'own-profile');

  await take(visitor, [paths.admin], 'admin-sign-in');
  const owner = await signedInContext(from, demoAdmin);
  await take(owner, [
    ...adminAreas.map(({ id }) => `${paths.admin}?tab=${id}`),
    `${paths.admin}?post=1`,
  ]);
  for (const [name, bring] of Object.entries(moments)) {
    await takeMoment(from, `moment-${nameOf(name)}`, bring);
  }
}

/** A moment passes with the next page, so its page is not opened again for each picture. */
async function takeMoment(from: Browser, name: string, bring: Bring): Promise<void> {
  if (!isAsked(name)) return;
  process.stdout.write(`${name}\n`);
  const [visitor, owner, author] = await Promise.all([
    newContext(from),
    signedInContext(from, demoAdmin),
    signedInContext(from, newAuthor),
  ]);
  const people = {
    visitor: await visitor.newPage(),
    owner: await owner.newPage(),
    author: await author.newPage(),
  };
  const scene = await bring(people);
  const page = scene.page();
  for (const width of widths) {
    for (const scheme of schemes) {
      await page.setViewportSize({ width, height: heightPx });
      await page.emulateMedia({ colorScheme: scheme });
      await scene.scrollIntoViewIfNeeded();
      await keep(await page.screenshot(), `${name}-${width}-${scheme}.png`);
    }
  }
  await Promise.all([visitor, owner, author].map((context) => context.close()));
}

async function signedInContext(from: Browser, account: OwnAdmin): Promise<BrowserContext> {
  const context = await newContext(from);
  const signedIn = await context.request.post('/trpc/admin.login', { data: account });
  if (!signedIn.ok()) throw new Error(`Signing in as ${account.username}: ${signedIn.status()}`);
  return context;
}

function isAsked(name: string): boolean {
  return args.length === 0 || args.some((word) => name.includes(word));
}

async function newContext(from: Browser): Promise<BrowserContext> {
  const context = await from.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  // The compiler wraps named functions in `__name`.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

async function firstAddresses({ request }: BrowserContext) {
  const [post] = await (await request.get('/api/blog/posts')).json();
  const [developer] = await (await request.get('/api/developers')).json();
  return { posts: paths.post(post.slug), developers: paths.developerProfile(developer.id) };
}

async function take(
  context: BrowserContext,
  addresses: readonly string[],
  givenName?: string,
): Promise<void> {
  const page = await context.newPage();
  for (const address of addresses) {
    const name = givenName ?? nameOf(address);
    if (!isAsked(name)) continue;
    process.stdout.write(`${name}\n`);
    for (const width of widths) {
      await show(page, address, width);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await picturesLoaded(page);
        await keep(await page.screenshot({ fullPage: true }), `${name}-${width}-${scheme}.png`);
      }
    }
  }
  await page.close();
}

async function show(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heightPx });
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root'));
  await page.evaluate(async (step) => {
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  }, heightPx);
}

/**
 * Some pictures differ between the color schemes. Those beside the window would wait for somebody who scrolls there. One
 * that cannot be decoded is seen as it is.
 */
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.allSettled(shown.map((image) => image.decode()));
  });
}

async function keep(picture: Buffer, name: string): Promise<void> {
  const earlier = beside ? path.join(beside, name) : null;
  const hasEarlier = earlier !== null && (await stat(earlier).catch(() => null)) !== null;
  const file = path.join(out, name);
  if (!hasEarlier) {
    await sharp(picture).toFile(file);
    return;
  }
  const [before, after] = await Promise.all([sharp(earlier).metadata(), sharp(picture).metadata()]);
  await sharp({
    create: {
      width: before.width + after.width,
      height: Math.max(before.height, after.height),
      channels: 3,
      background: '#808080',
    },
  })
    .composite([
      { input: earlier, left: 0, top: 0 },
      { input: picture, left: before.width, top: 0 },
    ])
    .png()
    .toFile(file);
}

function nameOf(address: string): string {
  return address.replace(/^\//, '').replaceAll(/[^\w-]+/g, '-') || 'home';
}
