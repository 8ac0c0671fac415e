import type { Locator, Page } from '@playwright/test';

/**
 * Works in a page and counts: each click, key or shortcut is one, and so is a text that is typed, pasted or dropped as a whole.
 * Waiting and looking are free.
 */
export function countedHands(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async click(what: Locator, options?: Parameters<Locator['click']>[0]) {
      count += 1;
      await what.click(options);
    },
    async press(...keys: string[]) {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key);
      }
    },
    /** Types into what has the focus. A date field takes its value at once. */
    async type(text: string) {
      count += 1;
      const field = page.locator('input:focus');
      const isDate =
        (await field.count()) > 0 && (await field.getAttribute('type')) === 'datetime-local';
      if (isDate) await field.fill(text);
      else await page.keyboard.type(text);
    },
    async choose(list: Locator, option: string) {
      // Opens the list, then takes the option.
      count += 2;
      await list.selectOption(option);
    },
    async once(act: () => Promise<unknown>) {
      count += 1;
      await act();
    },
  };
}

export type CountedHands = ReturnType<typeof countedHands>;
