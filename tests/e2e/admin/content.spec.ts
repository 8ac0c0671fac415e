import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { toast } from '../../setup/steps/admin-steps.ts';
import { openContent, publish } from '../../setup/steps/content-steps.ts';

test.use({ expectedMessages: [/status of 409/] });
test.afterEach(endPrograms);

const content = '/api/admin/content/estimate-rates';

test('the owner changes a price, which stands on the pages at once and can be taken back', async ({
  browser,
}) => {
  const { page, visitor, price, stop } = await openContent(browser);
  const range = visitor.getByRole('status').filter({ hasText: 'Your price range' });
  await visitor.goto('/services/websites');
  await expect(range).toContainText('$5,500 – $10,500');

  await expectToFit(page, [390, 1280]);
  await price.fill('');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('A number is needed')).toBeVisible();
  await price.fill('1600');
  const example = page.getByRole('listitem').filter({ hasText: 'A website, Our customers' });
  await expect(example).toContainText('$16,000');
  await expectNoViolations(page, [390, 1440]);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('1600');
  await publish(page);
  await expect(page.getByText(/Version by admin/)).toBeVisible();

  await visitor.reload();
  await expect(range).toContainText('$11,000 – $21,000');
  await visitor.goto('/about');
  // A page that is moved to within the site fetches its content.
  await visitor.getByRole('link', { name: 'All Services' }).first().click();
  await expect(range).toContainText('$11,000 – $21,000');

  await page.getByRole('button', { name: 'Take the values as delivered' }).click();
  await expect(price).toHaveValue('800');
  await publish(page);
  await visitor.reload();
  await expect(range).toContainText('$5,500 – $10,500');
  await page
    .getByRole('button', { name: /^Load into the form/ })
    .nth(1)
    .click();
  await expect(price).toHaveValue('1600');
  await stop();
});

test('a save over a version that somebody else made is refused, and theirs can be loaded', async ({
  browser,
}) => {
  const { page, price, stop } = await openContent(browser);
  await price.fill('900');
  const { value } = await (await page.request.get(content)).json();
  await page.request.put(content, { data: { value: { ...value, dollarsPerDay: 1_000 } } });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText(/Somebody else saved this meanwhile/)).toBeVisible();
  await expect(price).toHaveValue('900');
  // The draft is still based on the version before theirs.
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Somebody published a version since/)).toBeVisible();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText(/Somebody else saved this meanwhile/)).toBeVisible();
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(price).toHaveValue('1000');

  await price.fill('950');
  await page.request.put(content, { data: { value: { ...value, dollarsPerDay: 1_100 } } });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByRole('button', { name: 'Publish mine in its place' }).click();
  await expect(toast(page, 'Published').first()).toBeVisible();
  const published = await (await page.request.get(content)).json();
  expect(published.value.dollarsPerDay).toBe(950);
  await stop();
});

test('the list of all content is searched, and leads to each form', async ({ browser }) => {
  const { page, stop } = await openContent(browser);
  await page.getByRole('link', { name: 'All content' }).click();
  const kinds = page.getByRole('list', { name: 'Kinds of content' }).getByRole('listitem');
  await expect.poll(() => kinds.count()).toBeGreaterThan(30);
  await expectNoViolations(page, [390, 1440]);
  await page.getByLabel('Find by name or page').fill('gloss');
  await expect(kinds.filter({ hasText: 'Glossary' }).first()).toBeVisible();
  await page.getByLabel('Find by name or page').fill('no such kind');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByLabel('Find by name or page').fill('menus, banner');
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { name: 'Menus, banner and footer' })).toBeVisible();
  await stop();
});

test('entries of a list are added, moved by keys, removed and brought back', async ({
  browser,
}) => {
  const { page, visitor, stop } = await openContent(browser, 'navigation');
  const list = page.getByRole('list', { name: 'Links beside the menus' });
  const names = () => list.getByRole('button', { expanded: false }).filter({ hasText: /\w/ });
  await expect(names()).toHaveText(['About', 'Contact', 'For Developers']);
  await names().first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list.getByRole('button', { name: 'About', exact: true })).toBeFocused();
  await expect(names()).toHaveText(['Contact', 'About', 'For Developers']);

  await page.getByRole('button', { name: 'Add an entry: Links beside the menus' }).click();
  await list.getByLabel('Label').fill('Tips');
  await list.getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('An address begins with / or with https://')).toBeVisible();
  await list.getByLabel('Address').fill('/tips');

  await list.getByRole('button', { name: /^More for.*For Developers/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('“For Developers” is removed.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await list.getByRole('button', { name: 'For Developers' }).first().click();
  await publish(page);

  await visitor.goto('/about');
  const links = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.filter({ hasText: /^(Contact|About|For Developers|Tips)$/ })).toHaveText([
    ...['Contact', 'About', 'For Developers', 'Tips'],
  ]);
  await stop();
});

test('an app that the owner adds to the examples has its page at once', async ({ browser }) => {
  const { page, visitor, stop } = await openContent(browser, 'portfolio');
  await page.getByRole('button', { name: 'Add an entry: Projects' }).click();
  const words = {
    'End of its address (/examples/…)': 'tour-desk',
    Title: 'Tour Desk',
    'Words of the client': '“Guests wait in the wrong place.”',
    Description: 'Bookings of guided tours for a museum.',
    Result: 'Guests wait where the tour begins.',
    Image: '/illustrations/portfolio-stockroom.svg',
    'What the picture shows': 'A list of tours',
  };
  for (const [label, text] of Object.entries(words)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  const service = page.getByLabel('Page of the service');
  await expect(service).toHaveValue('');
  await service.selectOption('/services/apps');
  await publish(page);
  await visitor.goto('/examples');
  await visitor.getByRole('link', { name: 'Tour Desk', exact: true }).click();
  await expect(visitor).toHaveURL(/\/examples\/tour-desk$/);
  await expect(visitor.getByText('Guests wait where the tour begins.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'See Vibecoded Apps' })).toBeVisible();
  await stop();
});

test('the owner edits a page where it stands, sees it at once, and visitors after the save', async ({
  browser,
}) => {
  const { page, visitor, stop } = await openContent(browser);
  await visitor.goto('/');
  await expect(visitor.getByRole('button', { name: 'Edit this page' })).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('button', { name: 'Edit this page' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit this page' });
  await expect(drawer.getByLabel('Part of the page')).toHaveValue('home');

  // An outlined link does not lead away.
  await page.getByText('Get Expert Help').first().click();
  await expect(drawer.getByLabel('Label').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  const title = drawer.getByLabel('Title').first();
  await expect(title).toBeFocused();
  await title.fill('Turn a sentence into {brand}');
  await expect(heading).toHaveText('Turn a sentence into vibecode.land');
  await expect(drawer.getByText('Draft saved')).toBeVisible();
  await expectNoViolations(page, [1440]);

  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(heading).toHaveText('Turn a plain description into a working app');

  // The draft is there again, on the page too.
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await expect(heading).toHaveText('Turn a sentence into vibecode.land');
  await drawer.getByRole('button', { name: 'Discard the draft' }).click();
  await heading.click();
  await title.fill('Say it, have it');
  await publish(page);
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(heading).toHaveText('Say it, have it');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Say it, have it');
  await stop();
});

test('the page of a tool is edited where it stands, whichever kind holds its words', async ({
  browser,
}) => {
  const { page, visitor, stop } = await openContent(browser);
  await page.goto('/tools/zed');
  await page.getByRole('button', { name: 'Edit this page' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit this page' });
  const price = page.getByRole('main').locator('[data-editable]').filter({ hasText: 'without AI' });
  await price.click();
  await expect(drawer.getByLabel('Part of the page')).toHaveValue('tool-facts-editors');
  const text = drawer.getByRole('textbox', { name: 'Text' }).first();
  await expect(text).toBeFocused();
  await text.fill('A new price of $1 a month.');
  await publish(page);
  await expect(page.getByRole('main')).toContainText('A new price of $1 a month.');
  await visitor.goto('/tools/zed');
  await expect(visitor.getByRole('main')).toContainText('A new price of $1 a month.');
  await stop();
});

test('an app of the examples shows what is typed, on its card and on its page', async ({
  browser,
}) => {
  const { page, stop } = await openContent(browser);
  for (const path of ['/examples', '/examples/bakery-preorder']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Edit this page' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit this page' });
    const main = page.getByRole('main');
    await main.locator('[data-editable]').filter({ hasText: 'in place of a phone' }).click();
    await expect(drawer.getByLabel('Part of the page')).toHaveValue('portfolio');
    const result = drawer.getByLabel('Result').first();
    await expect(result).toBeFocused();
    await result.fill('One list, and a quiet phone.');
    await expect(main.getByText('One list, and a quiet phone.').first()).toBeVisible();
    await expect(drawer.getByText('Draft saved')).toBeVisible();
    await drawer.getByRole('button', { name: 'Discard the draft' }).click();
    await expect(main.getByText('in place of a phone full of messages').first()).toBeVisible();
  }
  await stop();
});

test('sections of a page are moved by keys and hidden, in the form and beside the page', async ({
  browser,
}) => {
  const { page, visitor, stop } = await openContent(browser, 'developers');
  const list = page.getByRole('list', { name: 'Sections of the page' });
  const switches = list.getByRole('switch');
  const first = 'Shown: From signing up to your first project';
  await expect(switches).toHaveCount(6);
  await list.getByRole('switch', { name: first }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(switches.nth(1)).toHaveAccessibleName(first);
  await expect(switches.nth(1)).toBeFocused();
  await expect(
    page.getByText('From signing up to your first project is at position 2 of 6.'),
  ).toBeAttached();
  await page.keyboard.press('Space');
  await expect(switches.nth(1)).not.toBeChecked();
  await list.getByRole('button', { name: /^More for.*Sharpen your tools/ }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expectNoViolations(page, [390, 1440]);
  await publish(page);

  const headings = (of: Page) => of.getByRole('main').getByRole('heading', { level: 2 });
  await visitor.goto('/developers');
  const usual = ['What we do between you and the client', 'Sharpen your tools'];
  await expect(headings(visitor)).toHaveText([
    ...['Join the network', "A developer's week here", 'From asking to the mark', ...usual],
    ...['The network today', 'Your next client is reading profiles'],
  ]);

  await page.goto('/resources');
  await page.getByRole('button', { name: 'Edit this page' }).click();
  const further = page.getByRole('switch', { name: 'Shown: The others we cover' });
  const tool = page.getByRole('main').getByRole('link', { name: /^CodeRabbit/ });
  await expect(tool).toBeVisible();
  await further.press('Space');
  await expect(tool).toHaveCount(0);
  await further.press('Space');
  await expect(tool).toBeVisible();
  await stop();
});

test('a changed figure stands on every page that names it', async ({ browser }) => {
  const { page, visitor, stop } = await openContent(browser, 'figures');
  await page.getByLabel('Example prompts {examplePrompts}').fill('345+');
  await publish(page);
  for (const path of ['/', '/tips']) {
    const html = await (await visitor.request.get(path)).text();
    expect(html, path).toContain('345+');
    expect(html, path).not.toContain('100+');
  }
  await stop();
});

test('another name of the site stands everywhere', async ({ browser }) => {
  const { page, visitor, stop } = await openContent(browser, 'identity');
  await page.getByLabel('Name of the site').fill('morning.studio');
  await publish(page);
  for (const path of [
    '/',
    '/about',
    '/services/apps',
    '/privacy',
    '/blog',
    '/rss.xml',
    '/llms.txt',
  ]) {
    const text = await (await visitor.request.get(path)).text();
    expect(text, path).toContain('morning.studio');
    expect(text, path).not.toContain('vibecode.land');
  }
  await stop();
});
