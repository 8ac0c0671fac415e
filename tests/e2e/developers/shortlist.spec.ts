import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';

const widths = [320, 390, 768, 1440];

test('a visitor keeps developers on a shortlist, compares them and writes to two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/explore-developers');
  const add = page.getByRole('button', { name: /^Add to shortlist: / });

  await test.step('from the directory and from a profile', async () => {
    await add.nth(0).press('Enter');
    await add.nth(1).press('Enter');
    await expect(page.getByRole('button', { name: /^Remove from shortlist: / })).toHaveCount(2);
    const third = page.getByRole('article').nth(3).getByRole('link');
    await openHydrated(page, (await third.getAttribute('href')) ?? '');
    await page.getByRole('link', { name: 'Add to shortlist' }).press('Enter');
    await expect(page).toHaveURL(/\/shortlist\/\d+-\d+-\d+$/);
  });

  await test.step('side by side', async () => {
    const table = page.getByRole('region', { name: 'Side by side' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expectToFit(page, widths);
    await expectNoViolations(page, [390, 1440]);
  });

  await test.step('one message goes to those who are chosen', async () => {
    await page.getByRole('checkbox').nth(1).uncheck();
    await page.getByLabel('Your name').fill('Grace Hopper');
    await page.getByLabel('Your email').fill('grace@example.com');
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('Would you like to build a compiler with me?');
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await expect(page.getByText('Messages sent!')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Follow your message to / })).toHaveCount(2);
    await expectNoViolations(page, [390, 1440]);
  });

  await test.step('who is removed is gone after the next visit, and comes back by the same button', async () => {
    const remove = page.getByRole('button', { name: /^Remove from shortlist: / });
    await remove.nth(0).press('Enter');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await add.press('Enter');
    await remove.nth(0).press('Enter');
    await openHydrated(page, '/shortlist/mine');
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });

  await test.step('the address shows the list to somebody else', async () => {
    const address = page.url();
    await page.evaluate(() => localStorage.clear());
    await openHydrated(page, address);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(add).toHaveCount(2);
    await page.getByRole('link', { name: 'Write a brief' }).press('Enter');
    await expect(page.getByLabel(/^Project Description|^Tell us/)).toHaveValue(/\(number \d+\)/);
  });

  await test.step('nobody is on the list of a new browser', async () => {
    await openHydrated(page, '/shortlist/mine');
    await expect(page.getByText('Nobody is on this shortlist')).toBeVisible();
    await expectNoViolations(page, [390, 1440]);
  });
});
