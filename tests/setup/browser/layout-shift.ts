import type { Page } from '@playwright/test';

/** Threshold for "good" on web.dev. */
export const goodLayoutShift = 0.1;
export const maxLayoutShift = goodLayoutShift / 5;

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
        // The observer never fires when nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
