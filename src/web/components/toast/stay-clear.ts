/** Space that a toast leaves to what it makes way for. */
const gapPx = 8;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

function overlap(a: Box, b: Box): boolean {
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
}

/** A field or a button, and not a region that merely holds the focus. */
const control = 'a, button, input, select, textarea, [contenteditable="true"]';

/** Moves the area of notifications below what is in use, or above it, where it would cover that; else it stands in its own place. */
function settle(area: HTMLElement, last: Element | null): void {
  area.style.removeProperty('inset-block');
  const used = last?.closest(control);
  if (!used || area.contains(used)) return;
  const box = used.getBoundingClientRect();
  const own = area.getBoundingClientRect();
  if (!overlap(own, box)) return;
  const windowHeightPx = window.visualViewport?.height ?? window.innerHeight;
  const below = box.bottom + gapPx;
  const above = box.top - gapPx - own.height;
  const fitsBelow = below + own.height <= windowHeightPx;
  if (fitsBelow || above >= 0)
    area.style.setProperty('inset-block', `${fitsBelow ? below : above}px auto`);
}

/**
 * Keeps the area clear of the field or button in use, also of one that is gone to while it stands there. Answers what ends it.
 * `lastUsed` is what was focused or pressed last: a button that is disabled while its work is done has lost the focus.
 */
export function stayClear(area: HTMLElement, lastUsed: { current: Element | null }): () => void {
  const again = () => settle(area, lastUsed.current);
  again();
  document.addEventListener('focusin', again);
  return () => document.removeEventListener('focusin', again);
}
