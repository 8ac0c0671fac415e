import {
  areaLink,
  createPost,
  expect,
  openDashboard,
  test,
} from '../../setup/steps/admin-steps.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

test('after signing in stand the specified heading, button and tabs', async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page.getByText('Manage your blog content and settings')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Post' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Blog Posts', 'Categories', 'AI Generator']);
});

test('each area is a link of the sidebar with a heading of its own', async ({ page }) => {
  await openDashboard(page);
  for (const [link, heading] of [
    ['Quotes', 'Quotes'],
    ['Reports', 'Reports'],
    ['House Style', 'House Style'],
  ] as const) {
    await areaLink(page, link).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(areaLink(page, link)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});

test('the day names what waits, and leads there', async ({ page }) => {
  const { lastName } = await sendRequest(page.request, 'A tide table for the marina.');
  await createPost(page.request, {
    ...{ title: 'Half a tide', slug: 'half-a-tide', isPublished: 'false' },
  });
  await openDashboard(page);
  await page.getByText('Manage your blog').getByRole('link', { name: 'Today' }).click();
  const answers = page.getByRole('region', { name: 'Answers that are due' });
  await expect(answers.getByRole('listitem').first()).toBeVisible();
  const drafts = page.getByRole('region', { name: 'Drafts of yours' });
  await expect(drafts.getByRole('listitem').first()).toBeVisible();
  const week = page.getByRole('region', { name: 'The last seven days' });
  await expect(week.getByRole('definition').first()).toHaveText(/\d/);
  await page.goto(`/admin?tab=inbox&q=${lastName}`);
  await expect(page.getByRole('link', { name: new RegExp(lastName) })).toBeVisible();
});

test('any post, area and request is three keys and some letters away', async ({ page }) => {
  const { lastName } = await sendRequest(page.request, 'A timetable for the ferry.');
  await createPost(page.request, {
    ...{ title: 'Gabion walls by hand', slug: 'gabion-walls' },
    content: '<p>A wall holds one xenolith.</p>',
  });
  await openDashboard(page);
  const find = async (typed: string, found: RegExp) => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Find in the admin area' });
    await dialog.getByRole('textbox').fill(typed);
    await expect(dialog.getByRole('button', { name: found })).toHaveAttribute(
      'data-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  await find('gabion', /^Gabion walls/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Blog Post' })).toBeVisible();
  await find('xenolith', /^Gabion walls/);
  const search = page.getByRole('search', { name: 'Find and replace in the content' });
  await expect(search.getByLabel('Find', { exact: true })).toHaveValue('xenolith');
  await expect(search.getByRole('status')).toHaveText('1 of 1');
  await find('retent', /^Retention/);
  await expect(page.getByRole('heading', { level: 1, name: 'Retention' })).toBeVisible();
  await find(lastName, new RegExp(lastName));
  await expect(page.getByRole('heading', { name: new RegExp(lastName) })).toBeVisible();
});

test('letters lead through the rows of a list, choose them and reach the search', async ({
  page,
}) => {
  for (const name of ['One', 'Two']) {
    await createPost(page.request, { title: `Keys ${name}`, slug: `keys-${name.toLowerCase()}` });
  }
  await openDashboard(page, '/admin?q=Keys');
  const two = page.getByRole('article', { name: 'Keys Two' });
  const one = page.getByRole('article', { name: 'Keys One' });
  await expect(one).toBeVisible();
  await page.keyboard.press('j');
  await expect(two.getByRole('link', { name: /^Edit/ })).toBeFocused();
  await page.keyboard.press('j');
  await expect(one.getByRole('link', { name: /^Edit/ })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(two.getByRole('checkbox')).toBeChecked();
  await expect(one.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeFocused();
  await page.keyboard.type('jx');
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('Keysjx');
});

test('letters lead through lists of other areas too', async ({ page }) => {
  await openDashboard(page, '/admin?tab=developers');
  const rows = page.getByRole('list', { name: 'Developers' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1).locator(':focus')).toHaveCount(1);
});

test('on a phone the first row of the list is on the first screen, and filters open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page);
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.3 });
  await expect(page.getByLabel('In category')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('In category')).toBeVisible();
  await page.getByRole('button', { name: 'Areas' }).click();
  await areaLink(page, 'Calls').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calls' })).toBeVisible();
});

test.describe('code that does not come', () => {
  test.use({ expectedMessages: [/dynamically imported module|ERR_FAILED/] });

  test('an area shows its heading at once, and says below it that its code did not come', async ({
    page,
  }) => {
    await openDashboard(page);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.abort();
    });
    await areaLink(page, 'House Style').click();
    await expect(heading).toHaveText('House Style');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached();
    letThrough();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(heading).toHaveText('House Style');
  });
});

test('a draft is scheduled by words and a time, taken back, and published by a letter', async ({
  page,
}) => {
  await createPost(page.request, {
    ...{ title: 'Pantiles on the barn', slug: 'pantiles', isPublished: 'false' },
  });
  await openDashboard(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find in the admin area' });
  await dialog.getByRole('textbox').fill('schedule pantiles tomorrow 9');
  await expect(dialog.locator('[data-selected]')).toContainText('Schedule: Pantiles on the barn');
  await page.keyboard.press('Enter');
  const news = page.getByRole('region', { name: '“Pantiles on the barn” is scheduled' });
  await news.getByRole('button', { name: 'Back to draft' }).click();
  await expect(news).toBeHidden();

  const card = page.getByRole('article', { name: 'Pantiles on the barn' });
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: /^Edit/ }).focus();
  await page.keyboard.press('p');
  await expect(
    page.getByRole('heading', { name: /“Pantiles on the barn”( is public)?$/ }),
  ).toBeVisible();
  await expect(card.getByText('Published', { exact: true }).first()).toBeVisible();
});

test('Shift+S offers times for the draft of a row, and p publishes it', async ({ page }) => {
  await createPost(page.request, {
    ...{ title: 'Upstands of lead', slug: 'upstands', isPublished: 'false' },
  });
  await openDashboard(page, '/admin?q=upstands');
  const card = page.getByRole('article', { name: 'Upstands of lead' });
  await card.getByRole('link', { name: /^Edit/ }).focus();
  const focusedMenu = page.locator('[role="menu"]:focus-within');
  await page.keyboard.press('Shift+S');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('p');
  await expect(focusedMenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();

  await page.keyboard.press('Shift+S');
  await expect(page.getByRole('menuitem', { name: /^Tomorrow morning/ })).toBeVisible();
  await expect(focusedMenu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '“Upstands of lead” is scheduled' })).toBeVisible();
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();

  await card.getByRole('link', { name: /^Edit/ }).focus();
  await page.keyboard.press('Shift+S');
  await page.keyboard.press('p');
  await expect(card.getByText('Published', { exact: true }).first()).toBeVisible();
});

test('neither letter acts while somebody types', async ({ page }) => {
  await createPost(page.request, {
    ...{ title: 'Grips and anchors', slug: 'grips', isPublished: 'false' },
  });
  await openDashboard(page, '/admin?q=gri');
  const card = page.getByRole('article', { name: 'Grips and anchors' });
  await expect(card).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('p');
  await page.keyboard.press('Shift+S');
  await expect(search).toHaveValue('gripS');

  await card.getByRole('button', { name: /^Details/ }).focus();
  await page.keyboard.press('Enter');
  const byline = page.getByRole('dialog').getByLabel('Byline');
  await byline.focus();
  await page.keyboard.press('p');
  await page.keyboard.press('Shift+S');
  await expect(byline).toHaveValue('pS');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await page.reload();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
});

test('a letter opens the request that waits longest, ready to answer it', async ({ page }) => {
  await sendRequest(page.request, 'A ledger for the lock keeper.');
  await openDashboard(page);
  await page.keyboard.press('n');
  await expect(page.getByLabel('Answer', { exact: true })).toBeFocused();
});
