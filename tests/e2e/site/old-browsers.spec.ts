import type { Page } from '@playwright/test';
import { lackingNames } from '../../../scripts/build/browser-baseline.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { type BrowserHands, mainFlows } from '../../setup/steps/main-flows.ts';

const { globals, methods } = lackingNames();

function makeOld({ globals, methods }: { globals: string[]; methods: string[] }) {
  const remove = (owner: unknown, name: string) => {
    if (owner) Reflect.deleteProperty(Object(owner), name);
  };
  for (const path of globals) {
    const [owner = '', name] = path.split('.');
    remove(name ? Reflect.get(globalThis, owner) : globalThis, name ?? owner);
  }
  for (const { prototype } of [Array, Map, Number, Object, Promise, RegExp, Set, String]) {
    for (const name of methods) remove(prototype, name);
  }
}

function handsOn(page: Page): BrowserHands {
  const named = (words: string) => {
    const name = new RegExp(`^${words}`);
    return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  };
  return {
    open: (path) => openHydrated(page, path),
    fill: (label, value) => page.getByRole('textbox', { name: label, exact: true }).fill(value),
    choose: async (label, option) => {
      await page.getByRole('combobox', { name: label }).selectOption(option);
    },
    press: (words) => named(words).click(),
    see: (words) => expect(page.getByText(words).first()).toBeVisible(),
    read: async (label) => (await page.getByLabel(label).textContent()) ?? '',
  };
}

for (const [title, flow] of Object.entries(mainFlows)) {
  test(`in a browser of the baseline ${title}`, async ({ page }) => {
    await page.addInitScript(makeOld, { globals: [...globals], methods: [...methods] });
    await page.goto('/');
    expect(await page.evaluate(() => 'canParse' in URL)).toBe(false);
    await flow(handsOn(page));
  });
}

test.describe('in a browser that is older than the baseline', () => {
  test.use({ expectedMessages: [/too old for the scripts of this page/] });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CompressionStream')),
  );

  test('no button waits for a script, and the admin area says what it lacks', async ({ page }) => {
    const refused = page.waitForEvent('pageerror');
    await page.goto('/');
    await refused;
    await expect(page.getByRole('button', { name: 'Search the site' })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Color scheme' })).toHaveCount(0);
    await page.goto('/services');
    await expect(page.getByRole('button', { name: 'Show the range' })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByText(/^The admin area needs JavaScript/)).toBeVisible();
  });

  test('a page stays what it is without scripts', async ({ page }) => {
    const refused = page.waitForEvent('pageerror');
    await page.goto('/contact');
    expect((await refused).message).toBe('This browser is too old for the scripts of this page.');
    const root = page.locator('#root');
    expect(await root.evaluate((element) => Object.keys(element))).toEqual([]);
    const { see, fill, choose, press } = handsOn(page);
    await fill('First Name', 'Ada');
    await fill('Last Name', 'Lovelace');
    await fill('Email', 'ada@example.com');
    await choose('Project Type', 'Web Application');
    await choose('Budget Range', '$15,000 - $50,000');
    await fill('Project Description', 'A booking site for guided walks.');
    await press('Send Message');
    await expect(page).toHaveURL(/[?&]sent=contact/);
    await see('Message sent successfully!');
  });
});
