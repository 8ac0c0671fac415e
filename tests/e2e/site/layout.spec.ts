import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { decisiveWidthsPx, expectToFit, setWidth } from '../../setup/browser/widths.ts';

test('a long name without a space fits a small screen', async ({ page }) => {
  // A heading that changes before React takes the page over is an error of the page.
  await openHydrated(page, '/developer-profile/1');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('heading', { name }).evaluateAll((headings, shortName) => {
    for (const heading of headings) {
      heading.textContent = (heading.textContent ?? '').replace(
        shortName,
        'Wolfeschlegelsteinhausenbergerdorff',
      );
    }
  }, name);
  await expectToFit(page, decisiveWidthsPx);
});

test('a row that scrolls fades at the side where it goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resources');
  const row = page.getByRole('group', { name: 'Filter tools by category' }).locator('> div');
  await expect(row).toHaveAttribute('data-more', 'end');
  await row.evaluate((element) => element.scrollBy(100, 0));
  await expect(row).toHaveAttribute('data-more', 'start end');
  await row.getByRole('button').last().focus();
  await expect(row).toHaveAttribute('data-more', 'start');
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(row).not.toHaveAttribute('data-more');
});

test('a table that scrolls names the columns that are out of view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/blog/choose-an-ai-app-builder-in-one-afternoon');
  const table = page.getByRole('group', { name: 'Table' }).first();
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const line = page.getByText(/^Scroll for: /).first();
  await expect(line).toContainText(heads.at(-1) ?? 'a last column');
  await table.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  await expect(line).not.toContainText(heads.at(-1) ?? 'a last column');
});

test.describe('on paper', () => {
  test('an article is its words, without what stands around it on a screen', async ({ page }) => {
    await page.goto('/blog');
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Promotion' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Get Started!' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const grounds = await page.locator('body, [data-tone]').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((color) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(color)),
    );
    expect(grounds).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const name of ['Read next', 'Stuck on something like this?']) {
      await expect(page.getByRole('heading', { name })).toBeHidden();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('code and tables are whole, and links say where they lead', async ({ page }) => {
    await page.goto('/blog/accessible-by-default');
    await page.emulateMedia({ media: 'print' });
    await setWidth(page, 500);
    for (const name of ['Code', 'Table']) {
      await expect(page.getByRole('group', { name }).first()).toHaveCSS('overflow-x', 'visible');
    }
    await expect(page.getByRole('link', { name: /^Link to this section/ })).toHaveCount(0);
    // A term of the glossary is explained by its own words, not by its address.
    const link = page.getByRole('article').locator('a:not([href^="/glossary/"])').first();
    const address = await link.getAttribute('href');
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain(address);
  });

  test('a profile is the person and the work, with the addresses of the projects', async ({
    page,
  }) => {
    await page.goto('/developer-profile/1');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Network' })).toBeHidden();
    const project = page.getByRole('link', { name: /View Project/ }).first();
    const address = await project.getAttribute('href');
    expect(await project.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      address,
    );
  });

  test('nothing stands over the words of the glossary, and no term is cut in two', async ({
    page,
  }) => {
    await page.goto('/glossary');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeHidden();
    // Browsers print fixed elements on every page, over the content.
    const fixed = await page
      .locator('body *')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              element.checkVisibility() && getComputedStyle(element).position === 'fixed',
          )
          .map(({ outerHTML }) => outerHTML),
      );
    expect(fixed).toEqual([]);
    const terms = page.getByRole('main').getByRole('listitem');
    await expect(terms).not.toHaveCount(0);
    for (const part of ['heading', 'paragraph'] as const) {
      await expect(terms.first().getByRole(part).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    const cut = await terms.evaluateAll((items) =>
      items.filter((item) => getComputedStyle(item).breakInside !== 'avoid'),
    );
    expect(cut).toHaveLength(0);
  });
});
