import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { hydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

test('a visitor narrows the list by what developers take on, and takes a choice back', async ({
  page,
  browser,
}) => {
  await signUp(page, { phoneNumber: '+16125550174', name: 'Findable Quist' });
  const added = await page.request.post('/api/developers/current/projects', {
    data: { title: 'Court booking', category: 'Web App', story: 'A club needed bookings.' },
  });
  expect(added.ok()).toBe(true);
  const said = await page.request.post('/trpc/developer.availability.set', {
    data: {
      ...{ kinds: ['mentoring'], hoursPerWeek: 25, freeFrom: null, timeZone: null, days: 30 },
      rate: { from: 45, to: 60, currency: 'EUR', per: 'hour' },
      ...{ languages: ['is'], isOpenToBriefs: false },
    },
  });
  expect(said.ok()).toBe(true);

  const visitor = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
  // Counts are at most a minute old.
  await expect(async () => {
    await visitor.goto('/explore-developers');
    await expect(
      visitor.getByRole('option', { name: 'Icelandic (1)', includeHidden: true }),
    ).toBeAttached({
      timeout: 1_000,
    });
  }).toPass({ timeout: 70_000 });
  await hydrated(visitor);
  const cards = visitor.getByRole('list', { name: 'Developers', exact: true }).getByRole('article');
  const fold = visitor.getByText('More filters', { exact: true });
  await expect(visitor.getByLabel('Language')).toBeHidden();
  await fold.focus();
  await fold.press('Enter');
  await visitor.getByLabel('Language').selectOption('Icelandic (1)');
  await expect(visitor).toHaveURL(/language=is/);
  await expect(cards).toHaveText([/Findable Quist/]);
  await expect(visitor.getByText('1 developer found')).toBeVisible();
  await visitor.getByLabel('Rate', { exact: true }).selectOption('EUR.hour.50');
  await visitor.getByLabel('Hours a week').selectOption('20');
  await visitor.getByLabel('Available for').selectOption('mentoring');
  await expect(visitor).toHaveURL(/kind=mentoring&hours=20&rate=EUR.hour.50&language=is/);
  await expect(cards).toHaveCount(1);
  await expectNoViolations(visitor);
  await expectToFit(visitor, [320, 390, 768, 1440]);

  const chosen = visitor.getByRole('list', { name: 'Chosen' });
  await expect(chosen.getByRole('link')).toHaveText([
    /Mentoring/,
    /20 hours or more/,
    /Up to €50 an hour/,
    /Icelandic/,
    'Clear filters',
  ]);
  await chosen.getByRole('link', { name: 'Icelandic' }).press('Enter');
  await expect(visitor).not.toHaveURL(/language=/);
  await expect(visitor.getByLabel('Language')).toHaveValue('');
  await visitor.getByRole('link', { name: 'Soonest free' }).click();
  await expect(visitor).toHaveURL(/sort=soonest/);
  await expect(cards).toHaveText([/Findable Quist/]);

  await visitor.goto('/explore-developers?language=is&rate=EUR.hour.10&tool=Cursor');
  await hydrated(visitor);
  await expect(visitor.getByRole('heading', { name: 'No developers found' })).toBeVisible();
  await expectNoViolations(visitor);
  await visitor.getByRole('link', { name: 'Write a brief' }).click();
  await expect(visitor.getByLabel('Project Description')).toHaveValue(
    'I am looking for a developer: Cursor, Rate: Up to €10 an hour, Language: Icelandic.\n\n',
  );
  await expect(visitor.getByLabel('Show my request to suitable developers')).toBeChecked();
  await visitor.context().close();
});

test('the filters and orders look right in light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/explore-developers?country=Norway&sort=fit');
    await hydrated(page);
    await page.getByText('More filters', { exact: true }).click();
    await expectNoViolations(page);
    await expectToFit(page, [320, 390, 768, 1440]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, orders and chips are a form and links', async ({ page }) => {
    await page.goto('/explore-developers');
    await page.getByText('More filters', { exact: true }).click();
    await page.getByLabel('Free', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Country').selectOption('Peru');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/country=Peru.*free=20\d\d-/);
    await page.getByRole('list', { name: 'Chosen' }).getByRole('link', { name: 'Peru' }).click();
    await expect(page).not.toHaveURL(/country=/);
    await page.getByRole('link', { name: 'Best fit' }).click();
    await expect(page).toHaveURL(/free=20\d\d-\d\d-\d\d&sort=fit/);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/sort=fit/);
  });
});
