import { expect, type Locator, type Page } from '@playwright/test';

const mostSteps = 150;

/** Goes on with the Tab key until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes there and types in the place of what stands there. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a button or a link and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
