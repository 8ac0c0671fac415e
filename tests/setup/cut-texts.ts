import type { Page } from '@playwright/test';

/** The words of a page's content of which a part stands outside the window, or outside a box that hides what is too large for it. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Edges {
      top: number;
      right: number;
      bottom: number;
      left: number;
    }
    /** Words for screen readers alone have a pixel or two, with the size of the text. */
    const hiddenPx = 4;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    /** Where the words in a box may stand; null where somebody scrolls to the rest, or where they are for screen readers alone. */
    const roomOf = (holder: Element): Edges | null => {
      const room = { top: -Infinity, right: innerWidth, bottom: Infinity, left: 0 };
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { top, right, bottom, left, width, height } = box.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) return null;
        if (hides(overflowX)) {
          if (width <= hiddenPx) return null;
          room.left = Math.max(room.left, left);
          room.right = Math.min(room.right, right);
        }
        if (hides(overflowY)) {
          if (height <= hiddenPx) return null;
          room.top = Math.max(room.top, top);
          room.bottom = Math.min(room.bottom, bottom);
        }
      }
      return room;
    };
    /** Letters leave room in their line. */
    const isIn = (line: DOMRect, room: Edges) =>
      line.left >= room.left - 1 &&
      line.right <= room.right + 1 &&
      line.top >= room.top - line.height / 4 &&
      line.bottom <= room.bottom + line.height / 4;

    const cut: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const room = roomOf(holder);
      const range = document.createRange();
      range.selectNodeContents(text);
      if (room && ![...range.getClientRects()].every((line) => isIn(line, room))) cut.push(words);
    }
    return cut;
  });
}
