/** What is used by touch. Other links, such as one that covers a whole card, count by their words. */
const used = 'button, input, select, textarea, summary, iframe, [role="tab"], a[data-variant]';

/** Kept free around it; what has round corners is met a little later than where it ends. */
const clearancePx = 4;

/** Across and down: close enough that no control or line of words fits in between. */
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

/** Whether an element that stands over the page covers something to read or to use there. */
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
        // What is longer than the screen holds what else is there, and would take long to read.
        (other.clientHeight < window.innerHeight && isOverWordsOf(other, place))),
  );
}
