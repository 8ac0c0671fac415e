import { expect, test } from '../../setup/browser/e2e.ts';
import { toast } from '../../setup/steps/admin-steps.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';

test.use({ expectedMessages: [/status of 409/] });

test('a developer gives the profile a name, and visitors open it by that name', async ({
  page,
  browser,
}) => {
  await signUp(page, { phoneNumber: '+16125550171', name: 'Żaneta Qvist' });
  const numbered = new URL(page.url()).pathname;
  await page.getByRole('tab', { name: 'Share' }).click();
  const name = page.getByLabel('Name in the address');
  await expect(name).toHaveValue('zaneta-qvist');

  await name.fill('supp0rt');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'This name is reserved',
  );
  await name.fill('zaneta');
  await name.press('Enter');
  await expect(toast(page, 'Address saved')).toBeVisible();
  await expect(page.getByText('You can change it 2 times within a year.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  visitor.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  await visitor.goto('/@zaneta');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Żaneta Qvist' })).toBeVisible();
  await expect(visitor.getByLabel('Your name')).toBeVisible();
  await visitor
    .getByRole('link', { name: 'Back to Network' })
    .or(visitor.getByRole('link', { name: 'Blog' }))
    .first()
    .click();
  await expect(visitor).not.toHaveURL(/@/);
  await visitor.goBack();
  await expect(visitor).toHaveURL('/@zaneta');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Żaneta Qvist' })).toBeVisible();
  await visitor.goto('/@ZANETA');
  await expect(visitor).toHaveURL('/@zaneta');
  expect(faults).toEqual([]);
  await visitor.context().close();

  await page.getByRole('link', { name: /\/@zaneta$/ }).click();
  await expect(page).toHaveURL('/@zaneta');
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(page).toHaveURL('/@zaneta?tab=share');
  await expect(page.getByRole('img', { name: 'QR code with the address' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Żaneta Qvist in the developer network' }),
  ).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Contact (vCard)' }).click();
  expect((await download).suggestedFilename()).toBe('zaneta-contact.vcf');
  await page.goto(numbered);
  await expect(page.getByRole('heading', { level: 1, name: 'Żaneta Qvist' })).toBeVisible();
});
