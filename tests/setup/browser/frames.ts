import type { Page } from '@playwright/test';

/** Waits for the next frame but one: what follows a change of the window or of its colors has had its turn by then. */
export const afterTwoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
