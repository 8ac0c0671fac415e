/** What is used by touch. Other links, such as one that covers a whole card, count by their words. */
const used = 'button, input, select, textarea, summary, iframe, [role="tab"], a[data-variant]';

/** Corners, middles of the sides, and center. */
const shares = [0, 0.5, 1];

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
  const place = element.getBoundingClientRect();
  const behind = new Set(
    shares.flatMap((x) =>
      shares.flatMap((y) =>
        document.elementsFromPoint(place.left + x * place.width, place.top + y * place.height),
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
