import { expect, onKeptPage, test } from '../../setup/browser/e2e.ts';

test.use(onKeptPage);

test.beforeEach(async ({ page }) => {
  await page.goto('/examples');
});

test('/examples shows six apps with picture, text, tags and a way to ask', async ({ page }) => {
  await expect(page).toHaveTitle('Examples | vibecode.land');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'vibecode.land Developer Network',
    'Morning Loaf',
    'Fieldnote',
    'Stockroom',
    'Second Serve',
    'First Reply',
  ]);
  for (const card of await cards.all()) {
    const picture = card.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /\w/);
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(
      card.getByRole('list', { name: 'Built with' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    const title = await card.getByRole('heading', { level: 3 }).textContent();
    const link = card.getByRole('link', { name: `Learn More: ${title}`, exact: true });
    await expect(link).toHaveAttribute('href', '/contact');
  }
});

test('only the first app of /examples has an address and technical features', async ({ page }) => {
  const first = page.getByRole('article').first();
  await expect(page.getByRole('link', { name: 'Open the live app' })).toHaveCount(1);
  await expect(first.getByRole('link', { name: 'Open the live app' })).toHaveAttribute(
    'href',
    '/explore-developers',
  );
  await expect(page.getByRole('heading', { name: 'Technical features' })).toHaveCount(1);
  await expect(
    first.getByText('Pages rendered on the server, readable without JavaScript'),
  ).toBeVisible();
});

test('the hero of /examples leads to the portfolio, its end to contact', async ({ page }) => {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Browse the apps' }).click();
  await expect(page).toHaveURL('/examples#portfolio');
  await expect(
    page.getByRole('heading', { name: 'What a clear brief turns into', level: 2 }),
  ).toBeInViewport();
  await expect(main.getByRole('link', { name: 'See all services' })).toHaveAttribute(
    'href',
    '/services',
  );
  await main.getByRole('link', { name: 'Start Your Project' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a press shows a picture of /examples large, and Escape closes it again', async ({ page }) => {
  const card = page.getByRole('article').filter({ hasText: 'Morning Loaf' });
  const picture = card.getByRole('img');
  await expect(picture).toHaveCount(1);
  await card.getByRole('button', { name: 'See it large: Morning Loaf' }).click();
  await expect(picture).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(1);
});
