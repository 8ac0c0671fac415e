import { expect, test } from '../../setup/browser/e2e.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the drawing behind the opening is asked for by the document, and shown', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const [, asked] = /<link rel="preload" as="image" href="([^"]+)"/.exec(html) ?? [];
  const shown = await page
    .getByRole('main')
    .locator('> header > div')
    .last()
    .evaluate((drawing) => getComputedStyle(drawing).backgroundImage);
  expect(shown).toContain(`${asked}"`);
});

test('the home page has its figures, features, steps, reads and testimonials', async ({ page }) => {
  await expect(page).toHaveTitle('vibecode.land - Professional Vibecode Development Services');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Turn a plain description into a working app',
  );

  for (const [value, label] of [
    ['50+', 'AI Tools Covered'],
    ['100+', 'Example Prompts'],
    ['20+', 'Top Creators'],
    ['1000+', 'Students Helped'],
  ] as const) {
    await expect(main.getByText(value, { exact: true })).toBeVisible();
    await expect(main.getByText(label, { exact: true })).toBeVisible();
  }

  const features = page.getByRole('region', { name: 'Start wherever you are' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Learning Resources',
    'AI Development Tools',
    'Creator Community',
    'Professional Services',
  ]);
  const steps = page.getByRole('region', { name: 'Your first app is an afternoon away' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Choose Your Tool',
    'Learn the Basics',
    'Watch & Learn',
    'Build Your First App',
  ]);
  const reads = page.getByRole('region', { name: 'Good first reads' });
  await expect(reads.getByRole('heading', { level: 3 })).toHaveCount(3);
  const voices = page.getByRole('region', { name: 'Working with us, in their words' });
  await expect(voices.getByRole('figure')).toHaveCount(3);
  await expect(voices.getByText(/^Sample testimonials/)).toHaveCount(1);
});

test('the home page leads where its labels say', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [name, target] of [
    ['Start Learning Now', '/tips'],
    ['Watch Creators', '/creators'],
    ['AI tool comparison', '/resources'],
    ['Get Expert Help', '/contact'],
    ['Learning Resources', '/tips'],
    ['AI Development Tools', '/resources'],
    ['Creator Community', '/creators'],
    ['Professional Services', '/services'],
    ['View Resources', '/resources'],
    ['Start Learning', '/tips'],
    ['Meet Creators', '/creators'],
    ['Get Examples', '/examples'],
    ['Text VIBE to (612) 555-0142', 'sms:+16125550142?body=VIBE'],
  ] as const) {
    const links = await main.getByRole('link', { name, exact: true }).all();
    expect(links).not.toHaveLength(0);
    for (const link of links) await expect(link).toHaveAttribute('href', target);
  }
});
