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

interface Clipboard {
  html?: string;
  text?: string;
  /** A PNG as Base64. */
  picture?: string;
}

/** What a browser does on Ctrl+V; what is on its own clipboard no test may choose. */
export async function paste(rich: Locator, clipboard: Clipboard): Promise<void> {
  await rich.evaluate((element, { html, text, picture }) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    if (text !== undefined) clipboardData.setData('text/plain', text);
    if (picture !== undefined) {
      const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'screenshot.png', { type: 'image/png' }));
    }
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, clipboard);
}
