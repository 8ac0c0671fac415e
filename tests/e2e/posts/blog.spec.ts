import { expect, test } from '../../setup/browser/e2e.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';

/** Matches one post, whatever other tests publish at the same time. */
const listOfOnePost = '/blog?q=What+AI+app+building+really+costs';

test.describe('the blog', () => {
  test('shows posts with category, long date, read time and a link', async ({ page }) => {
    await page.goto(listOfOnePost);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card.getByText('5 min read')).toBeVisible();
    await expect(card.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
    const title = await card.getByRole('heading').innerText();
    const link = card.getByRole('link', { name: `Read More: ${title}`, exact: true });
    await expect(link).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
  });

  test('filters by category, explains the category and keeps it in the address', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(page.getByRole('button', { name: 'All Posts' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Code Quality' }).click();
    await expect(page).toHaveURL(/\/blog\?category=\d+$/);
    await expect(page.getByRole('button', { name: 'Code Quality' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const card of await page.getByRole('article').all()) {
      await expect(card.getByText('Code Quality')).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole('button', { name: 'All Posts' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('loads more posts behind the first twelve', async ({ page }) => {
    await page.goto('/blog');
    const posts = page.getByRole('article');
    const more = page.getByRole('link', { name: 'Load more posts' });
    await expect(posts).toHaveCount(12);
    await more.click();
    await expect(posts).not.toHaveCount(12);
    // The number of posts depends on other tests that run at the same time.
    while (await more.isVisible()) {
      const shown = await posts.count();
      await more.click();
      await expect(posts).not.toHaveCount(shown);
    }
  });

  test('keeps the loaded pages and the place through a reload and through another document', async ({
    page,
  }) => {
    await page.goto('/blog');
    const endOf = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    const endOfFirst = await endOf();
    await page.getByRole('link', { name: 'Load more posts' }).click();
    await expect(page).toHaveURL('/blog?pages=2');
    const open = await page.getByRole('article').count();
    const place = endOfFirst + 100;
    const twoLinesPx = 80;
    expect(await endOf()).toBeGreaterThan(place);
    await page.evaluate((top) => window.scrollTo(0, top), place);
    const expectSame = async () => {
      await expect(page.getByRole('article')).toHaveCount(open);
      // Other tests change posts at the same time. A title above may lose a line, and scroll anchoring follows.
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
        .toBeLessThan(twoLinesPx);
    };
    await page.reload();
    await expectSame();
    await page.goto('/healthz');
    await page.goBack();
    await expectSame();
  });

  test('shows six skeletons while posts load', async ({ page }) => {
    await page.goto('/about');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/blog.*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Explore' }).click();
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page.getByTestId('post-skeleton')).toHaveCount(6);
    await expect(page.getByTestId('category-skeleton')).toHaveCount(6);
    answer();
    await expect(page.getByRole('article')).toHaveCount(12);
  });

  test.describe('at the address of no category', () => {
    test.use({ expectedMessages: [/status of 404/] });

    test('is a 404 that says so', async ({ page }) => {
      expect((await page.goto('/blog?category=999'))?.status()).toBe(404);
      await expect(page.getByText('No posts found')).toBeVisible();
      await expect(page.getByText('No posts available in this category yet.')).toBeVisible();
    });
  });
});

test.describe('a post', () => {
  test('is readable from the list, has its own head and shares its address', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(listOfOnePost);
    const title = await page.getByRole('article').first().getByRole('heading').innerText();
    await page.getByRole('link', { name: 'Read More' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '));
    await expect(page).toHaveTitle(/\| vibecode\.land$/);
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    await expect(page.getByRole('link', { name: 'Get Expert Help' }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
    await hydrated(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('leads to its sections, back again, and says which one is being read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, '/blog/accessible-by-default');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link', { name: 'Mistakes AI tools make often' });
    const heading = page.getByRole('heading', { name: 'Mistakes AI tools make often' });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL(
      '/blog/accessible-by-default#section-mistakes-ai-tools-make-often',
    );
    await expect(heading).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
    await contents.getByRole('link', { name: 'Put this in the brief' }).click();
    await expect(heading).not.toBeInViewport();
    await page.goBack();
    await expect(heading).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents).toBeHidden();
  });

  test('gives each section an address, which the keyboard finds', async ({ page }) => {
    await openHydrated(page, '/blog/accessible-by-default');
    const link = page.getByRole('link', {
      name: 'Link to this section: The element does the work',
    });
    await expect(link).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#section-the-element-does-the-work$/);
    await expect(page.getByRole('heading', { name: 'The element does the work' })).toBeInViewport();
  });

  test('shows how far it has been read', async ({ page }) => {
    await openHydrated(page, '/blog/accessible-by-default');
    const widthOfBar = () =>
      page
        .locator('article > [aria-hidden="true"]')
        .first()
        .evaluate((bar) => bar.getBoundingClientRect().width);
    // The browser may still restore the last scroll position.
    const widthAtTop = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      return widthOfBar();
    };
    await expect.poll(widthAtTop).toBeLessThan(60);
    await page.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
    await expect.poll(widthOfBar).toBeGreaterThan(1000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await widthOfBar()).toBe(0);
  });

  test('copies its code and, at its end, its address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/blog/automate-the-boring-half-hour#section-never-twice');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const code = page.getByRole('group', { name: 'Code' }).first();
    await page.getByRole('button', { name: 'Copy: create table reminders (' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await clipboard()).toBe(await code.textContent());
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
    expect(await clipboard()).toBe(new URL('/blog/automate-the-boring-half-hour', page.url()).href);
  });

  test('offers three others to read next', async ({ page }) => {
    await openHydrated(page, '/blog/accessible-by-default');
    const next = page.getByRole('region', { name: 'Read next' });
    await expect(next.getByRole('link')).toHaveCount(3);
    const title = await next.getByRole('link').first().innerText();
    await next.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(next.getByRole('link', { name: title })).toHaveCount(0);
  });

  test('keeps tables and code within a small screen, where the keyboard scrolls them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/blog/what-ai-app-building-really-costs');
    await expectToFit(page);
    const table = page.getByRole('group', { name: 'Table' });
    await expect(table).toHaveAttribute('tabindex', '0');
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(table).toHaveAttribute('tabindex', '-1');
  });

  test('carries canonical address, social preview and structured data', async ({ request }) => {
    const [post] = await (await request.get('/api/blog/posts?limit=1')).json();
    const html = await (await request.get(`/blog/${post.slug}`)).text();
    expect(html).toContain(`rel="canonical" href="`);
    expect(html).toContain(`/blog/${post.slug}"`);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    expect(html).toContain('property="og:type" content="article"');
    expect(html).toContain('application/ld+json');
    expect(html).toContain('<h1');
  });
});

test.describe('a post that does not exist', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('is a 404 that says so', async ({ page }) => {
    const response = await page.goto('/blog/no-such-post');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list and post read completely', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('link', { name: 'Read More' }).first().click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goto('/blog/accessible-by-default');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'The element does the work' }).click();
    await expect(page.getByRole('heading', { name: 'The element does the work' })).toBeInViewport();
    await expect(page.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
    await expect(page.getByRole('button', { name: /^Copy:/ })).toHaveCount(0);
  });

  test('the next page of the list is a link', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Load more posts' }).click();
    await expect(page).toHaveURL(/cursor=\d+/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
