import { expect, test } from '../../setup/browser/e2e.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/developers');
});

test('/developers invites to join the network', async ({ page }) => {
  await expect(page).toHaveTitle('For Developers | vibecode.land');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Meet clients who want what you do',
  );
  const card = page.getByRole('region', { name: 'Join the network' });
  await expect(card.getByText('Membership is free')).toBeVisible();
  await expect(card.getByText('Phone verification required')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Join Developer Network' })).toHaveAttribute(
    'href',
    '/developer-signup',
  );
  await expect(card.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('/developers explains the three steps, the benefits and the figures', async ({ page }) => {
  const steps = page.getByRole('region', { name: 'From signing up to your first project' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Step 1Sign Up/,
    /^Step 2Get Verified/,
    /^Step 3Start Working/,
  ]);
  await expect(steps.getByText('technical assessment and a portfolio review')).toBeVisible();

  const benefits = page.getByRole('region', { name: 'What we do between you and the client' });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    'Briefs worth reading',
    'Matched, not auctioned',
    'Budgets known up front',
    'Someone to ask',
  ]);

  const figures = page.getByRole('region', { name: 'The network today' });
  await expect(figures.getByRole('definition')).toHaveText(['500+', '$150k+', '95%', '24/7']);
});

test('/developers leads to its resources, the directory and the sign-up', async ({ page }) => {
  const resources = page.getByRole('region', { name: 'Sharpen your tools' });
  await expect(resources.getByRole('article')).toHaveCount(3);
  const links = [
    ['Tool comparison', '/resources'],
    ['Prompts and practices', '/tips'],
    ['Blog', '/blog'],
  ] as const;
  for (const [name, target] of links) {
    await expect(resources.getByRole('link', { name })).toHaveAttribute('href', target);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Explore the network' })).toHaveAttribute(
    'href',
    '/explore-developers',
  );
  const closing = page.getByRole('region', { name: 'Your next client is reading profiles' });
  await expect(closing.getByRole('link')).toHaveText(['Join Developer Network', 'Partner With Us']);
  await closing.getByRole('link', { name: 'Partner With Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('/developers shows a week in pieces of the product, marked as a sample', async ({ page }) => {
  const week = page.getByRole('region', { name: "A developer's week here" });
  await expect(week.getByRole('listitem')).toHaveText([
    /^Monday.*Waits for your answer.*Budget: \$5,000/,
    /^Wednesday.*You said yes.*A word with your answer/,
    /^Friday.*I choose Ines Carvalho.*You are chosen/,
  ]);
  await expect(week.getByText('The answer has 14 days.')).toBeVisible();
  await expect(week.getByText(/^A sample:/)).toBeVisible();
});

test('/developers says how long each step of the verification takes', async ({ page }) => {
  const way = page.getByRole('region', { name: 'From asking to the mark' });
  await expect(way.getByRole('listitem')).toHaveText([
    /You ask/,
    /mostly 7 days/,
    /after 90 days/,
    /for 2 years.*60 days before its end/,
  ]);
  await way.getByRole('link', { name: 'What each mark means' }).click();
  await expect(page).toHaveURL('/developers/verification');
});
