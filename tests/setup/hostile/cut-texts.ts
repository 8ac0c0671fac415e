import type { Page } from '@playwright/test';

/** Returns content text that is partly outside the viewport or clipped by a box. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Edges {
      top: number;
      right: number;
      bottom: number;
      left: number;
    }
    /** Visually hidden text has a box of a pixel or two, but the font size of the text. */
    const hiddenPx = 4;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    /** Returns the area in which text is visible; null for scrollable and visually hidden boxes. */
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
    /** Tolerates overflow by a quarter of the line: letters do not fill its height. */
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
