import { expect, test } from '../../setup/browser/e2e.ts';

const tabs = [
  { name: 'Getting Started', id: 'getting-started', address: '/tips' },
  { name: 'Example Prompts', id: 'examples', address: '/tips?tab=examples' },
  { name: 'Best Practices', id: 'best-practices', address: '/tips?tab=best-practices' },
  { name: 'Common Uses', id: 'use-cases', address: '/tips?tab=use-cases' },
];

test.describe('the tips page', () => {
  test('opens on Getting Started with four numbered steps, difficulty and tips', async ({
    page,
  }) => {
    await page.goto('/tips');
    const panel = page.getByRole('tabpanel', { name: 'Getting Started' });
    await expect(page.getByRole('tab', { name: 'Getting Started', selected: true })).toBeVisible();
    for (const step of [1, 2, 3, 4]) {
      await expect(panel.getByRole('heading', { name: `Step ${step}:` })).toBeVisible();
    }
    await expect(panel.getByText('Beginner')).toHaveCount(2);
    await expect(panel.getByText('Intermediate')).toHaveCount(1);
    await expect(panel.getByText('Advanced')).toHaveCount(1);
    await expect(panel.getByRole('heading', { name: 'Tips', exact: true })).toHaveCount(4);
  });

  test('switches the panel on a click and keeps the tab in the address', async ({ page }) => {
    await page.goto('/tips');
    for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
      await page.getByRole('tab', { name: tab.name }).click();
      await expect(page).toHaveURL(tab.address);
      await expect(page.getByRole('tabpanel', { name: tab.name })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
    await page.goBack();
    await expect(page.getByRole('tabpanel', { name: 'Common Uses' })).toBeVisible();
  });

  test('moves through the tabs with the arrow keys, Home and End', async ({ page }) => {
    await page.goto('/tips');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(page.getByRole('tablist', { name: 'Sections of the guide' })).toBeVisible();
    await tab('Getting Started').focus();
    const moves = [
      ['ArrowRight', 'Example Prompts'],
      ['End', 'Common Uses'],
      ['ArrowRight', 'Getting Started'],
      ['ArrowLeft', 'Common Uses'],
      ['Home', 'Getting Started'],
    ] as const;
    for (const [key, name] of moves) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });

  test('shows prompts in three groups and copies one', async ({ page, context, browserName }) => {
    if (browserName === 'chromium') {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    }
    await page.goto('/tips?tab=examples');
    for (const group of ['Mobile Apps', 'Web Applications', 'E-commerce']) {
      const region = page.getByRole('region', { name: group });
      await expect(region.getByRole('article')).toHaveCount(4);
      await expect(region.getByText('Suggested tool:')).toHaveCount(4);
    }
    const prompt = page
      .getByRole('article')
      .filter({ hasText: 'Habit tracker that works offline' });
    await prompt.getByRole('button', { name: /^Copy prompt.*Habit tracker/ }).click();
    await expect(prompt.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Build a mobile-first habit tracker.');
    await expect(prompt).toContainText(copied);
  });

  test('has four cards of habits and four use cases with a range of difficulty', async ({
    page,
  }) => {
    await page.goto('/tips?tab=best-practices');
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Try this' })).toHaveCount(4);
    await page.goto('/tips?tab=use-cases');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(panel.getByRole('heading', { name: 'Examples' })).toHaveCount(4);
    await expect(panel.getByText('Beginner to Intermediate')).toBeVisible();
  });

  test('closes with links to the tools and to contact', async ({ page }) => {
    await page.goto('/tips');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Explore AI Tools' })).toHaveAttribute(
      'href',
      '/resources',
    );
    await expect(main.getByRole('link', { name: 'Get Expert Help' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('leads from the hero to step one, whatever tab is open', async ({ page }) => {
    await page.goto('/tips?tab=use-cases');
    await page.getByRole('link', { name: 'Start with step one' }).click();
    await expect(page).toHaveURL('/tips#getting-started');
    await expect(page.getByRole('heading', { name: 'Step 1:' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab is a page of its own behind a link', async ({ page }) => {
    await page.goto('/tips');
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab.name }).click();
      await expect(page).toHaveURL(tab.address);
      await expect(page.getByRole('tabpanel', { name: tab.name })).toBeVisible();
    }
  });
});
