import { expect, test } from '../../setup/browser/e2e.ts';

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

test('title and picture of a card lead to the page of its app, and only the title is read out', async ({
  page,
}) => {
  const card = page.getByRole('article').filter({ hasText: 'Morning Loaf' });
  const title = card.getByRole('link', { name: 'Morning Loaf', exact: true });
  await expect(card.getByRole('link')).toHaveCount(2);
  await title.focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: 'Learn More: Morning Loaf' })).toBeFocused();

  // The link lies above the picture.
  await card.getByRole('img').click({ force: true });
  await expect(page).toHaveURL('/examples/bakery-preorder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morning Loaf');
  await page.goBack();
  await title.click();
  await expect(page).toHaveURL('/examples/bakery-preorder');
});

test('the page of an app leads through the others, back to all and to contact', async ({
  page,
}) => {
  await page.goto('/examples/bakery-preorder');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Fieldnote' }).click();
  await expect(page).toHaveURL('/examples/field-inspection');
  await expect(page).toHaveTitle('Fieldnote | vibecode.land');
  await main.getByRole('link', { name: 'Morning Loaf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morning Loaf');
  await expect(main.getByRole('link', { name: 'See Vibecoded Websites' })).toHaveAttribute(
    'href',
    '/services/websites',
  );
  await main.getByRole('link', { name: 'All examples' }).click();
  await expect(page).toHaveURL('/examples');
  await page.goBack();
  await main.getByRole('link', { name: 'Start Your Project' }).click();
  await expect(page).toHaveURL('/contact');
});
