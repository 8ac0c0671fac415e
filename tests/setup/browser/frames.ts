import type { Page } from '@playwright/test';

/** On a busy machine Chromium sometimes draws no frame until something else happens: then the page is at rest too. */
const longestFrameMs = 5_000;

/** By then, the effects of a resize or a color change have had their turn. */
export const afterTwoFrames = (page: Page) =>
  page.evaluate(
    (longestMs) =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, longestMs);
      }),
    longestFrameMs,
  );
