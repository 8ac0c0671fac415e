import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openContent, publish } from '../../setup/steps/content-steps.ts';

test.afterEach(endPrograms);

const namesIn = (list: Locator) =>
  list.getByRole('button', { expanded: false }).filter({ hasText: /\w/ });
const bar = (page: Page, label: string) =>
  page.getByRole('group', { name: `Chosen entries: ${label}` });

test('several entries are chosen by pointer and keys, moved, duplicated, removed and brought back', async ({
  browser,
}) => {
  const { page, visitor, stop } = await openContent(browser, 'navigation');
  const label = 'Links beside the menus';
  const list = page.getByRole('list', { name: label });
  const names = namesIn(list);
  const links = ['About', 'Contact', 'For Developers'];
  await expect(names).toHaveText(links);
  await page.getByRole('button', { name: `Choose several: ${label}` }).click();
  const box = (name: string) => list.getByRole('checkbox', { name: `Choose ${name}` });
  const act = (name: string) => bar(page, label).getByRole('button', { name }).click();
  const undo = (sentence: string) => page.getByRole('button', { name: `Undo: ${sentence}` });

  await box('Contact').click();
  await box('For Developers').click({ modifiers: ['Shift'] });
  await expect(bar(page, label)).toContainText('2 chosen');
  await expectNoViolations(page, [320, 1440]);
  await expectToFit(page, [320, 1280]);
  await act('Move to top');
  await expect(names).toHaveText(['Contact', 'For Developers', 'About']);
  await expect(undo('2 entries moved to the top.')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(links);

  await box('About').press('Space');
  await act('Move to bottom');
  await expect(names).toHaveText(['Contact', 'For Developers', 'About']);
  await box('About').press('Space');
  await box('For Developers').press('Space');
  await act('Duplicate');
  await expect(names).toHaveText([
    ...['Contact', 'For Developers', 'For Developers', 'About', 'About'],
  ]);
  await undo('2 entries duplicated.').click();

  await page.getByRole('checkbox', { name: `Choose all: ${label}` }).press('Space');
  await expect(bar(page, label)).toContainText('3 chosen');
  await act('Remove');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await undo('3 entries removed.').click();
  await expect(names).toHaveText(['Contact', 'For Developers', 'About']);
  await page.getByRole('button', { name: `Stop choosing: ${label}` }).click();
  await expect(list.getByRole('checkbox')).toHaveCount(0);
  await publish(page);
  await visitor.goto('/about');
  const shown = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(shown.filter({ hasText: /^(Contact|About|For Developers)$/ })).toHaveText([
    ...['Contact', 'For Developers', 'About'],
  ]);
  await stop();
});

test('a long list is searched, in which entries keep their places, and found ones are removed', async ({
  browser,
}) => {
  const { page, stop } = await openContent(browser, 'glossary-terms');
  const list = page.getByRole('list', { name: 'Terms', exact: true });
  const names = namesIn(list);
  await expect(names.first()).toBeVisible();
  const all = await names.allTextContents();
  const field = page.getByLabel('Find an entry: Terms');
  await field.fill('MODEL');
  await expect(page.getByText(`of ${all.length} entries`)).toBeVisible();
  const found = await names.allTextContents();
  expect(found).toEqual(all.filter((name) => found.includes(name)));
  expect(found.length).toBeLessThan(all.length);
  expect(found).toContain('Context window');
  await expect(page.getByText('Entries keep their places while you search.')).toBeVisible();
  await names.last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await list.getByRole('button', { name: 'More for: Context window' }).click();
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled();
  await page.keyboard.press('Escape');

  // An entry stays while somebody types in it.
  await names.filter({ hasText: 'Context window' }).click();
  await list.getByLabel('Term', { exact: true }).fill('Memory of a model');
  await expect(list.getByLabel('Term', { exact: true })).toHaveValue('Memory of a model');
  await list.getByLabel('Term', { exact: true }).fill('Context window');
  await list.getByRole('button', { name: 'Context window', exact: true }).click();

  await page.getByRole('button', { name: 'Choose several: Terms' }).click();
  await page.getByRole('checkbox', { name: 'Choose all: Terms' }).click();
  await expect(bar(page, 'Terms')).toContainText(`${found.length} chosen`);
  await expect(bar(page, 'Terms').getByRole('button', { name: 'Move to top' })).toBeDisabled();
  await expectNoViolations(page, [320, 1440]);
  await expectToFit(page, [320, 1280]);
  await bar(page, 'Terms').getByRole('button', { name: 'Remove' }).click();
  await expect(names).toHaveCount(0);
  await field.fill('');
  await expect(names).toHaveText(all.filter((name) => !found.includes(name)));
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(names).toHaveText(all);
  await stop();
});

test('a list that is nearly full says how many entries it still takes', async ({ browser }) => {
  const { page, stop } = await openContent(browser, 'redirects');
  const redirects = Array.from({ length: 299 }, (_one, index) => ({
    ...{ from: `/former-${index}`, to: '/about', isPermanent: true },
  }));
  const saved = await page.request.put('/api/admin/content/redirects', {
    data: { value: { redirects } },
  });
  expect(saved.ok()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Choose several: Redirects' }).click();
  await page.getByRole('checkbox', { name: 'Choose all: Redirects' }).click();
  await bar(page, 'Redirects').getByRole('button', { name: 'Duplicate' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toHaveText(
    'This list takes 300 entries, so there is room for 1 more. Please choose fewer.',
  );
  const rows = page.getByRole('list', { name: 'Redirects' }).getByRole('listitem');
  await expect(rows).toHaveCount(299);
  await page.getByRole('button', { name: 'Add an entry: Redirects' }).click();
  await expect(rows).toHaveCount(300);
  await page.getByRole('button', { name: 'Add an entry: Redirects' }).click();
  await expect(refusal).toHaveText(
    'This list is full: it takes 300 entries. Please remove some first.',
  );
  await expect(rows).toHaveCount(300);
  await stop();
});
