import { expect, test } from '../../setup/browser/e2e.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('/about introduces the founder', async ({ page }) => {
  await expect(page).toHaveTitle('About | vibecode.land');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'I build software by talking about it first',
  );
  await expect(page.getByText('Sample profile of a fictional person')).toBeVisible();
  await expect(page.getByRole('img', { name: 'the founder, who looks at you' })).toBeInViewport();
  await expect(page.getByText('Write to me as you would tell a friend.')).toBeInViewport();

  const counts = [
    ['Measure twice, build once', 4],
    ['Projects that mattered', 4],
    ['The long way here', 7],
  ] as const;
  for (const [name, count] of counts) {
    const section = page.getByRole('region', { name });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(count);
  }

  const photos = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.getByRole('img') });
  await expect(photos).toHaveCount(3);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo.getByRole('img')).toHaveJSProperty('complete', true);
    await expect(photo.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  }

  const testimonials = page.getByRole('region', { name: 'What working with Robin is like' });
  await expect(testimonials.getByRole('figure')).toHaveCount(3);
  await expect(testimonials.getByText(/^Sample testimonials/)).toHaveCount(1);
});

test('/about leads to contact, tips, the projects and the phone', async ({ page }) => {
  const main = page.getByRole('main');
  const internal = [
    ['Work with Robin', '/contact'],
    ['Learn the method', '/tips'],
    ['Write to me', '/contact#top'],
    ['Visit the developer network', '/explore-developers'],
    ['Start a conversation', '/contact'],
    ['Read the tips', '/tips'],
    ['Text VIBE to (612) 555-0142', 'sms:+16125550142?body=VIBE'],
  ] as const;
  for (const [name, target] of internal) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', target);
    await expect(link).not.toHaveAttribute('target', '_blank');
  }
  const external = [["See Robin's portfolio (sample address)", 'https://example.com/']] as const;
  for (const [name, target] of external) {
    const link = main.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', target);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(main.getByRole('link')).toHaveCount(internal.length + external.length);
});
