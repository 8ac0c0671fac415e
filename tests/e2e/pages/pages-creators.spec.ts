import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';

const platform = 'https://www.youtube-nocookie.com/**';

const tabs = [
  { name: 'Top Creators', address: '/creators', videos: 6 },
  { name: 'Live Demos', address: '/creators?tab=live-demos', videos: 6 },
  { name: 'Trending Videos', address: '/creators?tab=trending-videos', videos: 4 },
  { name: 'Rising Stars', address: '/creators?tab=rising-stars', videos: 0 },
  { name: 'Categories', address: '/creators?tab=categories', videos: 0 },
];

async function answerAsPlayer(page: Page): Promise<void> {
  await page.route(platform, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>player</title><script>
        addEventListener('message', () => parent.postMessage('{"event":"onReady"}', '*'));
      </script>`,
    }),
  );
}

test.describe('the creators page', () => {
  test('has five tabs in the address, each with its videos', async ({ page }) => {
    await page.goto('/creators');
    for (const { name, address, videos } of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
      await page.getByRole('tab', { name }).click();
      await expect(page).toHaveURL(address);
      const panel = page.getByRole('tabpanel', { name });
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('button', { name: /^Play the video / })).toHaveCount(videos);
    }
  });

  test('can be walked with the arrow keys', async ({ page }) => {
    await page.goto('/creators');
    await page.getByRole('tab', { name: 'Top Creators' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Categories' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Categories' })).toBeVisible();
  });

  test('shows six top creators with handle, audience, tier, specialty and channel', async ({
    page,
  }) => {
    await page.goto('/creators');
    const cards = page.getByRole('tabpanel').getByRole('article');
    await expect(cards).toHaveCount(6);
    const first = cards.filter({ hasText: '@Fireship' });
    await expect(first.getByRole('heading', { name: 'Fireship' })).toBeVisible();
    await expect(
      first.getByText('@Fireship · about 4.3 million subscribers, September 2026'),
    ).toBeVisible();
    await expect(first.getByText('Legendary')).toBeVisible();
    await expect(first.getByText('Developer news at high speed')).toBeVisible();
    const channel = first.getByRole('link', { name: 'Visit Channel' });
    await expect(channel).toHaveAttribute('href', 'https://www.youtube.com/@Fireship');
    await expect(channel).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Visit Channel' })).toHaveCount(6);
  });

  for (const { name, address, videos } of tabs.filter((tab) => tab.videos > 0)) {
    test(`draws a scene of its own for each video under ${name}, with its dated views, length and tools`, async ({
      page,
    }) => {
      await page.goto(address);
      const cards = page.getByRole('tabpanel').getByRole('article');
      // A `<use>` of a missing symbol has no size.
      await expect(async () => {
        const drawn = await cards
          .locator('use')
          .evaluateAll((all: SVGUseElement[]) =>
            all.filter((use) => use.getBBox().width > 100).map((use) => use.href.baseVal),
          );
        expect(new Set(drawn).size).toBe(videos);
      }).toPass();
      for (const card of await cards.all()) {
        await expect(
          card.getByText(/^(?:about|more than) [\d.,]+(?: million)?, .*202[56]$/),
        ).toBeVisible();
        await expect(card.getByText(/^(?:\d:)?\d{1,2}:\d\d$/).last()).toBeVisible();
        await expect(card.getByRole('term').filter({ hasText: 'Tools' })).toBeVisible();
      }
    });
  }

  test('says what the demos build, how long they are and with what', async ({ page }) => {
    await page.goto('/creators?tab=live-demos');
    const cards = page.getByRole('tabpanel').getByRole('article');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await expect(card.getByText('Build type:')).toBeAttached();
      await expect(card.getByRole('term').filter({ hasText: 'Duration' })).toBeVisible();
      await expect(card.getByRole('term').filter({ hasText: 'Tools' })).toBeVisible();
    }
  });

  test('shows four rising stars and four categories with featured creators', async ({ page }) => {
    await page.goto('/creators?tab=rising-stars');
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(page.getByText(/ · about \d+,000 followers, November 2025$/)).toHaveCount(4);
    await page.goto('/creators?tab=categories');
    const headings = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
    await expect(headings).toHaveText(['Educational', 'Research', 'Practical', 'Business']);
    await expect(page.getByRole('heading', { name: 'Featured creators' })).toHaveCount(4);
  });

  test('asks the video platform for nothing before a video is wanted', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/youtube|ytimg|google/.test(new URL(request.url()).hostname)) asked.push(request.url());
    });
    await answerAsPlayer(page);
    await page.goto('/creators');
    const title = "Cursor 2.0 is here... 5 things you didn't know it can do";
    const play = page.getByRole('button', { name: `Play the video “${title}”` });
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    const box = page.getByRole('article').filter({ hasText: '@Fireship' });
    const sizeOf = () =>
      box.evaluate((element) => [
        element.clientWidth,
        element.clientHeight,
        document.body.scrollHeight,
      ]);
    const before = await sizeOf();
    await play.click();
    await expect(page.getByTitle(title)).toHaveAttribute('data-phase', 'playing');
    await expect(page.getByTitle(title)).toBeFocused();
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/HIp8sFB2GGw/);
    expect(await sizeOf()).toEqual(before);
  });

  test('closes with the creator program and the tips', async ({ page }) => {
    await page.goto('/creators');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Join Creator Program' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.getByRole('link', { name: 'Start Learning' })).toHaveAttribute(
      'href',
      '/tips',
    );
  });

  test('has the anchor that its hero names', async ({ page }) => {
    await page.goto('/creators?tab=categories');
    await page.getByRole('link', { name: 'See the top creators' }).click();
    await expect(page).toHaveURL('/creators#top-creators');
    await expect(page.getByRole('tabpanel', { name: 'Top Creators' })).toBeInViewport();
  });
});

test.describe('while the video platform cannot be reached', () => {
  test.use({ expectedMessages: [/youtube-nocookie/] });

  test('leaves a plain link when a video cannot load', async ({ page }) => {
    await page.route(platform, (route) => route.abort());
    await page.goto('/creators?tab=trending-videos');
    const card = page.getByRole('article').filter({ hasText: '800+ hours' });
    await card.getByRole('button', { name: /^Play the video/ }).click();
    await expect(card.getByRole('alert')).toContainText(
      'The video cannot be shown here right now.',
    );
    await expect(card.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=Ffh9OeJ7yxw',
    );
    await expect(card.locator('iframe')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab is reachable and every video has a link', async ({ page }) => {
    await page.goto('/creators');
    for (const { name, address, videos } of tabs) {
      await page.getByRole('tab', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(videos);
    }
  });
});
