import type { Page } from '@playwright/test';

/** Names the neighbors in a row of buttons that stand below one another with unequal widths. */
export function unevenStacks(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    // Choices of one thing break like words.
    const isButton = (element: Element | null): element is Element =>
      element?.matches('.mantine-Button-root:not(nav *, fieldset *)') === true &&
      element.checkVisibility();
    return [...main.querySelectorAll('.mantine-Button-root')].filter(isButton).flatMap((button) => {
      const next = button.nextElementSibling;
      if (!isButton(next)) return [];
      const [upper, lower] = [button.getBoundingClientRect(), next.getBoundingClientRect()];
      const isStacked = lower.top >= upper.bottom;
      return isStacked && Math.abs(upper.width - lower.width) > 1
        ? [`${button.textContent} / ${next.textContent}`]
        : [];
    });
  });
}
