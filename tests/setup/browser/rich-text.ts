import type { Locator } from '@playwright/test';

/** Delay after focus until ProseMirror overwrites the selection (prosemirror-view, focus). */
const selectionSettlesMs = 20;

/** Waits until the caret is stable: earlier keys would move it in vain. */
export async function clickInto(text: Locator): Promise<void> {
  await text.click();
  await text.evaluate(
    (_element, ms) => new Promise((done) => setTimeout(done, ms)),
    selectionSettlesMs + 1,
  );
}

interface PictureFile {
  name: string;
  base64: string;
}

interface Clipboard {
  html?: string;
  text?: string;
  pictures?: readonly PictureFile[];
}

/** Dispatches a paste event, because tests cannot choose the content of the real clipboard. */
export async function paste(rich: Locator, clipboard: Clipboard): Promise<void> {
  await bring(rich, 'paste', clipboard);
}

export async function drop(rich: Locator, pictures: readonly PictureFile[]): Promise<void> {
  await bring(rich, 'drop', { pictures });
}

async function bring(rich: Locator, how: 'paste' | 'drop', brought: Clipboard): Promise<void> {
  await rich.evaluate(
    (element, { how, html, text, pictures = [] }) => {
      const data = new DataTransfer();
      if (html !== undefined) data.setData('text/html', html);
      if (text !== undefined) data.setData('text/plain', text);
      for (const { name, base64 } of pictures) {
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      const passed = { bubbles: true, cancelable: true };
      const last = (element.lastElementChild ?? element).getBoundingClientRect();
      const place = { clientX: last.right - 2, clientY: last.bottom - 2 };
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...passed })
          : new DragEvent('drop', { dataTransfer: data, ...place, ...passed }),
      );
    },
    { how, ...brought },
  );
}
