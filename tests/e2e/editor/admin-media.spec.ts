import type { Locator, Page } from '@playwright/test';
import { createFlatPicture } from '../../factories/pictures.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import {
  createPost,
  expect,
  openDashboard,
  postCard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';
import { openContent } from '../../setup/steps/content-steps.ts';

test.afterEach(endPrograms);

async function upload(page: Page, name: string): Promise<Locator> {
  const buffer = await createFlatPicture(800, 600);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  const button = page.getByRole('button', { name: `${name}.png` });
  await expect(button).toBeVisible();
  return button;
}

async function addressOf(picture: Locator): Promise<string> {
  return (await picture.locator('img').getAttribute('src')) ?? '';
}

test('a picture is uploaded, described, chosen as a cover, replaced and deleted', async ({
  page,
}) => {
  await openDashboard(page, '/admin?tab=media');
  await upload(page, 'moraine');
  await page.getByRole('button', { name: 'moraine.png' }).click();
  const details = page.getByRole('dialog', { name: 'moraine.png' });
  await details.getByLabel('Description').fill('Stones that a glacier left');
  await details.getByLabel('From the left, in percent').fill('20');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await page.getByLabel('Search pictures').fill('glacier');
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();

  const id = await createPost(page.request, { title: 'Moraine Walk', slug: 'moraine-walk' });
  await page.goto(`/admin?post=${id}`);
  await page.getByRole('button', { name: 'Choose from Media' }).first().click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByLabel('Search pictures').fill('glacier');
  await expect(library.getByText('1 picture', { exact: true })).toBeVisible();
  await library.getByRole('button', { name: 'moraine.png' }).click();
  await expect(page.getByLabel('Featured Image URL')).toHaveValue(/^\/media\/post-/);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(postCard(page, 'Moraine Walk')).toBeVisible();

  await openDashboard(page, '/admin?tab=media');
  await upload(page, 'drumlin');
  await page.getByRole('button', { name: 'moraine.png' }).click();
  await expect(details.getByRole('link', { name: 'Moraine Walk' })).toBeVisible();
  await details.getByRole('button', { name: 'Replace...' }).click();
  await page
    .getByRole('dialog', { name: 'Choose the picture to take its place' })
    .getByRole('button', { name: 'drumlin.png' })
    .click();
  const replacing = page.getByRole('dialog', { name: 'Replace this picture?' });
  await expect(replacing.getByText('The other picture goes into 1 post.')).toBeVisible();
  await replacing.getByRole('button', { name: 'Replace' }).click();
  await expect(toast(page, 'Picture replaced')).toBeVisible();
  await page.getByRole('button', { name: /drumlin\.png.*In 1 post/ }).click();
  const other = page.getByRole('dialog', { name: 'drumlin.png' });
  await expect(other.getByRole('link', { name: 'Moraine Walk' })).toBeVisible();
  await other.getByRole('button', { name: 'Cancel' }).click();

  await upload(page, 'esker');
  await page.getByRole('button', { name: 'esker.png' }).click();
  await page
    .getByRole('dialog', { name: 'esker.png' })
    .getByRole('button', { name: 'Delete' })
    .click();
  const question = page.getByRole('dialog', { name: 'Delete this picture?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Picture deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'esker.png' })).toHaveCount(0);
});

test('a picture of a page is replaced there too, after the pages are named', async ({
  browser,
}) => {
  const { page, visitor, stop } = await openContent(browser, 'about');
  await openDashboard(page, '/admin?tab=media');
  const before = await addressOf(await upload(page, 'corrie'));
  const after = await addressOf(await upload(page, 'tarn'));
  const about = '/api/admin/content/about';
  const { value } = await (await page.request.get(about)).json();
  const shown = { ...value, portrait: { ...value.portrait, src: before } };
  expect((await page.request.put(about, { data: { value: shown } })).ok()).toBe(true);

  await page.reload();
  await page.getByRole('button', { name: /corrie\.png.*In 1 part of the site/ }).click();
  await page.getByRole('button', { name: 'Replace...' }).click();
  await page
    .getByRole('dialog', { name: 'Choose the picture to take its place' })
    .getByRole('button', { name: 'tarn.png' })
    .click();
  const replacing = page.getByRole('dialog', { name: 'Replace this picture?' });
  await expect(replacing.getByText('goes into 1 part of the site (About).')).toBeVisible();
  await expectNoViolations(page, [320, 1440]);
  await replacing.getByRole('button', { name: 'Replace' }).click();
  await expect(toast(page, 'Picture replaced')).toBeVisible();
  await visitor.goto('/about');
  const portrait = visitor.getByRole('img', { name: value.portrait.alt });
  await expect(portrait).toHaveAttribute('src', after);
  await stop();
});

test.describe('many at once', () => {
  test.use({ expectedMessages: [/ERR_FAILED.*admin\/pictures|status of 429/] });

  test('are stored unattended, through refusals, a pause and another area, and failed ones are tried again together', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const mark = crypto.randomUUID();
    const files = await Promise.all(
      Array.from({ length: 60 }, async (_one, at) => ({
        ...{ name: `${mark}-${at}.png`, mimeType: 'image/png' },
        buffer: await createFlatPicture(8, 6),
      })),
    );
    const refused = new Set(['3.png', '30.png']);
    let isBusy = true;
    await page.route('**/api/admin/pictures?keep=yes', (route) => {
      const upload = route.request().postDataBuffer();
      const isOf = (name: string) => upload?.includes(`filename="${mark}-${name}"`);
      if ([...refused].some(isOf)) return route.abort();
      if (!isBusy || !isOf('10.png')) return route.continue();
      isBusy = false;
      const headers = { 'retry-after': '1' };
      return route.fulfill({ status: 429, headers, json: { message: 'Too many' } });
    });
    await openDashboard(page, `/admin?tab=media&q=${mark}`);
    await page.locator('input[type="file"]').setInputFiles(files);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('main')).toContainText(/\d+ of 60 stored/);
    await expect(page.getByText('Paused.')).toBeVisible();
    await expectNoViolations(page, [320, 1440]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('list', { name: 'Uploads' })).toBeVisible();
    expect(
      await page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').count(),
    ).toBeLessThanOrEqual(13);

    await page.getByRole('link', { name: 'Categories' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
    await page.goBack();
    await expect(page.getByText('58 of 60 stored, 2 failed')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('All uploads have ended.')).toBeVisible();
    refused.clear();
    await page.getByRole('button', { name: 'Try all failed ones again' }).click();
    await expect(page.getByText('60 of 60 stored')).toBeVisible();
    await expect(page.getByText('60 pictures', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the list' }).click();

    await page.locator('input[type="file"]').setInputFiles(files.slice(0, 1));
    await expect(page.getByText('Already in the library')).toBeVisible();
    await expect(page.getByText('60 pictures', { exact: true })).toBeVisible();
  });
});

test.describe('in two windows', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('what the other one saved of a picture is not overwritten', async ({ page, context }) => {
    const other = await context.newPage();
    const picture = { name: `nunatak-${crypto.randomUUID()}.png` };
    const library = `/admin?tab=media&q=${picture.name}`;
    await openDashboard(page, library);
    const buffer = await createFlatPicture(80, 60);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ ...picture, mimeType: 'image/png', buffer });
    await page.getByRole('button', picture).click();
    await openDashboard(other, library);
    await other.getByRole('button', picture).click();
    const description = (window: Page) =>
      window.getByRole('dialog', picture).getByLabel('Description');
    const save = (window: Page) =>
      window.getByRole('dialog', picture).getByRole('button', { name: 'Save' });
    await description(page).fill('A rock in the ice');
    await description(other).fill('An island of rock');
    await save(page).click();
    await expect(toast(page, 'Picture saved')).toBeVisible();
    await save(other).click();
    const said =
      'This picture was changed elsewhere meanwhile. Open it again, then make your change.';
    await expect(toast(other, said)).toBeVisible();
    await expect(save(other)).toBeEnabled();
    await expect(description(other)).toHaveValue('An island of rock');
    await other.getByRole('dialog', picture).getByRole('button', { name: 'Cancel' }).click();
    await other.getByRole('button', picture).click();
    await expect(description(other)).toHaveValue('A rock in the ice');
    await other.close();
  });
});

test('several pictures are kept no longer, brought back and deleted', async ({ page }) => {
  await openDashboard(page, '/admin?tab=media');
  for (const name of ['esker-one', 'esker-two', 'esker-three']) await upload(page, name);
  await page.getByLabel('Search pictures').fill('esker');
  await expect(page.getByText('3 pictures', { exact: true })).toBeVisible();
  const bar = page.getByRole('group', { name: 'Chosen pictures' });
  const report = page.getByRole('region', { name: 'What was changed' });
  const box = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}.png` });
  await box('esker-three').click();
  await box('esker-two').click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('2 chosen');
  await expectNoViolations(page, [320, 1440]);
  await expectToFit(page, [320, 1280]);
  await bar.getByRole('button', { name: /^Do not keep/ }).click();
  await expect(report).toContainText('2 pictures kept no longer than something shows them.');
  await report.getByRole('button', { name: 'Undo all' }).click();
  await expect(report).toContainText('2 pictures as before.');

  await box('esker-three').click();
  await box('esker-two').click();
  await bar.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 pictures?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(report).toContainText('2 pictures deleted.');
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await expect(report.getByRole('button', { name: 'Undo all' })).toHaveCount(0);
});
