import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '../../../src/shared/paths.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { test as base, expect } from '../../setup/browser/e2e.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';

const widths = [390, 768, 1440];

async function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /ready at (http:\/\/\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The development server has ended:\n${output}`)));
  });
}

const test = base.extend<object, { developmentAddress: string }>({
  developmentAddress: [
    async ({ browser }, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-design-'));
      const { PATH = '', HOME = '' } = process.env;
      const server = spawn(process.execPath, ['--import', 'tsx', 'development.ts'], {
        env: { PATH, HOME, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(server, 'exit');
      const kill = () => server.kill('SIGKILL');
      process.once('exit', kill);
      try {
        const address = await addressOf(server);
        // Vite bundles dependencies on the first visit and reloads the page when it discovers one late.
        const first = await browser.newPage();
        await expect(async () => {
          await first.goto(address + paths.design, { waitUntil: 'networkidle' });
          await hydrated(first);
        }).toPass();
        await first.close();
        await use(address);
      } finally {
        server.kill('SIGTERM');
        await ended;
        process.off('exit', kill);
        rmSync(dataDir, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// The tests share one development server: two would write their bundles into the same cache folder.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce', expectedMessages: [] });

test('axe finds nothing in the design system', async ({ page, developmentAddress }) => {
  await openHydrated(page, developmentAddress + paths.design);
  await expectNoViolations(page, widths);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
  }
  await page.getByRole('button', { name: 'Not saved' }).click();
  await expect(page.getByText('A message after a failure.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('news of changes comes over the port of the site', async ({ page, developmentAddress }) => {
  const news = page.waitForEvent('websocket');
  await page.goto(developmentAddress + paths.design);
  expect(new URL((await news).url()).host).toBe(new URL(developmentAddress).host);
});

test('a build has no page of the design system', async ({ request }) => {
  expect((await request.get(paths.design)).status()).toBe(404);
});
