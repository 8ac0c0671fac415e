import sharp from 'sharp';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { test as adminTest, hideProfile, toast } from '../../setup/steps/admin-steps.ts';
import { openEditor, signUp } from '../../setup/steps/developer-steps.ts';

const nobody = { cookies: [], origins: [] };
const widths = [320, 390, 768, 1440];

const picture = (name: string, background: string) => async () => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background } })
    .png()
    .toBuffer(),
});
const calendar = picture('calendar.png', '#2f8c88');
const desk = picture('desk.png', '#d6451b');

test.use({ viewport: { width: 390, height: 844 } });

test('a developer adds a project with pictures, puts them in order and features it', async ({
  page,
  browser,
}) => {
  test.slow();
  await signUp(page, { phoneNumber: '+16125550188', name: 'Ola Projektor' });
  const profile = page.url();
  await openEditor(page);
  await page.getByRole('button', { name: 'Add project' }).click();
  const form = page.getByRole('form', { name: 'Add a project' });
  await form.getByLabel('Title').fill('Court Booking');
  await form.getByLabel('Category').selectOption('Web App');
  await form.getByLabel('Story').fill('A club took bookings by voicemail.');
  await form.getByLabel('Project link').fill('https://courts.example.org/');
  await form.getByLabel('Built with').first().fill('Cursor');
  await form.getByLabel('Result').fill('Forty bookings in the first week.');
  await form.getByLabel('Your part').fill('All but the logo');
  await form.getByLabel('Year').fill('2025');
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save project' }).click();

  const pictures = page.getByRole('region', { name: 'Pictures of Court Booking' });
  await expect(pictures.getByRole('button', { name: 'Add pictures' })).toBeFocused();
  await pictures
    .getByLabel('Add pictures')
    .last()
    .setInputFiles([await calendar(), await desk()]);
  const rows = pictures
    .getByRole('list', { name: 'Pictures of Court Booking' })
    .getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await pictures.getByLabel('Description of picture 1').fill('The calendar of a week');
  await pictures.getByLabel('Description of picture 1').press('Enter');
  await expect(pictures.getByText('Saved.')).toBeVisible();
  await pictures.getByRole('button', { name: 'Move picture 1 down' }).click();
  await expect(pictures.getByLabel('Description of picture 2')).toHaveValue(
    'The calendar of a week',
  );
  await expect(pictures.getByRole('button', { name: 'Move picture 2 up' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(pictures.getByLabel('Description of picture 1')).toHaveValue(
    'The calendar of a week',
  );
  await rows.nth(1).locator('img').dragTo(rows.nth(0));
  await expect(pictures.getByLabel('Description of picture 2')).toHaveValue(
    'The calendar of a week',
  );
  await expectToFit(page, widths);
  await expectNoViolations(page);
  await pictures.getByRole('button', { name: 'Done with pictures' }).click();
  await page.getByRole('button', { name: 'Feature the project Court Booking' }).click();
  await expect(page.getByText('Featured', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext({ storageState: nobody })).newPage();
  await visitor.goto(profile);
  const cards = visitor.getByRole('region', { name: 'In pictures' });
  await expect(cards.locator('img')).toHaveAttribute('loading', 'lazy');
  await expectToFit(visitor, widths);
  await expectNoViolations(visitor, [390, 1440]);
  await cards.getByRole('link', { name: 'Court Booking' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Court Booking' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'The calendar of a week' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^View Project/ })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener',
  );
  await expect(visitor.getByRole('link', { name: 'Cursor', exact: true })).toHaveAttribute(
    'href',
    '/tools/cursor',
  );
  await expectToFit(visitor, widths);
  await expectNoViolations(visitor, [390, 1440]);
  await visitor.getByRole('link', { name: 'Write to Ola Projektor' }).click();
  await expect(visitor.getByLabel('Your name')).toBeInViewport();

  await page.getByRole('button', { name: 'Delete the project Court Booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the project and its pictures?' });
  await expect(dialog).toContainText('“Court Booking” has 2 pictures.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: /^Pictures \(2\) of the project/ }).click();
  await pictures.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(toast(page, 'Picture removed')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

adminTest.describe('a hidden profile', () => {
  adminTest.use({ expectedMessages: [/status of 404/] });

  adminTest(
    'takes the pages of its projects and their pictures with it',
    async ({ page: admin, browser }) => {
      const page = await (await browser.newContext({ storageState: nobody })).newPage();
      await signUp(page, { phoneNumber: '+16125550189', name: 'Pia Verdeckt' });
      const { id } = await (
        await page.request.post('/api/developers/current/projects', {
          data: { title: 'Ferry Times', category: 'Website', story: 'Nobody knew when.' },
        })
      ).json();
      const stored = await page.request.post(`/uploads/project-picture?project=${id}`, {
        multipart: { file: await desk() },
      });
      const { url } = await stored.json();
      const address = `${page.url()}/projects/${id}`;
      const visitor = await (await browser.newContext({ storageState: nobody })).newPage();
      expect((await visitor.request.get(address)).status()).toBe(200);
      expect((await visitor.request.get(url)).status()).toBe(200);

      await hideProfile(admin, 'Pia Verdeckt', 'The pictures show somebody else.');
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await visitor.request.get(address)).status()).toBe(404);
      expect((await visitor.request.get(url)).status()).toBe(404);
    },
  );
});
