import { expect, test } from '../../setup/browser/e2e.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/what-is-vibecoding');
});

test('/what-is-vibecoding defines the word and tells where it comes from', async ({ page }) => {
  await expect(page).toHaveTitle('What is Vibecoding? | vibecode.land');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Building software by saying what you want',
  );
  const definition = page.getByRole('region', { name: 'The short version' });
  await expect(definition.getByRole('term').first()).toHaveText('Vibecoding');
  await expect(definition.getByRole('definition')).toContainText('in plain language');

  const timeline = page.getByRole('region', { name: 'How we got here' });
  for (const period of ['2020-2021', '2022', '2023', '2024-Present']) {
    await expect(timeline.getByText(period, { exact: true })).toBeVisible();
  }
  await expect(timeline.getByRole('heading', { level: 3 })).toHaveCount(4);

  const coined = page.getByRole('region', { name: 'Who coined the term?' });
  await expect(coined.getByRole('blockquote')).toContainText('vibe coding');
  await expect(coined.getByRole('figure')).toContainText('Andrej Karpathy');
});

test('/what-is-vibecoding has four elements, four audiences and four phases', async ({ page }) => {
  const lists: Record<string, string[]> = {
    'Every session has the same shape': ['Intent', 'Conversation', 'Feedback', 'Judgment'],
    'Who can vibecode?': [
      'Complete beginners',
      'Business owners',
      'Designers and product people',
      'Developers',
    ],
    'It feels easy, then hard, then yours': [
      'It just made that?',
      'One more change',
      'Why did it break that?',
      'I know how to ask',
    ],
  };
  for (const [name, headings] of Object.entries(lists)) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(headings);
  }
  const journey = page.getByRole('region', { name: 'It feels easy, then hard, then yours' });
  await expect(journey.getByText('Phase 3: Friction')).toBeVisible();
});

test('/what-is-vibecoding leads to tips, tools and its sources', async ({ page }) => {
  const main = page.getByRole('main');
  const links = [
    ['Start with the tips', '/tips'],
    ['Compare the tools', '/resources'],
    [
      "Andrej Karpathy's post on X (opens in a new tab)",
      'https://x.com/karpathy/status/1886192184808149383',
    ],
    [
      "Simon Willison's article (opens in a new tab)",
      'https://simonwillison.net/2025/Mar/19/vibe-coding/',
    ],
    ['Get your first prompts', '/tips'],
    ['Choose a tool', '/resources'],
  ] as const;
  await expect(main.getByRole('link')).toHaveCount(links.length);
  for (const [name, target] of links) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  }
});
