/** Controls for touch. Other links, such as one that covers a card, count by their text. */
const used = 'button, input, select, textarea, summary, iframe, [role="tab"], a[data-variant]';

/** Margin around the element; rounded corners need a little more. */
const clearancePx = 4;

/** Sample points across and down, close enough to hit every control and line of text. */
const shares = [0, 0.25, 0.5, 0.75, 1];

function isOverWordsOf(element: Element, place: DOMRect): boolean {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    range.selectNode(text);
    const isUnder = [...range.getClientRects()].some(
      ({ top, right, bottom, left }) =>
        top < place.bottom && bottom > place.top && left < place.right && right > place.left,
    );
    if (isUnder) return true;
  }
  return false;
}

/** Tells if an element above the page covers text or a control. */
export function liesOverContent(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = new DOMRect(
    x - clearancePx,
    y - clearancePx,
    width + 2 * clearancePx,
    height + 2 * clearancePx,
  );
  const behind = new Set(
    shares.flatMap((across) =>
      shares.flatMap((down) =>
        document.elementsFromPoint(
          place.left + across * place.width,
          place.top + down * place.height,
        ),
      ),
    ),
  );
  return [...behind].some(
    (other) =>
      !element.contains(other) &&
      !other.contains(element) &&
      (other.matches(used) ||
        // Elements taller than the screen are skipped: they contain the others, and measuring them is slow.
        (other.clientHeight < window.innerHeight && isOverWordsOf(other, place))),
  );
}
