/** Word exports list items as paragraphs with list id and level in this style. */
const listStyle = /mso-list:\s*l(\d+)\s+level(\d+)/;
const markerSpans = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

interface Point {
  element: HTMLElement;
  list: string;
  level: number;
  isOrdered: boolean;
}

/** List marker that Word adds, between two comments or in a marked span. */
function markerOf(element: HTMLElement): ChildNode[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    if (!/^\[if !supportLists\]/.test(walker.currentNode.nodeValue ?? '')) continue;
    const marker: ChildNode[] = [];
    let next = walker.currentNode.nextSibling;
    while (
      next &&
      !/^\[endif\]/.test(next.nodeType === Node.COMMENT_NODE ? (next.nodeValue ?? '') : '')
    ) {
      marker.push(next);
      next = next.nextSibling;
    }
    // Without an end comment everything would count as marker.
    if (next) return marker;
  }
  return [...element.querySelectorAll(markerSpans)];
}

function pointOf(element: Element | null): Point | null {
  if (!(element instanceof HTMLElement)) return null;
  const [, list = '', level] = listStyle.exec(element.getAttribute('style') ?? '') ?? [];
  if (level === undefined) return null;
  const marker = markerOf(element)
    .map(({ textContent }) => textContent ?? '')
    .join('');
  const isOrdered = /^[\s\u00A0]*[\da-z]{1,4}[.)]/i.test(marker);
  return { element, list, level: Number(level), isOrdered };
}

function pointsFrom(first: Point): Point[] {
  const points = [first];
  let next = pointOf(first.element.nextElementSibling);
  while (next && next.list === first.list) {
    points.push(next);
    next = pointOf(next.element.nextElementSibling);
  }
  return points;
}

export function listsOfWord(body: HTMLElement): void {
  for (;;) {
    const first = pointOf(body.querySelector('[style*="mso-list:l"], [style*="mso-list: l"]'));
    if (!first) return;
    build(pointsFrom(first));
  }
}

function build(points: Point[]): void {
  const open: { level: number; list: HTMLElement }[] = [];
  for (const { element, level, isOrdered } of points) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = document.createElement(isOrdered ? 'ol' : 'ul');
      const point = open.at(-1)?.list.lastElementChild;
      if (point) point.append(list);
      else if (open.length === 0 && element === points[0]?.element) element.before(list);
      else open.at(-1)?.list.append(list);
      open.push({ level, list });
    }
    for (const mark of markerOf(element)) mark.remove();
    const item = document.createElement('li');
    item.append(...element.childNodes);
    open.at(-1)?.list.append(item);
    element.remove();
  }
}
