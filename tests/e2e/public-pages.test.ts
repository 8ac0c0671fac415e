import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../setup/e2e.ts';
import { publicPages } from '../setup/public-pages.ts';

const KILOBYTE = 1_000;
const SCRIPT_BUDGET_KB = 120;
const STYLE_BUDGET_KB = 20;

for (const address of publicPages) {
  test(`${address} opens with a clean console and within its weight`, async ({ page }) => {
    const bytes = { script: 0, stylesheet: 0 };
    const measured: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      const measure = async () => {
        bytes[type] += brotliCompressSync(await response.body()).length;
      };
      measured.push(measure());
    });
    const document = await page.goto(address, { waitUntil: 'networkidle' });
    expect(document?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await Promise.all(measured);
    expect(bytes.script / KILOBYTE).toBeLessThan(SCRIPT_BUDGET_KB);
    expect(bytes.stylesheet / KILOBYTE).toBeLessThan(STYLE_BUDGET_KB);
  });
}
