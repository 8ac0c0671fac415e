import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { countedHands } from './hands/counted-hands.ts';
import { handJobs, prepareWriter } from './hands/hand-jobs.ts';
import { openDashboard } from './setup/steps/admin-steps.ts';
import { startOwnSite } from './setup/steps/own-site.ts';

/**
 * Does the daily jobs of an owner in the built site and counts the hands that each takes: keys, clicks and typed texts.
 * `npm run build && npm run test:hands`, or some jobs only: `npm run test:hands -- "a price"`
 */
const wanted = process.argv.slice(2);
const jobs = handJobs.filter(
  ({ title }) => wanted.length === 0 || wanted.some((words) => title.includes(words)),
);
const demoAdmin = { username: 'admin', password: 'vibecode-demo' };

const site = await startOwnSite({
  TRUSTED_PROXIES: '127.0.0.1,::1',
  LOG_LEVEL: 'error',
  PUBLIC_READS_PER_MINUTE: '10000',
});
const browser = await chromium.launch(chromiumLaunchOptions());
let failed = 0;
try {
  const context = await browser.newContext({
    ...{ baseURL: site.origin, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  });
  const signIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  if (!signIn.ok()) throw new Error(await signIn.text());
  const writer = await context.newPage();
  await prepareWriter(writer);
  await writer.close();
  process.stdout.write('| job | before | now |\n|---|---|---|\n');
  for (const { title, before, prepare, work } of jobs) {
    const page = await context.newPage();
    try {
      await prepare?.(page);
      await openDashboard(page);
      const hands = countedHands(page);
      await work(page, hands);
      process.stdout.write(`| ${title} | ${before ?? 'not there'} | ${hands.count()} |\n`);
    } catch (error) {
      failed += 1;
      process.stdout.write(`| ${title} | ${before ?? 'not there'} | FAILED |\n${error}\n`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
