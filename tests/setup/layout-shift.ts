import type { Page } from '@playwright/test';

/** What web.dev calls good. */
export const goodLayoutShift = 0.1;
/** What is asked of a page here. */
export const maxLayoutShift = goodLayoutShift / 5;

/** What moved by itself while the page loaded, as the sum of the layout shift scores. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts: (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[] =
            list.getEntries();
          resolve(
            shifts
              .filter((shift) => !shift.hadRecentInput)
              .reduce((sum, { value = 0 }) => sum + value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is silent where nothing moved at all.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
