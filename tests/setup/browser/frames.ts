import type { Page } from '@playwright/test';

/** By then, the effects of a resize or a color change have had their turn. */
export const afterTwoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
