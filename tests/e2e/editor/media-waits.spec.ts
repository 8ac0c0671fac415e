import type { Page } from '@playwright/test';
import { createFlatPicture } from '../../factories/pictures.ts';
import { demoAdmin } from '../../setup/browser/e2e.ts';
import { expect, openDashboard, test } from '../../setup/steps/admin-steps.ts';

test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|status of 401/] });

const stored = (page: Page, count: number) =>
  page.getByRole('main').getByText(`${count} pictures`, { exact: true });

const failures = (page: Page) => page.getByRole('button', { name: /^Try .*again/ });

async function picturesOf(mark: string) {
  return Promise.all(
    [0, 1, 2, 3, 4].map(async (at) => ({
      ...{ name: `${mark}-${at}.png`, mimeType: 'image/png' },
      buffer: await createFlatPicture(8 + at, 6),
    })),
  );
}

async function openEmptyLibrary(page: Page, mark: string): Promise<void> {
  await openDashboard(page, `/admin?tab=media&q=${mark}`);
  await expect(page.getByText('No pictures found')).toBeVisible();
}

async function chooseFiles(page: Page, mark: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(await picturesOf(mark));
}

test('pictures wait for a line that is lost, and go on by themselves', async ({
  page,
  context,
}) => {
  const mark = `fog-${crypto.randomUUID()}`;
  await openEmptyLibrary(page, mark);
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/admin/pictures'),
  );
  await chooseFiles(page, mark);
  await lost;
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('Waiting')).toHaveCount(5);
  await expect(failures(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(stored(page, 5)).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
});

test('pictures wait for a new sign-in, and go on after it', async ({ page }) => {
  const mark = `dusk-${crypto.randomUUID()}`;
  await openEmptyLibrary(page, mark);
  await page.context().clearCookies();
  await chooseFiles(page, mark);
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('Username')).toHaveValue(demoAdmin.username);
  await expect(page.getByText('0 of 5 stored', { exact: true })).toBeAttached();
  await expect(failures(page)).toHaveCount(0);
  await again.getByRole('textbox', { name: 'Password' }).fill(demoAdmin.password);
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(stored(page, 5)).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
});
