import type { Page } from '@playwright/test';
import { passagesGroup } from '../../../src/features/search/search-groups.ts';
import { paths } from '../../../src/shared/paths.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { declinedSubject, endlessSubject, unknownSubject } from '../../setup/browser/e2e-global.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { decisiveWidthsPx, expectToFit } from '../../setup/browser/widths.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

const question = 'What is a webhook?';
const definition = 'A message that one service sends to an address of yours';
const addressOf = (asked: string) => paths.searchFor(asked, passagesGroup);
const answer = (page: Page) => page.getByRole('group', { name: 'Answer' });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });

/** A network asks one question at a time, and these tests run beside each other. */
test.beforeEach(async ({ page }, { line }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.${line}.7` });
});

test('a question is answered by keyboard, with sources, and remembered', async ({ page }) => {
  await openHydrated(page, paths.search);
  await box(page).fill(question);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(question));
  await expect(answer(page)).toContainText(definition);
  await expect(page.getByRole('region', { name: 'Glossary' })).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoViolations(page, [390, 1440]);
  await expectToFit(page, decisiveWidthsPx);

  const source = answer(page).getByRole('link', { name: /^Source 1: Webhook/ });
  await source.press('Enter');
  await expect(page.locator('#passage-1')).toBeInViewport();
  await page.locator('#passage-1').getByRole('link').click();
  await expect(page).toHaveURL('/glossary/webhook');
  await page.goBack();
  await expect(box(page)).toHaveValue(question);
  await expect(answer(page)).toContainText(definition);

  await box(page).fill(`Say ${unknownSubject} of a webhook`);
  await box(page).press('Enter');
  await expect(answer(page)).toContainText('This is not on our site');
  await answer(page).getByRole('link', { name: 'Ask a person' }).click();
  await expect(page).toHaveURL(/^[^?]+\/contact\?about=/);
  await expect(page.getByText(`Say ${unknownSubject} of a webhook`)).toBeVisible();
});

test('an address alone asks nothing until a press, which can be stopped', async ({ page }) => {
  const asked = `What is a webhook ${endlessSubject}?`;
  await openHydrated(page, addressOf(asked));
  await expect(page.locator('#passage-1')).toContainText('Webhook');
  await answer(page).getByRole('button', { name: 'Answer my question' }).click();
  await expect(answer(page)).toBeFocused();
  await expect(answer(page).getByRole('progressbar')).toBeVisible();
  await expect(answer(page)).toContainText('Reading the passages');
  await expectNoViolations(page, [390]);
  await answer(page).getByRole('button', { name: 'Stop' }).click();
  await expect(answer(page).getByRole('button', { name: 'Answer my question' })).toBeVisible();
});

test.describe('a model that declines', () => {
  test.use({ expectedMessages: [/status of 400/] });

  test('is a message, and can be asked again', async ({ page }) => {
    await openHydrated(page, addressOf(`Is a webhook ${declinedSubject}?`));
    await answer(page).getByRole('button', { name: 'Answer my question' }).click();
    await expect(answer(page).getByRole('alert')).toContainText('ask in other words');
    await expectNoViolations(page, [390]);
    await answer(page).getByRole('button', { name: 'Try again' }).click();
    await expect(answer(page).getByRole('alert')).toContainText('ask in other words');
    await expect(page.locator('#passage-1')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is answered by passages', async ({ page }) => {
    await page.goto(paths.search);
    await box(page).fill(question);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page).toHaveURL(addressOf(question).replaceAll('%20', '+'));
    await expect(page.locator('#passage-1')).toContainText(definition);
    await expect(page.getByRole('button', { name: 'Answer my question' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ask a person' })).toBeVisible();
  });
});

test('a site without a model offers passages and no answer', async ({ page }) => {
  const site = await startOwnSite({});
  try {
    await openHydrated(page, `${site.origin}${paths.search}`);
    await box(page).fill(question);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.locator('#passage-1')).toContainText(definition);
    await expect(page.getByRole('heading', { name: 'Answer' })).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoViolations(page, [390, 1440]);
  } finally {
    await site.stop();
  }
});
