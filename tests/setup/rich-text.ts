import type { Locator } from '@playwright/test';

/** So long after rich text was focused, ProseMirror puts its own selection in the place of another (prosemirror-view, focus). */
const selectionSettlesMs = 20;

/** Clicks into rich text and waits until its caret stays: a key that comes sooner, as no hand presses it, moves it in vain. */
export async function clickInto(text: Locator): Promise<void> {
  await text.click();
  await text.evaluate(
    (_element, ms) => new Promise((done) => setTimeout(done, ms)),
    selectionSettlesMs + 1,
  );
}
