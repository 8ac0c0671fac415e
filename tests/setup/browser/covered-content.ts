import type { Locator } from '@playwright/test';

export function contentUnder(cover: Locator): Promise<string[]> {
  return cover.evaluate((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const place = element.getBoundingClientRect();
    const isCovered = ({ top, right, bottom, left }: DOMRect) =>
      top < place.bottom && bottom > place.top && left < place.right && right > place.left;
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder || element.contains(holder)) continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (holder.closest('.visually-hidden, header, [popover]')) continue;
      const range = document.createRange();
      range.selectNode(text);
      if ([...range.getClientRects()].some(isCovered)) covered.push(text.textContent.trim());
    }
    for (const control of document.querySelectorAll(
      'button, input, select, textarea, [role=tab]',
    )) {
      if (element.contains(control) || !control.checkVisibility({ visibilityProperty: true }))
        continue;
      if (isCovered(control.getBoundingClientRect())) covered.push(control.outerHTML.slice(0, 80));
    }
    return covered;
  });
}
